import { useEffect } from 'react';
import type { ReplayStore } from './replay-store.ts';

const keys: Readonly<Record<string, (replay: ReplayStore) => void>> = {
  ' ': (replay) => {
    if (replay.state.getState().isPlaying) replay.pause();
    else replay.play();
  },
  ArrowLeft: (replay) => void replay.goTo(replay.state.getState().at - 1),
  ArrowRight: (replay) => void replay.goTo(replay.state.getState().at + 1),
  Home: (replay) => void replay.goTo(1),
  End: (replay) => void replay.goTo(replay.state.getState().count),
};

/** Wherever the focus is; what has a use of its own for a key keeps it. */
export function useReplayKeys(replay: ReplayStore): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const press = keys[event.key];
      if (!press || isElsewhere(event)) return;
      event.preventDefault();
      press(replay);
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
    };
  }, [replay]);
}

/** A slider has the arrows, a button the space. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const others = key === ' ' ? 'button, a, summary, ' : '[type="range"], ';
  return (
    target.closest(
      `${others}input:not([type="range"]), textarea, select, dialog, [role="dialog"]`,
    ) !== null
  );
}
