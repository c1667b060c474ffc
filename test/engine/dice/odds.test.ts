import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  both,
  chanceBetween,
  chanceOf,
  constant,
  die,
  type Distribution,
  either,
  expected,
  fraction,
  given,
  map,
  not,
  pips,
  shift,
  successes,
  sum,
  toNumber,
} from '../../../src/engine/dice/odds.ts';
import { rollSuccesses, rollSum } from '../../../src/engine/dice/pools.ts';
import { everyFall } from '../../kit/engine/every-roll.ts';
import { anyRoll } from '../../kit/engine/any-roll.ts';

/** The same as counted one by one, in the form of a distribution's outcomes over `6 ** dice`. */
function counted(dice: number, roll: Parameters<typeof everyFall<number>>[1]) {
  const tally = new Map<number, bigint>();
  for (const { result, weight } of everyFall(dice, roll))
    tally.set(result, (tally.get(result) ?? 0n) + weight);
  return { total: 6n ** BigInt(dice), tally };
}

/** Whether a distribution is in proportion to what was counted. */
function expectCounted(odds: Distribution, { total, tally }: ReturnType<typeof counted>): void {
  const scaled = odds.outcomes.map(({ value, weight }) => [value, (weight * total) / odds.total]);
  expect(scaled).toEqual([...tally].sort(([a], [b]) => a - b));
}

const percent = (chance: Parameters<typeof toNumber>[0]): number =>
  Math.round(toNumber(chance) * 1000) / 10;

/** Any distribution of a few small numbers. */
const anyOdds: fc.Arbitrary<Distribution> = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 0, max: 3 }),
    fc.integer({ min: 2, max: 8 }),
    fc.integer({ min: -5, max: 5 }),
  )
  .map(([hits, dice, sides, by]) => shift(sum(successes(hits, 4), pips(dice, sides)), by));

const weightOf = ({ outcomes }: Distribution): bigint =>
  outcomes.reduce((total, { weight }) => total + weight, 0n);

describe('pools', () => {
  test.each([0, 1, 2, 3, 4, 5])(
    'SEG-01 SEG-03 SEG-04 the odds of %i success dice are what all their faces come to',
    (count) => {
      for (const lowest of [4, 5, 6])
        expectCounted(
          successes(count, lowest),
          counted(count, (dice) => rollSuccesses(dice, count, lowest, anyRoll).value),
        );
    },
  );

  test.each([0, 1, 2, 3, 4, 5])(
    'SEG-02 the odds of the pips of %id6 are what all their faces come to',
    (count) => {
      expectCounted(
        pips(count, 6),
        counted(count, (dice) => rollSum(dice, count, 6, anyRoll).value),
      );
    },
  );

  test('dice of any number of sides: 2d4 is 2 to 8 with a peak at 5', () => {
    expect(pips(2, 4)).toEqual({
      total: 16n,
      outcomes: [1n, 2n, 3n, 4n, 3n, 2n, 1n].map((weight, i) => ({ value: i + 2, weight })),
    });
  });

  test.each([
    [4, 48.2],
    [5, 40.2],
    [6, 33.5],
    [7, 27.9],
  ])('SEG-14 D-15 %i dice show no six in %f % of all throws', (count, chance) => {
    const none = chanceOf(successes(count, 6), (sixes) => sixes === 0);
    expect(none).toEqual(fraction(5n ** BigInt(count), 6n ** BigInt(count)));
    expect(percent(none)).toBe(chance);
  });

  test('SEG-14 D-15 with 4 dice that is 625/1296', () => {
    expect(chanceOf(successes(4, 6), (sixes) => sixes === 0)).toEqual({
      numerator: 625n,
      denominator: 1296n,
    });
  });

  test('SEG-04 D-15 an ability pool of 6d6 has at least 2 successes in 64.9 % of all throws', () => {
    expect(percent(chanceOf(successes(6, 5), (count) => count >= 2))).toBe(64.9);
  });

  test('the largest pools of the rules have exact odds, too', () => {
    const huge = pips(146, 6);
    expect(huge.total).toBe(6n ** 146n);
    expect(weightOf(huge)).toBe(huge.total);
    expect(expected(huge)).toEqual({ numerator: 511n, denominator: 1n });
    expect(successes(146, 4).total).toBe(2n ** 146n);
  });
});

describe('distributions', () => {
  test('the weights are above 0, ascend by value and add up to the total', () => {
    fc.assert(
      fc.property(anyOdds, anyOdds, fc.integer({ min: -3, max: 3 }), (a, b, floor) => {
        const chance = fraction(1n, 3n);
        const made = [a, sum(a, b), map(a, (v) => Math.max(floor, v)), either(chance, a, b)];
        for (const odds of made) {
          expect(weightOf(odds)).toBe(odds.total);
          expect(odds.outcomes.every(({ weight }) => weight > 0n)).toBe(true);
          const values = odds.outcomes.map(({ value }) => value);
          expect(values).toEqual([...new Set(values)].sort((x, y) => x - y));
        }
      }),
    );
  });

  test('adding rolls commutes, associates, and leaves alone what 0 is added to', () => {
    fc.assert(
      fc.property(anyOdds, anyOdds, anyOdds, (a, b, c) => {
        expect(sum(a, b)).toEqual(sum(b, a));
        expect(sum(sum(a, b), c)).toEqual(sum(a, sum(b, c)));
        expect(sum(a, constant(0))).toEqual(a);
        expect(sum(a, constant(4))).toEqual(shift(a, 4));
      }),
    );
  });

  test('means add up, whatever is rolled', () => {
    fc.assert(
      fc.property(anyOdds, anyOdds, (a, b) => {
        const [x, y] = [expected(a), expected(b)];
        expect(expected(sum(a, b))).toEqual(
          fraction(
            x.numerator * y.denominator + y.numerator * x.denominator,
            x.denominator * y.denominator,
          ),
        );
      }),
    );
  });

  test('of two rolls either the one is at least the other, or the other is more', () => {
    fc.assert(
      fc.property(anyOdds, anyOdds, (a, b) => {
        const atLeast = chanceBetween(a, b, (x, y) => x >= y);
        expect(chanceBetween(b, a, (y, x) => y > x)).toEqual(not(atLeast));
        // Another way to the same: the difference is not below 0.
        const difference = sum(
          a,
          map(b, (value) => -value),
        );
        expect(chanceOf(difference, (value) => value >= 0)).toEqual(atLeast);
      }),
    );
  });

  test('what is left once something is known to hold is as likely as before, among itself', () => {
    const even = (value: number) => value % 2 === 0;
    expect(given(die(6), even)).toEqual({
      total: 3n,
      outcomes: [2, 4, 6].map((value) => ({ value, weight: 1n })),
    });
    expect(given(die(6), (face) => face > 6)).toBeNull();
    fc.assert(
      fc.property(anyOdds, (odds) => {
        const left = given(odds, even);
        const chance = chanceOf(odds, even);
        if (!left) expect(chance.numerator).toBe(0n);
        for (const { value, weight } of left?.outcomes ?? [])
          expect(both(chance, fraction(weight, left!.total))).toEqual(
            chanceOf(odds, (other) => other === value),
          );
      }),
    );
  });

  test('a choice by chance: one time in four a d2, else nothing', () => {
    expect(either(fraction(1n, 4n), die(2), constant(0))).toEqual({
      total: 8n,
      outcomes: [
        { value: 0, weight: 6n },
        { value: 1, weight: 1n },
        { value: 2, weight: 1n },
      ],
    });
    // One time in three 1 or 2, else 3, 4 or 5: 1/6 for each of the former, 2/9 of the latter.
    expect(either(fraction(1n, 3n), die(2), shift(die(3), 2))).toEqual({
      total: 18n,
      outcomes: [3n, 3n, 4n, 4n, 4n].map((weight, i) => ({ value: i + 1, weight })),
    });
    expect(either(fraction(0n, 1n), die(2), constant(0))).toEqual(constant(0));
    expect(either(fraction(1n, 1n), die(2), constant(0))).toEqual(die(2));
  });
});

describe('fractions', () => {
  test('are in lowest terms, negative ones too', () => {
    expect(fraction(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n });
    expect(fraction(-6n, 8n)).toEqual({ numerator: -3n, denominator: 4n });
    expect(fraction(0n, 5n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(expected(shift(die(2), -3))).toEqual({ numerator: -3n, denominator: 2n });
  });

  test('become the nearest number, far beyond what a float can hold above and below the line', () => {
    expect(toNumber(fraction(1n, 3n))).toBe(1 / 3);
    expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n + 1n))).toBeCloseTo(1 / 3, 15);
    expect(toNumber({ numerator: 0n, denominator: 7n ** 900n })).toBe(0);
  });
});
