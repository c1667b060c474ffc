import { useEffect, useRef, useState } from 'react';
import type { Box, Point } from '../../../scene/geometry.ts';
import { applyTool, isBrush, type MapTool, spotAt } from '../attention/map-tool.ts';
import { begun, extended, finish, type Stroke, StrokeMark } from './stroke.tsx';

interface Props {
  readonly tool: MapTool;
  /** What is drawn. */
  readonly box: Box;
  readonly pointUnder: (x: number, y: number) => Point;
}

/**
 * Lies over the map while something is in hand: a press is for that, and a drag of a brush, too. Any other
 * drag moves the map.
 */
export function ToolLayer({ tool, box, pointUnder }: Props) {
  const layer = useRef<SVGRectElement>(null);
  const [shown, show] = useState<Stroke | null>(null);
  // The gestures of the map listen natively, so that what is to be kept from them is caught natively.
  const now = useRef({ tool, pointUnder });
  now.current = { tool, pointUnder };
  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    let stroke: Stroke | null = null;
    const pointOf = ({ clientX, clientY }: MouseEvent): Point =>
      now.current.pointUnder(clientX, clientY);
    const pressed = (event: PointerEvent): void => {
      if (!isBrush(now.current.tool)) return;
      event.stopPropagation();
      element.setPointerCapture(event.pointerId);
      stroke = begun(now.current.tool, pointOf(event));
      show(stroke);
    };
    const moved = (event: PointerEvent): void => {
      if (isBrush(now.current.tool)) event.stopPropagation();
      if (stroke) stroke = extended(stroke, pointOf(event));
      show(stroke ?? begun(now.current.tool, pointOf(event)));
    };
    const left = (): void => {
      stroke = null;
      show(null);
    };
    const released = (event: PointerEvent): void => {
      if (isBrush(now.current.tool)) event.stopPropagation();
      const done = stroke;
      left();
      if (done) finish(now.current.tool, done);
    };
    // None comes after a drag of the map.
    const clicked = (event: MouseEvent): void => {
      event.stopPropagation();
      const { tool: held } = now.current;
      if (!isBrush(held)) applyTool(held, spotAt(pointOf(event)));
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
      {tool.kind === 'POINT' && <StrokeMark stroke={{ kind: 'POINTS', points: tool.marks }} />}
      {shown && <StrokeMark stroke={shown} />}
      <rect
        ref={layer}
        {...box}
        fill="transparent"
        style={{ touchAction: 'none', cursor: 'crosshair' }}
      />
    </>
  );
}
