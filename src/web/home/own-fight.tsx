import { type SubmitEvent, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Pace, Ruleset } from '../../client/index.ts';
import { CreateEncounterDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { command, type Refusal } from '../api/command.ts';
import type { Seats } from '../api/seats.ts';
import { Boundary, Reload } from '../kit/boundary.tsx';
import { keep, useKept } from '../kit/kept.ts';
import { opensWithSetup } from '../fight/attention/drawer.ts';
import { demos } from './demos.ts';
import type { Settings } from './rulings-form.tsx';
import { lazyPart } from '../kit/load-part.ts';

/** Few ask for them on their first visit. */
const RulingsForm = lazyPart(() => import('./rulings-form.tsx'));

/** What is written of it, kept for this tab until it is opened. */
interface Draft {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly pace: Pace;
  readonly settings: Settings;
  readonly readsRulings: boolean;
}
const KEY = 'own-fight';
const empty: Draft = {
  name: '',
  ruleset: 'SEGMENTS',
  pace: 'FLOW',
  settings: [],
  readsRulings: false,
};

const paces: Readonly<Record<Pace, string>> = {
  FLOW: 'Automatic',
  STEP: 'Confirm every step',
};

/** An empty fight: its creator is its game master. */
export function OwnFight({ seats }: { readonly seats: Seats }) {
  const [, go] = useLocation();
  const [draft, setDraft] = useKept<Draft>(KEY, empty);
  const { name, ruleset, pace, settings, readsRulings } = draft;
  const change = (changed: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
  };
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
    keep(KEY, empty);
    seats.holdFirst({ encounterId: encounter.id, token, name, ruleset });
    opensWithSetup(encounter.id);
    go(`/fight/${encounter.id}`);
  };
  return (
    <div className="panel">
      <form className="stacked" onSubmit={(event) => void open(event)}>
        <label>
          Name
          <input
            required
            maxLength={120}
            value={name}
            onChange={({ target: { value } }) => {
              change({ name: value });
            }}
          />
        </label>
        <label>
          System
          <select
            value={ruleset}
            onChange={({ target: { value } }) => {
              change({ ruleset: value as Ruleset, settings: [] });
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
              change({ pace: value as Pace });
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
          open={readsRulings}
          onToggle={({ currentTarget: { open: isOpen } }) => {
            change({ readsRulings: isOpen });
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
                <RulingsForm
                  ruleset={ruleset}
                  settings={settings}
                  onChoose={(chosen) => {
                    change({ settings: chosen });
                  }}
                />
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
    </div>
  );
}
