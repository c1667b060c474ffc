import { useId } from 'react';
import { UpdateEncounterDocument } from '../../../client/brief.ts';
import type { UpdateEncounterInput } from '../../../client/index.ts';
import type { RunningFight } from '../gm/use-running.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused, useRun } from '../state/run.tsx';

/** Who may ask what the computer would do: the one reading of the rules that can be changed in a fight. */
export const isAdvice = ({ ruling }: RunningFight['settings'][number]): boolean =>
  ruling.setting === 'advice';

export function AdviceForm({ running }: { readonly running: RunningFight }) {
  const { store } = useFight();
  const { run, refusal, sending } = useRun();
  const group = useId();
  const setting = running.settings.find(isAdvice);
  if (!setting) return null;
  const { value: chosen, ruling } = setting;
  return (
    <form className="stacked">
      <h3>Advice</h3>
      <fieldset disabled={sending}>
        <legend>{ruling.question}</legend>
        {ruling.readings.map(({ value, meaning }) => (
          <label key={value} className="row">
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => {
                void run(UpdateEncounterDocument, {
                  advice: value as UpdateEncounterInput['advice'],
                  seenVersion: store.version,
                });
              }}
            />
            <span>{meaning}</span>
          </label>
        ))}
      </fieldset>
      <Refused refusal={refusal} />
    </form>
  );
}
