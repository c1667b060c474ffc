import { useEffect, useState } from 'react';
import type { Encounter } from '../../state/seen.ts';
import { between, ChanceBar } from '../../../kit/chance-bar.tsx';
import { winOf } from '../forecast/outlooks.tsx';
import { type Asked, type Forecast, useForecast } from '../forecast/use-forecast.ts';
import '../forecast/forecast.css';

/** Who places several at once is not asked about for each. */
const PAUSE_MS = 1500;

/** The heroes' chance to win, worked out anew when the fight has changed. */
export function Chance({ encounter }: { readonly encounter: Encounter }) {
  const { version, combatants } = encounter;
  const sides = [...new Set(combatants.map(({ side }) => side))];
  const [chosen, choose] = useState<string | null>(null);
  const side = chosen !== null && sides.includes(chosen) ? chosen : null;
  const asked = useAsked(sides.length > 1, version, side);
  const { forecast, trouble } = useForecast(asked);
  if (sides.length < 2)
    return <p className="muted">With two sides, the chance to win is shown here.</p>;
  return (
    <section className="heroes-chance" aria-label="Chance to win">
      <div className="row">
        <label className="row">
          <h3>Chance of</h3>
          <select
            aria-label="The heroes"
            value={side ?? forecast?.side ?? sides[0]}
            onChange={({ target: { value } }) => {
              choose(value);
            }}
          >
            {sides.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <h3>to win</h3>
      </div>
      {trouble !== null && <p className="muted">{trouble}</p>}
      {forecast ? (
        <Answer forecast={forecast} now={version} />
      ) : (
        trouble === null && <p className="muted">The first fights are being played …</p>
      )}
    </section>
  );
}

function Answer({ forecast, now }: { readonly forecast: Forecast; readonly now: number }) {
  const [sensible] = forecast.expected;
  if (!sensible || sensible.fightsPlayed === 0)
    return <p className="muted">The first fights are being played …</p>;
  const chance = winOf(sensible);
  return (
    <>
      <p role="status">
        <strong>{between(chance)}</strong>{' '}
        <small className="muted">{standingOf(forecast, now)}</small>
      </p>
      <ChanceBar chance={chance} />
    </>
  );
}

function standingOf({ isComplete, fightsPlayed, version }: Forecast, now: number): string {
  if (version !== now) return 'provisional: the fight has changed';
  return isComplete
    ? `${fightsPlayed} fights played`
    : `provisional: ${fightsPlayed} fights so far`;
}

/** Null until nothing has changed for a while, and where nothing is to be asked. */
function useAsked(isWanted: boolean, version: number, side: string | null): Asked | null {
  const [asked, ask] = useState<Asked | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      ask({ version, revealed: true, side });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWanted, version, side]);
  return isWanted ? asked : null;
}
