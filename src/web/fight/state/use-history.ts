import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFight } from './fight-context.ts';
import { historyOf, REDO, type Step, UNDO } from './history.ts';

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
    const turnback = (step: Step | null, reason: string): Turnback | null =>
      step && {
        what: step.what,
        run: () => {
          if (!store.state.getState().sending) void store.rewind(step.toVersion, reason);
        },
      };
    return { undo: turnback(undo, UNDO), redo: turnback(redo, REDO) };
  }, [isGm, log, store]);
}
