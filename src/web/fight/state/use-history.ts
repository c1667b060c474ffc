import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFight } from './fight-context.ts';
import { historyOf, type Step } from './history.ts';
import { type TurnBack, turnBack } from './turn-back.ts';

/** One thing that can be taken back or done again. */
export interface Turnback {
  /** What is taken back or done again, in a line. */
  readonly what: string;
  readonly run: () => void;
}

interface UndoRedo {
  readonly undo: Turnback | null;
  readonly redo: Turnback | null;
}

/** What the game master can take back; nothing from any other seat. */
export function useHistory(): UndoRedo {
  const { store } = useFight();
  const log = useStore(store.state, (fight) => fight.log);
  const isGm = useStore(store.state, (fight) => fight.seat?.kind === 'GM');
  return useMemo(() => {
    const { undo, redo } = isGm ? historyOf(log) : { undo: null, redo: null };
    const turnback = (step: Step | null, act: TurnBack): Turnback | null =>
      step && {
        what: step.what,
        run: () => {
          // What the computer is doing may be just what it should not: it is waited for.
          const { sending, autoplay } = store.state.getState();
          if (!sending || autoplay === 'ON') void turnBack(store, act, step);
        },
      };
    return { undo: turnback(undo, 'Undo'), redo: turnback(redo, 'Redo') };
  }, [isGm, log, store]);
}
