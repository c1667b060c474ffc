/** From a battlefield to a Universal VTT file, which `readUvtt` reads as the same battlefield. */
import type { UvttBattlefield, UvttWall } from './battlefield.ts';
import type { UvttFile, UvttLight, UvttPoint, UvttPortal } from './file.ts';
import {
  type Corner,
  edgeBetween,
  type EdgeNumber,
  endsOf,
  type Hex,
  pointOf,
  RADIUS,
  ringOf,
} from './lattice.ts';
import type { UvttPicture } from './read.ts';
import { middleOf } from './reading.ts';

/** What of a map is no battlefield; the value of `readUvtt` will do. */
export interface UvttExport {
  readonly hexesPerSquare?: number;
  readonly pixelsPerSquare?: number;
  /** Without one the file has none, and reaches around all that is on the battlefield. */
  readonly picture?: UvttPicture | null;
  /** In squares. */
  readonly lights?: readonly UvttLight[];
}

export function writeUvtt(battlefield: UvttBattlefield, map: UvttExport = {}): UvttFile {
  const { hexesPerSquare = 1, pixelsPerSquare = 100, picture = null, lights = [] } = map;
  const {
    walls,
    obstacles = [],
    concealing = [],
    dark = [],
    features = [],
    water = [],
    labels = [],
  } = battlefield;
  const hexes = [
    ...obstacles,
    ...[...concealing, ...features].map(({ hex }) => hex),
    ...dark,
    ...water,
    ...labels.flatMap((label) => label.hexes),
  ];
  const square = (point: { readonly x: number; readonly y: number }): UvttPoint => ({
    x: rounded((point.x + 1 / 2) / hexesPerSquare),
    y: rounded((point.y + RADIUS) / hexesPerSquare),
  });
  const lines = (all: readonly (readonly [Corner, Corner])[]) =>
    trails(all).map((trail) => trail.map((corner) => square(pointOf(corner))));
  const plain = walls.filter(({ kind }) => kind === 'WALL');
  const points = [...walls.map(({ hex }) => hex), ...hexes].flatMap((hex) =>
    ringOf(hex).map((corner) => square(pointOf(corner))),
  );
  return {
    format: 0.3,
    resolution: {
      ...(picture
        ? {
            map_origin: square(picture.corner),
            map_size: {
              x: rounded(picture.width / hexesPerSquare),
              y: rounded(picture.height / hexesPerSquare),
            },
          }
        : around(points)),
      pixels_per_grid: pixelsPerSquare,
    },
    line_of_sight: lines(plain.map(endsOf)),
    objects_line_of_sight: lines(outlines(obstacles)),
    portals: walls
      .filter(({ kind }) => kind !== 'WALL')
      .map((wall) => {
        const [from, to] = endsOf(wall);
        return portal(wall, [square(pointOf(from)), square(pointOf(to))]);
      }),
    environment: { baked_lighting: true, ambient_light: 'ffffffff' },
    lights,
    image: picture?.base64 ?? '',
    sixbeat: {
      hexesPerSquare,
      terrain: {
        obstacles: [...obstacles],
        concealing: [...concealing],
        dark: [...dark],
        features: [...features],
        water: [...water],
        labels: [...labels],
      },
    },
  };
}

/** A millionth of a square is far less than what separates two corners. */
const rounded = (number: number): number => Math.round(number * 1e6) / 1e6;

/** Other programs see through a portal that is not closed: so does one through an open door, and a window. */
const portal = ({ kind }: UvttWall, bounds: readonly [UvttPoint, UvttPoint]): UvttPortal => ({
  position: middleOf(bounds),
  bounds,
  rotation: rounded(Math.atan2(bounds[1].y - bounds[0].y, bounds[1].x - bounds[0].x)),
  closed: kind === 'CLOSED_DOOR' || kind === 'SECRET_DOOR',
  freestanding: false,
  ...(kind !== 'CLOSED_DOOR' && kind !== 'OPEN_DOOR' && { sixbeat: { kind } }),
});

/** The whole squares around all points: one at least. */
function around(
  points: readonly UvttPoint[],
): Pick<UvttFile['resolution'], 'map_origin' | 'map_size'> {
  let [left, top, right, bottom] =
    points.length > 0 ? [Infinity, Infinity, -Infinity, -Infinity] : [0, 0, 1, 1];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, Math.floor(x)), Math.max(right, Math.ceil(x))];
    [top, bottom] = [Math.min(top, Math.floor(y)), Math.max(bottom, Math.ceil(y))];
  }
  return { map_origin: { x: left, y: top }, map_size: { x: right - left, y: bottom - top } };
}

/** The edges between an obstacle and what is none. */
function outlines(obstacles: readonly Hex[]): readonly (readonly [Corner, Corner])[] {
  const found = new Map<EdgeNumber, readonly [Corner, Corner] | null>();
  for (const hex of new Map(obstacles.map((one) => [`${one.q},${one.r}`, one])).values()) {
    const ring = ringOf(hex);
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length] ?? from;
      const edge = edgeBetween(from, to);
      found.set(edge, found.has(edge) ? null : [from, to]);
    }
  }
  return [...found.values()].filter((ends) => ends !== null);
}

/** Lines that go along each edge once: from ends and forks first, then what is left, which are rings. */
function trails(edges: readonly (readonly [Corner, Corner])[]): readonly (readonly Corner[])[] {
  const next = new Map<Corner, Set<Corner>>();
  for (const [a, b] of edges) {
    next.set(a, (next.get(a) ?? new Set()).add(b));
    next.set(b, (next.get(b) ?? new Set()).add(a));
  }
  const corners = [...next.keys()];
  const forks = new Set(corners.filter((corner) => next.get(corner)?.size !== 2));
  const found: (readonly Corner[])[] = [];
  for (const start of [...forks, ...corners])
    for (const first of [...(next.get(start) ?? [])]) {
      if (next.get(start)?.has(first)) found.push(trail(start, first, next, forks));
    }
  return found;
}

/** Goes on until it meets a fork or an end, or is back; what it has gone along is taken away. */
function trail(
  start: Corner,
  first: Corner,
  next: ReadonlyMap<Corner, Set<Corner>>,
  forks: ReadonlySet<Corner>,
): readonly Corner[] {
  const corners = [start];
  let from = start;
  for (let at: Corner | undefined = first; at !== undefined;) {
    corners.push(at);
    next.get(from)?.delete(at);
    next.get(at)?.delete(from);
    from = at;
    [at] = forks.has(at) ? [] : [...(next.get(at) ?? [])];
  }
  return corners;
}
