import { nameOf } from '../../state/names.ts';
import type { Encounter } from '../../state/seen.ts';
import { between, ChanceBar, percent } from '../../../kit/chance-bar.tsx';
import type { Forecast, Scenario } from './use-forecast.ts';

interface Props {
  readonly encounter: Encounter;
  readonly scenario: Scenario;
}

/** Who falls, how often and when, the most endangered first. */
export function Casualties({ encounter, scenario: { falls } }: Props) {
  const ordered = falls.toSorted((a, b) => b.chance.share - a.chance.share);
  return (
    <section>
      <h3>Who falls</h3>
      <table className="outlooks">
        <tbody>
          {ordered.map(({ combatantId, chance, round }) => (
            <tr key={combatantId}>
              <th scope="row">{nameOf(encounter, combatantId)}</th>
              <td>
                <ChanceBar chance={chance} />
                <span className="figures">
                  <strong>{percent(chance.share)}</strong>
                  <small className="muted">
                    {between(chance)}
                    {round !== null && `, mostly by round ${round}`}
                  </small>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What does the harm, the most first. */
export function Harm({
  encounter,
  scenario: { harm },
  unit,
}: Props & { readonly unit: Forecast['unit'] }) {
  if (unit === null || harm.length === 0) return null;
  const most = Math.max(...harm.map(({ amount }) => amount));
  return (
    <section>
      <h3>Harm by action</h3>
      <table className="outlooks">
        <tbody>
          {harm.map(({ combatantId, action, condition, name, amount, times }) => (
            <tr key={`${combatantId}/${action}/${condition}`}>
              <th scope="row">
                {name}
                {combatantId !== null && (
                  <small className="muted"> {nameOf(encounter, combatantId)}</small>
                )}
              </th>
              <td>
                <svg
                  className="chance-bar"
                  viewBox="0 0 100 12"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect className="part" width={(100 * amount) / most} height="12" />
                </svg>
                <span className="figures">
                  <strong>{amount.toFixed(1)}</strong>
                  <small className="muted">
                    {unit} a fight, {times.toFixed(1)} times
                  </small>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
