import { MAX_DEFINITIONS } from '../../core/catalogue/definitions.ts';
import { hiddenOf } from '../../core/roster/hidden.ts';
import { MAX_COMBATANTS } from '../../core/roster/joining.ts';
import { everybody } from '../../core/roster/roster-commands.ts';
import type { ActionKey, ConditionKey, CombatantId } from '../../core/values/ids.ts';
import { type Action, countersOf } from './model/actions.ts';
import { findAction, findCondition, findCombatant, isCharacter } from './model/lookup.ts';
import type {
  State,
  Hidden,
  Combatant,
  Combat,
  Tie,
  StackObject,
  Declared,
} from './model/state.ts';

export interface Fault {
  readonly path: Path;
  readonly message: string;
}

type Path = readonly (string | number)[];

type Faults = readonly Fault[];

/** A crowd beyond all bounds is told of and not gone through. */
export function stateFaults(state: State): Faults {
  const crowd = ofCrowd(state);
  return crowd.length > 0
    ? crowd
    : [...ofDefinitions(state), ...ofRoster(state), ...ofFight(state)];
}

const ofCrowd = (state: State): Faults => [
  ...at(
    ['combatants'],
    Object.keys(everybody(state)).length > MAX_COMBATANTS,
    `An encounter has at most ${MAX_COMBATANTS} combatants.`,
  ),
  ...at(
    ['actions'],
    Object.keys(state.actions).length + Object.keys(state.conditions).length > MAX_DEFINITIONS,
    `An encounter defines at most ${MAX_DEFINITIONS} things.`,
  ),
];

const ofDefinitions = (state: State): Faults => [
  ...keyed(['actions'], state.actions, ({ key }) => key),
  ...keyed(['conditions'], state.conditions, ({ key }) => key),
  ...Object.entries(state.actions).flatMap(([key, action]) =>
    ofCounters(['actions', key, 'effect'], action, conditionIn(state)),
  ),
];

const ofRoster = (state: State): Faults => [
  ...keyed(['combatants'], state.combatants, ({ id }) => id),
  ...keyed(['hidden'], hiddenOf(state), ({ combatant }) => combatant.id),
  ...Object.entries(state.combatants).flatMap(([id, combatant]) =>
    ofCombatant(state, ['combatants', id], combatant),
  ),
  ...Object.entries(hiddenOf(state)).flatMap(([id, hidden]) =>
    ofHidden(state, ['hidden', id], hidden),
  ),
];

const ofFight = (state: State): Faults =>
  state.phase.kind === 'COMBAT' ? ofCombat(state, state.phase) : [];

// ------------------------------------------------------------------ what faults are made of

const at = (path: Path, wrong: boolean, message: string): Faults =>
  wrong ? [{ path, message }] : [];

/** What is wrong with one thing, at its place. */
type Check<T> = (path: Path, thing: T) => Faults;

const each = <T>(path: Path, list: readonly T[], check: Check<T>): Faults =>
  list.flatMap((entry, i) => check([...path, i], entry));

const maybe = <T>(path: Path, thing: T | null, check: Check<T>): Faults =>
  thing === null ? [] : check(path, thing);

const once = (path: Path, keys: readonly string[]): Faults =>
  at(path, new Set(keys).size < keys.length, 'Each is named once.');

const keyed = <T>(
  path: Path,
  record: Readonly<Record<string, T>>,
  keyOf: (entry: T) => string,
): Faults =>
  Object.entries(record).flatMap(([key, entry]) =>
    at([...path, key], keyOf(entry) !== key, 'It stands under another key than its own.'),
  );

const actionIn =
  (state: State, brought: readonly Action[] = []): Check<ActionKey> =>
  (path, key) =>
    at(path, !findAction(state, key) && !has(brought, key), `There is no action '${key}'.`);

const conditionIn =
  (state: State, brought: Hidden['conditions'] = []): Check<ConditionKey> =>
  (path, key) =>
    at(path, !findCondition(state, key) && !has(brought, key), `There is no condition '${key}'.`);

const has = (list: readonly { readonly key: string }[], wanted: string): boolean =>
  list.some(({ key }) => key === wanted);

const combatantIn =
  (state: State): Check<CombatantId> =>
  (path, id) =>
    at(path, !findCombatant(state, id), `There is no combatant '${id}'.`);

const characterIn =
  (state: State): Check<CombatantId> =>
  (path, id) => {
    const combatant = findCombatant(state, id);
    return at(path, !combatant || !isCharacter(combatant), `There is no character '${id}'.`);
  };

const combatantsIn =
  (state: State): Check<readonly CombatantId[]> =>
  (path, ids) => [...each(path, ids, combatantIn(state)), ...once(path, ids)];

// ------------------------------------------------------------------ who and what there is

const ofCounters = (path: Path, action: Action, isThere: Check<ConditionKey>): Faults =>
  countersOf(action).flatMap(({ condition }) => isThere(path, condition));

type Marked = Pick<Combatant, 'conditions'>;

const ofMarks = (path: Path, { conditions }: Marked, isThere: Check<ConditionKey>): Faults => [
  ...each(path, conditions, (place, { condition }) => isThere([...place, 'condition'], condition)),
  ...once(
    path,
    conditions.map(({ condition }) => condition),
  ),
];

function ofCombatant(state: State, path: Path, combatant: Combatant): Faults {
  const keys = combatant.items.map(({ key }) => key);
  return [
    ...once([...path, 'items'], keys),
    ...each([...path, 'learnt'], combatant.learnt, actionIn(state)),
    ...ofMarks([...path, 'conditions'], combatant, conditionIn(state)),
    ...maybe([...path, 'prepared'], combatant.prepared, actionIn(state)),
  ];
}

/** Once revealed it has what it brings, and what the encounter defines. */
function ofHidden(state: State, path: Path, hidden: Hidden): Faults {
  const { combatant, actions, conditions } = hidden;
  const isCondition = conditionIn(state, conditions);
  const sheet = [...path, 'combatant'];
  const keys = combatant.items.map(({ key }) => key);
  return [
    ...at(path, findCombatant(state, combatant.id) !== undefined, 'It is on the table already.'),
    ...once([...sheet, 'items'], keys),
    ...each([...sheet, 'learnt'], combatant.learnt, actionIn(state, actions)),
    ...ofMarks([...sheet, 'conditions'], combatant, isCondition),
    ...each([...path, 'actions'], actions, (place, action) =>
      ofCounters([...place, 'effect'], action, isCondition),
    ),
  ];
}

// ------------------------------------------------------------------ the fight

/** VIG-26: everybody has a place in the order; without one the rounds would go by on their own. */
function ofCombat(state: State, { order, ties, waiting, turn, stack, passed }: Combat): Faults {
  const isThere = combatantsIn(state);
  const left = Object.keys(state.combatants).filter((id) => !order.includes(id));
  const acting = turn.kind === 'ACTING' ? turn.combatantId : null;
  const ids = stack.map(({ id }) => id);
  return [
    ...isThere(['phase', 'order'], order),
    ...at(['phase', 'order'], left.length > 0, 'It leaves somebody out.'),
    ...each(['phase', 'ties'], ties, (path, tie) => ofTie(state, path, tie)),
    ...isThere(['phase', 'waiting'], waiting),
    ...maybe(['phase', 'turn', 'combatantId'], acting, combatantIn(state)),
    ...each(['phase', 'stack'], stack, (path, object) => ofObject(state, path, object)),
    ...once(['phase', 'stack'], ids),
    ...isThere(['phase', 'passed'], passed),
  ];
}

/** VIG-28: characters decide, and may come to roll. */
function ofTie(state: State, path: Path, tie: Tie): Faults {
  const isCharacterThere = characterIn(state);
  if (tie.kind === 'PRECEDENCE') {
    const { asking, first, declined, creatures } = tie;
    return [
      ...each([...path, 'asking'], asking, isCharacterThere),
      ...each([...path, 'first'], first, isCharacterThere),
      ...each([...path, 'declined'], declined, isCharacterThere),
      ...each([...path, 'creatures'], creatures, combatantIn(state)),
      ...once(path, [...asking, ...first, ...declined, ...creatures]),
    ];
  }
  const { members, asking, proposal } = tie;
  const isMember: Check<CombatantId> = (place, id) =>
    at(place, !members.includes(id), `'${id}' has no part in this tie.`);
  return [
    ...each([...path, 'members'], members, isCharacterThere),
    ...once([...path, 'members'], members),
    ...each([...path, 'asking'], asking, isMember),
    ...once([...path, 'asking'], asking),
    ...maybe([...path, 'proposal'], proposal, (place, order) => [
      ...each(place, order, isMember),
      ...once(place, order),
      ...at(place, order.length < members.length, 'It leaves somebody out.'),
    ]),
  ];
}

function ofObject(state: State, path: Path, { ownerId, declared, stage }: StackObject): Faults {
  const answer = stage.kind === 'RESOLVING' ? stage.answer : null;
  const boosts = answer?.kind === 'DEFENSE' ? answer.boosts : [];
  return [
    ...combatantIn(state)([...path, 'ownerId'], ownerId),
    ...ofDeclared(state, [...path, 'declared'], declared),
    ...each([...path, 'stage', 'answer', 'boosts'], boosts, actionIn(state)),
  ];
}

function ofDeclared(state: State, path: Path, declared: Declared): Faults {
  const { action, boosts, targetIds, ability, prepares } = declared;
  const isAction = actionIn(state);
  const effect = findAction(state, action)?.effect;
  const isOpen = effect?.type === 'CHECK' && effect.ability === null;
  return [
    ...isAction([...path, 'action'], action),
    ...each([...path, 'boosts'], boosts, isAction),
    ...each([...path, 'targetIds'], targetIds, combatantIn(state)),
    ...at([...path, 'ability'], isOpen && ability === null, 'This check is of some ability.'),
    ...maybe([...path, 'prepares'], prepares, isAction),
  ];
}
