import { type Term, valueTerm } from '../../../core/score/score.ts';
import { distance } from '../../../grid/hex.ts';
import type { AttackEffect } from '../model/actions.ts';
import { FAR_SHOT, IMPROBABLE_AIM } from '../model/components.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State, UnrolledStrike } from '../model/state.ts';

/** SEC-48: of the increment. */
const MAX_DOUBLINGS = 4;

/** SEC-48, 49: 1 off for each doubling of the increment, 1 less for who has aimed. */
export function rangeTerms(
  state: State,
  strike: UnrolledStrike,
  effect: AttackEffect,
): readonly Term[] {
  if (effect.type !== 'RANGED') return [];
  const attacker = combatantOf(state, strike.attackerId);
  const target = combatantOf(state, strike.targetId);
  const far = doublings(effect.increment, strike.combo, distance(strike.origin, target.position));
  const aimed = attacker.aimsAt === target.id || strike.combo.includes(IMPROBABLE_AIM);
  if (far === 0) return [];
  return [valueTerm('range', -far, 'SEC-48'), ...(aimed ? [valueTerm('aim', 1, 'SEC-49')] : [])];
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
      return doublings(effect.increment, combo, metres) <= MAX_DOUBLINGS;
    case 'SPELL':
      return metres <= effect.range;
  }
}
