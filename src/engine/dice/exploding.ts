import type { Fraction } from '../core/odds/odds.ts';
import { type Distribution, fraction, map, pips, sum } from './odds.ts';

/**
 * The total of d6 that explode without limit (each six is followed by one more die), and of a part
 * that comes to an end.
 *
 * `n` exploding dice add 6 for each six that falls and 1 to 5 for each die that ends, so they come
 * to `6K + U`: `U` is the sum of `n` dice of five faces, and `K`, the number of sixes before the
 * n-th end, is k with the chance C(k + n - 1, n - 1) (5/6)^n (1/6)^k.
 */
export interface OpenRoll {
  readonly exploding: number;
  /** All the rest: dice that do not explode, numbers added. */
  readonly rest: Distribution;
}

/**
 * How likely it is by how much `a` exceeds `b`, neither falling below 0: 0 when it does not, and
 * `cap` (at least 1) for that much and all beyond. Exact, although there is no greatest total.
 */
export function excessOdds(a: OpenRoll, b: OpenRoll, cap: number): Distribution {
  const [ends, endsOfB] = [endsOf(a), endsOf(b)];
  const most = greatest(ends) - least(endsOfB);
  // With so many sixes or more, `b` is above 0 and above whatever `a` comes to without sixes.
  const many = Math.max(0, Math.ceil(most / 6), Math.ceil(-least(endsOfB) / 6)) + 1;
  const few = withFewSixes(a, b, many, cap);
  const rest = withManySixes(a, b, many, cap);
  return together(few.map((chance, amount) => add(chance, rest[amount] ?? zero)));
}

/** What the dice that end an explosion, and the rest, come to. */
const endsOf = ({ exploding, rest }: OpenRoll): Distribution => sum(pips(exploding, 5), rest);

const least = ({ outcomes }: Distribution): number => outcomes[0]?.value ?? 0;
const greatest = ({ outcomes }: Distribution): number => outcomes.at(-1)?.value ?? 0;

/** The chances of each excess while `b` shows fewer than `many` sixes, case by case. */
function withFewSixes(a: OpenRoll, b: OpenRoll, many: number, cap: number): readonly Fraction[] {
  const totals = totalsOf(b, many - 1);
  const highest = Math.max(0, ...totals.weights.keys());
  const reach = highest + cap;
  const attack = totalsOf(a, Math.max(0, Math.ceil((reach - least(endsOf(a))) / 6)));
  const below = cumulated(attack.weights, reach);
  const weights = Array.from({ length: cap + 1 }, () => 0n);
  for (const [total, weight] of atLeast0(totals.weights)) {
    const upTo = (value: number) => below[value] ?? 0n;
    for (let amount = 0; amount < cap; amount++) {
      const chance = amount === 0 ? upTo(total) : upTo(total + amount) - upTo(total + amount - 1);
      weights[amount] = (weights[amount] ?? 0n) + weight * chance;
    }
    const beyond = attack.over - upTo(total + cap - 1);
    weights[cap] = (weights[cap] ?? 0n) + weight * beyond;
  }
  return weights.map((weight) => fraction(weight, totals.over * attack.over));
}

interface Totals {
  readonly weights: ReadonlyMap<number, bigint>;
  /** What all weights would add up to if no number of sixes were left out. */
  readonly over: bigint;
}

/** How likely each total is with at most so many sixes. */
function totalsOf(roll: OpenRoll, sixes: number): Totals {
  const ends = endsOf(roll);
  const n = roll.exploding;
  const weights = new Map<number, bigint>();
  for (let k = 0; k <= (n === 0 ? 0 : sixes); k++) {
    const chance = ways(k, n) * 5n ** BigInt(n) * 6n ** BigInt(sixes - k);
    for (const { value, weight } of ends.outcomes)
      weights.set(value + 6 * k, (weights.get(value + 6 * k) ?? 0n) + weight * chance);
  }
  return { weights, over: ends.total * 6n ** BigInt(n + sixes) };
}

/** In how many orders k sixes can fall among n dice that end. */
const ways = (k: number, n: number): bigint => (n === 0 ? 1n : choose(k + n - 1, n - 1));

function atLeast0(weights: ReadonlyMap<number, bigint>): ReadonlyMap<number, bigint> {
  const floored = new Map<number, bigint>();
  for (const [value, weight] of weights) {
    const total = Math.max(0, value);
    floored.set(total, (floored.get(total) ?? 0n) + weight);
  }
  return floored;
}

/** For each total from 0 up to `highest`, the weight of it and all below. */
function cumulated(weights: ReadonlyMap<number, bigint>, highest: number): readonly bigint[] {
  const floored = atLeast0(weights);
  const sums: bigint[] = [];
  let soFar = 0n;
  for (let value = 0; value <= highest; value++) {
    soFar += floored.get(value) ?? 0n;
    sums.push(soFar);
  }
  return sums;
}

/**
 * The chances of each excess while `b` shows `many` sixes or more. Then nothing is floored, and only
 * the difference of the sixes counts: the sums over their number are geometric series with
 * polynomial weights, which have closed forms.
 */
function withManySixes(a: OpenRoll, b: OpenRoll, many: number, cap: number): readonly Fraction[] {
  const [n, m] = [a.exploding, b.exploding];
  const chances = Array.from({ length: cap + 1 }, () => zero);
  if (m === 0) return chances;
  const all = atLeastSixes(m, 0, 0, many);
  if (n === 0) return [all, ...chances.slice(1)];
  const ahead = sum(
    endsOf(a),
    map(endsOf(b), (value) => -value),
  );
  const exactly = kept((j) => exactSixes(m, n, j, many));
  const orMore = kept((j) => atLeastSixes(m, n, j, many));
  // `a` exceeds by `value + 6j` when it shows j sixes more than `b`.
  for (let amount = 1; amount <= cap; amount++) {
    const isExact = amount < cap;
    const chanceOf = isExact ? exactly : orMore;
    const weights = new Map<number, bigint>();
    for (const { value, weight } of ahead.outcomes) {
      const j = Math.ceil((amount - value) / 6);
      if (isExact && (amount - value) % 6 !== 0) continue;
      weights.set(j, (weights.get(j) ?? 0n) + weight);
    }
    for (const [j, weight] of weights)
      chances[amount] = add(
        chances[amount] ?? zero,
        times(fraction(weight, ahead.total), chanceOf(j)),
      );
  }
  const some = chances.reduce(add, zero);
  return [add(all, times(some, fraction(-1n, 1n))), ...chances.slice(1)];
}

/** The same function, which works out each answer once. */
function kept<T>(of: (j: number) => T): (j: number) => T {
  const known = new Map<number, T>();
  return (j) => {
    const before = known.get(j);
    if (before !== undefined) return before;
    const now = of(j);
    known.set(j, now);
    return now;
  };
}

/** The chance that m dice show some number l of at least `many` sixes, and n dice l + j of them. */
function exactSixes(m: number, n: number, j: number, many: number): Fraction {
  const series = seriesFrom(many, m + n - 2, (l) => ways(l, m) * ways(l + j, n));
  return times(series, fraction(5n ** BigInt(m + n) * power(6, -j), power(6, m + n) * power(6, j)));
}

/** The chance that m dice show some number l of at least `many` sixes, and n dice l + j or more. */
function atLeastSixes(m: number, n: number, j: number, many: number): Fraction {
  if (n === 0) {
    const series = seriesFrom(many, m - 1, (l) => ways(l, m), 6n);
    return times(series, fraction(5n ** BigInt(m), power(6, m)));
  }
  // Fewer than n of the first l + j + n - 1 dice end.
  const failing = (l: number) => {
    const dice = l + j + n - 1;
    let orders = 0n;
    for (let i = 0; i < n; i++) orders += choose(dice, i) * 5n ** BigInt(i);
    return ways(l, m) * orders;
  };
  const series = seriesFrom(many, m + n - 2, failing);
  const exponent = m + j + n - 1;
  return times(series, fraction(5n ** BigInt(m) * power(6, -exponent), power(6, exponent)));
}

/**
 * The sum of q(l) / base^l over all l from `start` on, for a polynomial q of at most this degree:
 * with x = 1 / base, (1 - x)^(degree + 1) times it has no terms beyond x^degree.
 */
function seriesFrom(start: number, degree: number, q: (l: number) => bigint, base = 36n): Fraction {
  const values = Array.from({ length: degree + 1 }, (_, i) => q(start + i));
  const signed = values.map((_, l) => (l % 2 === 0 ? 1n : -1n) * choose(degree + 1, l));
  let top = 0n;
  for (let i = 0; i <= degree; i++) {
    let coefficient = 0n;
    for (let l = 0; l <= i; l++) coefficient += (signed[l] ?? 0n) * (values[i - l] ?? 0n);
    top = top * base + coefficient;
  }
  // top / base^degree over ((base - 1) / base)^(degree + 1), and all of it over base^start.
  return fraction(top * base, (base - 1n) ** BigInt(degree + 1) * base ** BigInt(start));
}

/** The power, or 1 where the exponent is below 0 and the power belongs to the other side. */
const power = (base: number, exponent: number): bigint =>
  BigInt(base) ** BigInt(Math.max(0, exponent));

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

const zero = fraction(0n, 1n);

const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );

const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** Chances by value from 0 on, over one denominator; what cannot be is left out. */
function together(chances: readonly Fraction[]): Distribution {
  const over = chances.reduce((common, { denominator }) => {
    const { denominator: more } = fraction(common, denominator);
    return common * more;
  }, 1n);
  const outcomes = chances
    .map(({ numerator, denominator }, value) => ({
      value,
      weight: (numerator * over) / denominator,
    }))
    .filter(({ weight }) => weight > 0n);
  return { total: over, outcomes };
}
