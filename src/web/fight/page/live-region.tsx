import { useStore } from 'zustand';
import { useFight } from '../state/fight-context.ts';

/** What happened last, in words: read out once, wherever the focus is. */
export function LiveRegion() {
  const { store } = useFight();
  const newest = useStore(store.state, (fight) => fight.log.at(-1));
  return (
    <p className="visually-hidden" aria-live="polite">
      {newest?.events.map(({ text }) => text).join('. ')}
    </p>
  );
}
