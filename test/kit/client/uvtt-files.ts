/** Universal VTT files of the documented shape, made as programs that draw maps make them. */
import type { UvttFile, UvttPoint, UvttPortal } from '../../../src/client/uvtt.ts';
import { Random } from '../engine/random.ts';

type Walls = readonly (readonly UvttPoint[])[];

const LIGHT = {
  position: { x: 3.5, y: 2.25 },
  range: 6,
  intensity: 1,
  color: 'ffeccd8b',
  shadows: true,
};

/** The bytes of a picture, of which only the first ones mean something. */
export function pictureOf(bytes: number): string {
  const picture = Buffer.alloc(bytes, 7);
  picture.write('\x89PNG\r\n\x1A\n', 'latin1');
  return picture.toString('base64');
}

export const fileOf = (parts: Partial<UvttFile> = {}, size = { x: 30, y: 20 }): UvttFile => ({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: size, pixels_per_grid: 70 },
  line_of_sight: [],
  objects_line_of_sight: [],
  portals: [],
  environment: { baked_lighting: true, ambient_light: 'ffffffff' },
  lights: [],
  image: pictureOf(3000),
  ...parts,
});

export const portal = (from: UvttPoint, to: UvttPoint, closed = true): UvttPortal => ({
  position: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
  bounds: [from, to],
  rotation: Math.atan2(to.y - from.y, to.x - from.x),
  closed,
  freestanding: false,
});

/** A closed line around a point without a right angle, `steps` points of a radius that wanders. */
export function caveWall(
  middle: UvttPoint,
  radius: number,
  steps: number,
  seed: number,
): readonly UvttPoint[] {
  const random = new Random(seed);
  const waves = Array.from({ length: 6 }, (_, i) => ({
    height: (random.next() - 0.5) * (0.5 / (i + 1)),
    turn: random.next() * 2 * Math.PI,
  }));
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps;
    const wave = waves.reduce(
      (sum, { height, turn }, n) => sum + height * Math.sin((n + 2) * angle + turn),
      0,
    );
    const off = radius * (1 + wave) + random.next() / 10;
    return { x: middle.x + off * Math.cos(angle), y: middle.y + off * Math.sin(angle) };
  });
  return [...points, ...points.slice(0, 1)];
}

/** A cave of 600 short walls around two pillars. */
export const cave = (): UvttFile =>
  fileOf(
    {
      line_of_sight: [
        caveWall({ x: 20, y: 20 }, 14, 600, 1),
        caveWall({ x: 17, y: 18 }, 2, 40, 2),
        caveWall({ x: 24, y: 22 }, 1.5, 40, 3),
      ],
      lights: [LIGHT],
    },
    { x: 40, y: 40 },
  );

export const HOUSE = { columns: 8, rows: 5, width: 6, height: 5 };

/** A house of 40 rooms: each has a door to the next one and to the one below, in a gap of the wall. */
export function house(): UvttFile {
  const { columns, rows, width, height } = HOUSE;
  const walls: UvttPoint[][] = [];
  const portals: UvttPortal[] = [];
  /** A wall with a door in its middle, one square wide. */
  const withDoor = (from: UvttPoint, to: UvttPoint): void => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const at = (along: number): UvttPoint => ({
      x: from.x + ((to.x - from.x) * along) / length,
      y: from.y + ((to.y - from.y) * along) / length,
    });
    const [a, b] = [at(length / 2 - 0.5), at(length / 2 + 0.5)];
    walls.push([from, a], [b, to]);
    portals.push(portal(a, b, portals.length % 3 > 0));
  };
  const [right, bottom] = [1 + columns * width, 1 + rows * height];
  walls.push([
    { x: 1, y: 1 },
    { x: right, y: 1 },
    { x: right, y: bottom },
    { x: 1, y: bottom },
    { x: 1, y: 1 },
  ]);
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [x, y] = [1 + column * width, 1 + row * height];
      if (column > 0) withDoor({ x, y }, { x, y: y + height });
      if (row > 0) withDoor({ x, y }, { x: x + width, y });
    }
  return fileOf({ line_of_sight: walls, portals }, { x: right + 1, y: bottom + 1 });
}

/** 100 x 100 squares with `count` walls, some of them objects, not all along the grid. */
export function wide(count: number): UvttFile {
  const random = new Random(4);
  const walls: Walls = Array.from({ length: count }, () => {
    const from = { x: 2 + random.int(0, 95), y: 2 + random.int(0, 95) };
    const [dx, dy] = random.pick([
      [1, 0],
      [0, 1],
      [1.3, 0.7],
      [-0.6, 1.1],
    ] as const);
    return [from, { x: from.x + dx, y: from.y + dy }];
  });
  const split = Math.floor(count * 0.8);
  return fileOf(
    { line_of_sight: walls.slice(0, split), objects_line_of_sight: walls.slice(split) },
    { x: 100, y: 100 },
  );
}

/** One room, and a picture of 10 MB. */
export const withLargePicture = (): UvttFile =>
  fileOf({
    line_of_sight: [caveWall({ x: 10, y: 10 }, 6, 12, 5)],
    image: pictureOf(10 * 1024 * 1024),
  });

export const withoutWalls = (): UvttFile => fileOf({ lights: [LIGHT, LIGHT] });

/** A million walls, as text. */
export function millionWalls(): string {
  const wall = '[{"x":1.5,"y":2},{"x":2,"y":2}]';
  const lines = Array.from({ length: 1_000_000 }, () => wall).join(',');
  return JSON.stringify(fileOf()).replace('"line_of_sight":[]', () => `"line_of_sight":[${lines}]`);
}
