/** What may come of a fight, in numbers. */
import type { ForecastEstimateFragment } from '../../client/index.ts';
import { percent } from './option.ts';

/** `62 % (55 % to 69 %)`. */
export const estimateInWords = ({
  share,
  low,
  high,
}: Pick<ForecastEstimateFragment, 'share' | 'low' | 'high'>): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`;

/** `5 rounds (3 to 8)`. */
export const roundsInWords = ({
  median,
  tenthPercentile,
  ninetiethPercentile,
}: {
  readonly median: number;
  readonly tenthPercentile: number;
  readonly ninetiethPercentile: number;
}): string => `${median} rounds (${tenthPercentile} to ${ninetiethPercentile})`;
