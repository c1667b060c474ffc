import { useEffect, useRef, useState } from 'react';
import { applyTool, type MapTool } from '../attention/map-tool.ts';
import { type Box, type Hex, keyOf, outlinesOf, sameHex } from './geometry.ts';

interface Props {
  readonly tool: MapTool;
  /** What is on the screen. */
  readonly box: Box;
  readonly hexUnder: (x: number, y: number) => Hex;
}

/**
 * Lies over the map while something is in hand: a press is for that, and of what paints a drag, too. Any
 * other drag moves the map.
 */
export function ToolLayer({ tool, box, hexUnder }: Props) {
  const layer = useRef<SVGRectElement>(null);
  const [touched, setTouched] = useState<readonly Hex[]>([]);
  // The gestures of the map listen natively, so that what is to be kept from them is caught natively.
  const now = useRef({ tool, hexUnder });
  now.current = { tool, hexUnder };
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    let stroke: readonly Hex[] | null = null;
    const extend = ({ clientX, clientY }: PointerEvent): readonly Hex[] => {
      const hex = now.current.hexUnder(clientX, clientY);
      const before = stroke && now.current.tool.paints ? stroke : [];
      return before.some((one) => sameHex(one, hex)) ? before : [...before, hex];
    };
    const pressed = (event: PointerEvent): void => {
      if (!now.current.tool.paints) return;
      event.stopPropagation();
      element.setPointerCapture(event.pointerId);
      stroke = extend(event);
      setTouched(stroke);
    };
    const moved = (event: PointerEvent): void => {
      if (now.current.tool.paints) event.stopPropagation();
      const next = extend(event);
      if (stroke) stroke = next;
      setTouched(next);
    };
    const left = (): void => {
      stroke = null;
      setTouched([]);
    };
    const released = (event: PointerEvent): void => {
      if (now.current.tool.paints) event.stopPropagation();
      const hexes = stroke;
      left();
      if (hexes) applyTool(now.current.tool, hexes);
    };
    // None comes after a drag of the map.
    const clicked = (event: MouseEvent): void => {
      event.stopPropagation();
      const { tool: held, hexUnder: hexAt } = now.current;
      if (!held.paints) applyTool(held, [hexAt(event.clientX, event.clientY)]);
    };
    const listeners = {
      pointerdown: pressed,
      pointermove: moved,
      pointerup: released,
      pointercancel: left,
      pointerleave: left,
      click: clicked,
    } as unknown as Readonly<Record<string, EventListener>>;
    for (const [type, listener] of Object.entries(listeners))
      element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        element.removeEventListener(type, listener);
    };
  }, []);
  return (
    <>
      {touched.length > 0 && (
        <path key={touched.map(keyOf).join()} className="picked" d={outlinesOf(touched, 2)} />
      )}
      <rect
        ref={layer}
        {...box}
        fill="transparent"
        style={{ touchAction: 'none', cursor: 'crosshair' }}
      />
    </>
  );
}
