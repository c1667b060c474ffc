import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
import { hexKey, sameHex } from '../../grid/hex.ts';
import { refuseCombos } from './combos.ts';
import type { CombatantInput, CommandOf, Setup } from './commands.ts';
import { definitionsOf } from './content/index.ts';
import { refuseEnded } from './ended.ts';
import type { Handler } from './handler.ts';
import { rankNewcomers } from './initiative.ts';
import { findAction, findCombatant } from './lookup.ts';
import type { State } from './state.ts';

/** How many combatants, and actions of its own, an encounter may have. */
export const MAX_COMBATANTS = 100;
export const MAX_DEFINITIONS = 300;

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

export const addCombatants: Handler<CommandOf<'AddCombatants'>> = {
  refuse: (state, { combatants }) =>
    firstRefusal([
      () => refuseEnded(state),
      () =>
        Object.keys(state.combatants).length + combatants.length > MAX_COMBATANTS
          ? invalid('combatants', `An encounter has at most ${MAX_COMBATANTS} combatants.`)
          : null,
      ...combatants.map((input, i) => () => refuseCombatant(state, combatants.slice(0, i), input)),
    ]),
  carryOut: (log, { combatants }, dice) => {
    log.emit({ type: 'CombatantsAdded', combatants });
    if (log.state.phase.kind !== 'COMBAT') return;
    const newcomers = combatants.map(({ id }) => id);
    rankNewcomers(log, newcomers, dice);
  },
};

function refuseCombatant(
  state: State,
  before: readonly CombatantInput[],
  input: CombatantInput,
): Rejection | null {
  const field = `combatants.${before.length}`;
  return firstRefusal([
    () =>
      findCombatant(state, input.id) || before.some(({ id }) => id === input.id)
        ? invalid(`${field}.id`, `There is a combatant '${input.id}' already.`)
        : null,
    () =>
      state.battlefield.obstacles.some((hex) => sameHex(hex, input.position))
        ? illegal('SEC-32', `An obstacle fills ${hexKey(input.position)}; choose a free hex.`)
        : null,
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
      return invalid(field, `'${key}' is none of ${types.join(', ')}.`);
  }
  return new Set(keys).size < keys.length ? invalid(field, 'Name each of them once.') : null;
}

export const defineActions: Handler<CommandOf<'DefineActions'>> = {
  refuse: (state, { actions }) =>
    firstRefusal([
      () => refuseEnded(state),
      () =>
        Object.keys(state.actions).length + actions.length > MAX_DEFINITIONS
          ? invalid('actions', `An encounter defines at most ${MAX_DEFINITIONS} actions.`)
          : null,
      () => {
        // Definitions are final: what a fight began with stays what it was.
        const keys = actions.map(({ key }) => key);
        const index = keys.findIndex((key, i) => findAction(state, key) ?? keys.indexOf(key) < i);
        return index < 0
          ? null
          : invalid(`actions.${index}.key`, `'${keys[index] ?? ''}' is defined already.`);
      },
    ]),
  carryOut: (log, { actions }) => {
    log.emit({ type: 'ActionsDefined', actions, conditions: [] });
  },
};
