import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { AwaitingDetailsFragment, Ruleset } from '../../../client/index.ts';
import { ChoiceField, type HexSet, type Option, pickedIn } from './choice-field.tsx';
import type { Client, Problem } from '../client.ts';
import type { SeenEncounter, Table } from '../table.ts';

type Decision = AwaitingDetailsFragment['awaiting'][number];

const rulesets = ['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const satisfies readonly Ruleset[];

interface Props {
  readonly table: Table;
  readonly client: Client;
}

/** Plays a fight with buttons. It knows no rule: all that it offers is what `awaiting` says. */
export function GmConsole({ table, client }: Props) {
  const { encounter, log, token } = useSyncExternalStore(table.subscribe, () => table.state);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [trouble, setTrouble] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  // What others at the table do is seen as it happens.
  useEffect(() => (token === null ? undefined : client.follow(setTrouble)), [client, token]);

  const run = (action: () => Promise<Problem | null>) => {
    setBusy(true);
    void action().then((found) => {
      setProblem(found);
      setBusy(false);
    });
  };

  const decisions = (required: boolean) =>
    encounter?.awaiting
      ?.filter((decision) => decision.required === required)
      .map((decision, i) => (
        <DecisionView
          // Whatever was picked was picked for this version.
          key={`${encounter.version} ${i}`}
          decision={decision}
          encounter={encounter}
          client={client}
          play={(option, picked) => {
            run(() => client.play(option.mutation, { ...(option.input as object), ...picked }));
          }}
          refuse={setProblem}
        />
      ));

  return (
    <fieldset className="gm-console" disabled={busy}>
      <p>
        Open a demo fight:{' '}
        {rulesets.map((ruleset) => (
          <button
            key={ruleset}
            onClick={() => {
              run(() => client.openDemo(ruleset));
            }}
          >
            {ruleset}
          </button>
        ))}
      </p>
      {problem && <ProblemNote problem={problem} />}
      {trouble && <p role="status">The table is not followed at the moment: {trouble.message}</p>}
      {encounter && <FightSummary encounter={encounter} />}
      {decisions(true)}
      {encounter && (
        <details>
          <summary>Also possible</summary>
          {decisions(false)}
        </details>
      )}
      <ol className="log" role="log" aria-label="What happened" reversed>
        {[...log].reverse().map((line, i) => (
          <li key={log.length - i}>{line}</li>
        ))}
      </ol>
    </fieldset>
  );
}

function ProblemNote({ problem: { rule, message } }: { problem: Problem }) {
  return (
    <p role="alert">
      {rule !== undefined && <b>{rule}: </b>}
      {message}
    </p>
  );
}

/** Who stands where, and what is under way. */
function FightSummary({ encounter }: { encounter: SeenEncounter }) {
  const { name, phase, round, clock, combatants = [], timeline = [], outcome } = encounter;
  const segment = clock && 'segment' in clock ? `, segment ${clock.segment}` : '';
  const second = clock && 'second' in clock ? `, second ${clock.second}` : '';
  return (
    <section>
      <h2>{name}</h2>
      <p>
        {phase === 'COMBAT' ? `Round ${round ?? 0}${segment}${second}` : phase}
        {outcome && `: ${outcome.sides.join(', ') || 'nobody'} left`}
      </p>
      <ul>
        {combatants.map(({ id, name: who, side, status, position, sheet, conditions }) => (
          <li key={id} data-turn={clock?.turnOfId === id}>
            <b>{who}</b> ({side}) at {position.q}, {position.r}
            {sheet && `, ${figuresOf(sheet)}`}
            {status !== 'STANDING' && `, ${status}`}
            {conditions.map((condition) => `, ${condition.name}`)}
          </li>
        ))}
      </ul>
      {timeline.length > 0 && (
        <ul aria-label="Under way">
          {timeline.map(({ entryId, label, resolves }) => (
            <li key={entryId}>
              {label} (round {resolves.round}, {resolves.step})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Sheet = NonNullable<NonNullable<SeenEncounter['combatants']>[number]['sheet']>;

/** What is left of somebody, in the terms of the ruleset. */
function figuresOf(sheet: Sheet): string {
  if ('hitPoints' in sheet) return `${sheet.hitPoints} of ${sheet.maxHitPoints} HP`;
  if ('toughness' in sheet) return `${sheet.toughnessLeft} of ${sheet.toughness} toughness`;
  return `damage ${sheet.damage} of ${sheet.damageLimit}, stress ${sheet.stress} of ${sheet.stressLimit}`;
}

interface DecisionProps {
  readonly decision: Decision;
  readonly encounter: SeenEncounter;
  readonly client: Client;
  readonly play: (option: Option, picked: object) => void;
  readonly refuse: (problem: Problem) => void;
}

function DecisionView({ decision, ...rest }: DecisionProps) {
  const { kind, combatantId, required, options, refusals } = decision;
  const { combatants = [] } = rest.encounter;
  const groups = groupsOf(options);
  const nameOf = (id: string) => combatants.find((one) => one.id === id)?.name ?? id;
  const title = `${combatantId === null ? 'GM' : nameOf(combatantId)}: ${kind.toLowerCase()}`;
  return (
    <details className="decision" aria-label={title} open={required}>
      <summary>
        {title}
        {required && ' (due)'}
      </summary>
      {groups.map(([mutation, group], i) => {
        const forms = group.map((option, n) => (
          <OptionForm
            key={n}
            option={option}
            hexSets={decision.hexSets}
            nameOf={nameOf}
            {...rest}
          />
        ));
        if (group.length === 1 || groups.length === 1) return forms;
        return (
          <details key={mutation} open={i === 0}>
            <summary>{wordsOf(mutation)}</summary>
            {forms}
          </details>
        );
      })}
      {refusals.length > 0 && (
        <details>
          <summary>{refusals.length} not now</summary>
          <ul>
            {refusals.map(({ label, rule, message }, i) => (
              <li key={i}>
                <s>{label}</s> {rule !== null && <b>{rule}</b>} {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

/** Options by their mutation, in the order that they came in. */
function groupsOf(options: readonly Option[]): readonly (readonly [string, readonly Option[]])[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = groups.get(option.mutation) ?? [];
    groups.set(option.mutation, [...group, option]);
  }
  return [...groups];
}

/** `readyAction` is "Ready action". */
function wordsOf(mutation: string): string {
  const words = mutation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function OptionForm({
  option,
  hexSets,
  nameOf,
  client,
  play,
  refuse,
}: Omit<DecisionProps, 'decision' | 'encounter'> & {
  readonly option: Option;
  readonly hexSets: readonly HexSet[];
  readonly nameOf: (id: string) => string;
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      play(option, pickedIn(new FormData(event.currentTarget), option.choices));
    } catch (error) {
      refuse({ message: `That is no JSON: ${String(error)}` });
    }
  };
  return (
    <form onSubmit={submit}>
      <button>{option.label}</button>
      {option.cost.map(({ resource, amount }) => (
        <small key={resource}>
          {amount} {resource.toLowerCase()}
        </small>
      ))}
      {option.choices.map((choice) => (
        <ChoiceField
          key={choice.field}
          choice={choice}
          hexSets={hexSets}
          nameOf={nameOf}
          example={client.exampleOf(option.mutation, choice.field)}
        />
      ))}
    </form>
  );
}
