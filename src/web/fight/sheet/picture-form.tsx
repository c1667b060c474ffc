import { UpdateCombatantDocument } from '../../api/generated/brief.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';
import { useEdit } from '../state/use-edit.ts';

/** Its picture, by an address: the browsers of the table load it, from https alone. */
export function PictureForm({ combatant: { id, image } }: { readonly combatant: Combatant }) {
  const { store } = useFight();
  const { values, isChanged, edit, save, saveAnyway, sending, refusal } = useEdit(
    { image: image ?? '' },
    (changed, seenVersion) =>
      store.run(UpdateCombatantDocument, { combatantId: id, ...changed, seenVersion }),
  );
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="row">
        <label className="grow">
          Image URL
          <input
            type="url"
            pattern="https://.*"
            title="An address that begins with https://"
            placeholder="https://…"
            maxLength={1000}
            value={values.image}
            onChange={({ target: { value } }) => {
              edit({ image: value });
            }}
          />
        </label>
        <button disabled={sending || !isChanged}>
          {values.image === '' && image !== null ? 'Without one' : 'Show it'}
        </button>
      </div>
      <small className="muted">Every browser at the table asks that address for it.</small>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}
