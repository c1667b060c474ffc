import { useStore } from 'zustand';
import { useFight } from '../state/fight-context.ts';
import { nameOf } from '../state/names.ts';
import { Refused } from '../state/run.tsx';
import { type Pace, PACES } from './paces.ts';
import { usePlayComputers } from './use-play-computers.ts';
import './computer.css';

/** What the computer is still to decide: anybody but a spectator has it go on, once or by itself. */
export function PlayComputers() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const looksOn = useStore(store.state, ({ seat }) => seat?.kind === 'SPECTATOR');
  const due = encounter?.due.filter(({ byComputer }) => byComputer) ?? [];
  const isDue = due.length > 0 && !looksOn;
  const { playComputers, autoplay, pace, setPace, sending, refusal } = usePlayComputers(isDue);
  const isOn = autoplay === 'ON';
  if (!encounter || !isDue) return null;
  const names = due.flatMap(({ combatantId }) =>
    combatantId ? [nameOf(encounter, combatantId)] : [],
  );
  return (
    <section className="play-on" aria-label="The computer">
      <p>
        The computer decides
        {names.length > 0 && <b> for {new Intl.ListFormat('en').format(names)}</b>}.
      </p>
      {autoplay === 'PAUSED' && <p role="status">Paused by an undo.</p>}
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={sending || isOn}
          onClick={playComputers}
        >
          Next move
        </button>
        <button
          type="button"
          aria-pressed={isOn}
          onClick={() => {
            store.setAutoplay(isOn ? 'OFF' : 'ON');
          }}
        >
          {isOn ? 'Pause' : autoplay === 'PAUSED' ? 'Resume' : 'Autoplay'}
        </button>
        <select
          aria-label="How fast"
          value={pace}
          onChange={({ target }) => {
            setPace(target.value as Pace);
          }}
        >
          {Object.entries(PACES).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Refused refusal={refusal} />
    </section>
  );
}
