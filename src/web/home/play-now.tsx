import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { NeedsAccount } from '../account/needs-account.tsx';
import { messageOf } from '../api/command.ts';
import { Boundary } from '../kit/boundary.tsx';
import { lazyPart } from '../kit/load-part.ts';
import type { Seats } from '../api/seats.ts';
import { beginsWithTour } from '../fight/tour/first-turn.ts';
import { beginDemo } from './begin-demo.ts';
import { type Demo, demos } from './demos.ts';

const [first] = demos;
// Once the button works: nothing that one waits for.
const Showcase = lazyPart(() => import('./showcase/showcase.tsx'));

/** What this is, and a fight at one click: the first demo, or that of the system that is chosen. */
export function PlayNow({ seats }: { readonly seats: Seats }) {
  const [, go] = useLocation();
  const [beginning, setBeginning] = useState<Demo | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSolo, setSolo] = useState(true);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
  }, []);
  const begin = async (demo: Demo, isGuided = false): Promise<void> => {
    setBeginning(demo);
    setTrouble(null);
    try {
      const encounterId = await beginDemo(demo, { seats, isSolo });
      if (isGuided) beginsWithTour(encounterId);
      go(`/fight/${encounterId}`);
    } catch (error) {
      setTrouble(messageOf(error));
      setBeginning(null);
    }
  };
  return (
    <section className="play-now" aria-labelledby="play-now">
      <div className="hero">
        {isReady && (
          <Boundary instead={null}>
            <Suspense>
              <Showcase />
            </Suspense>
          </Boundary>
        )}
        <div className="pitch">
          <h2 id="play-now">Tactical combat for your tabletop RPG.</h2>
          <p>It knows whose turn it is, what you can do, and your odds.</p>
          <div className="start">
            <button
              type="button"
              className="primary"
              disabled={beginning !== null}
              onClick={() => {
                if (first) void begin(first, true);
              }}
            >
              {beginning ? 'Opening …' : 'Play now'}
            </button>
            <label className="row">
              <input
                type="checkbox"
                checked={isSolo}
                onChange={({ target }) => {
                  setSolo(target.checked);
                }}
              />
              <span>Play solo: the computer runs the enemies</span>
            </label>
          </div>
          <NeedsAccount />
          {trouble && (
            <p className="refusal" role="alert">
              {trouble}
            </p>
          )}
        </div>
      </div>
      <div className="demos">
        {demos.map((demo) => (
          <article key={demo.ruleset} className="panel">
            <h3>{demo.ruleset}</h3>
            <p>{demo.pitch}</p>
            <button
              type="button"
              disabled={beginning !== null}
              onClick={() => {
                void begin(demo);
              }}
            >
              {beginning === demo ? 'Opening …' : 'Play the demo'}
            </button>
          </article>
        ))}
      </div>
    </section>
  );
}
