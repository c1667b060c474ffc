import { useId } from 'react';
import { UpdateEncounterDocument } from '../../api/generated/brief.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { RunningFight } from './use-running.ts';

/** The settings that can be changed in a fight, with the titles of their forms. */
const changeable = { advice: 'Advice', handDice: 'Dice by hand' } as const;
type Changeable = keyof typeof changeable;

export const isChangeable = ({ ruling }: RunningFight['settings'][number]): boolean =>
  Object.hasOwn(changeable, ruling.setting);

interface Props {
  readonly running: RunningFight;
  readonly name: Changeable;
}

/** One of the readings of a setting, from the next command on. */
export function SettingForm({ running, name }: Props) {
  const { store } = useFight();
  const { run, refusal, sending } = useRun();
  const group = useId();
  const setting = running.settings.find(({ ruling }) => ruling.setting === name);
  if (!setting) return null;
  const { value: chosen, ruling } = setting;
  return (
    <form className="stacked">
      <h3>{changeable[name]}</h3>
      <fieldset disabled={sending}>
        <legend>{ruling.question}</legend>
        {ruling.readings.map(({ value, meaning }) => (
          <label key={value} className="row">
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => {
                const changed: Partial<Record<typeof name, never>> = { [name]: value };
                void run(UpdateEncounterDocument, { ...changed, seenVersion: store.version });
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
