import { AdjudicateDocument } from '../../api/generated/brief.ts';
import type { InflictionInput } from '../../../client/index.ts';
import { DetailsFields } from '../../kit/form/details-fields.tsx';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';
import { useEdit } from '../state/use-edit.ts';
import { useReason, useRuling } from './reason.tsx';
import type { Catalogue, WholeCombatant } from './use-sheet.ts';

interface Props {
  readonly combatant: Combatant;
  readonly whole: WholeCombatant | null;
  readonly catalogue: Catalogue | null;
  readonly ruleset: string;
  readonly mayChange: boolean;
}

/** What it suffers or enjoys, what that means, and until when. */
export function Conditions({ combatant, whole, catalogue, ruleset, mayChange }: Props) {
  const { conditions } = combatant;
  const meanings = new Map(whole?.conditions.map(({ key, summary }) => [key, summary]));
  if (conditions.length === 0 && !mayChange) return null;
  return (
    <section>
      <h3>Conditions</h3>
      <ul className="lines">
        {conditions.map((condition, i) => (
          <li key={`${condition.key}${i}`} className="row">
            <span className="grow">
              <b>{condition.name}</b>
              {condition.amount !== null && condition.amount !== 1 && ` ${condition.amount}`}
              {condition.ends && <small> until {momentOf(condition.ends)}</small>}
              <small className="muted"> {meanings.get(condition.key)}</small>
            </span>
            {mayChange && <End combatantId={combatant.id} condition={condition} />}
          </li>
        ))}
      </ul>
      {mayChange && catalogue && (
        <Give combatantId={combatant.id} catalogue={catalogue} ruleset={ruleset} />
      )}
    </section>
  );
}

interface EndProps {
  readonly combatantId: string;
  readonly condition: Combatant['conditions'][number];
}

/** The GM takes a condition away. */
function End({ combatantId, condition: { key, name } }: EndProps) {
  const { store } = useFight();
  const { run, reason, refusal, sending } = useRuling();
  return (
    <>
      <button
        type="button"
        disabled={sending}
        aria-label={`End ${name}`}
        onClick={() => {
          const seenVersion = store.version;
          void run(AdjudicateDocument, { combatantId, reason, lift: [key], seenVersion });
        }}
      >
        ✕
      </button>
      <Refused refusal={refusal} />
    </>
  );
}

interface GiveProps {
  readonly combatantId: string;
  readonly catalogue: Catalogue;
  readonly ruleset: string;
}

interface Given {
  readonly infliction: Partial<InflictionInput>;
}

/** The GM gives it a condition. */
function Give({ combatantId, catalogue, ruleset }: GiveProps) {
  const { store } = useFight();
  const { reason, rule } = useReason();
  const { values, edit, save, saveAnyway, sending, refusal } = useEdit<Given>(
    { infliction: {} },
    ({ infliction: given }, seenVersion) => {
      const inflict = [given as InflictionInput];
      const input = { combatantId, reason, inflict, seenVersion };
      return rule(store.run(AdjudicateDocument, input));
    },
  );
  const { infliction } = values;
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="row">
        <select
          className="grow"
          aria-label="Condition to give"
          value={infliction.condition ?? ''}
          onChange={({ target: { value } }) => {
            edit({ infliction: value === '' ? {} : { ...infliction, condition: value } });
          }}
        >
          <option value="">Give a condition …</option>
          {catalogue.conditions.map(({ key, name, summary }) => (
            <option key={key} value={key} title={summary}>
              {name}
            </option>
          ))}
        </select>
        <button disabled={sending || infliction.condition === undefined}>Give</button>
      </div>
      {infliction.condition !== undefined && (
        <DetailsFields
          type="InflictionDetailsInput"
          ruleset={ruleset}
          value={infliction}
          problems={refusal?.fields ?? []}
          onChange={(details) => {
            edit({ infliction: { ...infliction, details: details as InflictionInput['details'] } });
          }}
        />
      )}
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}

const momentOf = ({ round, step }: { readonly round: number; readonly step: number }): string =>
  step > 0 ? `${round}·${step}` : `round ${round}`;
