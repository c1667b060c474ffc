import { diceCount } from '../../core/formula/formula.ts';
import type { AttackEffect, Kind } from './actions.ts';
import { now, SEGMENTS_PER_ROUND } from './clock.ts';
import type { RollKind } from './conditions.ts';
import { criticalCondition } from './content/damage-types.ts';
import { combatantOf } from './lookup.ts';
import { changesOf } from './rolls.ts';
import type { EventRecorder } from './log.ts';
import type { ActiveCondition } from './state.ts';

/** SEG-105: unable to fight; what the combatant has in flight flies on. */
export function bringDown(log: EventRecorder, id: string): void {
  log.emit({ type: 'CombatantDown', combatantId: id });
  // SEG-47, 50: nobody defends any more, so what has arrived is spent.
  for (const { id: attackId, attackerId, targetId, stage } of log.state.attacks) {
    if (targetId === id) log.emit({ type: 'AttackSpent', attackId, reason: 'TARGET_DOWN' });
    // SEG-100, 105: points that are not spent yet cannot be any more.
    else if (attackerId === id && stage.kind === 'MANEUVER')
      log.emit({ type: 'AttackSpent', attackId, reason: 'ATTACKER_DOWN' });
  }
  for (const ongoing of log.state.ongoing) {
    const stops = ongoing.kind === 'MOVEMENT' || ongoing.kind === 'FOLLOW_UP';
    const isPushOfDowned = ongoing.kind === 'PUSHBACK' && ongoing.targetId === id;
    if (stops && ongoing.ownerId === id)
      log.emit({ type: 'OngoingEnded', id: ongoing.id, reason: 'OWNER_STOPPED' });
    else if (isPushOfDowned)
      log.emit({ type: 'OngoingEnded', id: ongoing.id, reason: 'TARGET_GONE' });
  }
}

/** What a hit leaves on its target; `moreDice` are the damage dice that modifiers have added. */
export function inflict(
  log: EventRecorder,
  targetId: string,
  effect: AttackEffect,
  moreDice = 0,
): void {
  const dice = damageDiceOf(effect, moreDice);
  for (const { condition, rounds } of effect.inflicts)
    inflictCondition(log, targetId, { condition, until: endAfter(log, rounds), dice, once: false });
  if (effect.rankShift !== 0) shiftRank(log, targetId, effect.rankShift);
}

/** SEG-39: what a critical hit with this type of damage leaves, until it is healed. */
export function inflictCritical(
  log: EventRecorder,
  targetId: string,
  effect: AttackEffect,
  moreDice: number,
): void {
  const condition = criticalCondition(effect.damageType);
  if (condition === null) return;
  const dice = damageDiceOf(effect, moreDice);
  inflictCondition(log, targetId, { condition, until: null, dice, once: false });
}

/** SEG-93: the damage dice of the attack itself, whatever helped or hindered the roll. */
const damageDiceOf = ({ damage }: AttackEffect, moreDice: number): number =>
  damage ? diceCount(damage, 6) + moreDice : 0;

/** SEG-88: the first segment that so many rounds from now do not cover; null until healed. */
const endAfter = (log: EventRecorder, rounds: number | null): number | null =>
  rounds === null ? null : now(log.state) + SEGMENTS_PER_ROUND * rounds;

type Infliction = Pick<ActiveCondition, 'condition' | 'until' | 'dice' | 'once'>;

/** SEG-91: of two of the same kind the later end counts, the lasting one, and the stronger cause. */
export function inflictCondition(
  log: EventRecorder,
  combatantId: string,
  infliction: Infliction,
): void {
  const { condition } = infliction;
  const running = combatantOf(log.state, combatantId).conditions.find(
    (active) => active.condition === condition,
  );
  const { until, dice, once } = running ?? infliction;
  log.emit({
    type: 'ConditionInflicted',
    combatantId,
    condition,
    until: laterEnd(until, infliction.until),
    dice: Math.max(dice, infliction.dice),
    once: once && infliction.once,
  });
}

/** Ends the conditions that were good for one roll, now that this one is made. */
export function useUp(log: EventRecorder, roll: RollKind, by: string, against?: string): void {
  const rolling = {
    bearer: combatantOf(log.state, by),
    ...(against === undefined ? {} : { target: combatantOf(log.state, against) }),
  };
  for (const { bearerId: combatantId, active } of changesOf(log.state, roll, rolling)) {
    const { condition, once } = active;
    const { conditions } = combatantOf(log.state, combatantId);
    if (once && conditions.includes(active))
      log.emit({ type: 'ConditionEnded', combatantId, condition });
  }
}

const laterEnd = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

/** SEG-16: `places` up, or down when negative; at the end of the ranking nothing happens. */
export function shiftRank(
  log: EventRecorder,
  combatantId: string,
  places: number,
  spends: readonly Kind[] = [],
): void {
  if (log.state.phase.kind !== 'COMBAT') return;
  const others = log.state.phase.order.filter((id) => id !== combatantId);
  const rank = log.state.phase.order.indexOf(combatantId) - places;
  const at = Math.min(Math.max(rank, 0), others.length);
  log.emit({
    type: 'RankChanged',
    combatantId,
    spends,
    order: [...others.slice(0, at), combatantId, ...others.slice(at)],
  });
}
