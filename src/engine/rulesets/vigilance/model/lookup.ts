import type { ActionKey, CombatantId, ConditionKey } from '../../../core/values/ids.ts';
import type { FightingStatus } from '../../../core/table/ending.ts';
import { combatOf } from '../../../core/table/state.ts';
import { rememberedOfBoth } from '../../../core/values/remembered.ts';
import type { Ability } from './combatant/abilities.ts';
import type { Action } from './actions.ts';
import { basicActions } from './basic-actions.ts';
import { catalogue } from './catalogue.ts';
import { checkedBy } from './effect-traits.ts';
import type { ConditionEffect } from './conditions.ts';
import type { State, Combatant, StackObject, Declared, CharacterNature } from './state.ts';

export { combatantOf, combatOf, findCombatant, roundOf } from '../../../core/table/state.ts';

export const { findAction, findCondition, actionOf } = catalogue;

/** VIG-46: what has been declared and has not resolved, the bottom first. */
export const stackOf = ({ phase }: State): readonly StackObject[] =>
  phase.kind === 'COMBAT' ? phase.stack : [];

/** VIG-46: what resolves next. */
export const topOf = ({ phase }: State): StackObject | undefined =>
  phase.kind === 'COMBAT' ? phase.stack.at(-1) : undefined;

/** The basic actions and those that were learnt. */
export const knownActions = (
  { actions }: Pick<State, 'actions'>,
  { learnt }: Pick<Combatant, 'learnt'>,
): readonly Action[] => learntOf(actions, learnt);

/** VIG-41: those of them that are boosts. */
export const knownBoosts = ({ actions }: State, { learnt }: Combatant): readonly Action[] =>
  boostsOf(actions, learnt);

const boostsOf = rememberedOfBoth((actions: State['actions'], learnt: Combatant['learnt']) =>
  learntOf(actions, learnt).filter(({ slot }) => slot === 'BOOST'),
);

/** The definitions and what a combatant has learnt stay the same objects through most of a fight. */
const learntOf = rememberedOfBoth(
  (actions: State['actions'], learnt: Combatant['learnt']): readonly Action[] => {
    const all = [
      ...Object.values(basicActions),
      ...learnt.map((key) => actionOf({ actions }, key)),
    ];
    return [...new Set(all)];
  },
);

export const knows = ({ learnt }: Combatant, key: ActionKey): boolean =>
  Object.hasOwn(basicActions, key) || learnt.includes(key);

/** What the conditions on a combatant do, each with its name and its number of counters. */
export const effectsOn = (
  state: State,
  { conditions }: Combatant,
): readonly {
  readonly name: string;
  readonly count: number;
  readonly effect: ConditionEffect;
}[] =>
  conditions.flatMap(({ condition, count }) => {
    const { name, effects } = findCondition(state, condition) ?? { name: condition, effects: [] };
    return effects.map((effect) => ({ name, count, effect }));
  });

export const countOf = ({ conditions }: Combatant, key: ConditionKey): number =>
  conditions.find(({ condition }) => condition === key)?.count ?? 0;

/** VIG-46: the action right underneath; what would be answered now when nothing is named. */
export function answeredBy(state: State, object: StackObject | null): StackObject | undefined {
  const { stack } = combatOf(state);
  if (!object) return stack.at(-1);
  return stack[stack.findIndex(({ id }) => id === object.id) - 1];
}

/** The ability of the check that its owner makes, if it makes one. */
export function abilityOf(state: State, { action, ability }: Declared): Ability | null {
  const checked = checkedBy(actionOf(state, action).effect);
  return checked === 'CHOSEN' ? ability : checked;
}

export const isCharacter = (
  combatant: Combatant,
): combatant is Combatant & { readonly nature: CharacterNature } =>
  combatant.nature.kind === 'CHARACTER';

/** VIG-22: `DOWN` are those who are unconscious, dying or not, and the dead. */
export const fightingStatusOf = ({ status }: Combatant): FightingStatus =>
  status === 'STANDING' || status === 'YIELDED' ? status : 'DOWN';

/** Who lies on the ground is in no one's way. */
export const isConscious = (combatant: Combatant): boolean =>
  fightingStatusOf(combatant) !== 'DOWN';

/** The target of what has been found possible. */
export function targetIdOf({ action, targetIds: [targetId] }: Declared): CombatantId {
  if (targetId === undefined) throw new Error(`'${action}' has no target.`);
  return targetId;
}
