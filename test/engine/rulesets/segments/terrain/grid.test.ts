import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, type Hex, hexKey, neighbours } from '../../../../../src/engine/grid/hex.ts';
import { barsOn } from '../../../../../src/engine/core/values/walls.ts';
import { line, lineCandidates } from '../../../../../src/engine/grid/line.ts';
import {
  canStep,
  type Ground,
  isConnected,
  isOpenWay,
  isStraight,
  reachable,
  shortestPath,
  straightPath,
  straightReachable,
} from '../../../../../src/engine/grid/path.ts';
import { hex } from '../../../../kit/engine/segments/encounter.ts';

const coordinate = (size: number) => fc.integer({ min: -size, max: size });
const someHex = (size = 6) => fc.record({ q: coordinate(size), r: coordinate(size) });

const origin = hex(0);
const keys = (hexes: Iterable<Hex>): readonly string[] => [...hexes].map(hexKey).sort();

/** Where hexes lie in the plane: centres of neighbours are 1 apart. */
const centre = ({ q, r }: Hex) => ({ x: q + r / 2, y: (r * Math.sqrt(3)) / 2 });

/** Every hex at most `size` steps from the origin, counted by walking. */
const field = (size: number): readonly Hex[] =>
  [...stepsFrom(origin, size, open).values()].map(([at]) => at);

const open: Ground = { enter: () => true, stop: () => true, bars: null };

/** Breadth first, by single steps: how far each hex is, from nothing but which hexes touch. */
function stepsFrom(from: Hex, steps: number, ground: Ground): Map<string, [Hex, number]> {
  const far = new Map<string, [Hex, number]>([[hexKey(from), [from, 0]]]);
  for (let n = 1; n <= steps; n++) {
    const edge = [...far.values()].filter(([, at]) => at === n - 1).map(([at]) => at);
    for (const [at, next] of edge.flatMap((from) =>
      neighbours(from).map((to) => [from, to] as const),
    ))
      if (!far.has(hexKey(next)) && canStep(ground, at, next)) far.set(hexKey(next), [next, n]);
  }
  return far;
}

/** Ground with impassable hexes, others where nobody may stop, and some edges that bar steps. */
const someGround = fc
  .record({
    walls: fc.uniqueArray(someHex(4), { selector: hexKey, maxLength: 25 }),
    taken: fc.uniqueArray(someHex(4), { selector: hexKey, maxLength: 8 }),
    edges: fc.array(fc.record({ hex: someHex(4), side: fc.constantFrom('E', 'NE', 'NW') }), {
      maxLength: 30,
    }),
  })
  .map(({ walls, taken, edges }): Ground => {
    const solid = new Set(walls.map(hexKey));
    const held = new Set(taken.map(hexKey));
    return {
      enter: (at) => !solid.has(hexKey(at)),
      stop: (at) => !solid.has(hexKey(at)) && !held.has(hexKey(at)),
      bars: barsOn({ walls: edges.map((edge) => ({ ...edge, kind: 'WALL' })) }),
    };
  });

describe('distance', () => {
  test('SEG-55 distance is the number of steps of a walk over open ground', () => {
    for (const [at, steps] of stepsFrom(origin, 7, open).values())
      expect(distance(origin, at)).toBe(steps);
  });

  test('SEG-55 a hex has six neighbours, one step away and 1 apart', () => {
    const around = neighbours(hex(2, -3));
    expect(new Set(around.map(hexKey)).size).toBe(6);
    const at = centre(hex(2, -3));
    for (const next of around) {
      const { x, y } = centre(next);
      expect(Math.hypot(x - at.x, y - at.y)).toBeCloseTo(1);
    }
  });

  test('SEG-55 distance is the same both ways, and no detour is shorter', () => {
    fc.assert(
      fc.property(someHex(), someHex(), someHex(), (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(distance(a, b) === 0).toBe(hexKey(a) === hexKey(b));
      }),
    );
  });
});

/** The centres nearest to a point of the plane, by looking at all of them. */
function nearestTo(x: number, y: number, among: readonly Hex[]): readonly Hex[] {
  const away = among.map((at) => Math.hypot(centre(at).x - x, centre(at).y - y));
  const least = Math.min(...away);
  return among.filter((_, i) => (away[i] ?? 0) < least + 1e-9);
}

describe('line', () => {
  const board = field(14);

  test('SEG-52 SEG-71 the hexes of a line are those nearest to the straight line between centres', () => {
    fc.assert(
      fc.property(someHex(5), someHex(5), (a, b) => {
        const steps = distance(a, b);
        const [from, to] = [centre(a), centre(b)];
        const candidates = lineCandidates(a, b);
        expect(candidates).toHaveLength(steps + 1);
        for (const [i, nearest] of candidates.entries()) {
          const t = steps === 0 ? 0 : i / steps;
          const x = from.x + (to.x - from.x) * t;
          const y = from.y + (to.y - from.y) * t;
          expect(keys(nearest)).toEqual(keys(nearestTo(x, y, board)));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('SEG-52 a line has the same hexes in both directions', () => {
    fc.assert(
      fc.property(someHex(), someHex(), (a, b) => {
        const there = lineCandidates(a, b).map(keys);
        const back = lineCandidates(b, a).map(keys);
        expect(there).toEqual(back.reverse());
      }),
    );
  });

  test('SEG-71 a line goes step by step from end to end over nearest hexes', () => {
    fc.assert(
      fc.property(someHex(12), someHex(12), (a, b) => {
        const path = line(a, b);
        expect(path).toHaveLength(distance(a, b) + 1);
        expect(hexKey(path[0]!)).toBe(hexKey(a));
        expect(hexKey(path.at(-1)!)).toBe(hexKey(b));
        expect(isConnected(a, path.slice(1))).toBe(true);
        expect(isStraight(a, path.slice(1))).toBe(true);
      }),
    );
  });

  test('SEG-71 a line is the same wherever on the grid it lies', () => {
    fc.assert(
      fc.property(someHex(), someHex(40), (to, by) => {
        const moved = line(by, { q: to.q + by.q, r: to.r + by.r });
        const expected = line(origin, to).map(({ q, r }) => ({ q: q + by.q, r: r + by.r }));
        expect(moved.map(hexKey)).toEqual(expected.map(hexKey));
      }),
    );
  });
});

describe('reachability', () => {
  test('SEG-55 T-05 whatever can be reached is found, at its true cost, and nothing else', () => {
    fc.assert(
      fc.property(someHex(2), fc.integer({ min: 0, max: 5 }), someGround, (from, steps, ground) => {
        const found = reachable(from, steps, ground);
        const walked = [...stepsFrom(from, steps, ground)].filter(
          ([key, [at]]) => key !== hexKey(from) && ground.stop(at),
        );
        expect(keys(found)).toEqual(walked.map(([key]) => key).sort());
        for (const [, [at, cost]] of walked)
          expect(shortestPath(from, at, steps, ground)).toHaveLength(cost);
      }),
    );
  });

  test('SEG-55 the path to each is connected, passable, and ends there', () => {
    fc.assert(
      fc.property(someHex(2), fc.integer({ min: 1, max: 5 }), someGround, (from, steps, ground) => {
        for (const to of reachable(from, steps, ground)) {
          const path = shortestPath(from, to, steps, ground) ?? [];
          expect(isConnected(from, path)).toBe(true);
          expect(isOpenWay(ground, from, path)).toBe(true);
          expect(path.at(-1)).toEqual(to);
        }
      }),
    );
  });

  test('SEG-55 there is a path to what can be reached, and to nothing else', () => {
    fc.assert(
      fc.property(someHex(2), fc.integer({ min: 0, max: 3 }), someGround, (from, steps, ground) => {
        const found = keys(reachable(from, steps, ground));
        const paths = field(7).filter((to) => shortestPath(from, to, steps, ground)?.length);
        expect(keys(paths)).toEqual(found);
      }),
    );
  });

  test('SEG-55 over open ground the way back costs the same', () => {
    fc.assert(
      fc.property(someHex(3), someHex(3), (a, b) => {
        fc.pre(hexKey(a) !== hexKey(b));
        const there = shortestPath(a, b, 12, open);
        const back = shortestPath(b, a, 12, open);
        expect(there?.length).toBe(back?.length);
      }),
      { numRuns: 30 },
    );
  });
});

/** Every connected walk over the nearest hexes, tried one by one. */
function straightWalks(from: Hex, to: Hex, ground: Ground): readonly (readonly Hex[])[] {
  return lineCandidates(from, to)
    .slice(1)
    .reduce<readonly (readonly Hex[])[]>(
      (walks, nearest) =>
        walks.flatMap((walk) =>
          nearest
            .filter((at) => canStep(ground, walk.at(-1) ?? from, at))
            .map((at) => [...walk, at])
            .filter((longer) => isConnected(from, longer)),
        ),
      [[]],
    );
}

describe('straightness', () => {
  test('SEG-52 T-05 a straight path is found if and only if there is one', () => {
    fc.assert(
      fc.property(someHex(3), someHex(6), someGround, (from, to, ground) => {
        fc.pre(hexKey(from) !== hexKey(to));
        const path = straightPath(from, to, ground);
        const walks = straightWalks(from, to, ground);
        expect(path !== null).toBe(walks.length > 0);
        if (path) expect(walks.map(keys)).toContainEqual(keys(path));
      }),
    );
  });

  test('SEG-52 straight means: as short as can be, and each hex nearest to the line', () => {
    fc.assert(
      fc.property(
        someHex(4),
        fc.array(coordinate(2), { minLength: 1, maxLength: 5 }),
        (from, turns) => {
          const path: Hex[] = [];
          for (const turn of turns) path.push(neighbours(path.at(-1) ?? from)[turn + 2]!);
          const [a, b] = [centre(from), centre(path.at(-1)!)];
          const around = field(12);
          const straight = path.every(({ q, r }, i) => {
            const t = (i + 1) / path.length;
            const nearest = nearestTo(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, around);
            return nearest.some((at) => at.q === q && at.r === r);
          });
          const short = distance(from, path.at(-1)!) === path.length;
          expect(isStraight(from, path)).toBe(straight && short);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('SEG-52 a straight path stays straight when it is walked back', () => {
    fc.assert(
      fc.property(someHex(), someHex(), (a, b) => {
        const path = line(a, b);
        expect(isStraight(b, [...path].reverse().slice(1))).toBe(true);
      }),
    );
  });

  test('SEG-52 a dash can end wherever a straight path leads that one may stop on', () => {
    fc.assert(
      fc.property(someHex(2), fc.integer({ min: 1, max: 5 }), someGround, (from, steps, ground) => {
        const found = straightReachable(from, steps, ground);
        const expected = [...stepsFrom(from, steps, open).values()]
          .map(([at]) => at)
          .filter((at) => hexKey(at) !== hexKey(from) && ground.stop(at))
          .filter((at) => straightWalks(from, at, ground).length > 0);
        expect(keys(found)).toEqual(keys(expected));
        for (const to of found) {
          const path = straightPath(from, to, ground) ?? [];
          expect(isStraight(from, path)).toBe(true);
          expect(path.at(-1)).toEqual(to);
        }
      }),
      { numRuns: 50 },
    );
  });
});
