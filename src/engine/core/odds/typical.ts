/** What is most usual among several values of one form: for figures that no one has seen. */

/**
 * The median of numbers, field by field; of anything else what occurs most often.
 *
 * @throws RangeError when there is none
 */
export function typicalOf<T>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined) throw new RangeError('Nothing is typical of nothing.');
  if (typeof first === 'number') return medianOf(all as readonly number[]) as T;
  if (typeof first !== 'object' || first === null || Array.isArray(first)) return mostOften(all);
  const fields = Object.keys(first) as (keyof T)[];
  const typical = fields.map((field) => [field, typicalOf(all.map((value) => value[field]))]);
  return Object.fromEntries(typical) as T;
}

/** The lower one of two in the middle. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function mostOften<T>(all: readonly T[]): T {
  const counts = new Map<string, number>();
  const timesOf = (value: T) => counts.get(JSON.stringify(value)) ?? 0;
  for (const value of all) counts.set(JSON.stringify(value), timesOf(value) + 1);
  return all.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best));
}
