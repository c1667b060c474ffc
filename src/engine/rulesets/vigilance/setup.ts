import { firstRefusal, illegal, invalid, notFound, type Rejection } from '../../core/rejection.ts';
import { hexKey, sameHex } from '../../grid/hex.ts';
import type { Counters } from './actions.ts';
import type { CombatantInput, CommandOf, Setup } from './commands.ts';
import { definitionsOf } from './content/index.ts';
import type { Handler } from './handler.ts';
import { findAction, findCombatant, findCondition } from './lookup.ts';
import { isInTheWay } from './movement.ts';
import type { State } from './state.ts';
import { damageLimit, maxFocus, maxVigor, stressLimit } from './limits.ts';

/** How many combatants, actions and conditions of its own an encounter may have. */
export const MAX_COMBATANTS = 100;
export const MAX_DEFINITIONS = 300;

export const initial = ({ name, settings, content, ...battlefield }: Setup): State => ({
  name,
  settings,
  ...definitionsOf(content),
  combatants: {},
  battlefield,
  phase: { kind: 'SETUP' },
});

export function refuseEnded(state: State): Rejection | null {
  if (state.phase.kind !== 'ENDED') return null;
  return illegal('VIG-26', 'This encounter has ended; nothing more happens in it.');
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
  const standing = Object.values(state.combatants).filter(isInTheWay);
  return firstRefusal([
    () =>
      findCombatant(state, input.id) || before.some(({ id }) => id === input.id)
        ? invalid(`${field}.id`, `There is a combatant '${input.id}' already.`)
        : null,
    () =>
      [...standing, ...before].some(({ position }) => sameHex(position, input.position)) ||
      state.battlefield.obstacles.some((hex) => sameHex(hex, input.position))
        ? illegal('VIG-34', `The field ${hexKey(input.position)} is taken; choose a free one.`)
        : null,
    () => refuseVitality(input, field),
    () => refuseRepeated(`${field}.items`, input.items),
    () => {
      const unknown = input.learnt.find((key) => !findAction(state, key));
      return unknown === undefined ? null : notFound('action', unknown);
    },
    () => {
      const unknown = input.conditions.find(({ condition }) => !findCondition(state, condition));
      return unknown ? notFound('condition', unknown.condition) : null;
    },
    () =>
      refuseRepeated(
        `${field}.conditions`,
        input.conditions.map(({ condition }) => ({ key: condition })),
      ),
  ]);
}

/** VIG-15 to 19: nobody begins beyond a limit, or with more than a pool holds. */
function refuseVitality({ nature, damage, stress }: CombatantInput, field: string) {
  if (damage >= damageLimit({ nature }))
    return invalid(`${field}.damage`, 'The damage must be below its limit.');
  if (stress >= stressLimit({ nature }))
    return invalid(`${field}.stress`, 'The stress must be below its limit.');
  if (nature.kind === 'CREATURE') return null;
  const { abilities, vigor, focus } = nature;
  if (vigor !== null && vigor > maxVigor(abilities))
    return invalid(`${field}.nature.vigor`, `At most ${maxVigor(abilities)} vigor.`);
  if (focus !== null && focus > maxFocus(abilities))
    return invalid(`${field}.nature.focus`, `At most ${maxFocus(abilities)} focus.`);
  return null;
}

function refuseRepeated(field: string, list: readonly { readonly key: string }[]) {
  const index = list.findIndex(({ key }, i) => list.slice(0, i).some((other) => other.key === key));
  return index < 0 ? null : invalid(`${field}.${index}`, 'This key is there twice.');
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
          .flatMap(countersOf)
          .find(({ condition }) => !known.has(condition) && !findCondition(state, condition));
        return missing ? notFound('condition', missing.condition) : null;
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
  return invalid(`${field}.${index}.key`, `'${keys[index] ?? ''}' is defined already.`);
}

function countersOf({ effect }: CommandOf<'DefineActions'>['actions'][number]): Counters {
  switch (effect.type) {
    case 'ATTACK':
    case 'OPPOSED':
      return effect.inflicts;
    case 'AID':
      return effect.gives;
    case 'BOOST':
      return effect.onDamage;
    case 'CHECK':
    case 'PREPARE':
    case 'TRAVEL':
    case 'SWITCH_WEAPONS':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
      return [];
  }
}
