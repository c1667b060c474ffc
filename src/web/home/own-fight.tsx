import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { CreateEncounterDocument, type Pace, type Ruleset } from '../../client/index.ts';
import { accountToken } from '../api/account.ts';
import { command, type Refusal } from '../api/command.ts';
import type { Seats } from '../api/seats.ts';
import { Boundary, Reload } from '../kit/boundary.tsx';
import { demos } from './demos.ts';
import type { Settings } from './rulings-form.tsx';

/** Few ask for them on their first visit. */
const RulingsForm = lazy(() => import('./rulings-form.tsx'));

const paces: Readonly<Record<Pace, string>> = {
  FLOW: 'goes on by itself',
  STEP: 'asks for every step',
};

/** A fight with nobody in it yet: whoever opens it is its game master. */
export function OwnFight({ seats }: { readonly seats: Seats }) {
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [ruleset, setRuleset] = useState<Ruleset>('SEGMENTS');
  const [pace, setPace] = useState<Pace>('FLOW');
  const [settings, setSettings] = useState<Settings>([]);
  const [readsRulings, readRulings] = useState(false);
  const [opening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const open = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setOpening(true);
    setRefusal(null);
    const input = { name, ruleset, pace, settings };
    const outcome = await command(CreateEncounterDocument, input, accountToken());
    setOpening(false);
    if (!outcome.done) {
      setRefusal(outcome.refusal);
      return;
    }
    const { encounter, token } = outcome.payload;
    seats.holdFirst({ encounterId: encounter.id, token, name, ruleset });
    go(`/fight/${encounter.id}`);
  };
  return (
    <article className="panel">
      <h3>Your own</h3>
      <form className="stacked" onSubmit={(event) => void open(event)}>
        <label>
          Name
          <input
            required
            maxLength={120}
            value={name}
            onChange={({ target: { value } }) => {
              setName(value);
            }}
          />
        </label>
        <label>
          System
          <select
            value={ruleset}
            onChange={({ target: { value } }) => {
              setRuleset(value as Ruleset);
              setSettings([]);
            }}
          >
            {demos.map((demo) => (
              <option key={demo.ruleset}>{demo.ruleset}</option>
            ))}
          </select>
        </label>
        <label>
          Pace
          <select
            value={pace}
            onChange={({ target: { value } }) => {
              setPace(value as Pace);
            }}
          >
            {Object.entries(paces).map(([key, meaning]) => (
              <option key={key} value={key}>
                {meaning}
              </option>
            ))}
          </select>
        </label>
        <details
          onToggle={({ currentTarget: { open: isOpen } }) => {
            readRulings(isOpen);
          }}
        >
          <summary>Rulings{settings.length > 0 && ` (${settings.length} changed)`}</summary>
          {readsRulings && (
            <Boundary
              instead={
                <p className="refusal" role="alert">
                  The rulings could not be loaded. <Reload />
                </p>
              }
            >
              <Suspense fallback={<p className="muted">One moment …</p>}>
                <RulingsForm ruleset={ruleset} settings={settings} onChoose={setSettings} />
              </Suspense>
            </Boundary>
          )}
        </details>
        <button disabled={opening}>Open an empty fight</button>
      </form>
      {refusal && (
        <p className="refusal" role="alert">
          {refusal.message}
        </p>
      )}
    </article>
  );
}
