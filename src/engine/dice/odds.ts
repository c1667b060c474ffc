import type { Fraction } from '../core/odds/odds.ts';

/**
 * How likely each whole number is: `weight / total`. The weights are above 0 and add up to the
 * total; the values ascend. Nothing is rounded, so two ways to the same odds give the same.
 */
export interface Distribution {
  readonly total: bigint;
  readonly outcomes: readonly Outcome[];
}

export interface Outcome {
  readonly value: number;
  readonly weight: bigint;
}

/** No chance about it. */
export const constant = (value: number): Distribution => ({
  total: 1n,
  outcomes: [{ value, weight: 1n }],
});

/** One die that shows 1 to `sides`. */
export const die = (sides: number): Distribution => ({
  total: BigInt(sides),
  outcomes: Array.from({ length: sides }, (_, i) => ({ value: i + 1, weight: 1n })),
});

/** What `rollSuccesses` of the pools counts: the d6 of a pool that show at least `lowest`. */
export const successes = (count: number, lowest: number): Distribution =>
  repeat(
    map(die(6), (face) => (face >= lowest ? 1 : 0)),
    count,
  );

/** What `rollSum` of the pools counts: the pips of `count` dice. */
export const pips = (count: number, sides: number): Distribution => repeat(die(sides), count);

/** What `rollExploding` of the pools adds up to. */
export function explodingPips(count: number, depth: number): Distribution {
  // A 1 becomes the die that is rolled in its place.
  const face = mix([
    [fraction(1n, 6n), die(6)],
    [fraction(5n, 6n), other(die(6), 1)],
  ]);
  const six = chanceOf(face, (value) => value === 6);
  let single = face;
  for (let more = 0; more < depth; more++)
    single = mix([
      [six, shift(single, 6)],
      [not(six), other(face, 6)],
    ]);
  return repeat(single, count);
}

/** A die that is known not to show this face. */
const other = (roll: Distribution, face: number): Distribution =>
  given(roll, (value) => value !== face) ?? roll;

/** What two rolls that know nothing of each other come to together. */
export function combine(
  a: Distribution,
  b: Distribution,
  come: (a: number, b: number) => number,
): Distribution {
  const weights = new Map<number, bigint>();
  for (const one of a.outcomes)
    for (const other of b.outcomes)
      add(weights, come(one.value, other.value), one.weight * other.weight);
  return distribution(weights);
}

/** The sum of two rolls that know nothing of each other. */
export const sum = (a: Distribution, b: Distribution): Distribution =>
  combine(a, b, (one, other) => one + other);

/**
 * The sum of `count` rolls of the same kind, none of which knows of the others. The weights stand
 * in one whole number, each in a field that no sum of them overflows, so that one power gives them
 * all: multiplying the fields one by one is too slow for many dice that add dice.
 */
function repeat(roll: Distribution, count: number): Distribution {
  const [lowest] = roll.outcomes;
  if (count === 0 || !lowest) return constant(0);
  const digits = (roll.total ** BigInt(count)).toString(16).length;
  const fields = roll.outcomes.reduce(
    (all, { value, weight }) => all | (weight << BigInt(4 * digits * (value - lowest.value))),
    0n,
  );
  const power = (fields ** BigInt(count)).toString(16);
  const weights = new Map<number, bigint>();
  for (let end = power.length, value = count * lowest.value; end > 0; end -= digits, value++)
    weights.set(value, BigInt(`0x${power.slice(Math.max(0, end - digits), end)}`));
  return distribution(weights);
}

export const shift = (roll: Distribution, by: number): Distribution =>
  map(roll, (value) => value + by);

/** What becomes of the values, e.g. that none falls below 0. */
export function map(roll: Distribution, to: (value: number) => number): Distribution {
  const weights = new Map<number, bigint>();
  for (const { value, weight } of roll.outcomes) add(weights, to(value), weight);
  return distribution(weights);
}

/** The values for which something holds, as likely as they are once it is known to; null if never. */
export function given(roll: Distribution, holds: (value: number) => boolean): Distribution | null {
  const left = roll.outcomes.filter(({ value }) => holds(value));
  return left.length === 0
    ? null
    : distribution(new Map(left.map(({ value, weight }) => [value, weight])));
}

/** The same roll when for each of these values a part, so much of all, is known not to come. */
export function less(roll: Distribution, values: readonly number[], part: Fraction): Distribution {
  const weights = new Map<number, bigint>();
  for (const { value, weight } of roll.outcomes) add(weights, value, weight * part.denominator);
  for (const value of values) add(weights, value, -roll.total * part.numerator);
  return distribution(weights);
}

/** With each of these chances, which come to 1 together, the roll beside it. */
export function mix(rolls: readonly (readonly [Fraction, Distribution])[]): Distribution {
  const parts = rolls.filter(([chance]) => chance.numerator > 0n);
  const common = parts.reduce(
    (product, [{ denominator }, { total }]) => lcm(product, denominator * total),
    1n,
  );
  const weights = new Map<number, bigint>();
  for (const [{ numerator, denominator }, { total, outcomes }] of parts)
    for (const { value, weight } of outcomes)
      add(weights, value, (weight * numerator * common) / (denominator * total));
  return distribution(weights);
}

/** With this chance the one roll, else the other. */
export const either = (chance: Fraction, one: Distribution, other: Distribution): Distribution =>
  mix([
    [chance, one],
    [not(chance), other],
  ]);

/** The chance that something holds of a roll. */
export function chanceOf(roll: Distribution, holds: (value: number) => boolean): Fraction {
  const held = roll.outcomes.filter(({ value }) => holds(value));
  return fraction(
    held.reduce((weights, { weight }) => weights + weight, 0n),
    roll.total,
  );
}

/** The chance that something holds between two rolls that know nothing of each other. */
export function chanceBetween(
  a: Distribution,
  b: Distribution,
  holds: (a: number, b: number) => boolean,
): Fraction {
  let weight = 0n;
  for (const one of a.outcomes)
    for (const other of b.outcomes)
      if (holds(one.value, other.value)) weight += one.weight * other.weight;
  return fraction(weight, a.total * b.total);
}

/** The mean of a roll. */
export const expected = ({ total, outcomes }: Distribution): Fraction =>
  fraction(
    outcomes.reduce((weights, { value, weight }) => weights + BigInt(value) * weight, 0n),
    total,
  );

/** In lowest terms. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The chance that both come true, neither knowing of the other. */
export const both = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** The chance of one or the other, which never come together. */
export const oneOf = (a: Fraction, b: Fraction): Fraction =>
  fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );

/** The chance that it does not come true. */
export const not = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator - numerator,
  denominator,
});

/** The floating-point number next to it, or nearly so. */
export function toNumber({ numerator, denominator }: Fraction): number {
  // Of numbers beyond 2^1000 the last bits go: a float could not hold them, and not their size.
  const surplus = BigInt(Math.max(0, denominator.toString(2).length - 1000));
  return Number(numerator >> surplus) / Number(denominator >> surplus);
}

function add(weights: Map<number, bigint>, value: number, weight: bigint): void {
  weights.set(value, (weights.get(value) ?? 0n) + weight);
}

/** Brings weights into order and to lowest terms, and leaves out what cannot be. */
function distribution(weights: ReadonlyMap<number, bigint>): Distribution {
  const possible = [...weights].filter(([, weight]) => weight > 0n).sort(([a], [b]) => a - b);
  const divisor = possible.reduce((common, [, weight]) => gcd(weight, common), 0n);
  const outcomes = possible.map(([value, weight]) => ({ value, weight: weight / divisor }));
  return { outcomes, total: outcomes.reduce((weights, { weight }) => weights + weight, 0n) };
}

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

function gcd(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}
