import { chanceInWords, rounded } from './figures.ts';

interface Props {
  /** From 0 to 1. */
  readonly hit: number;
  /** The mean. */
  readonly damage: number | null;
  /** Whether a sheet takes part that is not seen here. */
  readonly isEstimated: boolean;
  /** Whether it is the best of several targets. */
  readonly isBest?: boolean;
}

/** How likely an attack hits, and what it does on average. */
export function Chance({ hit, damage, isEstimated, isBest = false }: Props) {
  return (
    <span
      className="chance"
      title={isEstimated ? 'An estimate: you do not see all figures of the other side.' : undefined}
    >
      <b>
        {isBest && <small>up to </small>}
        <span>{chanceInWords(hit, isEstimated)}</span> <small>hit</small>
      </b>
      <span className="share" aria-hidden>
        <span style={{ inlineSize: `${hit * 100}%` }} />
      </span>
      {damage !== null && <small>{rounded(damage)} damage</small>}
    </span>
  );
}
