import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Seats } from '../api/seats.ts';
import { type Demo, demos } from './demos.ts';
import { loaded } from '../kit/load-part.ts';
import { OwnFight } from './own-fight.tsx';

/** One click, and a fight is on. */
export function NewFight({ seats }: { readonly seats: Seats }) {
  const [, go] = useLocation();
  const [beginning, setBeginning] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAlone, setAlone] = useState(false);
  const begin = async (demo: Demo): Promise<void> => {
    setBeginning(demo.ruleset);
    setTrouble(null);
    try {
      const [{ imported }, { letComputerPlayOthers }, { default: document }] = await Promise.all([
        loaded(() => import('./import-fight.ts')),
        loaded(() => import('./other-side.ts')),
        loaded(demo.load),
      ]);
      const encounterId = await imported(document, seats);
      const seat = seats.of(encounterId);
      if (isAlone && seat) await letComputerPlayOthers(encounterId, seat.token);
      go(`/fight/${encounterId}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBeginning(null);
    }
  };
  return (
    <section aria-labelledby="new-fight">
      <h2 id="new-fight">New fight</h2>
      <label className="row">
        <input
          type="checkbox"
          checked={isAlone}
          onChange={({ target }) => {
            setAlone(target.checked);
          }}
        />
        <span>The computer plays the other side</span>
      </label>
      <div className="demos">
        {demos.map((demo) => (
          <article key={demo.ruleset} className="panel">
            <h3>{demo.ruleset}</h3>
            <p>{demo.pitch}</p>
            <button
              type="button"
              className="primary"
              disabled={beginning !== null}
              onClick={() => {
                void begin(demo);
              }}
            >
              {beginning === demo.ruleset ? 'Opening …' : 'Play the demo'}
            </button>
          </article>
        ))}
      </div>
      <OwnFight seats={seats} />
      {trouble && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      <p className="muted">
        <small>Kept in this browser.</small>
      </p>
    </section>
  );
}
