/**
 * The chances of `odds.ts` as floating-point numbers, for code that weighs thousands of attacks and
 * needs no exact fractions. A test holds that they are the same but for rounding.
 */

import { rememberedByKey } from '../core/values/remembered.ts';

/** How likely each whole number from `least` on is. */
export interface Quick {
  readonly least: number;
  readonly chances: readonly number[];
}

const certainly = (value: number): Quick => ({ least: value, chances: [1] });

/** Sheets from outside may have any number of dice. */
const MAX_KEPT = 1000;
const keep = rememberedByKey<Quick>(MAX_KEPT);

/** The pips of `count` dice. */
export const quickPips = (count: number, sides: number): Quick =>
  keep(`${count}d${sides}`, () => sumOf(count, { least: 1, chances: evenly(sides) }));

/** How many of `count` d6 show at least `lowest`. */
export const quickSuccesses = (count: number, lowest: number): Quick =>
  keep(`${count}>=${lowest}`, () => {
    const chance = (7 - lowest) / 6;
    return sumOf(count, { least: 0, chances: [1 - chance, chance] });
  });

/** Sixes in a row that are looked at: all that is beyond them is rarer than one in a thousand million. */
const SIXES = 12;

/** The pips of `count` d6, each six of which is followed by one more die. */
export const quickExploding = (count: number): Quick =>
  keep(`${count}x`, () => {
    const single = Array.from({ length: 6 * SIXES }, (_, i) =>
      (i + 1) % 6 === 0 ? 0 : 6 ** -(Math.floor((i + 1) / 6) + 1),
    );
    return trimmed(sumOf(count, { least: 1, chances: single }));
  });

/** Without the end that hardly ever comes. */
function trimmed({ least, chances }: Quick): Quick {
  const end = chances.findLastIndex((chance) => chance > RARE);
  return { least, chances: chances.slice(0, end + 1) };
}

const RARE = 1e-11;

const evenly = (sides: number): readonly number[] => Array.from({ length: sides }, () => 1 / sides);

function sumOf(count: number, roll: Quick): Quick {
  let total = certainly(0);
  for (let i = 0; i < count; i++) total = quickSum(total, roll);
  return total;
}

/** The sum of two rolls that know nothing of each other. */
export function quickSum(a: Quick, b: Quick): Quick {
  const chances = new Array<number>(a.chances.length + b.chances.length - 1).fill(0);
  for (let i = 0; i < a.chances.length; i++) {
    const one = a.chances[i] ?? 0;
    if (one === 0) continue;
    for (let j = 0; j < b.chances.length; j++)
      chances[i + j] = (chances[i + j] ?? 0) + one * (b.chances[j] ?? 0);
  }
  return { least: a.least + b.least, chances };
}

export const quickShift = ({ least, chances }: Quick, by: number): Quick => ({
  least: least + by,
  chances,
});

/** What is subtracted. */
export const quickNegative = ({ least, chances }: Quick): Quick => ({
  least: -(least + chances.length - 1),
  chances: chances.toReversed(),
});

/** The chance that a roll comes to at least so much. */
export function quickAtLeast({ least, chances }: Quick, value: number): number {
  let chance = 0;
  for (let i = Math.max(0, value - least); i < chances.length; i++) chance += chances[i] ?? 0;
  return chance;
}

/** The mean of something that follows from a roll. */
export function quickMean({ least, chances }: Quick, of: (value: number) => number): number {
  let mean = 0;
  for (let i = 0; i < chances.length; i++) mean += (chances[i] ?? 0) * of(least + i);
  return mean;
}

/** The chance that a roll comes to at least another one and `more`, neither knowing of the other. */
export function quickReaches(a: Quick, b: Quick, more = 0): number {
  // What is left of `a` from each of its values on.
  const tails = a.chances.toReversed();
  for (let i = 1; i < tails.length; i++) tails[i] = (tails[i] ?? 0) + (tails[i - 1] ?? 0);
  return quickMean(b, (value) => {
    const below = Math.max(0, value + more - a.least);
    return tails[tails.length - 1 - below] ?? 0;
  });
}

/** No chance about it. */
export const quickConstant = certainly;

/** The same with all that is below a value counting as that. */
export function quickFloor({ least, chances }: Quick, floor: number): Quick {
  const below = floor - least;
  if (below <= 0) return { least, chances };
  const sunk = chances.slice(0, below + 1).reduce((sum, chance) => sum + chance, 0);
  return { least: floor, chances: [sunk, ...chances.slice(below + 1)] };
}
