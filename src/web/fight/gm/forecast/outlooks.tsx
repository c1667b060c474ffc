import { between, ChanceBar, percent } from '../../../kit/chance-bar.tsx';
import type { Change, Estimate, Forecast } from './use-forecast.ts';

const NONE: Estimate = { fights: 0, share: 0, low: 0, high: 1 };

/** The chance of the side that is asked about, which stands first. */
export const winOf = ({ wins: [first] }: Change): Estimate => first?.chance ?? NONE;

/** The chance to win, for each way in which the people may play. */
export function Expected({ forecast: { expected, side } }: { readonly forecast: Forecast }) {
  const shares = expected.map((scenario) => winOf(scenario).share);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return (
    <section>
      <h3>Chance of {side} to win</h3>
      <table className="outlooks">
        <tbody>
          {expected.map((scenario) => (
            <Row key={scenario.key} scenario={scenario} />
          ))}
        </tbody>
      </table>
      <p className="muted">
        Expect something from {percent(least)} to {percent(most)}: how well the players play is
        unknown. The line in a bar is what luck leaves open (95 %).
      </p>
    </section>
  );
}

/** What a change would make of it, beside the chance without any. */
export function Changes({ forecast: { expected, changes } }: { readonly forecast: Forecast }) {
  const [sensible] = expected;
  if (!sensible || changes.length === 0) return null;
  const { share } = winOf(sensible);
  const ordered = changes.toSorted((a, b) => winOf(b).share - winOf(a).share);
  return (
    <section>
      <h3>Easier or harder</h3>
      <table className="outlooks">
        <tbody>
          {ordered.map((scenario) => (
            <Row key={scenario.key} scenario={scenario} beside={share} />
          ))}
        </tbody>
      </table>
      <p className="muted">The mark stands at {percent(share)}, the chance as things are.</p>
    </section>
  );
}

function Row({ scenario, beside }: { readonly scenario: Change; readonly beside?: number }) {
  const { label, fightsPlayed } = scenario;
  const chance = winOf(scenario);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {fightsPlayed === 0 ? (
          <span className="muted">to come</span>
        ) : (
          <>
            <ChanceBar chance={chance} beside={beside} />
            <span className="figures">
              <strong>{percent(chance.share)}</strong>
              {beside !== undefined && ` (${signed(chance.share - beside)})`}
              <small className="muted">
                {between(chance)}, {fightsPlayed} fights
              </small>
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

/** With a sign, a true minus among them. */
function signed(difference: number): string {
  const points = Math.round(100 * difference);
  return points < 0 ? `−${-points}` : `+${points}`;
}
