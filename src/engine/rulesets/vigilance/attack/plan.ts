import { boostedBy, boostsOf } from '../figures/boosts.ts';
import { type CheckPool, fixed, checkPool } from '../figures/rolls.ts';
import { weaponsInUse, hasShield } from '../figures/weapons.ts';
import { fieldsBetween } from '../ground/reach.ts';
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
  readonly moreDamage: number;
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
    moreDamage: boostedBy(state, strike.declared.boosts, 'damage'),
  };
}

/** VIG-41, 59: what an attack does that exceeds the defense by so much; at 0 it fails. */
export const damageDealt = ({ moreDamage }: AttackPlan, excess: number): number =>
  excess > 0 ? excess + moreDamage : 0;

const LONG_RANGE_FIELDS = 20;

/** VIG-57, 60, 61. */
function attackPool(
  state: State,
  { attackerId, declared, amplification }: DeclaredAttack,
  target: Combatant,
): CheckPool {
  const attacker = combatantOf(state, attackerId);
  const { nature } = attacker;
  const { effect } = actionOf(state, declared.action);
  const boosts = boostsOf(state, declared.boosts).filter((boost) => appliesTo(boost, target));
  const result = boosts.reduce((sum, boost) => sum + boost.result, 0);
  if (nature.kind === 'CREATURE') return fixed(nature.attackDifficulty + result);
  if (!isCharacter(attacker) || effect.type !== 'ATTACK')
    throw new Error(`'${declared.action}' is no attack.`);
  const weapons = weaponsInUse(state, attacker, declared);
  const far = fieldsBetween(attacker, target);
  const isLong = weapons.some(({ aspects }) => aspects.includes('LONG_RANGE'));
  return checkPool(state, attacker, effect.form === 'ASSAULT' ? 'assault' : 'shooting', {
    advantage:
      effect.dice +
      weapons.reduce((sum, { advantageDice }) => sum + advantageDice, 0) +
      boosts.reduce((sum, { dice }) => sum + dice, 0),
    disadvantage: isLong ? Math.floor(far / LONG_RANGE_FIELDS) : 0,
    amplification,
    result,
  });
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

const PASSIVE_DISADVANTAGE = 2;

/** VIG-14, 63, 65. */
function defensePool(state: State, target: Combatant, answer: DefenseAnswer): CheckPool {
  if (target.nature.kind === 'CREATURE') return fixed(target.nature.defendDifficulty);
  if (!isCharacter(target)) throw new Error(`'${target.id}' is no character.`);
  const { amplification } = answer;
  const armor = diceOf(target, 'ARMOR');
  if (answer.defense === 'PASSIVE')
    return checkPool(state, target, 'toughness', {
      advantage: armor,
      disadvantage: PASSIVE_DISADVANTAGE,
      amplification,
      result: 0,
    });
  const boosts = boostedBy(state, answer.boosts, 'dice');
  const cover = target.cover === 'TAKEN' ? 1 : 0;
  return checkPool(state, target, 'defend', {
    advantage: armor + diceOf(target, 'SHIELD') + cover + boosts,
    disadvantage: 0,
    amplification,
    result: boostedBy(state, answer.boosts, 'result'),
  });
}

const diceOf = ({ items }: Combatant, kind: 'ARMOR' | 'SHIELD'): number =>
  items.reduce((sum, item) => (item.kind === kind ? sum + item.advantageDice : sum), 0);
