import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { browserSwitch } from '../../kit/browser-switch.ts';
import { useFight } from '../state/fight-context.ts';
import { isAside } from '../state/history.ts';

/** Whether this browser shows for how long a decision has been due. Nothing happens when time passes. */
export const useTurnClock = browserSwitch('turn-clock', false);

const [SECOND_MS, MINUTE_S] = [1000, 60];

/** For how long the fight has waited for the decision that is due. */
export function TurnClock() {
  const { store } = useFight();
  const isOn = useTurnClock((clock) => clock.isOn);
  const question = useStore(store.state, ({ encounter }) =>
    encounter?.phase === 'COMBAT' ? encounter.due[0]?.key : undefined,
  );
  return isOn && question !== undefined ? <Since question={question} /> : null;
}

/** @param props.question that is asked; another one begins anew */
function Since({ question }: { readonly question: string }) {
  const { store } = useFight();
  const newest = useStore(store.state, ({ log }) => log.findLast((entry) => !isAside(entry))?.at);
  const asked = useRef({ question: '', at: 0 });
  const [now, tick] = useState(Date.now);
  if (asked.current.question !== question)
    asked.current = { question, at: newest === undefined ? Date.now() : Date.parse(newest) };
  useEffect(() => {
    const timer = setInterval(() => {
      tick(Date.now());
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  // The clocks of two machines differ.
  const seconds = Math.max(0, Math.floor((now - asked.current.at) / SECOND_MS));
  const rest = String(seconds % MINUTE_S).padStart(2, '0');
  return (
    <span className="turn-clock" role="timer" aria-label="Time since the decision is due">
      {Math.floor(seconds / MINUTE_S)}:{rest}
    </span>
  );
}

/** Shows it, or not. */
export function TurnClockSwitch() {
  const { isOn, set } = useTurnClock();
  return (
    <label className="row">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          set(target.checked);
        }}
      />
      <span>Show in this browser how long a decision has been due</span>
    </label>
  );
}
