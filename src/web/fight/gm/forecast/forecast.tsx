import { useState } from 'react';
import type { Encounter } from '../../state/seen.ts';
import { Casualties, Harm } from './casualties.tsx';
import { Changes, Expected } from './outlooks.tsx';
import { Newcomers } from './newcomers.tsx';
import { Rounds } from './rounds.tsx';
import { type Asked, type Forecast, useForecast } from './use-forecast.ts';
import './forecast.css';

/** What comes of the fight as it stands, by simulating it many times. */
export default function ForecastRoom({ encounter }: { readonly encounter: Encounter }) {
  const { version, combatants } = encounter;
  const [revealed, setRevealed] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { forecast, trouble } = useForecast(asked);
  return (
    <>
      <section>
        <p className="muted">
          The server plays this fight to its end hundreds of times, by the rules and with dice of
          its own. Only game masters see what comes of it.
        </p>
        {combatants.some(({ hidden }) => hidden) && (
          <label className="row">
            <input
              type="checkbox"
              checked={revealed}
              onChange={({ target }) => {
                setRevealed(target.checked);
              }}
            />
            Those who are hidden take part
          </label>
        )}
        <button
          type="button"
          className="primary"
          onClick={() => {
            setAsked({ version, revealed });
          }}
        >
          {asked ? 'Forecast anew' : 'Forecast this fight'}
        </button>
        <p role="status" className="muted">
          {trouble ?? (asked ? progressOf(forecast, version) : '')}
        </p>
      </section>
      {forecast && <Answer encounter={encounter} forecast={forecast} />}
      <Newcomers encounter={encounter} />
    </>
  );
}

function progressOf(forecast: Forecast | null, now: number): string {
  if (!forecast) return 'The first fights are being played …';
  const { fightsPlayed, fightsPlanned, isComplete, version } = forecast;
  const played = isComplete
    ? `${fightsPlayed} fights were played.`
    : `${fightsPlayed} of ${fightsPlanned} fights have been played …`;
  return version === now ? played : `${played} The fight has gone on since: forecast it anew.`;
}

function Answer({
  encounter,
  forecast,
}: {
  readonly encounter: Encounter;
  readonly forecast: Forecast;
}) {
  const [sensible] = forecast.expected;
  return (
    <>
      <Expected forecast={forecast} />
      {sensible && (
        <>
          <Rounds scenario={sensible} />
          <Casualties encounter={encounter} scenario={sensible} />
          <Harm encounter={encounter} scenario={sensible} unit={forecast.unit} />
        </>
      )}
      <Changes forecast={forecast} />
      <section>
        <h3>Assumptions</h3>
        <ul className="assumed muted">
          {forecast.assumes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
