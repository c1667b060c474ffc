import { useMemo } from 'react';
import { type Edge, endsOf, outlineOf } from '../../../../scene/geometry.ts';
import { groundOf } from '../../../../scene/ground.ts';
import { Fields, Labels, Walls } from '../../map/ground.tsx';
import { type Battlefield, type Brush, built, painted } from './brushes.ts';

const EMPTY: Battlefield = {
  background: null,
  obstacles: [],
  concealing: [],
  dark: [],
  water: [],
  features: [],
  walls: [],
  labels: [],
};
const HEX = { q: 0, r: 0 };
const EDGE: Edge = { hex: HEX, side: 'E' };
const [TOP] = endsOf(EDGE);
const boxes = {
  HEXES: '-34 -34 68 68',
  // The middle of the edge is the middle of the swatch.
  EDGES: `${TOP.x - 19} -19 38 38`,
} as const;

/** What a brush paints, as the map would draw it. */
export function Swatch({ brush }: { readonly brush: Brush }) {
  const { fields, walls, labels } = useMemo(
    () =>
      groundOf(
        brush.on === 'HEXES'
          ? painted(EMPTY, brush.ground, [HEX])
          : built(EMPTY, brush.wall, [EDGE]),
      ),
    [brush],
  );
  return (
    <svg className="swatch ground" viewBox={boxes[brush.on]} aria-hidden>
      <rect className="soil" x={-100} y={-100} width={200} height={200} />
      <rect className="coarse" x={-100} y={-100} width={200} height={200} fill="url(#coarse)" />
      <path className="lattice" d={outlineOf(HEX)} />
      <Fields fields={fields} />
      <Walls walls={walls} />
      <Labels labels={labels} />
    </svg>
  );
}
