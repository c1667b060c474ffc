import './chance-bar.css';

/** How often something is so, and from the lowest to the highest that the fights so far allow; 0 to 1. */
export interface Chance {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** From the lowest to the highest chance that the fights so far allow. */
export const between = ({ low, high }: Pick<Chance, 'low' | 'high'>): string =>
  `${Math.round(100 * low)} to ${percent(high)}`;

interface Props {
  readonly chance: Chance;
  /** Where another chance stands that this one is compared with. */
  readonly beside?: number | undefined;
}

/**
 * A chance as a bar of 0 to 100 %, with a line for what the fights leave open. Its figures stand beside
 * it in words, so that nothing of it must be read off.
 */
export function ChanceBar({ chance: { share, low, high }, beside }: Props) {
  return (
    <svg className="chance-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width="100" height="12" />
      <rect className="part" width={100 * share} height="12" />
      <path className="whisker" d={`M${100 * low} 6H${100 * high}`} />
      <path className="whisker" d={`M${100 * low} 3V9M${100 * high} 3V9`} />
      {beside !== undefined && <path className="beside" d={`M${100 * beside} 0V12`} />}
    </svg>
  );
}
