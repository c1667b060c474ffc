/** Universal VTT files, as programs that draw maps write them, and as this package does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScreenDocument, SetBattlefieldDocument } from '../../src/client/index.ts';
import {
  type Hex,
  type Point,
  readUvtt,
  type Side,
  UVTT_LIMITS,
  type UvttFile,
  type UvttMap,
  type UvttOptions,
  type UvttWall,
  writeUvtt,
} from '../../src/client/uvtt.ts';
import { MAX_WALLS } from '../../src/engine/core/schema/battlefield.ts';
import { add, directions, hexKey, MAP_EDGE, neighbours } from '../../src/engine/grid/hex.ts';
import {
  cave,
  caveWall,
  fileOf,
  house,
  HOUSE,
  millionWalls,
  pictureOf,
  portal,
  wide,
  withLargePicture,
  withoutWalls,
} from '../kit/client/uvtt-files.ts';
import { Random } from '../kit/engine/random.ts';
import { startApi } from '../kit/graphql/api.ts';

/** What comes of a file, which is read as text. */
function mapOf(file: UvttFile, options?: UvttOptions): UvttMap {
  const result = readUvtt(JSON.stringify(file), options);
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

function problemOf(file: unknown, options?: UvttOptions): string {
  const result = readUvtt(file, options);
  return result.ok ? '' : result.problem;
}

const STEPS: Readonly<Record<Side, number>> = { E: 0, NE: 1, NW: 2 };
const beyond = ({ hex, side }: UvttWall): Hex => add(hex, directions[STEPS[side]]!);
const pair = (a: Hex, b: Hex): string => [hexKey(a), hexKey(b)].sort().join(' ');

/** Where the centre of a hex lies in a file, in squares. */
const centreOf = ({ q, r }: Hex, hexesPerSquare = 1): Point => ({
  x: (q + r / 2 + 1 / 2) / hexesPerSquare,
  y: ((r * Math.sqrt(3)) / 2 + 1 / Math.sqrt(3)) / hexesPerSquare,
});

/** The hex whose centre is nearest, by trying all around. */
function hexAt(point: Point): Hex {
  const r = Math.round((point.y - 1 / Math.sqrt(3)) / (Math.sqrt(3) / 2));
  const q = Math.round(point.x - 1 / 2 - r / 2);
  const off = (hex: Hex): number =>
    Math.hypot(centreOf(hex).x - point.x, centreOf(hex).y - point.y);
  return [{ q, r }, ...neighbours({ q, r })].sort((a, b) => off(a) - off(b))[0]!;
}

/** All hexes within 60 of the start to which a way leads that crosses none of these. */
function reached(start: Hex, walls: readonly UvttWall[]): ReadonlySet<string> {
  const barred = new Set(walls.map((wall) => pair(wall.hex, beyond(wall))));
  const found = new Set([hexKey(start)]);
  const open = [start];
  for (let hex = open.pop(); hex; hex = open.pop())
    for (const next of neighbours(hex)) {
      const [q, r] = [next.q - start.q, next.r - start.r];
      const isFar = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 60;
      if (isFar || found.has(hexKey(next)) || barred.has(pair(hex, next))) continue;
      found.add(hexKey(next));
      open.push(next);
    }
  return found;
}

const isDoor = ({ kind }: UvttWall): boolean => kind.endsWith('_DOOR');

/** The ends of a wall in a file, by the two centres beside it: each is as far from both as they are long. */
function endsOf(wall: UvttWall): readonly [Point, Point] {
  const [a, b] = [centreOf(wall.hex), centreOf(beyond(wall))];
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const [dx, dy] = [(b.y - a.y) / Math.sqrt(12), (a.x - b.x) / Math.sqrt(12)];
  return [
    { x: mx + dx, y: my + dy },
    { x: mx - dx, y: my - dy },
  ];
}

function distanceTo(point: Point, [from, to]: readonly Point[]): number {
  const [dx, dy] = [to!.x - from!.x, to!.y - from!.y];
  const along = ((point.x - from!.x) * dx + (point.y - from!.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from!.x - at * dx, point.y - from!.y - at * dy);
}

const cornerKey = ({ x, y }: Point): string => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`;

/** The corners of these, by how many of their edges meet there. */
function corners(walls: readonly UvttWall[]): Readonly<Record<1 | 2 | 3, readonly Point[]>> {
  const all = Map.groupBy(walls.flatMap(endsOf), cornerKey);
  const where = (count: number): readonly Point[] =>
    [...all.values()].flatMap((same) => (same.length === count ? same.slice(0, 1) : []));
  return { 1: where(1), 2: where(2), 3: where(3) };
}

describe('a wall', () => {
  it('along an edge is that edge', () => {
    for (const side of ['E', 'NE', 'NW'] as const) {
      const wall = { hex: { q: 3, r: 5 }, side, kind: 'WALL' } as const;
      const map = mapOf(fileOf({ line_of_sight: [endsOf(wall)] }));
      expect(map.walls).toEqual([wall]);
      expect(map.snapped.max).toBeLessThan(1e-6);
    }
  });

  const point = fc.record({
    x: fc.double({ min: 0, max: 25, noNaN: true }),
    y: fc.double({ min: 0, max: 25, noNaN: true }),
  });

  it('becomes a chain of edges from end to end, nowhere farther from it than a hex is wide', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const { walls, snapped } = mapOf(fileOf({ line_of_sight: [[from, to]] }));
        const { moved, edges } = snapped.walls[0]!;
        expect(edges).toBe(walls.length);
        expect(moved).toBeLessThan(0.72);
        for (const end of walls.flatMap(endsOf))
          expect(distanceTo(end, [from, to])).toBeLessThanOrEqual(moved + 1e-6);
        // A chain without a gap or a fork.
        const { 1: loose, 2: inner, 3: forks } = corners(walls);
        const count = walls.length;
        expect([loose.length, inner.length, forks.length]).toEqual(
          count > 0 ? [2, count - 1, 0] : [0, 0, 0],
        );
        for (let part = 0; part <= 1 && walls.length > 0; part += 0.05) {
          const at = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
          const off = walls.map((wall) => distanceTo(at, endsOf(wall)));
          expect(Math.min(...off)).toBeLessThan(0.72);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is the same whichever way it is drawn, also in parts, and twice is once', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const once = mapOf(fileOf({ line_of_sight: [[from, to]] })).walls;
        expect(mapOf(fileOf({ line_of_sight: [[to, from]] })).walls).toEqual(once);
        const twice = mapOf(
          fileOf({ line_of_sight: [[from, to]], objects_line_of_sight: [[to, from]] }),
        );
        expect(twice.walls).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  it('that is closed keeps in what is inside, with a bend at every foot', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 8, max: 400 }),
        fc.integer({ min: 4, max: 9 }),
        (seed, steps, radius) => {
          const middle = { x: 15, y: 15 };
          const line = caveWall(middle, radius, steps, seed);
          const { walls } = mapOf(fileOf({ line_of_sight: [line] }));
          const inside = reached(hexAt(middle), walls);
          expect(inside.size).toBeLessThan(1500);
          expect(inside.size).toBeGreaterThan(radius * radius * 0.8);
          // Hardly a stub leads away from the wall.
          expect(corners(walls)[1].length).toBeLessThan(2);
        },
      ),
      { numRuns: 150 },
    );
  });

  /** Around (15, 15), turned by an angle. */
  const turned = (angle: number, points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => ({
      x: 15 + x * Math.cos(angle) - y * Math.sin(angle),
      y: 15 + x * Math.sin(angle) + y * Math.cos(angle),
    }));
  const angle = fc.double({ min: 0, max: 6.3, noNaN: true });
  /** A foot at most, by which walls in files miss each other. */
  const gap = fc.double({ min: 0, max: 0.17, noNaN: true });

  it('that ends on another, or a little short of it, still meets it', () => {
    const along = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(angle, along, along, gap, (by, top, bottom, short) => {
        const room = turned(by, [
          [-9, -9],
          [9, -9],
          [9, 9],
          [-9, 9],
          [-9, -9],
        ]);
        const across = turned(by, [
          [top, short - 9],
          [bottom, 9 - short],
        ]);
        const { walls } = mapOf(fileOf({ line_of_sight: [across, room] }));
        const [west, east] = turned(by, [
          [-7.5, 0],
          [7.5, 0],
        ]).map(hexAt);
        const half = reached(west!, walls);
        expect(half.has(hexKey(east!))).toBe(false);
        expect(half.size).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  it('and the next one meet where their ends nearly do', () => {
    fc.assert(
      fc.property(angle, gap, gap, (by, x, y) => {
        const walls = [
          turned(by, [
            [9 - x, -9],
            [-9, -9 + y],
            [-9, 9 - x],
          ]),
          turned(by, [
            [-9 + x, 9],
            [9, 9 - y],
            [9 - x, -9 + y],
          ]),
        ];
        const map = mapOf(fileOf({ line_of_sight: walls }));
        expect(reached({ q: 7, r: 17 }, map.walls).size).toBeLessThan(600);
      }),
      { numRuns: 300 },
    );
  });

  it('and the one that goes on behind a small gap are one', () => {
    const end = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(angle, end, gap, (by, x, short) => {
        const walls = [
          turned(by, [
            [-9, 0],
            [x, 0],
          ]),
          turned(by, [
            [x + short, 0],
            [9, 0],
          ]),
        ];
        const found = corners(mapOf(fileOf({ line_of_sight: walls })).walls);
        expect([found[1].length, found[3].length]).toEqual([2, 0]);
      }),
      { numRuns: 300 },
    );
  });

  it('that ends at a bend of another meets it', () => {
    const width = fc.double({ min: 3, max: 7, noNaN: true });
    fc.assert(
      fc.property(angle, width, gap, (by, wide, short) => {
        const spokes = [-1, 1].map((way) =>
          turned(by, [
            [0, way * (6 + short)],
            [0, way * 11],
          ]),
        );
        const rings = [
          turned(by, [
            [-11, -11],
            [11, -11],
            [11, 11],
            [-11, 11],
            [-11, -11],
          ]),
          turned(by, [
            [0, -6],
            [wide, 0],
            [0, 6],
            [-wide, 0],
            [0, -6],
          ]),
        ];
        const { walls } = mapOf(fileOf({ line_of_sight: [...rings, ...spokes] }));
        const [west, east] = turned(by, [
          [-9, 0],
          [9, 0],
        ]).map(hexAt);
        const half = reached(west!, walls);
        expect(half.has(hexKey(east!))).toBe(false);
        expect(half.size).toBeLessThan(500);
      }),
      { numRuns: 100 },
    );
  });

  it('that is closed has few stubs at its bends, also where it begins', () => {
    const counts = Array.from({ length: 200 }, (_, i) => {
      const square = turned(i / 32, [
        [-5, -5],
        [5, -5],
        [5, 5],
        [-5, 5],
      ]);
      const line = [...square.slice(i % 4), ...square.slice(0, (i % 4) + 1)];
      return corners(mapOf(fileOf({ line_of_sight: [line] })).walls)[1].length;
    });
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThan(40);
  });

  it('around something thin keeps its length', () => {
    for (let i = 0; i < 100; i++) {
      const thin = turned(i / 16, [
        [0, 0],
        [3, 0],
        [3, 0.1],
        [0, 0.1],
        [0, 0],
      ]);
      const { walls } = mapOf(fileOf({ objects_line_of_sight: [thin] }));
      expect(walls.length).toBeGreaterThan(3);
      expect(walls.length).toBeLessThan(10);
    }
  });

  it('with two faces is mostly one', () => {
    let [faces, single] = [0, 0];
    for (let i = 0; i < 300; i++) {
      const [front, back] = [0, 0.3].map((y) =>
        turned(i / 48, [
          [-9, y],
          [9, y],
        ]),
      );
      single += mapOf(fileOf({ line_of_sight: [front!] })).walls.length;
      faces += mapOf(fileOf({ line_of_sight: [front!, back!] })).walls.length;
    }
    expect(faces / single).toBeLessThan(1.3);
  });

  it('that is too short for an edge is left out, and the map says so', () => {
    const pillar = [8, 8.1, 8.1, 8, 8].map((x, i) => ({ x, y: [8, 8, 8.1, 8.1, 8][i]! }));
    const { walls, snapped } = mapOf(fileOf({ objects_line_of_sight: [pillar, []] }));
    expect(walls).toEqual([]);
    expect(snapped.walls.map(({ edges }) => edges)).toEqual([0, 0]);
  });
});

describe('a portal', () => {
  const line = [1, 9].map((x) => ({ x, y: 4.3 }));

  it('is a door in a gap of a wall, and in a wall without one: open or closed as the file says', () => {
    const [a, b] = [
      { x: 4.6, y: 4.3 },
      { x: 5.6, y: 4.3 },
    ];
    const gaps = [
      [line[0]!, a],
      [b, line[1]!],
    ];
    for (const closed of [true, false])
      for (const walls of [
        gaps,
        [line],
        [[...line].reverse()],
        [[line[0]!, { x: 5, y: 4.3 }, line[1]!]],
      ]) {
        const map = mapOf(fileOf({ line_of_sight: walls, portals: [portal(a, b, closed)] }));
        const doors = map.walls.filter(isDoor);
        expect(doors.map(({ kind }) => kind)).toEqual([closed ? 'CLOSED_DOOR' : 'OPEN_DOOR']);
        expect(map.snapped.doors).toMatchObject([{ edges: 1 }]);
        expect(map.snapped.doors[0]!.moved).toBeLessThan(0.6);
        // The wall is whole.
        expect(corners(map.walls)[1]).toHaveLength(2);
        expect(corners(map.walls)[3]).toEqual([]);
      }
  });

  it('has an edge for each hex width, and one however narrow it is', () => {
    const doorsOf = (width: number): number =>
      mapOf(fileOf({ portals: [portal({ x: 4, y: 4 }, { x: 4 + width, y: 4 })] }), {
        hexesPerSquare: 1,
      }).walls.filter(isDoor).length;
    expect([0, 0.1, 0.5, 1, 1.4, 2, 3].map(doorsOf)).toEqual([1, 1, 1, 1, 1, 2, 3]);
  });

  it('of half a square says that a square has two hexes', () => {
    const narrow = portal({ x: 4, y: 4 }, { x: 4.5, y: 4 });
    const wideOne = portal({ x: 4, y: 4 }, { x: 5, y: 4 });
    const proposed = (...portals: UvttFile['portals']) => mapOf(fileOf({ portals })).hexesPerSquare;
    expect([
      proposed(),
      proposed(wideOne),
      proposed(narrow),
      proposed(wideOne, narrow, narrow),
    ]).toEqual([1, 1, 2, 2]);
    expect(mapOf(fileOf({ portals: [narrow] }), { hexesPerSquare: 3 }).hexesPerSquare).toBe(3);
  });
});

describe('a cave without right angles', () => {
  it('is one room, with pillars that nothing enters', () => {
    const map = mapOf(cave());
    expect(map.walls.every(({ kind }) => kind === 'WALL')).toBe(true);
    expect(map.snapped.walls).toHaveLength(3);
    expect(map.snapped.max).toBeLessThan(0.8);
    const room = reached(hexAt({ x: 20, y: 26 }), map.walls);
    expect(room.size).toBeGreaterThan(300);
    expect(room.size).toBeLessThan(1000);
    expect(room.has(hexKey(hexAt({ x: 17, y: 18 })))).toBe(false);
    expect(room.has(hexKey(hexAt({ x: 24, y: 22 })))).toBe(false);
  });

  it('keeps its lights, and uses none; what is no light is left out', () => {
    expect(mapOf(cave()).lights).toEqual(cave().lights);
    const lights = [...cave().lights, null, { range: 3 }] as UvttFile['lights'];
    expect(mapOf({ ...cave(), lights }).lights).toEqual(cave().lights);
  });
});

describe('a house of 40 rooms', () => {
  const { columns, rows, width, height } = HOUSE;
  const rooms = Array.from({ length: columns * rows }, (_, i) =>
    hexAt({
      x: 1 + ((i % columns) + 0.5) * width,
      y: 1 + (Math.floor(i / columns) + 0.5) * height,
    }),
  );

  it.each([1, 2])(
    'has them apart behind its doors, with %i hexes to a square',
    (hexesPerSquare) => {
      const { walls, snapped } = mapOf(house(), { hexesPerSquare });
      const middle = (i: number): Hex =>
        hexAt({
          x: (1 + ((i % columns) + 0.5) * width) * hexesPerSquare,
          y: (1 + (Math.floor(i / columns) + 0.5) * height) * hexesPerSquare,
        });
      const seen = new Set<string>();
      for (let i = 0; i < rooms.length; i++) {
        const room = reached(middle(i), walls);
        expect(room.size).toBeLessThan(60 * hexesPerSquare ** 2);
        expect(seen.has(hexKey(middle(i)))).toBe(false);
        for (const hex of room) seen.add(hex);
      }
      expect(snapped.max).toBeLessThan(0.72);
    },
  );

  it('has few stubs, though its walls and doors meet only nearly', () => {
    const random = new Random(6);
    const off = (value: number): number => value + (random.next() - 0.5) / 5;
    const counts = Array.from({ length: 20 }, () => {
      const drawn = house();
      const crooked = drawn.line_of_sight.map((line) =>
        line.map(({ x, y }) => ({ x: off(x), y: off(y) })),
      );
      const { walls } = mapOf({ ...drawn, line_of_sight: crooked });
      expect(reached(rooms[9]!, walls).size).toBeLessThan(60);
      return corners(walls)[1].length;
    });
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThan(40);
  });

  it('is one with its doors open', () => {
    const { walls } = mapOf(house());
    expect(walls.filter(isDoor)).toHaveLength(67);
    expect(walls.filter(({ kind }) => kind === 'OPEN_DOOR')).toHaveLength(23);
    const all = reached(
      rooms[0]!,
      walls.filter((wall) => !isDoor(wall)),
    );
    expect(rooms.every((room) => all.has(hexKey(room)))).toBe(true);
    expect(all.size).toBeLessThan(2000);
  });
});

describe('the other files', () => {
  it('of 100 x 100 squares with 5,000 walls takes less than two seconds', () => {
    const text = JSON.stringify(wide(5000));
    const before = process.cpuUsage();
    const result = readUvtt(text);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
    expect(result).toMatchObject({
      ok: true,
      value: {
        notes: ['The map has 10,226 walls; a battlefield takes 5,000.'],
        size: { width: 100, height: 100 },
      },
    });
  });

  it('with a picture of 10 MB has its walls, and says that the picture is too large', () => {
    const { picture, walls, notes } = mapOf(withLargePicture());
    expect(walls.length).toBeGreaterThan(40);
    expect(picture).toMatchObject({ mediaType: 'image/png', bytes: 10 * 1024 * 1024 });
    expect(notes).toEqual(['The picture has 10,485,760 bytes; the service takes 2,000,000.']);
    expect(readUvtt(withLargePicture(), { fitsPicture: true })).toMatchObject({
      value: { notes: [] },
    });
  });

  it('without walls has its picture', () => {
    const { picture, walls, snapped } = mapOf(withoutWalls());
    expect([walls, snapped]).toEqual([[], { max: 0, mean: 0, walls: [], doors: [] }]);
    expect(picture).toEqual({
      mediaType: 'image/png',
      base64: pictureOf(3000),
      bytes: 3000,
      corner: { x: -0.5, y: -1 / Math.sqrt(3) },
      width: 30,
      height: 20,
    });
  });

  it('with a million walls is refused', () => {
    expect(problemOf(millionWalls())).toBe('The file has 1,000,000 walls; the maximum is 50,000.');
  });

  it('that was cropped has its picture where its walls are', () => {
    const line = [
      { x: 14, y: 13 },
      { x: 16, y: 13 },
    ];
    const { resolution } = fileOf();
    const cropped = fileOf({
      line_of_sight: [line],
      resolution: { ...resolution, map_origin: { x: 12, y: 11 } },
    });
    const [whole, part] = [mapOf(fileOf({ line_of_sight: [line] })), mapOf(cropped)];
    expect(part.walls).toEqual(whole.walls);
    expect(part.picture!.corner.x - whole.picture!.corner.x).toBeCloseTo(12);
    expect(part.picture!.corner.y - whole.picture!.corner.y).toBeCloseTo(11);
  });
});

describe('a picture', () => {
  const typeOf = (bytes: string): string | null | undefined =>
    mapOf(fileOf({ image: Buffer.from(bytes, 'latin1').toString('base64') })).picture?.mediaType;

  it('is known by its content', () => {
    expect(typeOf('\x89PNG\r\n\x1A\n....')).toBe('image/png');
    expect(typeOf('\xFF\xD8\xFF\xE0........')).toBe('image/jpeg');
    expect(typeOf('RIFF\x24\0\0\0WEBPVP8 ')).toBe('image/webp');
    expect(typeOf('\0\0\0\x20ftypavif....')).toBe('image/avif');
    for (const other of ['<svg xmlns="...', 'GIF89a......', 'RIFF....WAVE', 'x'])
      expect(typeOf(other)).toBe(null);
  });

  it('may be a data URL; what is no base64 is left out', () => {
    const base64 = pictureOf(100);
    expect(mapOf(fileOf({ image: `data:image/png;base64,${base64}` })).picture).toMatchObject({
      base64,
      bytes: 100,
    });
    const { picture, notes } = mapOf(fileOf({ image: 'no picture' }));
    expect([picture, notes]).toEqual([null, ['The picture is left out: it is not base64.']]);
    expect(mapOf(fileOf({ image: '' }))).toMatchObject({ picture: null, notes: [] });
  });
});

describe('what is no such file', () => {
  it.each<readonly [unknown, string]>([
    ['PK\x03\x04', 'The file is not JSON: a Universal VTT file ends in .dd2vtt, .df2vtt or .uvtt.'],
    ['[]', 'The file has to be an object.'],
    [{}, '`resolution` has to be an object.'],
    [
      ' '.repeat(UVTT_LIMITS.characters + 1),
      'The file has 64,000,001 characters; the maximum is 64,000,000.',
    ],
    [{ resolution: { map_size: { x: 1, y: 0 } } }, '`map_size` has to be from 0.01 to 1,000,000.'],
    [{ ...fileOf(), line_of_sight: {} }, '`line_of_sight` has to be a list.'],
    [
      { ...fileOf(), line_of_sight: [[], [{ x: 1, y: NaN }]] },
      'Entry 1 of Entry 2 of `line_of_sight` has to be from -1,000,000 to 1,000,000.',
    ],
    [
      { ...fileOf(), portals: [{ bounds: [{ x: 1, y: 1 }] }] },
      '`bounds` of Entry 1 of `portals` has to have two points.',
    ],
    [
      fileOf({
        line_of_sight: [
          [
            { x: 0, y: 0 },
            { x: 1200, y: 0 },
          ],
        ],
      }),
      'A wall or door lies beyond the map of 1,000 hexes to each side: take fewer hexes per square.',
    ],
    [
      fileOf({
        line_of_sight: [Array.from({ length: 101 }, (_, i) => ({ x: (i % 2) * 600, y: 0 }))],
      }),
      'The walls are 60,000 hexes long together; the maximum is 50,000.',
    ],
  ])('%# is refused with a sentence', (file, problem) => {
    expect(problemOf(file)).toBe(problem);
  });

  it('nor a number of hexes that cannot be', () => {
    for (const hexesPerSquare of [0, -1, 11, NaN, Infinity])
      expect(problemOf(fileOf(), { hexesPerSquare })).toBe(
        '`hexesPerSquare` has to be from 0.1 to 10.',
      );
  });

  it('is read in a bounded time, whatever is in it', () => {
    const line = Array.from({ length: 15_000 }, (_, i) => ({
      x: 20 + (i % 2),
      y: 10 + (i % 3) / 2,
    }));
    const doors = Array.from({ length: UVTT_LIMITS.portals }, (_, i) =>
      portal({ x: 20 + Math.sin(i), y: 10 }, { x: 20.5 + Math.sin(2 * i), y: 10 + Math.cos(i) }),
    );
    const before = process.cpuUsage();
    expect(mapOf(fileOf({ line_of_sight: [line], portals: doors })).walls.length).toBeLessThan(100);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  });

  it('is never a fault of ours, whatever stands in it', () => {
    const keys = Object.keys(fileOf()) as (keyof UvttFile)[];
    fc.assert(
      fc.property(fc.constantFrom(...keys, 'sixbeat' as const), fc.jsonValue(), (key, value) => {
        expect(readUvtt({ ...fileOf(), [key]: value }).ok).toBeTypeOf('boolean');
        const inside = {
          ...fileOf(),
          sixbeat: { hexesPerSquare: 1, terrain: { [key]: value, obstacles: value } },
        };
        expect(readUvtt(inside).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a battlefield', () => {
  const hex = fc.record({
    q: fc.integer({ min: -40, max: 40 }),
    r: fc.integer({ min: -40, max: 40 }),
  });
  const near = fc.record({
    q: fc.integer({ min: -3, max: 3 }),
    r: fc.integer({ min: -3, max: 3 }),
  });
  const kind = fc.constantFrom(
    ...([
      'WALL',
      'WALL',
      'WALL',
      'CLOSED_DOOR',
      'OPEN_DOOR',
      'SECRET_DOOR',
      'LIGHT_WINDOW',
      'MEDIUM_WINDOW',
      'HEAVY_WINDOW',
    ] as const),
  );
  const wall = fc.record({
    hex: fc.oneof(near, hex),
    side: fc.constantFrom('E', 'NE', 'NW'),
    kind,
  });
  const hexes = fc.uniqueArray(fc.oneof(near, hex), { selector: hexKey, maxLength: 20 });
  const battlefield = fc.record({
    walls: fc.uniqueArray(wall, { selector: (one) => hexKey(one.hex) + one.side, maxLength: 150 }),
    obstacles: hexes,
    concealing: hexes.map((all) => all.map((one) => ({ hex: one, levels: 2 }))),
    dark: hexes,
    features: hexes.map((all) =>
      all.map((one) => ({ hex: one, kind: 'SWING' as const, name: 'Rope' })),
    ),
    water: hexes,
    labels: fc.array(
      fc.record({
        text: fc.constantFrom('The mill', 'Difficult ground'),
        hexes: fc.uniqueArray(near, { selector: hexKey, minLength: 1, maxLength: 10 }),
      }),
      { maxLength: 3 },
    ),
  });
  const sorted = (walls: readonly UvttWall[]): readonly string[] =>
    walls.map((one) => `${hexKey(one.hex)} ${one.side} ${one.kind}`).sort();

  it('that was written is read as the same, edge for edge, at any scale', () => {
    fc.assert(
      fc.property(
        battlefield,
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (ground, hexesPerSquare) => {
          const map = mapOf(writeUvtt(ground, { hexesPerSquare }), { hexesPerSquare: 7 });
          expect(sorted(map.walls)).toEqual(sorted(ground.walls));
          expect(map.terrain).toEqual({ ...ground, walls: undefined });
          expect(map.hexesPerSquare).toBe(hexesPerSquare);
          expect(map.snapped.max).toBeLessThan(1e-5);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that was read is what the service takes', async () => {
    const api = await startApi();
    const { id } = await api.create();
    const [ground] = fc.sample(battlefield, { numRuns: 1, seed: 1 });
    const { walls, terrain } = mapOf(writeUvtt(ground!));
    await api.play(SetBattlefieldDocument, { encounterId: id, walls, ...terrain });
    const { encounter } = await api.send(ScreenDocument, { id });
    const again = writeUvtt(encounter!.battlefield);
    const read = mapOf(again);
    expect(sorted(read.walls)).toEqual(sorted(walls));
    expect(read.terrain).toEqual(terrain);
    await api.stop();
  });

  it('of the largest size and all around the map, too', () => {
    const walls = Array.from({ length: MAX_WALLS / 3 }, (_, i): UvttWall[] =>
      (['E', 'NE', 'NW'] as const).map((side) => ({
        hex: { q: (i % 100) - 50, r: Math.floor(i / 100) },
        side,
        kind: i % 2 === 0 ? 'CLOSED_DOOR' : 'WALL',
      })),
    ).flat();
    const map = mapOf(writeUvtt({ walls }));
    expect(sorted(map.walls)).toEqual(sorted(walls));
    expect(map.notes).toEqual([]);
    const doors = walls.map((one) => ({ ...one, kind: 'OPEN_DOOR' as const }));
    expect(sorted(mapOf(writeUvtt({ walls: doors })).walls)).toEqual(sorted(doors));
    const far: UvttWall[] = [MAP_EDGE, -MAP_EDGE].map((q) => ({
      hex: { q, r: -q },
      side: 'E',
      kind: 'WALL',
    }));
    expect(sorted(mapOf(writeUvtt({ walls: far })).walls)).toEqual(sorted(far));
    const beyondIt = writeUvtt({
      walls: [{ hex: { q: 0, r: MAP_EDGE + 1 }, side: 'E', kind: 'WALL' }],
    });
    expect(problemOf(beyondIt)).toContain('beyond the map');
  });

  it('keeps picture, lights and scale of the map that it came from', () => {
    for (const file of [cave(), house(), wide(1000), withLargePicture(), withoutWalls()]) {
      const map = mapOf(file);
      const again = mapOf(writeUvtt(map, map));
      expect(again.walls).toEqual(map.walls);
      const { picture, size, lights, hexesPerSquare, pixelsPerSquare } = again;
      expect({ picture, size, lights, hexesPerSquare, pixelsPerSquare }).toMatchObject({
        size: map.size,
        lights: map.lights,
        hexesPerSquare: map.hexesPerSquare,
        pixelsPerSquare: map.pixelsPerSquare,
      });
      expect(picture?.base64 === map.picture?.base64).toBe(true);
      expect(picture!.corner.x).toBeCloseTo(map.picture!.corner.x, 5);
    }
  });

  it('shows other programs what they know: walls, obstacles as objects, doors, windows as open portals', () => {
    const file = writeUvtt({
      walls: [
        { hex: { q: 0, r: 0 }, side: 'E', kind: 'WALL' },
        { hex: { q: 0, r: 0 }, side: 'NE', kind: 'CLOSED_DOOR' },
        { hex: { q: 0, r: 0 }, side: 'NW', kind: 'OPEN_DOOR' },
        { hex: { q: 2, r: 0 }, side: 'E', kind: 'SECRET_DOOR' },
        { hex: { q: 2, r: 0 }, side: 'NE', kind: 'HEAVY_WINDOW' },
      ],
      obstacles: [
        { q: 4, r: 0 },
        { q: 4, r: 0 },
        { q: 5, r: 0 },
      ],
    });
    expect(file.line_of_sight).toEqual([
      [
        { x: 1, y: 0.866025 },
        { x: 1, y: 0.288675 },
      ],
    ]);
    expect(file.portals.map(({ closed, sixbeat }) => [closed, sixbeat?.kind])).toEqual([
      [true, undefined],
      [false, undefined],
      [true, 'SECRET_DOOR'],
      [false, 'HEAVY_WINDOW'],
    ]);
    // Two obstacles side by side have one outline of ten edges.
    expect(file.objects_line_of_sight.map((line) => line.length)).toEqual([11]);
    expect(file.resolution).toMatchObject({ map_origin: { x: 0, y: 0 }, map_size: { x: 6, y: 2 } });
    expect(file.image).toBe('');
  });
});
