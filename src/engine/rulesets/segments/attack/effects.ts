import { diceCount } from '../../../core/formula/formula.ts';
import { inflict } from '../condition/inflict.ts';
import { criticalCondition } from '../content/damage-types.ts';
import { orderWithShift } from '../stats/rank.ts';
import type { AttackEffect } from '../model/actions.ts';
import { now, SEGMENTS_PER_ROUND } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';

/** What a hit leaves on its target; `moreDice` are the damage dice that modifiers have added. */
export function applyHitEffects(
  log: EventRecorder,
  targetId: string,
  effect: AttackEffect,
  moreDice = 0,
): void {
  const dice = damageDiceOf(effect, moreDice);
  for (const { condition, rounds } of effect.inflicts)
    inflict(log, targetId, { condition, until: endAfter(log, rounds), dice, once: false });
  if (effect.rankShift !== 0) shiftRank(log, targetId, effect.rankShift);
}

/** SEG-39: what a critical hit with this type of damage leaves, until it is healed. */
export function inflictCriticalCondition(
  log: EventRecorder,
  targetId: string,
  effect: AttackEffect,
  moreDice: number,
): void {
  const condition = criticalCondition(effect.damageType);
  if (condition === null) return;
  const dice = damageDiceOf(effect, moreDice);
  inflict(log, targetId, { condition, until: null, dice, once: false });
}

/** SEG-93: the damage dice of the attack itself, whatever helped or hindered the roll. */
const damageDiceOf = ({ damage }: AttackEffect, moreDice: number): number =>
  damage ? diceCount(damage, 6) + moreDice : 0;

/** SEG-88: the first segment that so many rounds from now do not cover; null until healed. */
const endAfter = (log: EventRecorder, rounds: number | null): number | null =>
  rounds === null ? null : now(log.state) + SEGMENTS_PER_ROUND * rounds;

/** SEG-16: outside a fight no one has a rank. */
function shiftRank(log: EventRecorder, combatantId: string, places: number): void {
  const { phase } = log.state;
  if (phase.kind !== 'COMBAT') return;
  const order = orderWithShift(phase.order, combatantId, places);
  if (order.every((id, i) => id === phase.order[i])) return;
  log.emit({ type: 'RankChanged', combatantId, spends: [], order });
}
