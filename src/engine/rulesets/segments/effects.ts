import { now, SEGMENTS_PER_ROUND } from './clock.ts';
import type { AttackEffect, Kind } from './actions.ts';
import { combatantOf } from './lookup.ts';
import type { Log } from './log.ts';

/** SEG-105: unable to fight; what the combatant has in flight flies on. */
export function bringDown(log: Log, id: string): void {
  log.emit({ type: 'CombatantDown', combatantId: id });
  // SEG-47, 50: nobody defends any more, so what has arrived is spent.
  for (const { id: attackId, targetId } of log.state.attacks)
    if (targetId === id) log.emit({ type: 'AttackSpent', attackId, reason: 'TARGET_DOWN' });
  for (const ongoing of log.state.ongoing) {
    const stops = ongoing.kind === 'MOVEMENT' || ongoing.kind === 'FOLLOW_UP';
    const isPushOfDowned = ongoing.kind === 'PUSHBACK' && ongoing.targetId === id;
    if (stops && ongoing.ownerId === id)
      log.emit({ type: 'OngoingEnded', id: ongoing.id, reason: 'OWNER_STOPPED' });
    else if (isPushOfDowned)
      log.emit({ type: 'OngoingEnded', id: ongoing.id, reason: 'TARGET_GONE' });
  }
}

export function inflict(log: Log, targetId: string, effect: AttackEffect): void {
  for (const { condition, rounds } of effect.inflicts)
    inflictCondition(log, targetId, condition, now(log.state) + SEGMENTS_PER_ROUND * rounds);
  if (effect.rankShift !== 0) shiftRank(log, targetId, effect.rankShift);
}

/** SEG-88, 91: `until` is the first segment not covered; of two of the same kind the later end counts. */
export function inflictCondition(
  log: Log,
  combatantId: string,
  condition: string,
  until: number,
): void {
  const running = combatantOf(log.state, combatantId).conditions.find(
    (active) => active.condition === condition,
  );
  log.emit({
    type: 'ConditionInflicted',
    combatantId,
    condition,
    until: Math.max(until, running?.until ?? until),
  });
}

/** SEG-16: `places` up, or down when negative; at the end of the ranking nothing happens. */
export function shiftRank(
  log: Log,
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
