import { SetPaceDocument } from '../../api/generated/brief.ts';
import type { FlowPart } from '../../../client/index.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import { useEdit } from '../state/use-edit.ts';
import type { RunningFight } from './use-running.ts';

const parts: readonly (readonly [FlowPart, string])[] = [
  ['TURNS', 'End a turn when nothing is left to do'],
  ['ROUNDS', 'Begin segments and rounds'],
  ['ANSWERS', 'Answer when there is only one choice'],
];

/** So that the same parts are the same, in whatever order they were chosen. */
const inOrder = (chosen: readonly FlowPart[]): FlowPart[] =>
  parts.map(([part]) => part).filter((part) => chosen.includes(part));

/** What goes on by itself. */
export function PaceForm({ running }: { readonly running: RunningFight }) {
  const { store } = useFight();
  const { values, isChanged, edit, save, saveAnyway, sending, refusal } = useEdit(
    { flowParts: inOrder(running.flowParts) },
    ({ flowParts = [] }, seenVersion) =>
      store.run(
        SetPaceDocument,
        flowParts.length > 0
          ? { pace: 'FLOW', flowParts, seenVersion }
          : { pace: 'STEP', seenVersion },
      ),
  );
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend>Automation</legend>
        {parts.map(([part, meaning]) => (
          <label key={part} className="row">
            <input
              type="checkbox"
              checked={values.flowParts.includes(part)}
              onChange={({ target: { checked } }) => {
                const others = values.flowParts.filter((one) => one !== part);
                edit({ flowParts: inOrder(checked ? [...others, part] : others) });
              }}
            />
            <span>{meaning}</span>
          </label>
        ))}
      </fieldset>
      <button disabled={sending || !isChanged}>Set the pace</button>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}
