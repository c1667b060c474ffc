/** What a share of so many fights tells of all fights, and of the next ones. */

/** From the least to the greatest, both included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The 97.5th percentile of the normal distribution: 2.5 % of it lie on either side of 95 %. */
const Z = 1.959964;
const TAIL = 0.025;

/**
 * The 95 % confidence interval of a chance that showed in `hits` of `fights` (Wilson 1927). Other than
 * the textbook's it stays within 0 and 1, and is right for few fights and for chances near either end.
 */
export function confidenceInterval(hits: number, fights: number): Interval {
  if (fights === 0) return { from: 0, to: 1 };
  const share = hits / fights;
  const weight = Z ** 2 / fights;
  const middle = share + weight / 2;
  const reach = Math.sqrt(weight * (share * (1 - share) + weight / 4));
  return {
    from: hits === 0 ? 0 : (middle - reach) / (1 + weight),
    to: hits === fights ? 1 : (middle + reach) / (1 + weight),
  };
}

/**
 * Where 95 of 100 times the hits of `next` further fights lie: wider than the confidence interval,
 * since those fights are luck as well. Beta-binomial, from Jeffreys' prior; each tail holds 2.5 % at most.
 */
export function predictionInterval(hits: number, fights: number, next: number): Interval {
  const chances = betaBinomial(hits + 0.5, fights - hits + 0.5, next);
  let below = 0;
  let from = 0;
  while (from < next && below + (chances[from] ?? 0) <= TAIL) below += chances[from++] ?? 0;
  let above = 0;
  let to = next;
  while (to > from && above + (chances[to] ?? 0) <= TAIL) above += chances[to--] ?? 0;
  return { from, to };
}

/** The chance of each number of hits from 0 to `count`, by the ratio of each to the one before. */
function betaBinomial(alpha: number, beta: number, count: number): readonly number[] {
  const logs = [0];
  for (let k = 0; k < count; k++) {
    const ratio = ((count - k) * (alpha + k)) / ((k + 1) * (beta + count - k - 1));
    logs.push((logs[k] ?? 0) + Math.log(ratio));
  }
  const greatest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - greatest));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
