/** How far it is: from who acts to what is pointed at, and along a ruler. */
import { type RefObject, useEffect, useState } from 'react';
import { hexesInWords } from '../../../scene/bearing.ts';
import {
  type Box,
  centreOf,
  distance,
  type Hex,
  outlineOf,
  sameHex,
  SIZE,
} from '../../../scene/geometry.ts';
import { LayerRect } from './layer-rect.tsx';

interface LineProps {
  readonly from: Hex;
  readonly to: Hex;
}

function Line({ from, to }: LineProps) {
  const [a, b] = [centreOf(from), centreOf(to)];
  return (
    <g className="measure">
      <path className="line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <circle cx={a.x} cy={a.y} r={4} />
      <path className="goal" d={outlineOf(to, 2)} />
      <text x={b.x} y={b.y - SIZE * 0.9}>
        {hexesInWords(distance(from, to))}
      </text>
    </g>
  );
}

interface PointerProps {
  readonly view: RefObject<HTMLElement | null>;
  readonly hexUnder: (x: number, y: number) => Hex;
  /** From where it is measured; nothing is without it. */
  readonly from: Hex | null;
}

/** The hex under a mouse, and how far it is. */
export function PointedHex({ view, hexUnder, from }: PointerProps) {
  const [hex, setHex] = useState<Hex | null>(null);
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const moved = ({ pointerType, buttons, clientX, clientY }: PointerEvent): void => {
      // A finger rests on nothing, and a drag has marks of its own.
      const next = pointerType === 'mouse' && buttons === 0 ? hexUnder(clientX, clientY) : null;
      setHex((before) => (before && next && sameHex(before, next) ? before : next));
    };
    const left = (): void => {
      setHex(null);
    };
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerdown', left);
    element.addEventListener('pointerleave', left);
    return () => {
      element.removeEventListener('pointermove', moved);
      element.removeEventListener('pointerdown', left);
      element.removeEventListener('pointerleave', left);
    };
  }, [view, hexUnder]);
  if (!hex) return null;
  const { x, y } = centreOf(hex);
  const far = from ? distance(from, hex) : 0;
  return (
    <g className="pointed">
      <path d={outlineOf(hex, 2)} />
      {far > 0 && (
        <text x={x} y={y + SIZE * 0.82}>
          {far}
        </text>
      )}
    </g>
  );
}

interface RulerProps {
  readonly box: Box;
  readonly hexUnder: (x: number, y: number) => Hex;
}

/** Measures by a drag; the last line stays until the next one. */
export function Ruler({ box, hexUnder }: RulerProps) {
  const [line, setLine] = useState<LineProps | null>(null);
  return (
    <>
      {line && <Line {...line} />}
      <LayerRect
        box={box}
        onPress={({ clientX, clientY }) => {
          const hex = hexUnder(clientX, clientY);
          setLine({ from: hex, to: hex });
        }}
        onDrag={({ clientX, clientY }) => {
          const to = hexUnder(clientX, clientY);
          setLine((before) => before && { ...before, to });
        }}
      />
    </>
  );
}
