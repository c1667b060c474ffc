import { useState } from 'react';
import { useStore } from 'zustand';
import { IssueSeatDocument } from '../../../api/generated/brief.ts';
import { useFight } from '../../state/fight-context.ts';
import type { Issued } from '../../state/fight.ts';
import { Refused, useRun } from '../../state/run.tsx';
import { LONGEST_DAYS } from './lasting.ts';
import '../../../kit/form.css';

const kinds = [
  ['PLAYER', 'Plays', 'decides for some of the combatants, and sees what they may know'],
  ['SPECTATOR', 'Watches', 'sees what the table sees, and decides nothing'],
  ['GM', 'Runs it too', 'sees and decides everything'],
] as const;
type Kind = (typeof kinds)[number][0];

/** Who is to sit there, and what they may do. */
export function InviteForm({ onIssued }: { readonly onIssued: (issued: Issued) => void }) {
  const { store } = useFight();
  const combatants = useStore(store.state, (fight) => fight.encounter?.combatants ?? []);
  const { run, refusal, sending } = useRun();
  const [kind, setKind] = useState<Kind>('PLAYER');
  const [name, setName] = useState('');
  const [played, setPlayed] = useState<ReadonlySet<string>>(new Set());
  const issue = async (): Promise<void> => {
    const combatantIds = kind === 'PLAYER' ? [...played] : [];
    const seat = await run(IssueSeatDocument, { kind, name, combatantIds, days: LONGEST_DAYS });
    if (seat) onIssued({ name, token: seat.token });
  };
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void issue();
      }}
    >
      <label>
        Name
        <input
          required
          maxLength={60}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
      </label>
      <fieldset>
        <legend>Role</legend>
        {kinds.map(([value, label, meaning]) => (
          <label key={value} className="row">
            <input
              type="radio"
              name="kind"
              checked={kind === value}
              onChange={() => {
                setKind(value);
              }}
            />
            <span>
              <b>{label}</b>: {meaning}
            </span>
          </label>
        ))}
      </fieldset>
      {kind === 'PLAYER' && (
        <fieldset>
          <legend>Whom they play</legend>
          <div className="chips">
            {combatants.map(({ id, name: who }) => (
              <label key={id} className="chip">
                <input
                  type="checkbox"
                  checked={played.has(id)}
                  onChange={({ target }) => {
                    const next = new Set(played);
                    if (target.checked) next.add(id);
                    else next.delete(id);
                    setPlayed(next);
                  }}
                />{' '}
                {who}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Refused refusal={refusal} />
      <button className="primary" disabled={sending || (kind === 'PLAYER' && played.size === 0)}>
        Make the link
      </button>
    </form>
  );
}
