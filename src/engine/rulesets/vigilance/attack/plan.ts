import { distance } from '../../../grid/hex.ts';
import { boostsOf } from '../figures/boosts.ts';
import { type CheckPool, fixed, checkPool } from '../figures/rolls.ts';
import { weaponsInUse, hasShield } from '../figures/weapons.ts';
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
  };
}

/** VIG-59: what an attack does; at 0 it fails. */
export const damageDealt = (attack: number, defense: number): number =>
  Math.max(0, attack - defense);

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
  if (nature.kind === 'CREATURE') return fixed(nature.attackDifficulty);
  if (!isCharacter(attacker) || effect.type !== 'ATTACK')
    throw new Error(`'${declared.action}' is no attack.`);
  const weapons = weaponsInUse(state, attacker, declared);
  const boosts = boostsOf(state, declared.boosts).filter((boost) => appliesTo(boost, target));
  const far = distance(attacker.position, target.position);
  const isLong = weapons.some(({ aspects }) => aspects.includes('LONG_RANGE'));
  return checkPool(state, attacker, effect.form === 'ASSAULT' ? 'assault' : 'shooting', {
    advantage:
      effect.dice +
      weapons.reduce((sum, { advantageDice }) => sum + advantageDice, 0) +
      boosts.reduce((sum, { dice }) => sum + dice, 0),
    disadvantage: isLong ? Math.floor(far / LONG_RANGE_FIELDS) : 0,
    amplification,
  });
}

/** Whether the target has what a boost is meant for. */
function appliesTo({ against }: Boost, target: Combatant): boolean {
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
    });
  const boosts = boostsOf(state, answer.boosts).reduce((sum, { dice }) => sum + dice, 0);
  const cover = target.cover === 'TAKEN' ? 1 : 0;
  return checkPool(state, target, 'defend', {
    advantage: armor + diceOf(target, 'SHIELD') + cover + boosts,
    disadvantage: 0,
    amplification,
  });
}

const diceOf = ({ items }: Combatant, kind: 'ARMOR' | 'SHIELD'): number =>
  items.reduce((sum, item) => (item.kind === kind ? sum + item.advantageDice : sum), 0);
