import { useState } from 'react';
import type { InflictionInput, StatsInput } from '../../client/index.ts';
import { RuleOnMemberDocument } from '../api/generated/whole.ts';
import { ObjectFields } from '../kit/form/object-fields.tsx';
import { inputFor } from '../kit/form/schema.ts';
import { GiveCondition } from './give-condition.tsx';
import { changedFigures, type Figures, figuresOf } from './member-figures.ts';
import type { Member, OpenParty } from './use-party.ts';

interface Props {
  readonly member: Member;
  readonly open: OpenParty;
  readonly onSaved: () => void;
}

const USUAL_REASON = 'Between two fights';
const MAX_REASON = 500;

/** How a member is: figures, conditions that end, one that begins. All of it is saved at once. */
export function MemberState({ member, open, onSaved }: Props) {
  const { party, refusal, sending, change } = open;
  const ruleset = party?.ruleset ?? 'SEGMENTS';
  const known = figuresOf(member, ruleset);
  const [edited, edit] = useState<Figures>({});
  const [ending, end] = useState<readonly string[]>([]);
  const [given, give] = useState<Partial<InflictionInput>>({});
  const [reason, setReason] = useState(USUAL_REASON);
  const type = inputFor('StatsInput', ruleset);
  const stats = changedFigures(known, edited);
  const isGiving = given.condition !== undefined;
  const isChanged = Object.keys(stats).length > 0 || ending.length > 0 || isGiving;
  const key = ruleset.toLowerCase();
  const problems = (refusal?.fields ?? []).map(({ path, message }) => ({
    path: path.replace(`stats.${key}.`, ''),
    message,
  }));
  const save = async (): Promise<void> => {
    const done = await change(RuleOnMemberDocument, {
      ...{ combatantId: member.id, reason, lift: [...ending] },
      inflict: isGiving ? [given as InflictionInput] : [],
      ...(Object.keys(stats).length > 0 && { stats: { [key]: stats } as StatsInput }),
    });
    if (done !== null) onSaved();
  };
  const fields = type && {
    type,
    ...{
      value: { ...known, ...edited },
      path: '',
      problems,
      onChange: (next: object) => {
        edit(next as Figures);
      },
    },
  };
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {fields && (
        <>
          <ObjectFields {...fields} isOffered={({ name }) => name in known} />
          <details className="other-figures">
            <summary>Other figures</summary>
            <small className="muted">What is left empty stays as it is.</small>
            <ObjectFields {...fields} isOffered={({ name }) => !(name in known)} />
          </details>
        </>
      )}
      {member.conditions.length > 0 && (
        <fieldset>
          <legend>Conditions that end</legend>
          {member.conditions.map(({ key: condition, name }) => (
            <label key={condition} className="row">
              <input
                type="checkbox"
                checked={ending.includes(condition)}
                onChange={({ target: { checked } }) => {
                  const others = ending.filter((one) => one !== condition);
                  end(checked ? [...others, condition] : others);
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <GiveCondition
        conditions={party?.conditions ?? []}
        ruleset={ruleset}
        given={given}
        problems={problems}
        onGive={give}
      />
      <label>
        Reason
        <input
          required
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target: { value } }) => {
            setReason(value);
          }}
        />
      </label>
      <button className="primary" disabled={sending || !isChanged}>
        Save
      </button>
    </form>
  );
}
