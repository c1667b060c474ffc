import { AdjudicateDocument } from '../../api/generated/brief.ts';
import type { StatsInput } from '../../../client/index.ts';
import { ObjectFields } from '../../kit/form/object-fields.tsx';
import { inputFor } from '../../kit/form/schema.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import { useEdit } from '../state/use-edit.ts';
import { useReason } from './reason.tsx';

interface Props {
  readonly combatantId: string;
  readonly ruleset: string;
}

/** The figures of a sheet that a GM may set, as the schema has them for this system. */
export function Stats({ combatantId, ruleset }: Props) {
  const { store } = useFight();
  const { reason, rule } = useReason();
  const key = ruleset.toLowerCase();
  const send = ({ stats = {} }: { readonly stats?: object }, seenVersion: number) => {
    const input = { combatantId, reason, stats: { [key]: stats } as StatsInput };
    return rule(store.run(AdjudicateDocument, { ...input, seenVersion }));
  };
  const { values, isChanged, edit, save, saveAnyway, sending, refusal } = useEdit(
    { stats: {} },
    send,
  );
  const type = inputFor('StatsInput', ruleset);
  if (!type) return null;
  const prefix = `stats.${key}.`;
  const problems = refusal?.fields.map(({ path, message }) => ({
    path: path.replace(prefix, ''),
    message,
  }));
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ObjectFields
        type={type}
        value={values.stats}
        path=""
        problems={problems ?? []}
        onChange={(stats) => {
          edit({ stats });
        }}
      />
      <div className="row">
        <button disabled={sending || !isChanged}>Apply the stats</button>
        <small className="muted">What is left empty stays as it is.</small>
      </div>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}
