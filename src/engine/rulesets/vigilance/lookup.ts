import type { ActionKey, CombatantId, ConditionKey } from '../../core/values/ids.ts';
import { own } from '../../core/values/record.ts';
import { type Action, basicActions, type Boost } from './actions.ts';
import { basicConditions, type Condition, type ConditionEffect } from './conditions.ts';
import type { Aspect, Item, Weapon } from './items.ts';
import type { Combat, Combatant, StackObject, State } from './state.ts';

export const findCombatant = (state: State, id: CombatantId): Combatant | undefined =>
  own(state.combatants, id);

export const findAction = (state: State, key: ActionKey): Action | undefined =>
  own(basicActions, key) ?? own(state.actions, key);

export const findCondition = (state: State, key: ConditionKey): Condition | undefined =>
  own(basicConditions, key) ?? own(state.conditions, key);

/** The combatant of an id that a guard has let pass; an unknown one is a bug. */
export function combatantOf(state: State, id: CombatantId): Combatant {
  const combatant = findCombatant(state, id);
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** The action of a key that a guard has let pass; an unknown one is a bug. */
export function actionOf(state: State, key: ActionKey): Action {
  const action = findAction(state, key);
  if (!action) throw new Error(`No action '${key}'.`);
  return action;
}

/** The fight that is on; asking for it at any other time is a bug. */
export function combatOf(state: State): Combat {
  if (state.phase.kind !== 'COMBAT') throw new Error('No fight is on.');
  return state.phase;
}

export const roundOf = ({ phase }: State): number => (phase.kind === 'SETUP' ? 0 : phase.round);

/** VIG-46: what resolves next. */
export const topOf = ({ phase }: State): StackObject | undefined =>
  phase.kind === 'COMBAT' ? phase.stack.at(-1) : undefined;

/** The basic actions and those that were learnt. */
export function knownActions(state: State, { learnt }: Combatant): readonly Action[] {
  const all = [...Object.values(basicActions), ...learnt.map((key) => actionOf(state, key))];
  return [...new Set(all)];
}

export const knows = ({ learnt }: Combatant, key: ActionKey): boolean =>
  Object.hasOwn(basicActions, key) || learnt.includes(key);

/** The boosts of these keys, as far as they are boosts. */
export const boostsOf = (state: State, keys: readonly ActionKey[]): readonly Boost[] =>
  keys.flatMap((key) => {
    const effect = findAction(state, key)?.effect;
    return effect?.type === 'BOOST' ? [effect] : [];
  });

/** What the conditions on a combatant do, each with its number of counters. */
export const effectsOn = (
  state: State,
  { conditions }: Combatant,
): readonly { readonly count: number; readonly effect: ConditionEffect }[] =>
  conditions.flatMap(({ condition, count }) =>
    (findCondition(state, condition)?.effects ?? []).map((effect) => ({ count, effect })),
  );

export const countOf = ({ conditions }: Combatant, key: ConditionKey): number =>
  conditions.find(({ condition }) => condition === key)?.count ?? 0;

export const weaponsOf = ({ items }: Combatant): readonly Weapon[] =>
  items.filter((item) => item.kind === 'WEAPON');

export const heldWeapons = (combatant: Combatant): readonly Weapon[] =>
  weaponsOf(combatant).filter(({ held }) => held);

export const findHeld = (combatant: Combatant, key: string): Weapon | undefined =>
  heldWeapons(combatant).find((weapon) => weapon.key === key);

export const hasShield = ({ items }: Combatant): boolean =>
  items.some(({ kind }) => kind === 'SHIELD');

/** Whether something in hand or worn has the aspect. */
export const bears = ({ items }: Combatant, aspect: Aspect): boolean =>
  items.some((item) => isReady(item) && item.aspects.includes(aspect));

const isReady = (item: Item): boolean => item.kind !== 'WEAPON' || item.held;
