import { RenameSideDocument } from '../../../api/generated/brief.ts';
import { useFight } from '../../state/fight-context.ts';
import { Refused } from '../../state/run.tsx';
import { useEdit } from '../../state/use-edit.ts';

/** Letters that the service takes. */
export const MAX_SIDE = 40;

interface Props {
  readonly side: string;
  readonly isEmpty: boolean;
  /** Whether others have a name already. */
  readonly isTaken: (name: string) => boolean;
  readonly onRenamed: (name: string) => void;
  readonly onClose: () => void;
}

/** Another name for a side, and so for all who are of it. */
export function RenameSide({ side, isEmpty, isTaken, onRenamed, onClose }: Props) {
  const { store } = useFight();
  const { values, edit, save, saveAnyway, sending, refusal } = useEdit(
    { name: side },
    async ({ name: given = side }, seenVersion) => {
      const input = { side, name: given.trim(), seenVersion };
      const outcome = await store.run(RenameSideDocument, input);
      if (outcome.done) onRenamed(input.name);
      return outcome;
    },
  );
  const name = values.name.trim();
  const isChanged = name !== '' && name !== side;
  return (
    <form
      className="rename-side stacked"
      onSubmit={(event) => {
        event.preventDefault();
        // Of what no one is yet, the service knows nothing.
        if (isEmpty) onRenamed(name);
        else void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="row">
        <input
          className="grow"
          aria-label={`New name of ${side}`}
          autoFocus
          required
          maxLength={MAX_SIDE}
          value={values.name}
          onFocus={({ target }) => {
            target.select();
          }}
          onChange={({ target: { value } }) => {
            edit({ name: value });
          }}
        />
        <button className="primary" disabled={sending || !isChanged}>
          Rename
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      {isChanged && isTaken(name) && (
        <small className="muted">
          There is a side {name} already: all of {side} join it.
        </small>
      )}
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}
