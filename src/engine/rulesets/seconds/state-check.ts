import { below, type Fault, orderFaults, twice, unless } from '../../core/state-check/fault.ts';
import * as core from '../../core/state-check/state-check.ts';
import { own } from '../../core/values/record.ts';
import { canPause } from './condition/abandon.ts';
import { componentsOf } from './stats/abilities.ts';
import { type Action, isAttack } from './model/actions.ts';
import { basicActions } from './model/built-in.ts';
import { catalogue } from './model/catalogue.ts';
import { components } from './model/components.ts';
import { conditions } from './model/conditions.ts';
import {
  combatantOf,
  currentTurn,
  findAction,
  findCombatant,
  isConscious,
} from './model/lookup.ts';
import {
  type Combat,
  type Combatant,
  type Doing,
  type State,
  stateShape,
  type Turn,
} from './model/state.ts';

/** The schema of states that come from outside. */
export const stateSchema = () =>
  core.stateSchema<State, Action>({
    ...{ shape: stateShape, findAction, faults },
    findCondition: (_, name) => conditions.find(({ key }) => key === name),
    isAttack: ({ effect }) => isAttack(effect),
  });

/**
 * What the shape of a state cannot say, above all that what happens by itself (`turn/progress.ts`)
 * comes to a decision. A state that was played has none of these faults.
 */
const faults = (state: State): readonly Fault[] => [
  ...catalogueFaults(state),
  ...below(['combatants'], state.combatants, (combatant) => combatantFaults(state, combatant)),
  ...below(['hidden'], state.hidden, ({ combatant }) =>
    below(['combatant', 'combos'], combatant.combos, comboFaults),
  ),
  ...underWayFaults(state),
  ...(state.phase.kind === 'COMBAT' ? combatFaults(state, state.phase) : []),
];

function catalogueFaults(state: State): readonly Fault[] {
  const crowded = catalogue.refuseCrowded(state, []);
  return [
    ...unless(!crowded, ['actions'], crowded?.message ?? ''),
    ...below(['actions'], state.actions, ({ key }) =>
      unless(!own(basicActions, key), [], 'What is basic is not defined.'),
    ),
  ];
}

const combatantFaults = (state: State, combatant: Combatant): readonly Fault[] => [
  ...below(['sheet', 'combos'], combatant.sheet.combos, comboFaults),
  ...(combatant.doing ? doingFaults(state, combatant, combatant.doing) : []),
  ...pausedFaults(state, combatant.paused),
];

/** SEC-12, 56: what has paused can go on, and is there once. */
const pausedFaults = (state: State, paused: readonly Doing[]): readonly Fault[] => [
  ...twice(
    ['paused'],
    paused.map(({ action }) => action),
  ),
  ...below(['paused'], paused, (begun) =>
    unless(
      findAction(state, begun.action) === undefined ||
        (canPause(state, begun) && begun.done < begun.seconds),
      [],
      'Only what can pause, and is not done, has paused.',
    ),
  ),
];

/** SEC-52. */
const comboFaults = (combo: Combatant['sheet']['combos'][number]) =>
  below(['components'], combo.components, (key) =>
    unless(own(components, key) !== undefined, [], `There is no combo component '${key}'.`),
  );

function doingFaults(state: State, combatant: Combatant, doing: Doing): readonly Fault[] {
  const { action, weapon, combo, targetIds } = doing;
  const effect = findAction(state, action)?.effect;
  const means = weapon === null ? undefined : findAction(state, weapon)?.effect;
  const isArmed = means?.type === 'MELEE' || means?.type === 'RANGED';
  return [
    ...unless(
      effect?.type !== 'COMBO' || (isArmed && componentsOf(combatant, combo).length > 0),
      ['doing', 'combo'],
      'A combo is one of the sheet, and done with a weapon.',
    ),
    ...unless(
      !effect || !isAttack(effect) || weapon === null,
      ['doing', 'weapon'],
      'Only a combo names the weapon that it attacks with.',
    ),
    ...unless(
      effect?.type !== 'HELP_RELOAD' || targetIds.length === 1,
      ['doing', 'targetIds'],
      'One neighbour is helped.',
    ),
    ...unless(
      isOnTime(state, combatant, doing),
      ['doing', 'done'],
      'After its last second an action is over, or aimed.',
    ),
  ];
}

/** SEC-15: all its seconds are over while its owner aims it, and not before. */
function isOnTime(state: State, { id }: Combatant, { seconds, done }: Doing): boolean {
  if (state.phase.kind === 'ENDED') return done <= seconds;
  const turn = currentTurn(state);
  const aims = turn?.combatantId === id && turn.stage === 'AIMING';
  return aims ? done === seconds : done < seconds;
}

function underWayFaults(state: State): readonly Fault[] {
  const { phase, attacks, delays } = state;
  const fights = phase.kind === 'COMBAT';
  return [
    ...unless(fights || attacks.length === 0, ['attacks'], 'No fight is on.'),
    ...unless(fights || delays.length === 0, ['delays'], 'No fight is on.'),
    ...below(['delays'], delays, ({ left, ownerId }) => {
      const owner = findCombatant(state, ownerId);
      return unless(left >= 0 || (!!owner && !isConscious(owner)), ['left'], 'It is overdue.');
    }),
    ...twice(['attacks'], idsOf(attacks)),
    ...twice(['delays'], idsOf(delays)),
  ];
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** SEC-02: everyone has one place in the order, so that a round comes to a combatant who can decide. */
function combatFaults(state: State, { turns }: Combat): readonly Fault[] {
  const owners = turns.map(({ combatantId }) => combatantId);
  return [
    ...orderFaults(state),
    ...twice(['phase', 'turns'], owners),
    ...below(['phase', 'turns'], turns, (turn) =>
      turn === turns.at(-1) ? currentFaults(state, turn) : interruptedFaults(state, turn),
    ),
  ];
}

const currentFaults = (state: State, { combatantId, stage }: Turn): readonly Fault[] => {
  const acts = stage === 'PLAYING' || stage === 'AIMING';
  const isBusy = combatantOf(state, combatantId).doing !== null;
  return unless(!acts || isBusy, ['stage'], 'Its owner does nothing.');
};

/** SEC-25, 28: only between two actions is a turn interrupted. */
const interruptedFaults = (state: State, { combatantId, stage }: Turn): readonly Fault[] =>
  unless(
    stage === 'DECIDING' && combatantOf(state, combatantId).doing === null,
    ['stage'],
    'A turn is interrupted between two actions.',
  );
