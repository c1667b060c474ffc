import type { Combatant } from '../state/seen.ts';

/** What a combatant may still do in this round; what is spent is struck out. */
export function Budget({ of }: { readonly of: Combatant['budget'] }) {
  if (of.length === 0) return null;
  return (
    <span className="budget">
      {of.map(({ label, left, max }) => (
        <span
          key={label}
          className={left > 0 ? undefined : 'spent'}
          title={`${label}: ${left} of ${max} left`}
        >
          {left > 1 && `${left} `}
          {left > 0 ? label : <s aria-label={`${label}, spent`}>{label}</s>}
        </span>
      ))}
    </span>
  );
}
