import { percent, rounded } from './figures.ts';

interface Props {
  /** From 0 to 1. */
  readonly hit: number;
  /** The mean. */
  readonly damage: number | null;
  /** Whether it is the best of several targets. */
  readonly isBest?: boolean;
}

/** How likely an attack hits, and what it does on average. */
export function Chance({ hit, damage, isBest = false }: Props) {
  return (
    <span className="chance">
      <b>
        {isBest && <small>up to </small>}
        {percent(hit)} <small>hit</small>
      </b>
      <span className="share" aria-hidden>
        <span style={{ inlineSize: `${hit * 100}%` }} />
      </span>
      {damage !== null && <small>{rounded(damage)} damage</small>}
    </span>
  );
}
