import { useEffect, useState } from 'react';
import type { CreateEncounterInput, Ruleset, RulingsQuery } from '../../client/index.ts';
import { RulingsDocument } from '../api/generated/whole.ts';
import { accountToken } from '../account/account.ts';
import { send } from '../api/api.ts';
import { messageOf } from '../api/command.ts';

export type Settings = NonNullable<CreateEncounterInput['settings']>;
type Ruling = RulingsQuery['rulings'][number];

interface Props {
  readonly ruleset: Ruleset;
  /** What is not as decided. */
  readonly settings: Settings;
  readonly onChoose: (settings: Settings) => void;
}

/** Where a rulebook can be read in more than one way: how this table reads it. */
export default function RulingsForm({ ruleset, settings, onChoose }: Props) {
  const { rulings, trouble } = useRulings(ruleset);
  if (trouble !== null)
    return (
      <p className="refusal" role="alert">
        {trouble}
      </p>
    );
  if (!rulings) return <p className="muted">One moment …</p>;
  return rulings.map(({ id, question, rule, setting, readings }) => (
    <label key={id}>
      <span>
        {question} {rule !== null && <span className="rule">{rule.id}</span>}
      </span>
      <select
        value={settings.find((one) => one.setting === setting)?.value ?? readings[0]?.value}
        onChange={({ target: { value } }) => {
          const others = settings.filter((one) => one.setting !== setting);
          onChoose(value === readings[0]?.value ? others : [...others, { setting, value }]);
        }}
      >
        {readings.map(({ value, meaning }) => (
          <option key={value} value={value}>
            {meaning}
          </option>
        ))}
      </select>
    </label>
  ));
}

interface Asked {
  /** Null until they have come. */
  readonly rulings: readonly Ruling[] | null;
  readonly trouble: string | null;
}

/** Those that leave a choice. */
function useRulings(ruleset: Ruleset): Asked {
  const [asked, setAsked] = useState<Asked>({ rulings: null, trouble: null });
  useEffect(() => {
    let isWanted = true;
    setAsked({ rulings: null, trouble: null });
    send(RulingsDocument, { ruleset }, accountToken()).then(
      ({ rulings }) => {
        const open = rulings.filter(({ readings }) => readings.length > 1);
        if (isWanted) setAsked({ rulings: open, trouble: null });
      },
      (error: unknown) => {
        if (isWanted) setAsked({ rulings: null, trouble: messageOf(error) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ruleset]);
  return asked;
}
