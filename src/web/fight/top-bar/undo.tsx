import { useStore } from 'zustand';
import { useFight } from '../state/fight-context.ts';
import { useHistory } from '../state/use-history.ts';

/** A mistake costs one click: what was done last is taken back, and done again. */
export function Undo() {
  const { store } = useFight();
  // While the computer plays on by itself, one may take back what it does.
  const sending = useStore(store.state, (fight) => fight.sending && fight.autoplay !== 'ON');
  const { undo, redo } = useHistory();
  return (
    <span className="row">
      {undo && (
        <button
          type="button"
          className="undo"
          disabled={sending}
          aria-label={`Undo: ${undo.what}`}
          aria-keyshortcuts="Z"
          title={`Undo: ${undo.what} (Z)`}
          onClick={undo.run}
        >
          <span aria-hidden>↶</span> <span className="name">Undo: {undo.what}</span>
        </button>
      )}
      {redo && (
        <button
          type="button"
          disabled={sending}
          aria-label={`Redo: ${redo.what}`}
          aria-keyshortcuts="Shift+Z"
          title={`Redo: ${redo.what} (Shift+Z)`}
          onClick={redo.run}
        >
          <span aria-hidden>↷</span> <span className="name">Redo</span>
        </button>
      )}
    </span>
  );
}
