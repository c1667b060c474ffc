import type { CombatantId } from '../../core/values/ids.ts';
import type { Counters } from './actions.ts';
import { combatantOf, findCondition } from './lookup.ts';
import type { EventRecorder } from './log.ts';

/** As many counters of a condition as a combatant can have. */
export const MAX_COUNTERS = 1000;

export function gain(log: EventRecorder, combatantId: CombatantId, counters: Counters): void {
  for (const { condition, count } of counters) {
    const { conditions, status } = combatantOf(log.state, combatantId);
    const has = conditions.find((active) => active.condition === condition)?.count ?? 0;
    const more = Math.min(count, MAX_COUNTERS - has);
    if (more > 0 && status !== 'DEAD')
      log.emit({ type: 'CountersGained', combatantId, condition, count: more });
  }
}

/** What fades loses one counter as its bearer's turn ends. */
export function fade(log: EventRecorder, combatantId: CombatantId): void {
  for (const { condition } of combatantOf(log.state, combatantId).conditions)
    if (findCondition(log.state, condition)?.fades)
      log.emit({ type: 'CountersLost', combatantId, condition, count: 1 });
}
