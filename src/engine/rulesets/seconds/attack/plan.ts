import { sumOfValues, type Term, valueTerm } from '../../../core/score/score.ts';
import { change, damageOf, skillBonus } from '../stats/bonuses.ts';
import { type Damage, succeeds } from '../stats/rolls.ts';
import { coverFrom, defensiveBonus } from '../terrain/cover.ts';
import { type Cover, HEAVY } from '../terrain/sight.ts';
import { type AttackEffect, isArea } from '../model/actions.ts';
import { FROM_THE_HIP, times } from '../model/components.ts';
import type { Severity } from '../model/events.ts';
import { attackEffectOf, combatantOf } from '../model/lookup.ts';
import type { Attack, Combatant, State, UnrolledStrike } from '../model/state.ts';
import { rangeTerms } from './range.ts';

/**
 * Everything about an attack that is settled before its first die is rolled. `attack.ts` rolls it,
 * `odds.ts` computes its chances; what decides an attack belongs here, where both find it.
 */
export interface AttackPlan extends Dodged {
  /** What the attacker adds to the die (SEC-39), and what that is made of. */
  readonly attack: number;
  readonly attackTerms: readonly Term[];
  /** The Target score (SEC-40), and what it is made of. */
  readonly needed: number;
  readonly neededTerms: readonly Term[];
  /** SEC-41: what a defense must reach, and what that is made of. */
  readonly toDefend: number;
  readonly toDefendTerms: readonly Term[];
  /** What a hit rolls; null when it does no damage. */
  readonly damage: Damage | null;
}

/** What says whether an attack can be dodged. */
interface Dodged {
  readonly effect: AttackEffect;
  /** SEC-37: the cover of the target, which is a part of what is needed. */
  readonly cover: Cover;
  /** SEC-43: what a dodge that succeeds does. */
  readonly dodge: 'CANCELS' | 'REDUCES' | 'USELESS';
}

/** SEC-40, 41: the Target score of scale 0, and what a defense must reach against no bonus. */
export const BASE = 4;

export function planAttack(state: State, strike: UnrolledStrike): AttackPlan {
  const { effect, cover, dodge } = dodgeOf(state, strike);
  const attacker = combatantOf(state, strike.attackerId);
  const target = combatantOf(state, strike.targetId);
  const skill = [
    ...skillBonus(attacker, effect),
    ...change('Shoot From the Hip', -times(strike.combo, FROM_THE_HIP), 'SEC-52'),
  ];
  const attackTerms = [
    ...skill,
    ...change('scale', -attacker.sheet.scale, 'SEC-39'),
    ...rangeTerms(state, strike, effect),
  ];
  const neededTerms = [
    valueTerm('Target score', BASE, 'SEC-40'),
    ...change('scale', -target.sheet.scale, 'SEC-40'),
    ...defensiveBonus(cover, target, effect.type === 'MELEE'),
  ];
  const toDefendTerms = [valueTerm('defense', BASE, 'SEC-41'), ...skill];
  return {
    ...{ effect, cover, dodge, attackTerms, neededTerms, toDefendTerms },
    attack: sumOfValues(attackTerms),
    needed: sumOfValues(neededTerms),
    toDefend: sumOfValues(toDefendTerms),
    damage: damageOf(attacker, effect),
  };
}

/** SEC-43: what a dodge can do about an attack. */
export function dodgeOf(state: State, strike: UnrolledStrike): Dodged {
  const target = combatantOf(state, strike.targetId);
  const effect = attackEffectOf(state, strike.action);
  // SEC-59: what was aimed before meets even total cover; heavy is the most that has a number.
  const cover = Math.min(coverFrom(state, strike.origin, target), HEAVY) as Cover;
  return { effect, cover, dodge: dodgeAgainst(effect, cover, target) };
}

/** SEC-43: of an area attack a dodge takes only a part, unless cover or Evasion help. */
function dodgeAgainst(effect: AttackEffect, cover: Cover, { sheet }: Combatant): Dodged['dodge'] {
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

/** Which attack an event speaks of. */
export const namesOf = ({
  id: attackId,
  attackerId,
  targetId,
  action,
}: Pick<Attack, 'id' | 'attackerId' | 'targetId' | 'action'>) => ({
  attackId,
  attackerId,
  targetId,
  action,
});
