import type { Estimate } from './use-forecast.ts';

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** From the least to the most that the fights so far allow. */
export const between = ({ least, most }: Pick<Estimate, 'least' | 'most'>): string =>
  `${Math.round(100 * least)} to ${percent(most)}`;

interface Props {
  readonly chance: Estimate;
  /** Where another chance stands that this one is compared with. */
  readonly beside?: number | undefined;
}

/**
 * A chance as a bar of 0 to 100 %, with a line for what the fights leave open. Its figures stand beside
 * it in words, so that nothing of it must be read off.
 */
export function ChanceBar({ chance: { share, least, most }, beside }: Props) {
  return (
    <svg className="chance-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="12" />
      <rect className="part" width={100 * share} height="12" />
      <path className="whisker" d={`M${100 * least} 6H${100 * most}`} />
      <path className="whisker" d={`M${100 * least} 3V9M${100 * most} 3V9`} />
      {beside !== undefined && <path className="beside" d={`M${100 * beside} 0V12`} />}
    </svg>
  );
}
