import { sumOfValues, type Term, valueTerm } from '../../../core/score/score.ts';
import {
  advantage,
  amplifiedBy,
  boostedWith,
  type Modifier,
  moreDamage,
} from '../stats/modifiers.ts';
import { type CheckPool, fixed, checkPool } from '../stats/rolls.ts';
import { weaponsInUse, hasShield } from '../stats/weapons.ts';
import { fieldsBetween } from '../terrain/reach.ts';
import type { Boost } from '../model/actions.ts';
import { combatantOf, isCharacter, actionOf } from '../model/lookup.ts';
import type { Declared, Answer, Defense, State, Combatant } from '../model/state.ts';

/** An attack as it was declared. */
export interface DeclaredAttack {
  readonly attackerId: string;
  readonly targetId: string;
  readonly declared: Declared;
  /** VIG-13: what the attacker pays for the check. */
  readonly amplification: number;
}

export type DefenseAnswer = Extract<Answer, { kind: 'DEFENSE' }>;

/**
 * Everything about an attack that is settled before its first die is cast. `attack.ts` rolls it,
 * `odds.ts` reckons with it; what decides an attack belongs here, where both find it.
 */
export interface AttackPlan {
  /** `FIXED` for a creature's defend difficulty (VIG-14). */
  readonly defense: Defense | 'FIXED';
  readonly attack: CheckPool;
  readonly against: CheckPool;
  /** VIG-41: what boosts add to the damage, if there is any. */
  readonly moreDamage: readonly Term[];
}

/** How this attack will be rolled when it is met like this. */
export function planAttack(
  state: State,
  strike: DeclaredAttack,
  answer: DefenseAnswer,
): AttackPlan {
  const target = combatantOf(state, strike.targetId);
  return {
    defense: isCharacter(target) ? answer.defense : 'FIXED',
    attack: attackPool(state, strike, target),
    against: defensePool(state, target, answer),
    moreDamage: moreDamage(state, strike.declared.boosts),
  };
}

/** VIG-41, 59: what an attack does that exceeds the defense by so much; at 0 it fails. */
export const damageDealt = (plan: AttackPlan, excess: number): number =>
  sumOfValues(damageTerms(plan, excess));

/** What the damage is made of; nothing when the attack fails. */
export const damageTerms = ({ moreDamage }: AttackPlan, excess: number): readonly Term[] =>
  excess > 0 ? [valueTerm('excess', excess, 'VIG-59'), ...moreDamage] : [];

const LONG_RANGE_FIELDS = 20;

/** VIG-57, 60, 61. */
function attackPool(
  state: State,
  { attackerId, declared, amplification }: DeclaredAttack,
  target: Combatant,
): CheckPool {
  const attacker = combatantOf(state, attackerId);
  const { nature } = attacker;
  const { effect, name } = actionOf(state, declared.action);
  const boosts = boostedWith(state, declared.boosts, (boost) => appliesTo(boost, target));
  if (nature.kind === 'CREATURE')
    return fixed('attack difficulty', nature.attackDifficulty, 'VIG-14', boosts);
  if (!isCharacter(attacker) || effect.type !== 'ATTACK')
    throw new Error(`'${declared.action}' is no attack.`);
  const weapons = weaponsInUse(state, attacker, declared);
  const isLong = weapons.some(({ aspects }) => aspects.includes('LONG_RANGE'));
  const far = isLong ? Math.floor(fieldsBetween(attacker, target) / LONG_RANGE_FIELDS) : 0;
  const ability = effect.form === 'ASSAULT' ? 'ASSAULT' : 'SHOOTING';
  return checkPool(state, attacker, ability, [
    advantage(name, effect.dice, 'VIG-12'),
    ...weapons.map((weapon) => advantage(weapon.name, weapon.advantageDice, 'VIG-60')),
    ...boosts,
    advantage('range', -far, 'VIG-61'),
    amplifiedBy(ability, amplification),
  ]);
}

/** Whether the target has what a boost is meant for. */
export function appliesTo({ against }: Boost, target: Combatant): boolean {
  switch (against) {
    case 'ANYONE':
      return true;
    case 'SHIELD':
      return hasShield(target);
    case 'ARMOR':
      return target.items.some(({ kind }) => kind === 'ARMOR');
  }
}

/** VIG-65. */
export const PASSIVE_DISADVANTAGE = 2;

/** VIG-14, 63, 65, 67. */
function defensePool(
  state: State,
  target: Combatant,
  { defense, boosts, amplification }: DefenseAnswer,
): CheckPool {
  if (target.nature.kind === 'CREATURE')
    return fixed('defend difficulty', target.nature.defendDifficulty, 'VIG-14');
  if (!isCharacter(target)) throw new Error(`'${target.id}' is no character.`);
  if (defense === 'PASSIVE')
    return checkPool(state, target, 'TOUGHNESS', [
      diceOf(target, 'ARMOR', 'VIG-65'),
      advantage('passive defense', -PASSIVE_DISADVANTAGE, 'VIG-65'),
      amplifiedBy('TOUGHNESS', amplification),
    ]);
  return checkPool(state, target, 'DEFEND', [
    diceOf(target, 'ARMOR', 'VIG-63'),
    diceOf(target, 'SHIELD', 'VIG-63'),
    advantage('cover', target.cover === 'TAKEN' ? 1 : 0, 'VIG-67'),
    ...boostedWith(state, boosts, () => true),
    amplifiedBy('DEFEND', amplification),
  ]);
}

/** What a combatant wears or carries is called by its kind: its names are its owner's. */
function diceOf({ items }: Combatant, kind: 'ARMOR' | 'SHIELD', rule: string): Modifier {
  const dice = items.reduce(
    (sum, item) => (item.kind === kind ? sum + item.advantageDice : sum),
    0,
  );
  return advantage(kind.toLowerCase(), dice, rule);
}
