import { useState } from 'react';
import { useStore } from 'zustand';
import { RewindEncounterDocument } from '../../api/generated/brief.ts';
import type { DiceAfterRewind } from '../../../client/index.ts';
import type { Refusal } from '../../api/command.ts';
import { Modal } from '../../kit/modal.tsx';
import { useFight } from '../state/fight-context.ts';
import type { LogEntry } from '../state/fight.ts';
import { ifAsSeen } from '../state/as-seen.ts';
import { Refused } from '../state/run.tsx';

interface Props {
  /** The last one that stays; null while the form is closed. */
  readonly to: LogEntry | null;
  readonly onClose: () => void;
}

const policies: readonly (readonly [DiceAfterRewind, string])[] = [
  ['REDRAW', 'New dice: unknown to all'],
  ['KEEP', 'The same dice: what is done again rolls the same again'],
];

/** Takes the table back to an entry of the log, once more asked. */
export const Rewind = ({ to, onClose }: Props) => (
  <Modal title="Rewind to here" open={to !== null} onClose={onClose}>
    {to && <RewindForm to={to} onClose={onClose} />}
  </Modal>
);

interface FormProps extends Props {
  readonly to: LogEntry;
}

function RewindForm({ to, onClose }: FormProps) {
  const { store } = useFight();
  const version = useStore(store.state, (fight) => fight.encounter?.version ?? 0);
  const sending = useStore(store.state, (fight) => fight.sending);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [dice, setDice] = useState<DiceAfterRewind>('REDRAW');
  const count = version - to.version;
  const rewind = async (): Promise<void> => {
    const input = { toVersion: to.version, reason: 'Rewound in the log', dice };
    const ended = await ifAsSeen(store.state, {
      act: 'Rewind',
      version,
      send: (expectedVersion) => store.run(RewindEncounterDocument, { ...input, expectedVersion }),
    });
    setRefusal(ended.refusal);
    if (!ended.refusal) onClose();
  };
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void rewind();
      }}
    >
      <p>
        The fight goes on after “{to.events.at(-1)?.text}”.{' '}
        {count === 1 ? 'What came after it is' : `All ${count} steps after it are`} taken back; the
        log keeps them.
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
      <Refused refusal={refusal} />
      <div className="row">
        <button className="primary" disabled={sending || count === 0}>
          Rewind
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
