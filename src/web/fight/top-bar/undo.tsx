import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useFight } from '../fight-context.ts';
import { historyOf, REDO, type Step, UNDO } from '../history.ts';

/** A mistake costs one click: what was done last is taken back, and done again. */
export function Undo() {
  const { store } = useFight();
  const log = useStore(store.state, (fight) => fight.log);
  const sending = useStore(store.state, (fight) => fight.sending);
  const isGm = useStore(store.state, (fight) => fight.seat?.kind === 'GM');
  const { undo, redo } = useMemo(() => historyOf(log), [log]);
  if (!isGm) return null;
  const rewind = (step: Step, reason: string) => (): void => {
    void store.rewind(step.toVersion, reason);
  };
  return (
    <span className="row">
      {undo && (
        <button
          type="button"
          className="undo"
          disabled={sending}
          aria-label={`Undo: ${undo.what}`}
          title={`Undo: ${undo.what}`}
          onClick={rewind(undo, UNDO)}
        >
          <span aria-hidden>↶</span> <span className="name">Undo: {undo.what}</span>
        </button>
      )}
      {redo && (
        <button
          type="button"
          disabled={sending}
          aria-label={`Redo: ${redo.what}`}
          title={`Redo: ${redo.what}`}
          onClick={rewind(redo, REDO)}
        >
          <span aria-hidden>↷</span> <span className="name">Redo</span>
        </button>
      )}
    </span>
  );
}
