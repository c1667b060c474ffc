import { MAX_DEFINITIONS } from '../../core/catalogue/definitions.ts';
import { hiddenOf } from '../../core/roster/hidden.ts';
import { MAX_COMBATANTS } from '../../core/roster/joining.ts';
import { everybody } from '../../core/roster/roster-commands.ts';
import { segmentsToFill } from './attack/areas.ts';
import { conditionsOf } from './model/actions.ts';
import { now } from './model/clock.ts';
import { findAction, findCombatant, findCondition } from './model/lookup.ts';
import type { Combat, Combatant, Hidden, State } from './model/state.ts';
import type { Attack, Ongoing, Target } from './model/under-way.ts';

/** From the top of a state downwards. */
export type Path = readonly PropertyKey[];

export interface Fault {
  readonly path: Path;
  readonly message: string;
}

/** Where a state of the right form names what is not there, or what cannot be as it is named. */
export const stateFaults = (state: State): readonly Fault[] => [
  ...faultsOfNumbers(state),
  ...below('hidden', hiddenOf(state), (waiting, key) => faultsOfHidden(state, waiting, key)),
  ...below('actions', state.actions, (action, key) => [
    ...unless(action.key === key, ['key'], 'It stands under another key.'),
    ...conditionsOf(action).flatMap((name) => unknownCondition(state, name, ['effect'])),
  ]),
  ...below('conditions', state.conditions, (condition, key) =>
    unless(condition.key === key, ['key'], 'It stands under another key.'),
  ),
  ...below('combatants', state.combatants, (who, key) => [
    ...unless(who.id === key, ['id'], 'It stands under another id.'),
    ...faultsOfCombatant(state, who),
  ]),
  ...(state.phase.kind === 'COMBAT' ? faultsOfCombat(state, state.phase) : []),
  ...below('attacks', state.attacks, (attack) => faultsOfAttack(state, attack)),
  ...below('ongoing', state.ongoing, (ongoing) => faultsOfOngoing(state, ongoing)),
  ...below('grapples', state.grapples, (grapple) => [
    ...unknownCombatant(state, grapple.grapplerId, ['grapplerId']),
    ...unknownCombatant(state, grapple.targetId, ['targetId']),
    ...noAttack(state, grapple.action),
  ]),
];

/** The faults of each entry of a field, with the way to it. */
const below = <Entry>(
  field: string,
  entries: readonly Entry[] | Readonly<Record<string, Entry>>,
  faults: (entry: Entry, key: string) => readonly Fault[],
): readonly Fault[] =>
  Object.entries(entries).flatMap(([key, entry]) => {
    const step = Array.isArray(entries) ? Number(key) : key;
    return faults(entry, key).map(({ path, message }) => ({
      path: [field, step, ...path],
      message,
    }));
  });

const unless = (sound: boolean, path: Path, message: string): readonly Fault[] =>
  sound ? [] : [{ path, message }];

const unknownCombatant = (state: State, name: string, path: Path): readonly Fault[] =>
  unless(findCombatant(state, name) !== undefined, path, `There is no combatant '${name}'.`);

const unknownAction = (state: State, key: string, path: Path = ['action']): readonly Fault[] =>
  unless(findAction(state, key) !== undefined, path, `There is no action '${key}'.`);

const unknownCondition = (state: State, key: string, path: Path): readonly Fault[] =>
  unless(findCondition(state, key) !== undefined, path, `There is no condition '${key}'.`);

const noAttack = (state: State, key: string): readonly Fault[] =>
  unless(
    findAction(state, key)?.effect.type === 'ATTACK',
    ['action'],
    `There is no attack '${key}'.`,
  );

function faultsOfNumbers(state: State): readonly Fault[] {
  const { actions, conditions } = state;
  const defined = Object.keys(actions).length + Object.keys(conditions).length;
  return [
    ...unless(
      Object.keys(everybody(state)).length <= MAX_COMBATANTS,
      ['combatants'],
      `An encounter has at most ${MAX_COMBATANTS} combatants.`,
    ),
    ...unless(
      defined <= MAX_DEFINITIONS,
      ['actions'],
      `An encounter defines at most ${MAX_DEFINITIONS} things.`,
    ),
  ];
}

/** Who is hidden may know what it brings itself. */
function faultsOfHidden(
  state: State,
  { combatant: who, actions, conditions }: Hidden,
  key: string,
): readonly Fault[] {
  const brings = (list: readonly { readonly key: string }[], name: string) =>
    list.some((brought) => brought.key === name);
  return [
    ...unless(who.id === key, ['combatant', 'id'], 'It stands under another id.'),
    ...unless(!findCombatant(state, key), [], 'It is on the table already.'),
    ...who.talents.flatMap(({ action }, i) =>
      brings(actions, action)
        ? []
        : unknownAction(state, action, ['combatant', 'talents', i, 'action']),
    ),
    ...below('actions', actions, (action) =>
      conditionsOf(action)
        .filter((name) => !brings(conditions, name))
        .flatMap((name) => unknownCondition(state, name, ['effect'])),
    ),
  ];
}

function faultsOfCombatant(
  state: State,
  { talents, conditions, cooldowns, readied }: Combatant,
): readonly Fault[] {
  return [
    ...below('talents', talents, ({ action }) => unknownAction(state, action)),
    ...below('conditions', conditions, ({ condition }) =>
      unknownCondition(state, condition, ['condition']),
    ),
    ...below('cooldowns', cooldowns, ({ action }) => unknownAction(state, action)),
    ...(readied
      ? unless(
          findAction(state, readied.action)?.uses.some((use) => use.kind === readied.use) === true,
          ['readied'],
          `There is no action '${readied.action}' with the use ${readied.use}.`,
        )
      : []),
  ];
}

/** SEG-13: everybody has one rank; whose turn is still to come has one turn. */
function faultsOfCombat(state: State, { order, first, waiting, turn }: Combat): readonly Fault[] {
  const ranks = { order, first, waiting };
  return [
    ...below('phase', ranks, (named) => [
      ...named.flatMap((name, i) => unknownCombatant(state, name, [i])),
      ...unless(new Set(named).size === named.length, [], 'It names somebody twice.'),
    ]),
    ...unless(
      Object.keys(state.combatants).every((name) => order.includes(name)),
      ['phase', 'order'],
      'It leaves somebody out.',
    ),
    ...below('phase', { turn }, (whose) => faultsOfTurn(state, whose)),
  ];
}

/** SEG-10: what a turn has still to play is under way, its owner's, and of an earlier segment. */
function faultsOfTurn(state: State, turn: Combat['turn']): readonly Fault[] {
  if (turn.kind === 'BETWEEN') return [];
  const queue = turn.kind === 'PLAYING' ? turn.queue : [];
  return [
    ...unknownCombatant(state, turn.combatantId, ['combatantId']),
    ...below('queue', queue, (queued) => {
      const found = state.ongoing.find((one) => one.id === queued);
      const plays = found?.ownerId === turn.combatantId && found.since < now(state);
      return unless(plays, [], `There is nothing '${queued}' to play on this turn.`);
    }),
  ];
}

function faultsOfAttack(
  state: State,
  { attackerId, targetId, action, stage }: Attack,
): readonly Fault[] {
  return [
    ...unknownCombatant(state, attackerId, ['attackerId']),
    ...unknownCombatant(state, targetId, ['targetId']),
    ...noAttack(state, action),
    ...(stage.kind === 'DEFERRED' && stage.defense.kind === 'COUNTER'
      ? unknownAction(state, stage.defense.action, ['stage', 'defense', 'action'])
      : []),
  ];
}

function faultsOfOngoing(state: State, ongoing: Ongoing): readonly Fault[] {
  return [
    ...unknownCombatant(state, ongoing.ownerId, ['ownerId']),
    ...faultsOfKind(state, ongoing),
  ];
}

function faultsOfKind(state: State, ongoing: Ongoing): readonly Fault[] {
  switch (ongoing.kind) {
    case 'PROJECTILE':
      return [
        ...unknownCombatant(state, ongoing.attackerId, ['attackerId']),
        ...noAttack(state, ongoing.action),
        ...unknownTarget(state, ongoing.target, ['target']),
      ];
    case 'AREA':
      return faultsOfArea(state, ongoing);
    case 'FOLLOW_UP':
      return [
        ...noAttack(state, ongoing.action),
        ...below('targets', ongoing.targets, (aim) => unknownTarget(state, aim, [])),
      ];
    case 'MOVEMENT':
      // SEG-19: the opening plays what is under way to its end, and this it would never come to.
      return unless(state.phase.kind === 'COMBAT', ['kind'], 'Nobody is on the move now.');
    case 'PUSHBACK':
      return unknownCombatant(state, ongoing.targetId, ['targetId']);
    case 'STRUCTURE':
      return unknownAction(state, ongoing.action);
  }
}

/** SEG-61: what has come to its last hex is over. */
function faultsOfArea(state: State, area: Extract<Ongoing, { kind: 'AREA' }>): readonly Fault[] {
  const effect = findAction(state, area.action)?.effect;
  const spreads = effect?.type === 'ATTACK' && effect.area !== null;
  return [
    ...unknownCombatant(state, area.attackerId, ['attackerId']),
    ...below('struckIds', area.struckIds, (struck) => unknownCombatant(state, struck, [])),
    ...(spreads
      ? unless(segmentsToFill(state, area) > 0, ['flown'], 'It has no hex left to fill.')
      : unless(false, ['action'], `There is no area '${area.action}'.`)),
  ];
}

const unknownTarget = (state: State, target: Target, path: Path): readonly Fault[] =>
  target.kind === 'CREATURE' ? unknownCombatant(state, target.id, [...path, 'id']) : [];
