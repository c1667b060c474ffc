import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, distance, type Hex, hexKey, neighbours } from '../../../src/engine/grid/hex.ts';
import { glimpse, isHidden, sight, trace } from '../../../src/engine/grid/sight.ts';
import { terrain } from '../../../src/engine/grid/terrain.ts';
import {
  type Battlefield,
  hasCover,
  isIn,
  leastLevels,
  levelsBetween,
  obstaclesBetween,
  type Spot,
} from '../../kit/engine/sight-oracle.ts';

const hex = (q: number, r = 0): Hex => ({ q, r });
const origin = hex(0);

/** Looks from one hex at another over obstacles and fog, given as [q, r] and [q, r, level]. */
const look = (
  to: Hex,
  obstacles: readonly (readonly [number, number])[],
  fog: readonly (readonly [number, number, number?])[] = [],
  from: Hex = origin,
) =>
  sight(
    from,
    to,
    terrain({
      obstacles: obstacles.map(([q, r]) => ({ q, r })),
      concealing: fog.map(([q, r, level = 1]) => ({ q, r, level })),
    }),
  );

/** Rows of hexes across the way along r = 0, one for each q of `at`. */
const band = (at: readonly number[], level = 1): readonly [number, number, number][] =>
  at.flatMap((q) =>
    [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((r): [number, number, number] => [
      q - Math.floor(r / 2),
      r,
      level,
    ]),
  );

describe('line of sight', () => {
  test('SEG-74 over open ground everything is in sight, from centre to centre', () => {
    expect(look(hex(5, -2), [])).toEqual({
      clear: true,
      covered: false,
      window: 0,
      concealment: 0,
      blockingWalls: [],
      witness: [
        { q: 0, r: 0, over: 1 },
        { q: 5, r: -2, over: 1 },
      ],
      blocking: [],
      concealing: [],
    });
  });

  test('SEG-74 hexes that touch see each other, and a hex sees itself', () => {
    const walls = neighbours(origin).map(({ q, r }) => [q, r] as const);
    expect(look(origin, walls)).toMatchObject({ clear: true, covered: false });
    for (const next of neighbours(origin))
      expect(look(next, walls)).toMatchObject({ clear: true, covered: false, blocking: [] });
  });

  test('SEG-74 touching a corner does not interrupt: past one obstacle there is a line', () => {
    const past = look(hex(2), [[1, 0]]);
    expect(past).toMatchObject({ clear: true, blocking: [hex(1)] });
    // Along the northern or southern corners of the three hexes.
    expect(past.witness?.map(({ r, over }) => Math.abs(r / over))).toEqual([2 / 3, 2 / 3]);
  });

  test('SEG-74 a line squeezes between corners on both sides', () => {
    // Only the way along the southern corners is left, and the obstacles to the south touch it.
    const south: [number, number][] = [
      [-1, 2],
      [0, 2],
      [1, 2],
    ];
    expect(look(hex(2), [[1, 0], [1, -1], ...south])).toMatchObject({ clear: true });
    expect(look(hex(2), [[1, 0], [1, -1], [0, 1], ...south])).toMatchObject({ clear: false });
  });

  test('SEG-74 R-35 touching an edge does not interrupt, but the seam of two obstacles is solid', () => {
    const beyond = hex(1, 1);
    expect(look(beyond, [[1, 0]])).toMatchObject({ clear: true, covered: false, blocking: [] });
    expect(look(beyond, [[0, 1]])).toMatchObject({ clear: true, covered: false, blocking: [] });
    expect(
      look(beyond, [
        [1, 0],
        [0, 1],
      ]),
    ).toMatchObject({ clear: false, witness: null });
  });

  test('SEG-74 R-35 a seam at the very side of the way is solid as well', () => {
    // From side to side of (0, 0) and (2, 2) a line runs on the seam of (1, 1) and (2, 0).
    const rest: [number, number][] = [
      [1, 1],
      [0, 2],
    ];
    expect(look(hex(2, 2), rest)).toMatchObject({ clear: true });
    expect(look(hex(2, 2), [...rest, [2, 0]])).toMatchObject({ clear: false });
  });

  test('SEG-74 R-36 an obstacle next to the attacker interrupts, though it gives no cover', () => {
    expect(
      look(hex(1, 1), [
        [1, 0],
        [0, 1],
      ]),
    ).toMatchObject({
      clear: false,
      covered: false,
      concealment: 3,
      blocking: [hex(0, 1), hex(1, 0)],
    });
  });

  test('SEG-74 a wall hides what is behind it, a gap in it does not', () => {
    const wall = band([3]).map(([q, r]): [number, number] => [q, r]);
    expect(look(hex(6), wall)).toMatchObject({ clear: false, covered: true, blocking: [hex(3)] });
    const gap = wall.filter(([, r]) => r !== 1);
    expect(look(hex(6), gap)).toMatchObject({ clear: true, covered: true });
    expect(
      look(
        hex(6),
        gap.filter(([, r]) => r !== 0),
      ),
    ).toMatchObject({
      clear: true,
      covered: false,
    });
  });

  test('SEG-74 what fills the two hexes themselves interrupts nothing', () => {
    expect(
      look(hex(4, 1), [
        [0, 0],
        [4, 1],
      ]),
    ).toMatchObject({ clear: true, covered: false });
  });

  test('SEG-74 obstacles beside and behind the two interrupt nothing', () => {
    const around: [number, number][] = [
      [-1, 0],
      [0, -1],
      [-1, 1],
      [5, 0],
      [4, 1],
      [5, -1],
    ];
    expect(look(hex(4), around)).toMatchObject({ clear: true, covered: false, blocking: [] });
  });
});

describe('cover', () => {
  test('SEG-75 an obstacle on the line of the centres gives cover, unless next to the attacker', () => {
    expect(look(hex(4), [[2, 0]])).toMatchObject({ clear: true, covered: true });
    expect(look(hex(4), [[1, 0]])).toMatchObject({ clear: true, covered: false });
    expect(look(hex(4), [[3, 0]])).toMatchObject({ clear: true, covered: true });
    expect(look(origin, [[3, 0]], [], hex(4))).toMatchObject({ clear: true, covered: false });
  });

  test('SEG-75 a line of centres that touches a corner or one side of an edge is uninterrupted', () => {
    expect(look(hex(2, 2), [[2, 1]])).toMatchObject({ covered: false, blocking: [] });
    // From (0, 0) to (5, -1) the line of the centres touches these two in a corner.
    expect(
      look(hex(5, -1), [
        [2, -1],
        [3, 0],
      ]),
    ).toMatchObject({ covered: false, blocking: [] });
    expect(look(hex(5, -1), [[2, 0]])).toMatchObject({ covered: true, blocking: [hex(2)] });
  });

  test('SEG-75 R-35 a line of centres on the seam of two obstacles is interrupted', () => {
    expect(
      look(hex(3, 3), [
        [2, 1],
        [1, 2],
      ]),
    ).toMatchObject({
      covered: true,
      blocking: [hex(1, 2), hex(2, 1)],
    });
    // Next to the attacker the two give no cover.
    expect(
      look(hex(3, 3), [
        [1, 0],
        [0, 1],
      ]),
    ).toMatchObject({ covered: false });
  });

  test('SEG-75 blocking obstacles are named, the nearest first', () => {
    expect(
      look(hex(5), [
        [4, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ]).blocking,
    ).toEqual([hex(1), hex(2), hex(4)]);
  });
});

describe('concealment', () => {
  test('SEG-76 each concealing hex that has to be crossed is a level, up to three', () => {
    for (const [thick, concealment] of [1, 2, 3, 3, 3].entries())
      expect(look(hex(8), [], band([2, 3, 4, 5, 6].slice(0, thick + 1)))).toMatchObject({
        clear: true,
        covered: false,
        concealment,
      });
    expect(look(hex(8), [], band([3], 2)).concealment).toBe(2);
    expect(look(hex(8), [], band([3, 5], 2)).concealment).toBe(3);
    expect(look(hex(8), [], band([3], 7)).concealment).toBe(3);
  });

  test('SEG-76 R-37 the attacker draws the line: fog that can be looked past conceals nothing', () => {
    const past = look(
      hex(4),
      [],
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    );
    expect(past).toMatchObject({ clear: true, concealment: 0, concealing: [] });
    expect(past.witness?.[0]).not.toEqual({ q: 0, r: 0, over: 1 });
  });

  test('SEG-76 R-37 the line of the centres is drawn where none is better', () => {
    expect(look(hex(8), [], band([3])).witness).toEqual([
      { q: 0, r: 0, over: 1 },
      { q: 8, r: 0, over: 1 },
    ]);
  });

  test('SEG-76 R-37 only clear lines count: an obstacle leaves none but those through the fog', () => {
    const fog: [number, number][] = [
      [1, 0],
      [1, -1],
    ];
    expect(look(hex(2), [], fog).concealment).toBe(0);
    expect(look(hex(2), [[0, 1]], fog)).toMatchObject({ clear: true, concealment: 1 });
    expect(
      look(
        hex(2),
        [
          [0, 1],
          [1, 0],
        ],
        fog,
      ),
    ).toMatchObject({
      clear: true,
      covered: false,
      concealment: 1,
      concealing: [hex(1, -1)],
    });
  });

  test('SEG-76 R-38 the hex of the target counts, that of the attacker never', () => {
    const fog: [number, number, number][] = [
      [0, 0, 2],
      [3, 1, 1],
    ];
    expect(look(hex(3, 1), [], fog)).toMatchObject({ concealment: 1, concealing: [hex(3, 1)] });
    expect(look(origin, [], fog, hex(3, 1))).toMatchObject({ concealment: 2 });
    expect(
      look(
        hex(1),
        [],
        [
          [0, 0],
          [1, 0, 2],
        ],
      ),
    ).toMatchObject({ concealment: 2 });
    expect(look(origin, [], [[0, 0, 3]])).toMatchObject({ clear: true, concealment: 3 });
  });

  test('SEG-76 R-38 the hex of the target adds to what lies before it', () => {
    expect(look(hex(6), [], [...band([3]), [6, 0, 1]])).toMatchObject({ concealment: 2 });
    expect(look(hex(6), [], [...band([3]), [6, 0, 3]])).toMatchObject({ concealment: 3 });
    // Even where an obstacle fills it too.
    expect(look(hex(6), [[6, 0]], [[6, 0, 2]])).toMatchObject({ clear: true, concealment: 2 });
  });

  test('SEG-76 a line on the seam of two concealing hexes crosses the lesser of the two', () => {
    const beyond = hex(1, 1);
    expect(
      look(
        beyond,
        [],
        [
          [1, 0, 2],
          [0, 1, 1],
        ],
      ),
    ).toMatchObject({
      concealment: 1,
      concealing: [hex(0, 1)],
    });
    expect(
      look(
        beyond,
        [],
        [
          [1, 0, 2],
          [0, 1, 3],
        ],
      ),
    ).toMatchObject({ concealment: 2 });
    expect(look(beyond, [], [[1, 0, 3]])).toMatchObject({ concealment: 0 });
  });

  test('SEG-76 a line on the seam of an obstacle and a concealing hex crosses the latter', () => {
    expect(look(hex(1, 1), [[1, 0]], [[0, 1, 2]])).toMatchObject({
      clear: true,
      covered: false,
      concealment: 2,
      concealing: [hex(0, 1)],
    });
  });

  test('SEG-76 of two levels given for one hex the greater counts, whatever the order', () => {
    expect(look(hex(6), [], [...band([3], 2), ...band([3], 1)]).concealment).toBe(2);
    expect(look(hex(6), [], [...band([3], 1), ...band([3], 2)]).concealment).toBe(2);
    expect(look(hex(6), [], band([3], 0)).concealment).toBe(0);
  });

  test('SEG-76 without a clear line nothing is seen at all', () => {
    const wall = band([3]).map(([q, r]): [number, number] => [q, r]);
    expect(look(hex(6), wall, [[6, 0]])).toMatchObject({
      clear: false,
      concealment: 3,
      witness: null,
      concealing: [],
    });
  });

  test('SEG-79 cover and concealment do not depend on each other', () => {
    expect(look(hex(6), [[3, 0]], band([4]))).toMatchObject({
      clear: true,
      covered: true,
      concealment: 1,
    });
  });
});

/** A battlefield with something in and around the way from the origin to `to`. */
interface Scenario extends Battlefield {
  readonly to: Hex;
}

const scenario = (size: number, most: number): fc.Arbitrary<Scenario> => {
  const coordinate = fc.integer({ min: -size, max: size });
  const offset = fc.integer({ min: -1, max: 1 });
  const thing = fc.record({
    along: fc.integer({ min: 0, max: 60 }),
    q: offset,
    r: offset,
    level: fc.constantFrom(0, 0, 0, 1, 1, 2, 4),
  });
  return fc
    .record({
      to: fc.record({ q: coordinate, r: coordinate }),
      things: fc.array(thing, { maxLength: most }),
    })
    .map(({ to, things }) => {
      const placed = new Map<string, Hex & { level: number }>();
      for (const { along, q, r, level } of things) {
        const at = add(
          { q: Math.round((to.q * along) / 60), r: Math.round((to.r * along) / 60) },
          { q, r },
        );
        placed.set(hexKey(at), { ...at, level });
      }
      const all = [...placed.values()];
      return {
        to,
        obstacles: all.filter(({ level }) => level === 0).map(({ q, r }) => ({ q, r })),
        concealing: all.filter(({ level }) => level > 0),
      };
    });
};

const apart = (size: number, most: number) =>
  scenario(size, most).filter(({ to }) => distance(origin, to) > 1);

const levelIn = (field: Battlefield, { q, r }: Hex): number =>
  Math.min(3, field.concealing.find((at) => at.q === q && at.r === r)?.level ?? 0);

describe('against slow and exact arithmetic', () => {
  test('SEG-74 SEG-75 SEG-76 sight, cover and concealment are those of every critical line', () => {
    fc.assert(
      fc.property(apart(5, 11), ({ to, ...field }) => {
        const least = leastLevels(origin, to, field);
        const seen = sight(origin, to, terrain(field));
        expect({ ...seen, witness: null, blocking: [], concealing: [] }).toEqual({
          clear: least < Infinity,
          covered: hasCover(origin, to, field),
          window: 0,
          concealment: Math.min(3, least + levelIn(field, to)),
          blockingWalls: [],
          witness: null,
          blocking: [],
          concealing: [],
        });
      }),
      { numRuns: 2000 },
    );
  });

  for (const to of [hex(2), hex(1, 1)])
    test(`SEG-74 SEG-76 every map of fog and obstacles on the way to (${to.q}, ${to.r})`, () => {
      const box = [-2, -1, 0, 1, 2, 3];
      const way = box
        .flatMap((q) => box.map((r) => ({ q, r })))
        .filter((at) => distance(origin, at) > 0 && distance(at, to) > 0)
        .filter((at) => distance(origin, at) + distance(at, to) <= distance(origin, to) + 1);
      expect(way.length).toBeGreaterThan(4);
      for (let map = 0; map < 3 ** way.length; map++) {
        const kind = (i: number) => Math.floor(map / 3 ** i) % 3;
        const field = {
          obstacles: way.filter((_, i) => kind(i) === 1),
          concealing: way.filter((_, i) => kind(i) === 2).map((at) => ({ ...at, level: 1 })),
        };
        const least = leastLevels(origin, to, field);
        expect({ field, ...sight(origin, to, terrain(field)) }).toMatchObject({
          field,
          clear: least < Infinity,
          concealment: Math.min(3, least),
        });
      }
    });

  test('SEG-74 SEG-75 SEG-76 SEG-77 a glimpse and what is hidden say of every reading what a sight does', () => {
    const readings = (['BEST_LINE', 'CENTRES'] as const).flatMap((line) =>
      (['TARGET_ONLY', 'NEITHER', 'BOTH'] as const).map((ends) => ({ line, ends })),
    );
    fc.assert(
      fc.property(scenario(5, 11), ({ to, ...field }) => {
        const ground = terrain(field);
        for (const reading of readings) {
          const { clear, covered, window, concealment } = sight(origin, to, ground, reading);
          expect(glimpse(origin, to, ground, reading)).toEqual({
            ...{ clear, covered, window, concealment },
          });
          const hidden = isHidden(origin, to, ground, reading);
          expect(hidden).toBe(clear && concealment === 3);
        }
      }),
    );
  });

  test('SEG-74 SEG-76 no line between sampled points is better than the one found', () => {
    const point = fc.integer({ min: -6, max: 6 });
    /** Points of the hex around the origin, its corners and edges among them, in ninths. */
    const inside = fc
      .record({ q: point, r: point, over: fc.constantFrom(6, 9) })
      .filter((spot) => isIn(spot, origin));
    const at = ({ q, r, over }: Spot, to: Hex): Spot => ({
      q: q + to.q * over,
      r: r + to.r * over,
      over,
    });
    fc.assert(
      fc.property(
        apart(6, 12),
        fc.array(fc.tuple(inside, inside), { minLength: 12, maxLength: 12 }),
        ({ to, ...field }, pairs) => {
          const seen = sight(origin, to, terrain(field));
          for (const [a, b] of pairs) {
            const levels = levelsBetween(a, at(b, to), [origin, to], field);
            if (levels === Infinity) continue;
            expect(seen.clear).toBe(true);
            expect(seen.concealment).toBeLessThanOrEqual(levels + levelIn(field, to));
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('SEG-74 SEG-76 the witness leads from hex to hex, is clear and crosses what it says', () => {
    fc.assert(
      fc.property(fc.oneof(scenario(5, 12), scenario(40, 60)), ({ to, ...field }) => {
        const { clear, concealment, concealing, witness } = sight(origin, to, terrain(field));
        expect(witness !== null).toBe(clear);
        if (!witness) return;
        const [start, end] = witness;
        expect([start, end].flatMap(({ q, r, over }) => [q, r, over]).every(Number.isInteger)).toBe(
          true,
        );
        expect([isIn(start, origin), isIn(end, to)]).toEqual([true, true]);
        const levels = levelsBetween(start, end, [origin, to], field) + levelIn(field, to);
        expect(Math.min(3, levels)).toBe(concealment);
        const named = concealing.reduce((sum, at) => sum + levelIn(field, at), 0);
        expect(Math.min(3, named)).toBe(concealment);
      }),
      { numRuns: 3000 },
    );
  });

  test('SEG-75 the blocking obstacles are those that the line of the centres meets', () => {
    fc.assert(
      fc.property(fc.oneof(scenario(5, 12), scenario(40, 60)), ({ to, ...field }) => {
        const { blocking, covered } = sight(origin, to, terrain(field));
        const expected = obstaclesBetween(origin, to, field);
        expect(blocking.map(hexKey).sort()).toEqual(expected.map(hexKey).sort());
        expect(covered).toBe(hasCover(origin, to, field));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('sight as a whole', () => {
  const moved = ({ to, ...field }: Scenario, by: (at: Hex) => Hex) =>
    sight(
      by(origin),
      by(to),
      terrain({
        obstacles: field.obstacles.map(by),
        concealing: field.concealing.map((at) => ({ ...by(at), level: at.level })),
      }),
    );
  const verdict = ({ clear, covered, concealment }: ReturnType<typeof sight>) => ({
    clear,
    covered,
    concealment,
  });
  const some = fc.oneof(scenario(5, 12), scenario(12, 40));

  test('SEG-74 SEG-76 sight is mutual, through the same concealment but for the two hexes', () => {
    fc.assert(
      fc.property(some, ({ to, ...field }) => {
        const concealing = field.concealing.filter(
          (at) => ![origin, to].some((end) => hexKey(end) === hexKey(at)),
        );
        const there = sight(origin, to, terrain({ ...field, concealing }));
        const back = sight(to, origin, terrain({ ...field, concealing }));
        expect(back.clear).toBe(there.clear);
        expect(back.concealment).toBe(there.concealment);
        expect(sight(to, origin, terrain(field)).clear).toBe(there.clear);
      }),
      { numRuns: 3000 },
    );
  });

  test('SEG-74 SEG-75 SEG-76 turning, mirroring and moving the map changes nothing', () => {
    const turn = ({ q, r }: Hex): Hex => ({ q: -r, r: q + r });
    const mirror = ({ q, r }: Hex): Hex => ({ q: r, r: q });
    const coordinate = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(some, fc.record({ q: coordinate, r: coordinate }), (given, by) => {
        const expected = verdict(moved(given, (at) => at));
        let turned = (at: Hex): Hex => at;
        for (let i = 0; i < 6; i++) {
          const before = turned;
          turned = (at) => turn(before(at));
          expect(verdict(moved(given, turned))).toEqual(expected);
          expect(verdict(moved(given, (at) => mirror(before(at))))).toEqual(expected);
        }
        const here = moved(given, (at) => at);
        const there = moved(given, (at) => add(at, by));
        expect(there).toEqual({
          ...here,
          witness:
            here.witness?.map(({ q, r, over }) => ({
              q: q + by.q * over,
              r: r + by.r * over,
              over,
            })) ?? null,
          blocking: here.blocking.map((at) => add(at, by)),
          concealing: here.concealing.map((at) => add(at, by)),
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('SEG-74 SEG-76 one more obstacle or concealing hex never lets anyone see more', () => {
    const coordinate = fc.integer({ min: -5, max: 5 });
    fc.assert(
      fc.property(
        scenario(5, 12),
        fc.record({ q: coordinate, r: coordinate, level: fc.integer({ min: 0, max: 3 }) }),
        ({ to, ...field }, more) => {
          const before = sight(origin, to, terrain(field));
          const obstacles = more.level === 0 ? [...field.obstacles, more] : field.obstacles;
          const concealing = more.level > 0 ? [...field.concealing, more] : field.concealing;
          const after = sight(origin, to, terrain({ obstacles, concealing }));
          expect(after.concealment).toBeGreaterThanOrEqual(before.concealment);
          if (after.clear) expect(before.clear).toBe(true);
          if (before.covered) expect(after.covered).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('SEG-74 a prepared battlefield answers every question as a fresh one does', () => {
    fc.assert(
      fc.property(scenario(6, 30), fc.array(scenario(6, 0), { maxLength: 8 }), (given, others) => {
        const prepared = terrain(given);
        for (const from of [given, ...others])
          for (const { to } of others)
            expect(sight(from.to, to, prepared)).toEqual(sight(from.to, to, terrain(given)));
      }),
      { numRuns: 200 },
    );
  });

  test('SEG-74 what was asked before is answered as if it were asked for the first time', () => {
    // More places than are kept in mind, and each question twice.
    const places = Array.from({ length: 100 }, (_, i) => hex((i % 10) - 5, Math.floor(i / 10) - 5));
    const prepared = terrain({
      obstacles: [hex(0, 0), hex(1, 0), hex(-2, 3)],
      concealing: [{ ...hex(0, 2), level: 1 }],
    });
    for (const from of [...places, ...places])
      for (const to of places) expect(sight(from, to, prepared)).toEqual(trace(from, to, prepared));
  });
});
