/**
 * The check of a state that comes from outside, in an imported document. No command has made it, so
 * it is held to all that commands make sure of: its shape, figures within bounds, every id and key
 * naming something that is there, and what the ruleset itself knows must hold.
 */
import * as z from 'zod';
import { invalid, type Rejection } from '../command/rejection.ts';
import { MAX_DEFINITIONS } from '../catalogue/definitions.ts';
import { MAX_COMBATANTS } from '../roster/joining.ts';
import { own } from '../values/record.ts';
import { type Fault, type Path, unless } from './fault.ts';
import { type Known, referenceFaults } from './references.ts';

/** What all states hold, by key or id. */
interface AnyState {
  readonly actions: Entries;
  readonly conditions?: Entries;
  readonly combatants: Readonly<Record<string, { readonly id: string }>>;
  readonly hidden: Readonly<Record<string, Brought>>;
  readonly playedByComputer: Readonly<Record<string, unknown>>;
}
type Entries = Readonly<Record<string, { readonly key: string }>>;

/** A hidden combatant, who may use what it brings. */
interface Brought {
  readonly combatant: { readonly id: string };
  readonly actions: readonly { readonly key: string }[];
  readonly conditions?: readonly { readonly key: string }[];
}

/** What a key names, what is built in included. */
interface Lookups<State, Action> {
  readonly findAction: (state: State, key: string) => Action | undefined;
  readonly findCondition: (state: State, key: string) => unknown;
  readonly isAttack: (action: Action) => boolean;
}

export interface StateCheck<State, Action = unknown> extends Lookups<State, Action> {
  /** The shape of a state; it is made when it is asked for, since imports are rare. */
  readonly shape: () => z.ZodType<State>;
  /** What else must hold, for a state of the right shape whose references are sound. */
  readonly faults: (state: State) => readonly Fault[];
}

/** The schema of states. It gives back the very object that it was given. */
export const stateSchema = <State extends AnyState, Action>(
  check: StateCheck<State, Action>,
): z.ZodType<State> => {
  const shape = check.shape();
  return z.custom<State>().check(({ value, issues }) => {
    for (const { path, message } of faultsOf(shape, check, value))
      issues.push({ code: 'custom', input: value, path: [...path], message });
  });
};

function faultsOf<State extends AnyState, Action>(
  shape: z.ZodType<State>,
  check: StateCheck<State, Action>,
  given: unknown,
): readonly Fault[] {
  const parsed = shape.safeParse(given);
  if (!parsed.success) return parsed.error.issues;
  const state = parsed.data;
  const differs = differenceAt(given, state);
  if (differs)
    return [{ path: differs, message: 'It is not in the form in which a state holds it.' }];
  // A state beyond all bounds is reported and not gone through.
  const crowded = sizeFaults(state);
  if (crowded.length > 0) return crowded;
  const unsound = [...keyFaults(state), ...namingFaults(shape, check, state)];
  return unsound.length > 0 ? unsound : check.faults(state);
}

const sizeFaults = ({
  actions,
  conditions = {},
  combatants,
  hidden,
}: AnyState): readonly Fault[] => [
  ...unless(
    Object.keys(combatants).length + Object.keys(hidden).length <= MAX_COMBATANTS,
    ['combatants'],
    `An encounter has at most ${MAX_COMBATANTS} combatants.`,
  ),
  ...unless(
    Object.keys(actions).length + Object.keys(conditions).length <= MAX_DEFINITIONS,
    ['actions'],
    `An encounter defines at most ${MAX_DEFINITIONS} things.`,
  ),
];

/** Everything stands under its own key; no one is hidden and on the table. */
const keyFaults = ({
  actions,
  conditions = {},
  combatants,
  hidden,
  playedByComputer,
}: AnyState): readonly Fault[] => [
  ...keyed(['actions'], actions, ({ key }) => key, ['key']),
  ...keyed(['conditions'], conditions, ({ key }) => key, ['key']),
  ...keyed(['combatants'], combatants, ({ id }) => id, ['id']),
  ...keyed(['hidden'], hidden, ({ combatant }) => combatant.id, ['combatant', 'id']),
  ...Object.keys(hidden).flatMap((id) =>
    unless(own(combatants, id) === undefined, ['hidden', id], 'It is on the table already.'),
  ),
  ...Object.keys(playedByComputer).flatMap((id) =>
    unless(
      own(combatants, id) !== undefined || own(hidden, id) !== undefined,
      ['playedByComputer', id],
      `There is no combatant '${id}'.`,
    ),
  ),
];

const keyed = <Entry>(
  path: Path,
  record: Readonly<Record<string, Entry>>,
  keyOf: (entry: Entry) => string,
  at: Path,
): readonly Fault[] =>
  Object.entries(record).flatMap(([key, entry]) =>
    unless(keyOf(entry) === key, [...path, key, ...at], `It stands under '${key}'.`),
  );

/** Whether a state has what an id or a key names. */
const knownIn =
  <State extends AnyState, Action>(state: State, check: Lookups<State, Action>): Known =>
  (kind, name) => {
    const action = check.findAction(state, name);
    switch (kind) {
      case 'COMBATANT':
        return own(state.combatants, name) !== undefined;
      case 'ACTION':
        return action !== undefined;
      case 'ATTACK_ACTION':
        return action !== undefined && check.isAttack(action);
      case 'CONDITION':
        return check.findCondition(state, name) !== undefined;
    }
  };

function namingFaults<State extends AnyState, Action>(
  shape: z.ZodType<State>,
  check: StateCheck<State, Action>,
  state: State,
): readonly Fault[] {
  const known = knownIn(state, check);
  const { hidden, ...rest } = state;
  return [
    ...referenceFaults(shape, rest, known),
    ...Object.entries(hidden).flatMap(([id, entry]) =>
      referenceFaults(shape, { hidden: { [id]: entry } }, withBrought(known, entry)),
    ),
  ];
}

/** Why what a newcomer brings cannot be, by what it names; null when all of that is there. */
export function refuseNewcomer<State extends AnyState, Action>(
  schema: z.ZodType,
  check: Lookups<State, Action>,
  {
    state,
    newcomer,
    field,
  }: { readonly state: State; readonly newcomer: Brought; readonly field: string },
): Rejection | null {
  const known = withBrought(knownIn(state, check), newcomer);
  const [fault] = referenceFaults(schema, newcomer, known);
  return fault ? invalid([field, ...fault.path].join('.'), fault.message) : null;
}

/** Once revealed, a combatant has what it brings, and what the encounter defines. */
const withBrought =
  (known: Known, { actions, conditions = [] }: Brought): Known =>
  (kind, name) =>
    known(kind, name) ||
    (kind === 'ACTION' && actions.some(({ key }) => key === name)) ||
    (kind === 'CONDITION' && conditions.some(({ key }) => key === name));

/**
 * Where a value is not what parsing makes of it, whatever the order of its fields: what may be left
 * out in a command, or written in another way, may not in a state. Null when nowhere.
 */
function differenceAt(given: unknown, parsed: unknown): Path | null {
  if (!isObject(given) || !isObject(parsed)) return given === parsed ? null : [];
  for (const key of new Set([...Object.keys(given), ...Object.keys(parsed)])) {
    const below = differenceAt(own(given, key), own(parsed, key));
    if (below) return [key, ...below];
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
