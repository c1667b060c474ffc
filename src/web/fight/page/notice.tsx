import { useStore } from 'zustand';
import { Modal } from '../../kit/modal.tsx';
import { useFight } from '../state/fight-context.ts';
import type { Act, Notice } from '../state/fight.ts';
import { Since } from '../state/since.tsx';
import { useHistory } from '../state/use-history.ts';

/** What a person has to hear before anything else, over whatever else is open. */
export function Notices() {
  const { store } = useFight();
  const notice = useStore(store.state, (fight) => fight.notice);
  const close = (): void => {
    store.dismiss();
  };
  return (
    <Modal title={notice ? titleOf(notice) : ''} open={notice !== null} onClose={close}>
      {notice?.kind === 'MOVED_ON' && <MovedOn notice={notice} close={close} />}
      {notice?.kind === 'TOLD' && (
        <>
          <p role="alert">{notice.text}</p>
          <div className="row">
            <button type="button" className="primary" onClick={close}>
              Close
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}

const titleOf = (notice: Notice): string =>
  notice.kind === 'TOLD' ? notice.title : 'The fight has moved on';

interface MovedOnProps {
  readonly notice: Extract<Notice, { kind: 'MOVED_ON' }>;
  readonly close: () => void;
}

/** The command was for an earlier moment: what has happened since, and the question. */
function MovedOn({ notice: { act, seen, again }, close }: MovedOnProps) {
  const { undo, redo } = useHistory();
  const step = { Undo: undo, Redo: redo }[act as string];
  // Others may have left nothing to take back, or to do again.
  const canAct = step !== null;
  return (
    <>
      <p role="alert">Nothing was changed. This has happened since you looked:</p>
      <Since seen={seen} />
      {canAct && <p>{consequenceOf(act, step?.what ?? '')}</p>}
      <div className="row">
        {canAct && (
          <button
            type="button"
            onClick={() => {
              close();
              void again();
            }}
          >
            {act} anyway
          </button>
        )}
        <button type="button" className="primary" onClick={close}>
          Cancel
        </button>
      </div>
    </>
  );
}

/** What it would come to now. @param what the step that an undo or redo is about */
function consequenceOf(act: Act, what: string): string {
  switch (act) {
    case 'Undo':
      return `“Undo anyway” takes back the last step alone: “${what}”.`;
    case 'Redo':
      return `“Redo anyway” does again what was undone last: “${what}”.`;
    case 'Rewind':
      return '“Rewind anyway” takes these steps back, too.';
    case 'End':
      return '“End anyway” ends the fight as it is now.';
    case 'Delete':
      return '“Delete anyway” deletes these steps, too.';
  }
}
