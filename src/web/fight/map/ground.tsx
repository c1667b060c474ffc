import type { Encounter } from '../state/seen.ts';
import { type Box, edgesOf, outlineOf, outlinesOf, SIZE, WIDTH } from './geometry.ts';

/** Two rows repeat: a pattern of one tile draws the lattice however far one sees. */
const TILE = { width: WIDTH, height: SIZE * 3 };
const lattice = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 2 },
  { q: 0, r: 2 },
]
  .map((hex) => outlineOf(hex))
  .join('');

type WallKind = Encounter['battlefield']['walls'][number]['kind'];

/** How what stands on an edge is drawn. */
const lines: Readonly<Record<WallKind, string>> = {
  WALL: '',
  CLOSED_DOOR: 'door',
  OPEN_DOOR: 'open door',
  SECRET_DOOR: 'secret door',
  LIGHT_WINDOW: 'window',
  MEDIUM_WINDOW: 'window',
  HEAVY_WINDOW: 'window',
};

interface Props {
  /** What is on the screen. */
  readonly box: Box;
  readonly battlefield: Encounter['battlefield'];
}

/** The lattice as far as it is on the screen, and what stands or drifts there. */
export function Ground({ box, battlefield: { obstacles, concealing, dark, walls } }: Props) {
  return (
    <>
      <defs>
        <pattern id="lattice" patternUnits="userSpaceOnUse" {...TILE}>
          <path className="lattice" d={lattice} />
        </pattern>
      </defs>
      {dark.length > 0 && <path className="dark" d={outlinesOf(dark)} />}
      <path className="smoke" d={outlinesOf(concealing.map(({ hex }) => hex))} />
      <rect {...box} fill="url(#lattice)" />
      <path className="rock" d={outlinesOf(obstacles, 1)} />
      {Object.entries(lines).map(([kind, className]) => (
        <path
          key={kind}
          className={`wall ${className}`}
          d={edgesOf(walls.filter((wall) => wall.kind === kind))}
        />
      ))}
    </>
  );
}
