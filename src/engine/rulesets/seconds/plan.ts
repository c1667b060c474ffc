import { distance } from '../../grid/hex.ts';
import { FAR_SHOT, FROM_THE_HIP, IMPROBABLE_AIM, times } from './components.ts';
import { type Cover, coverFrom, defensiveBonus, HEAVY } from './cover.ts';
import type { Severity } from './events.ts';
import { type AttackEffect, attackEffectOf, combatantOf } from './lookup.ts';
import { type Damage, succeeds } from './rolls.ts';
import type { Combatant, State, Strike } from './state.ts';

/** An attack as it is made; its id does not matter to how it goes. */
export type Shot = Omit<Strike, 'id'>;

/**
 * Everything about an attack that is settled before its first die is cast. `attack.ts` rolls it,
 * `odds.ts` reckons with it; what decides an attack belongs here, where both find it.
 */
export interface AttackPlan {
  readonly effect: AttackEffect;
  /** What the attacker adds to the die, and what that must reach (SEC-39, 40). */
  readonly attack: number;
  readonly needed: number;
  /** SEC-37: what of `needed` is cover. */
  readonly cover: Cover;
  /** SEC-41: what a defence must reach. */
  readonly toDefend: number;
  /** SEC-43: what a dodge that succeeds does. */
  readonly dodge: 'CANCELS' | 'REDUCES' | 'USELESS';
  /** What a hit rolls; null when it does no damage. */
  readonly damage: Damage | null;
}

const BASE = 4;
/** SEC-43. */
export const DODGED_OFF = 3;
/** SEC-44: how far the minimum lies below. */
const MINIMUM_BELOW = 6;
/** SEC-48: doublings of the increment. */
const MOST_DOUBLINGS = 4;

export function planAttack(state: State, shot: Shot): AttackPlan {
  const attacker = combatantOf(state, shot.attackerId);
  const target = combatantOf(state, shot.targetId);
  const effect = attackEffectOf(state, shot.action);
  const cover = coverFrom(state, shot.origin, target);
  const bonus = skillBonus(attacker, effect) - times(shot.combo, FROM_THE_HIP);
  return {
    effect,
    attack: bonus - attacker.sheet.scale - rangePenalty(state, shot, effect),
    needed: BASE - target.sheet.scale + defensiveBonus(cover, target, effect.type === 'MELEE'),
    cover,
    toDefend: BASE + bonus,
    dodge: dodgeAgainst(effect, cover, target),
    damage: damageOf(attacker, effect),
  };
}

/** SEC-39. */
function skillBonus({ sheet }: Combatant, { type }: AttackEffect): number {
  switch (type) {
    case 'MELEE':
      return sheet.weaponSkill.bonus;
    case 'RANGED':
      return sheet.rangedSkill.bonus;
    case 'SPELL':
      return sheet.magic.bonus;
  }
}

/** SEC-48, 49. */
function rangePenalty(state: State, shot: Shot, effect: AttackEffect): number {
  if (effect.type !== 'RANGED') return 0;
  const attacker = combatantOf(state, shot.attackerId);
  const target = combatantOf(state, shot.targetId);
  const far = doublings(effect.increment, shot.combo, distance(shot.origin, target.position));
  const aimed = attacker.aimsAt === target.id || shot.combo.includes(IMPROBABLE_AIM);
  return Math.max(0, far - (aimed ? 1 : 0));
}

/** SEC-48: how often the increment must be doubled to reach so far. */
function doublings(increment: number, combo: readonly string[], metres: number): number {
  let reach = increment * (combo.includes(FAR_SHOT) ? 2 : 1);
  let count = 0;
  for (; reach < metres; reach *= 2) count++;
  return count;
}

/** SEC-47, 48: whether the attack reaches so far, and not only what is farther off. */
export function inReach(effect: AttackEffect, combo: readonly string[], metres: number): boolean {
  switch (effect.type) {
    case 'MELEE':
      return metres === effect.reach;
    case 'RANGED':
      return doublings(effect.increment, combo, metres) <= MOST_DOUBLINGS;
    case 'SPELL':
      return metres <= effect.range;
  }
}

export const isArea = (effect: AttackEffect): boolean =>
  effect.type === 'SPELL' && effect.radius !== null;

/** SEC-43. */
function dodgeAgainst(
  effect: AttackEffect,
  cover: Cover,
  { sheet }: Combatant,
): AttackPlan['dodge'] {
  if (!isArea(effect) || cover >= HEAVY || sheet.techniques.includes('EVASION')) return 'CANCELS';
  return effect.damage ? 'REDUCES' : 'USELESS';
}

/** SEC-45. */
function damageOf({ sheet }: Combatant, { type, damage }: AttackEffect): Damage | null {
  if (!damage) return null;
  const own = type === 'SPELL' ? 0 : sheet.damageBonus;
  const size = type === 'MELEE' ? 3 * sheet.scale : 0;
  return { dice: damage.dice, flat: damage.flat + own + size };
}

/** SEC-39: whether the attack roll hits, misses, or meets the cover (SEC-37). */
export function resultOf(total: number, { needed, cover }: AttackPlan): 'HIT' | 'MISS' | 'COVER' {
  if (succeeds(total, needed)) return 'HIT';
  return cover > 0 && succeeds(total, needed - cover) ? 'COVER' : 'MISS';
}

/** SEC-46. */
export function toughnessOf({ settings }: State, { sheet, wounds }: Combatant): number {
  return sheet.toughness - (settings.toughnessPerWound === 'ONE' ? wounds : 0);
}

/** SEC-44: what damage does to someone as tough as this. */
export function severityOf(state: State, target: Combatant, damage: number): Severity {
  const enough = state.settings.toughnessReached === 'EQUAL' ? 0 : 1;
  const toughness = toughnessOf(state, target);
  if (damage >= toughness + enough) return 'WOUND_AND_DYING';
  return damage >= Math.max(1, toughness - MINIMUM_BELOW + enough) ? 'WOUND' : 'NOTHING';
}

/** SEC-43: the part of a damage roll that comes through. */
export const dealt = (rolled: number, off: number): number => Math.max(0, rolled - off);

/** SEC-44, 53: whether a hit like this leaves the target unable to fight. */
export const fells = (severity: Severity): boolean => severity === 'WOUND_AND_DYING';
