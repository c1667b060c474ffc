import { damageOf, skillBonus } from '../figures/bonuses.ts';
import { type Damage, succeeds } from '../figures/rolls.ts';
import { coverFrom, defensiveBonus } from '../ground/cover.ts';
import { type Cover, HEAVY } from '../ground/sight.ts';
import { type AttackEffect, isArea } from '../model/actions.ts';
import { FROM_THE_HIP, times } from '../model/components.ts';
import type { Severity } from '../model/events.ts';
import { attackEffectOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State, UnrolledStrike } from '../model/state.ts';
import { rangePenalty } from './range.ts';

/**
 * Everything about an attack that is settled before its first die is rolled. `attack.ts` rolls it,
 * `odds.ts` computes its chances; what decides an attack belongs here, where both find it.
 */
export interface AttackPlan {
  readonly effect: AttackEffect;
  /** What the attacker adds to the die, and what that must reach (SEC-39, 40). */
  readonly attack: number;
  readonly needed: number;
  /** SEC-37: what of `needed` is cover. */
  readonly cover: Cover;
  /** SEC-41: what a defense must reach. */
  readonly toDefend: number;
  /** SEC-43: what a dodge that succeeds does. */
  readonly dodge: 'CANCELS' | 'REDUCES' | 'USELESS';
  /** What a hit rolls; null when it does no damage. */
  readonly damage: Damage | null;
}

/** SEC-40, 41: the Target score of scale 0, and what a defense must reach against no bonus. */
const BASE = 4;

export function planAttack(state: State, strike: UnrolledStrike): AttackPlan {
  const attacker = combatantOf(state, strike.attackerId);
  const target = combatantOf(state, strike.targetId);
  const effect = attackEffectOf(state, strike.action);
  // SEC-59: what was aimed before meets even total cover; heavy is the most that has a number.
  const cover = Math.min(coverFrom(state, strike.origin, target), HEAVY) as Cover;
  const bonus = skillBonus(attacker, effect) - times(strike.combo, FROM_THE_HIP);
  return {
    effect,
    attack: bonus - attacker.sheet.scale - rangePenalty(state, strike, effect),
    needed: BASE - target.sheet.scale + defensiveBonus(cover, target, effect.type === 'MELEE'),
    cover,
    toDefend: BASE + bonus,
    dodge: dodgeAgainst(effect, cover, target),
    damage: damageOf(attacker, effect),
  };
}

/** SEC-43: of an area attack a dodge takes only a part, unless cover or Evasion help. */
function dodgeAgainst(
  effect: AttackEffect,
  cover: Cover,
  { sheet }: Combatant,
): AttackPlan['dodge'] {
  if (!isArea(effect) || cover >= HEAVY || sheet.techniques.includes('EVASION')) return 'CANCELS';
  return effect.damage ? 'REDUCES' : 'USELESS';
}

/** SEC-39: whether the attack roll hits, misses, or meets the cover (SEC-37). */
export function resultOf(total: number, { needed, cover }: AttackPlan): 'HIT' | 'MISS' | 'COVER' {
  if (succeeds(total, needed)) return 'HIT';
  return cover > 0 && succeeds(total, needed - cover) ? 'COVER' : 'MISS';
}

/** SEC-43: the part of a damage roll that comes through. */
export const dealt = (rolled: number, off: number): number => Math.max(0, rolled - off);

/** SEC-44, 53: whether a hit like this leaves the target unable to fight. */
export const fells = (severity: Severity): boolean => severity === 'WOUND_AND_DYING';
