import { useStore } from 'zustand';
import { useAsking } from '../ask/questions.ts';
import { useFight } from '../state/fight-context.ts';

/**
 * What happened last, and the answer to what was asked, in words: read out once, wherever the focus is. Each is an
 * element of its own, since words that are the same as those before would not be read out again.
 */
export function LiveRegion() {
  const { store } = useFight();
  const newest = useStore(store.state, (fight) => fight.log.at(-1));
  const { spoken, count } = useAsking();
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        <span key={newest?.version}>{newest?.events.map(({ text }) => text).join('. ')}</span>
      </p>
      <p className="visually-hidden" aria-live="polite">
        <span key={count}>{spoken}</span>
      </p>
    </>
  );
}
