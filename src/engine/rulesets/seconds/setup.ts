import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
import {
  firstMisfit,
  refuseCrowd,
  refuseRoom,
  refuseStrangers,
  refuseTaken,
  unknownOf,
} from '../../core/roster.ts';
import { hexKey, sameHex } from '../../grid/hex.ts';
import type { Action } from './actions.ts';
import { refuseCombos } from './combos.ts';
import type { CombatantInput, CommandOf, Setup } from './commands.ts';
import { definitionsOf } from './content/index.ts';
import { creatures, findCreature, recruit } from './creatures.ts';
import { refuseEnded } from './ended.ts';
import type { Handler } from './handler.ts';
import { rankNewcomers } from './initiative.ts';
import { findAction, findCombatant } from './lookup.ts';
import type { State } from './state.ts';

export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  actions: definitionsOf(content),
  combatants: {},
  battlefield,
  phase: { kind: 'SETUP' },
  attacks: [],
  delays: [],
});

type AddCombatants = CommandOf<'AddCombatants'>;

export const addCombatants: Handler<AddCombatants> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseCrowd(state.combatants, command),
      () => refuseStrangers(command, creatures),
      () => refuseDefinitions(state, definitionsFor(state, command)),
      () => refuseJoining(state, command),
    ]),
  carryOut: (log, command, dice) => {
    const actions = definitionsFor(log.state, command);
    if (actions.length > 0) log.emit({ type: 'ActionsDefined', actions, conditions: [] });
    const combatants = [...command.combatants, ...recruits(command)];
    log.emit({ type: 'CombatantsAdded', combatants });
    if (log.state.phase.kind !== 'COMBAT') return;
    const newcomers = combatants.map(({ id }) => id);
    rankNewcomers(log, newcomers, dice);
  },
};

/** The sheets of the creatures. */
const recruits = ({ creatures: named }: AddCombatants): readonly CombatantInput[] =>
  named.flatMap(({ creature, ...posting }) => {
    const found = findCreature(creature);
    return found ? [recruit(found, posting)] : [];
  });

/** What the creatures need and the encounter does not know yet; what it knows stays as it is. */
function definitionsFor(state: State, { creatures: named }: AddCombatants): readonly Action[] {
  const needed = named.flatMap(({ creature }) => findCreature(creature)?.actions ?? []);
  return unknownOf(needed, knowsAction(state));
}

const knowsAction = (state: State) => (key: string) => Boolean(findAction(state, key));

const refuseJoining = (state: State, command: AddCombatants): Rejection | null =>
  firstMisfit(
    [...command.combatants, ...recruits(command)],
    command,
    (input, { field, before, own }) =>
      refusePlace(state, before, input, field) ?? (own ? refuseSheet(state, input, field) : null),
  );

function refusePlace(
  state: State,
  before: readonly CombatantInput[],
  input: CombatantInput,
  field: string,
): Rejection | null {
  return firstRefusal([
    () =>
      findCombatant(state, input.id) || before.some(({ id }) => id === input.id)
        ? invalid(`${field}.id`, `There is a combatant '${input.id}' already: choose another id.`)
        : null,
    () =>
      state.battlefield.obstacles.some((hex) => sameHex(hex, input.position))
        ? illegal('SEC-32', `An obstacle fills ${hexKey(input.position)}`, 'choose a free hex')
        : null,
  ]);
}

/** What it carries, knows and has built. */
function refuseSheet(state: State, input: CombatantInput, field: string): Rejection | null {
  return firstRefusal([
    () =>
      refuseKeys(
        state,
        input.weapons.map(({ weapon }) => weapon),
        { field: `${field}.weapons`, types: ['MELEE', 'RANGED'] },
      ),
    () => refuseKeys(state, input.spells, { field: `${field}.spells`, types: ['SPELL'] }),
    () => refuseCombos(input, field),
  ]);
}

/** What a combatant carries or knows exists, is of the kind, and is listed once. */
function refuseKeys(
  state: State,
  keys: readonly string[],
  { field, types }: { readonly field: string; readonly types: readonly string[] },
): Rejection | null {
  for (const key of keys) {
    const action = findAction(state, key);
    if (!action) return notFound('action', key);
    if (!types.includes(action.effect.type))
      return invalid(field, `'${key}' is none of ${types.join(', ')}: choose one that is.`);
  }
  return new Set(keys).size < keys.length ? invalid(field, 'Name each of them once.') : null;
}

export const defineActions: Handler<CommandOf<'DefineActions'>> = {
  refuse: (state, { actions }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseDefinitions(state, actions),
      () => refuseTaken('actions', actions, knowsAction(state)),
    ]),
  carryOut: (log, { actions }) => {
    log.emit({ type: 'ActionsDefined', actions, conditions: [] });
  },
};

const refuseDefinitions = (state: State, actions: readonly Action[]): Rejection | null =>
  refuseRoom(Object.keys(state.actions).length, actions.length);
