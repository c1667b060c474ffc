import { useState } from 'react';
import { useStore } from 'zustand';
import type { DiceAfterRewind } from '../../../client/index.ts';
import { Modal } from '../../kit/modal.tsx';
import { useFight } from '../state/fight-context.ts';
import type { LogEntry } from '../state/fight.ts';

interface Props {
  /** The last one that stays; null while nobody asks for it. */
  readonly to: LogEntry | null;
  readonly onClose: () => void;
}

const policies: readonly (readonly [DiceAfterRewind, string])[] = [
  ['REDRAW', 'New dice: nobody has seen what comes'],
  ['KEEP', 'The same dice: what is done again rolls the same again'],
];

/** Takes the table back to an entry of the log, once more asked. */
export function Rewind({ to, onClose }: Props) {
  const { store } = useFight();
  const version = useStore(store.state, (fight) => fight.encounter?.version ?? 0);
  const sending = useStore(store.state, (fight) => fight.sending);
  const refusal = useStore(store.state, (fight) => fight.refusal);
  const [dice, setDice] = useState<DiceAfterRewind>('REDRAW');
  const count = to ? version - to.version : 0;
  return (
    <Modal title="Rewind to here" open={to !== null} onClose={onClose}>
      <form
        className="stacked"
        onSubmit={(event) => {
          event.preventDefault();
          if (!to) return;
          void store.rewind(to.version, 'Rewound in the log', dice).then((done) => {
            if (done) onClose();
          });
        }}
      >
        <p>
          The fight goes on after “{to?.events.at(-1)?.text}”.{' '}
          {count === 1 ? 'What came after it is' : `All ${count} steps after it are`} taken back;
          the log keeps them.
        </p>
        <fieldset>
          <legend>Dice</legend>
          {policies.map(([policy, label]) => (
            <label key={policy} className="row">
              <input
                type="radio"
                name="dice"
                checked={dice === policy}
                onChange={() => {
                  setDice(policy);
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
        {refusal && (
          <p className="refusal" role="alert">
            {refusal.message}
          </p>
        )}
        <div className="row">
          <button className="primary" disabled={sending || count === 0}>
            Rewind
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}
