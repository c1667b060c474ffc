import { useStore } from 'zustand';
import { useAsking } from '../ask/questions.ts';
import { useFight } from '../state/fight-context.ts';

/** What happened last, and the answer to what was asked, in words: read out once, wherever the focus is. */
export function LiveRegion() {
  const { store } = useFight();
  const newest = useStore(store.state, (fight) => fight.log.at(-1));
  const { spoken, count } = useAsking();
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {newest?.events.map(({ text }) => text).join('. ')}
      </p>
      <p className="visually-hidden" aria-live="polite">
        <span key={count}>{spoken}</span>
      </p>
    </>
  );
}
