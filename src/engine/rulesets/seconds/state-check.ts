import * as z from 'zod';
import { allHidden, hiddenOf } from '../../core/roster/hidden.ts';
import { MAX_COMBATANTS } from '../../core/roster/joining.ts';
import { everybody } from '../../core/roster/roster-commands.ts';
import type { ActionKey, CombatantId } from '../../core/values/ids.ts';
import { own } from '../../core/values/record.ts';
import { componentsOf } from './figures/abilities.ts';
import { refuseDefinitions } from './gm/catalogue.ts';
import { isAttack } from './model/actions.ts';
import { basicActions } from './model/basic-actions.ts';
import { components } from './model/components.ts';
import { currentTurn, findAction, findCombatant } from './model/lookup.ts';
import { stateForm } from './model/state-form.ts';
import type { Combat, Combatant, Doing, Hidden, State, Turn } from './model/state.ts';

/**
 * A state from an outside caller's document, checked for all that the engine relies on: the form
 * that commands would have given it, and that whatever it names is there. A state that passes is
 * given back as it is, in its own order of fields, since states are compared byte for byte.
 */
export function stateSchema(): z.ZodType<State> {
  const form = stateForm();
  return z.unknown().transform((given, context): State => {
    const read = form.safeParse(given);
    const faults = read.success ? faultsIn(given, read.data) : read.error.issues;
    for (const { path, message } of faults)
      context.addIssue({ code: 'custom', path: [...path], message });
    return read.success ? (given as State) : z.NEVER;
  });
}

function faultsIn(given: unknown, read: State): readonly Fault[] {
  const path = strayPath(given, read);
  return path ? [{ path, message: 'It is not in the form of a state.' }] : stateFaults(read);
}

/**
 * Where a state differs from what its form makes of it, or null. The schemas of commands fill in
 * defaults and parse formulas; in a state that has been done already.
 */
function strayPath(given: unknown, read: unknown): readonly string[] | null {
  if (given === read) return null;
  if (!isObject(given) || !isObject(read)) return [];
  for (const key of new Set([...Object.keys(given), ...Object.keys(read)])) {
    const below = strayPath(own(given, key), own(read, key));
    if (below) return [key, ...below];
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Path = readonly PropertyKey[];

/** What is wrong with a state, and where. */
interface Fault {
  readonly path: Path;
  readonly message: string;
}

/**
 * What the form of a state cannot say: that all it names is there, and that what happens by itself
 * (turn/progress.ts) comes to a decision. A state that was played has none of these faults.
 */
const stateFaults = (state: State): readonly Fault[] => [
  ...catalogueFaults(state),
  ...rosterFaults(state),
  ...Object.values(state.combatants).flatMap((combatant) => combatantFaults(state, combatant)),
  ...allHidden(state).flatMap((hidden) => hiddenFaults(state, hidden)),
  ...underWayFaults(state),
  ...(state.phase.kind === 'COMBAT' ? combatFaults(state, state.phase) : []),
];

function catalogueFaults(state: State): readonly Fault[] {
  const crowded = refuseDefinitions(state, []);
  return [
    ...unless(!crowded, ['actions'], crowded?.message ?? ''),
    ...Object.entries(state.actions).flatMap(([key, action]) => [
      ...unless(action.key === key, ['actions', key, 'key'], `It stands under '${key}'.`),
      ...unless(!own(basicActions, key), ['actions', key], 'What is basic is not defined.'),
    ]),
  ];
}

const rosterFaults = (state: State): readonly Fault[] => [
  ...unless(
    Object.keys(everybody(state)).length <= MAX_COMBATANTS,
    ['combatants'],
    `An encounter has at most ${MAX_COMBATANTS} combatants.`,
  ),
  ...Object.entries(state.combatants).flatMap(([key, { id }]) =>
    unless(id === key, ['combatants', key, 'id'], `It stands under '${key}'.`),
  ),
  ...Object.entries(hiddenOf(state)).flatMap(
    ([
      key,
      {
        combatant: { id },
      },
    ]) => [
      ...unless(id === key, ['hidden', key, 'combatant', 'id'], `It stands under '${key}'.`),
      ...unless(!findCombatant(state, key), ['hidden', key], 'Who is hidden is not on the table.'),
    ],
  ),
];

function combatantFaults(state: State, combatant: Combatant): readonly Fault[] {
  const { id, sheet, gear, aimsAt } = combatant;
  const path = ['combatants', id];
  return [
    ...gear.flatMap(({ weapon }, i) => noAction(state, [...path, 'gear', i, 'weapon'], weapon)),
    ...sheet.spells.flatMap((spell, i) => noAction(state, [...path, 'sheet', 'spells', i], spell)),
    ...comboFaults(sheet, [...path, 'sheet']),
    ...(aimsAt === null ? [] : noCombatant(state, [...path, 'aimsAt'], aimsAt)),
    ...(combatant.doing ? doingFaults(state, combatant, combatant.doing) : []),
  ];
}

/** SEC-52. */
const comboFaults = ({ combos }: Pick<Combatant['sheet'], 'combos'>, path: Path) =>
  combos.flatMap((combo, i) =>
    combo.components.flatMap((key, part) =>
      unless(
        own(components, key) !== undefined,
        [...path, 'combos', i, 'components', part],
        `There is no combo component '${key}'.`,
      ),
    ),
  );

function doingFaults(state: State, combatant: Combatant, doing: Doing): readonly Fault[] {
  const path = ['combatants', combatant.id, 'doing'];
  const { action, weapon, combo, targetIds } = doing;
  const effect = findAction(state, action)?.effect;
  const means = weapon === null ? undefined : findAction(state, weapon)?.effect;
  const isArmed = means?.type === 'MELEE' || means?.type === 'RANGED';
  return [
    ...noAction(state, [...path, 'action'], action),
    ...(weapon === null ? [] : noAction(state, [...path, 'weapon'], weapon)),
    ...noCombatants(state, [...path, 'targetIds'], targetIds),
    ...unless(
      effect?.type !== 'COMBO' || (isArmed && componentsOf(combatant, combo).length > 0),
      [...path, 'combo'],
      'A combo is one of the sheet, and done with a weapon.',
    ),
    ...unless(
      !effect || !isAttack(effect) || weapon === null,
      [...path, 'weapon'],
      'Only a combo names the weapon that it attacks with.',
    ),
    ...unless(
      effect?.type !== 'HELP_RELOAD' || targetIds.length === 1,
      [...path, 'targetIds'],
      'One neighbour is helped.',
    ),
    ...unless(
      isOnTime(state, combatant, doing),
      [...path, 'done'],
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

/** What a hidden one will use is known, or comes with it. */
function hiddenFaults(state: State, { combatant, actions }: Hidden): readonly Fault[] {
  const path = ['hidden', combatant.id, 'combatant'];
  const brought = Object.fromEntries(actions.map((action) => [action.key, action]));
  const then = { ...state, actions: { ...state.actions, ...brought } };
  return [
    ...combatant.weapons.flatMap(({ weapon }, i) =>
      noAction(then, [...path, 'weapons', i, 'weapon'], weapon),
    ),
    ...combatant.spells.flatMap((spell, i) => noAction(then, [...path, 'spells', i], spell)),
    ...comboFaults(combatant, path),
  ];
}

function underWayFaults(state: State): readonly Fault[] {
  const { phase, attacks, delays } = state;
  const fights = phase.kind === 'COMBAT';
  return [
    ...unless(fights || attacks.length === 0, ['attacks'], 'No fight is on.'),
    ...unless(fights || delays.length === 0, ['delays'], 'No fight is on.'),
    ...attacks.flatMap(({ attackerId, targetId, action }, i) => [
      ...noCombatant(state, ['attacks', i, 'attackerId'], attackerId),
      ...noCombatant(state, ['attacks', i, 'targetId'], targetId),
      ...noAttack(state, ['attacks', i, 'action'], action),
    ]),
    ...delays.flatMap(({ ownerId, action, targetIds }, i) => [
      ...noCombatant(state, ['delays', i, 'ownerId'], ownerId),
      ...noAction(state, ['delays', i, 'action'], action),
      ...noCombatants(state, ['delays', i, 'targetIds'], targetIds),
    ]),
    ...twice(['attacks'], idsOf(attacks)),
    ...twice(['delays'], idsOf(delays)),
  ];
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** SEC-02: everybody has one place in the order, so that a round comes to somebody who can decide. */
function combatFaults(state: State, combat: Combat): readonly Fault[] {
  const { order, waiting, turns, passed } = combat;
  const owners = turns.map(({ combatantId }) => combatantId);
  return [
    ...Object.entries({ order, waiting, passed }).flatMap(([field, ids]) => [
      ...noCombatants(state, ['phase', field], ids),
      ...twice(['phase', field], ids),
    ]),
    ...Object.keys(state.combatants).flatMap((id) =>
      unless(order.includes(id), ['phase', 'order'], `It leaves out '${id}'.`),
    ),
    ...twice(['phase', 'turns'], owners),
    ...turns.flatMap((turn, i) => turnFaults(state, turn, { i, on: i === turns.length - 1 })),
  ];
}

/** SEC-25, 28: only between two actions is a turn interrupted. */
function turnFaults(
  state: State,
  { combatantId, stage, vetoed }: Turn,
  { i, on }: { readonly i: number; readonly on: boolean },
): readonly Fault[] {
  const path = ['phase', 'turns', i];
  const owner = findCombatant(state, combatantId);
  const isBusy = owner !== undefined && owner.doing !== null;
  const acts = stage === 'PLAYING' || stage === 'AIMING';
  return [
    ...noCombatant(state, [...path, 'combatantId'], combatantId),
    ...vetoed.flatMap((key, nth) => noAction(state, [...path, 'vetoed', nth], key)),
    ...(on
      ? unless(!acts || isBusy, [...path, 'stage'], 'Its owner does nothing.')
      : unless(
          stage === 'DECIDING' && !isBusy,
          [...path, 'stage'],
          'A turn is interrupted between two actions.',
        )),
  ];
}

const unless = (holds: boolean, path: Path, message: string): readonly Fault[] =>
  holds ? [] : [{ path, message }];

const noCombatant = (state: State, path: Path, id: CombatantId) =>
  unless(findCombatant(state, id) !== undefined, path, `There is no combatant '${id}'.`);

const noCombatants = (state: State, path: Path, ids: readonly CombatantId[]) =>
  ids.flatMap((id, i) => noCombatant(state, [...path, i], id));

const noAction = (state: State, path: Path, key: ActionKey) =>
  unless(findAction(state, key) !== undefined, path, `There is no action '${key}'.`);

function noAttack(state: State, path: Path, key: ActionKey): readonly Fault[] {
  const effect = findAction(state, key)?.effect;
  return unless(effect !== undefined && isAttack(effect), path, `'${key}' is no attack.`);
}

const twice = (path: Path, ids: readonly string[]) =>
  ids.flatMap((id, i) => unless(ids.indexOf(id) === i, [...path, i], `'${id}' stands here twice.`));
