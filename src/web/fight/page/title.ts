import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePlay } from '../play/play-context.ts';
import { useFight } from '../state/fight-context.ts';

/** The tab says which fight it is, and with a dot that something is to be decided there. */
export function useTitle(): void {
  const { store } = useFight();
  const name = useStore(store.state, (fight) => fight.encounter?.name);
  const { decisions } = usePlay();
  const isDue = decisions.some(({ required }) => required);
  useEffect(() => {
    if (name === undefined) return;
    const before = document.title;
    document.title = `${isDue ? '● ' : ''}${name} – ${before}`;
    return () => {
      document.title = before;
    };
  }, [name, isDue]);
}
