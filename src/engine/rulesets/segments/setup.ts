import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
import { hexKey, sameHex } from '../../grid/hex.ts';
import type { CombatantInput, CommandOf, Setup } from './commands.ts';
import { definitionsOf } from './content/index.ts';
import type { Handler } from './handler.ts';
import { findAction, findCombatant, findCondition } from './lookup.ts';
import type { State } from './state.ts';

/** How many combatants, actions and conditions of its own an encounter may have. */
export const MAX_COMBATANTS = 100;
export const MAX_DEFINITIONS = 300;

export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  ...definitionsOf(content),
  combatants: {},
  battlefield,
  phase: { kind: 'SETUP', opening: 'UNUSED' },
  attacks: [],
  ongoing: [],
  grapples: [],
});

export function refuseEnded(state: State): Rejection | null {
  if (state.phase.kind !== 'ENDED') return null;
  return illegal('SEG-107', 'This encounter has ended', 'play on in a new one');
}

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
  carryOut: (log, { combatants }) => {
    log.emit({ type: 'CombatantsAdded', combatants });
  },
};

function refuseCombatant(
  state: State,
  before: readonly CombatantInput[],
  input: CombatantInput,
): Rejection | null {
  const field = `combatants.${before.length}`;
  const standing = Object.values(state.combatants).filter(({ status }) => status !== 'DOWN');
  return firstRefusal([
    () =>
      findCombatant(state, input.id) || before.some(({ id }) => id === input.id)
        ? invalid(`${field}.id`, `There is a combatant '${input.id}' already: choose another id.`)
        : null,
    () =>
      [...standing, ...before].some(({ position }) => sameHex(position, input.position))
        ? illegal('SEG-55', `Someone stands at ${hexKey(input.position)}`, 'choose a free hex')
        : null,
    () =>
      state.battlefield.obstacles.some((hex) => sameHex(hex, input.position))
        ? illegal('SEG-55', `An obstacle fills ${hexKey(input.position)}`, 'choose a free hex')
        : null,
    () => refuseTalents(state, input, `${field}.talents`),
  ]);
}

function refuseTalents(state: State, { talents }: CombatantInput, field: string): Rejection | null {
  const keys = talents.map(({ action }) => action);
  const unknown = keys.find((key) => !findAction(state, key));
  if (unknown !== undefined) return notFound('action', unknown);
  if (new Set(keys).size < keys.length)
    return invalid(field, 'A combatant has each talent once: name none twice.');
  return null;
}

export const defineActions: Handler<CommandOf<'DefineActions'>> = {
  refuse: (state, { actions, conditions }) =>
    firstRefusal([
      () => refuseEnded(state),
      () =>
        Object.keys({ ...state.actions, ...state.conditions }).length +
          actions.length +
          conditions.length >
        MAX_DEFINITIONS
          ? invalid('actions', `An encounter defines at most ${MAX_DEFINITIONS} things.`)
          : null,
      () => refuseTaken('actions', actions, (key) => Boolean(findAction(state, key))),
      () => refuseTaken('conditions', conditions, (key) => Boolean(findCondition(state, key))),
      () => {
        const known = new Set(conditions.map(({ key }) => key));
        const missing = actions
          .flatMap(conditionsOf)
          .find((key) => !known.has(key) && !findCondition(state, key));
        return missing === undefined ? null : notFound('condition', missing);
      },
    ]),
  carryOut: (log, { actions, conditions }) => {
    log.emit({ type: 'ActionsDefined', actions, conditions });
  },
};

/** Definitions are final: what a fight began with stays what it was. */
function refuseTaken(
  field: string,
  added: readonly { readonly key: string }[],
  exists: (key: string) => boolean,
): Rejection | null {
  const keys = added.map(({ key }) => key);
  const index = keys.findIndex((key, i) => exists(key) || keys.indexOf(key) < i);
  if (index < 0) return null;
  return invalid(
    `${field}.${index}.key`,
    `'${keys[index] ?? ''}' is defined already: choose another key.`,
  );
}

function conditionsOf({
  effect,
}: CommandOf<'DefineActions'>['actions'][number]): readonly string[] {
  switch (effect.type) {
    case 'ATTACK':
      return effect.inflicts.map(({ condition }) => condition);
    case 'STANCE':
      return [effect.condition];
    case 'MOVEMENT':
    case 'STRUCTURE':
    case 'GUARD':
      return [];
  }
}
