import type { Odds, Verdict } from './trial.ts';

/** The attacks of a sheet with their chances, and why others cannot be made. */
export function Outcome({ verdict }: { readonly verdict: Verdict }) {
  if (!verdict.isSound)
    return (
      <p className="refusal" role="alert">
        {verdict.message}
      </p>
    );
  const { options, refusals } = verdict.odds;
  return (
    <div role="status" className="trial">
      {options.length === 0 && <p>Valid. No attack on someone beside it.</p>}
      <ul>
        {options.map((option, i) => (
          <Attack key={i} option={option} />
        ))}
      </ul>
      {refusals.length > 0 && (
        <details>
          <summary>{refusals.length} unavailable: why?</summary>
          <ul>
            {refusals.map(({ label, message }, i) => (
              <li key={i}>
                <b>{label}</b>: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type Option = Odds['options'][number];

/** As the target meets it best. */
function Attack({ option: { label, attacks } }: { readonly option: Option }) {
  const aimed = attacks.filter(({ targetId }) => targetId === 'target');
  const [met] = (aimed[0]?.perDefense ?? []).toSorted((a, b) => a.hit.value - b.hit.value);
  if (!met) return null;
  return (
    <li>
      <b>{label}</b>: {aimed.length > 1 && `${aimed.length} attacks, each `}
      {Math.round(met.hit.value * 100)} % to hit, {met.expectedDamage.value.toFixed(1)} damage
    </li>
  );
}
