import { UpdateEncounterDocument } from '../../api/generated/brief.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import { useEdit } from '../state/use-edit.ts';

/** Letters that the service takes. */
const MAX_NAME = 120;

/** Another name for the fight, after its end too. */
export function Rename({ encounter: { name } }: { readonly encounter: { readonly name: string } }) {
  const { store } = useFight();
  const { values, edit, save, saveAnyway, sending, refusal } = useEdit(
    { name },
    ({ name: given = name }, seenVersion) =>
      store.run(UpdateEncounterDocument, { name: given.trim(), seenVersion }),
  );
  const given = values.name.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>Name</h3>
      <div className="row">
        <input
          className="grow"
          aria-label="What the fight is called"
          required
          maxLength={MAX_NAME}
          value={values.name}
          onChange={({ target: { value } }) => {
            edit({ name: value });
          }}
        />
        <button disabled={sending || given === '' || given === name}>Rename</button>
      </div>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}
