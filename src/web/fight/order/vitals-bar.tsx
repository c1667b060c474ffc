import type { Combatant } from '../state/seen.ts';

type Vitals = Combatant['vitals'][number];

interface Props {
  readonly vitals: Vitals;
  /** Whether there are others from which its name tells it. */
  readonly isNamed: boolean;
}

/** What is left of a combatant: exact, in quarters, or unknown, as this seat may know. */
export function VitalsBar({ vitals: { label, current, max, share }, isNamed }: Props) {
  const left = share ?? 0;
  const words =
    current !== null && max !== null
      ? `${current} of ${max}`
      : share === null
        ? 'unknown'
        : `about ${Math.round(share * 100)} %`;
  return (
    <span className="vitals" title={`${label}: ${words}`}>
      {isNamed && <small className="label">{label}</small>}
      <span
        role="meter"
        aria-label={label}
        aria-valuetext={words}
        aria-valuenow={Math.round(left * 100)}
        className={`bar ${left > 0.5 ? 'well' : left > 0.25 ? 'hurt' : 'bad'}`}
      >
        <span style={{ inlineSize: `${left * 100}%` }} />
      </span>
      <small>{current !== null && max !== null ? `${current}/${max}` : words}</small>
    </span>
  );
}
