import { AdjudicateDocument } from '../../../client/brief.ts';
import type { FiguresInput } from '../../../client/index.ts';
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
export function Figures({ combatantId, ruleset }: Props) {
  const { store } = useFight();
  const { reason, rule } = useReason();
  const key = ruleset.toLowerCase();
  const send = ({ figures = {} }: { readonly figures?: object }, seenVersion: number) => {
    const input = { targetId: combatantId, reason, figures: { [key]: figures } as FiguresInput };
    return rule(store.run(AdjudicateDocument, { ...input, seenVersion }));
  };
  const { values, isChanged, edit, save, saveAnyway, sending, refusal } = useEdit(
    { figures: {} },
    send,
  );
  const type = inputFor('FiguresInput', ruleset);
  if (!type) return null;
  const prefix = `figures.${key}.`;
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
        value={values.figures}
        path=""
        problems={problems ?? []}
        onChange={(figures) => {
          edit({ figures });
        }}
      />
      <div className="row">
        <button disabled={sending || !isChanged}>Set the figures</button>
        <small className="muted">What is left empty stays as it is.</small>
      </div>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}
