import type { CombatantId } from '../../../core/values/ids.ts';
import type { Counters } from '../model/actions.ts';
import { changeCombatant } from '../model/change.ts';
import { MAX_COUNTERS } from '../model/conditions.ts';
import type { EventOfType } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

export function gainCounters(
  log: EventRecorder,
  combatantId: CombatantId,
  counters: Counters,
): void {
  for (const { condition, count } of counters) {
    const { conditions, status } = combatantOf(log.state, combatantId);
    const has = conditions.find((active) => active.condition === condition)?.count ?? 0;
    const more = Math.min(count, MAX_COUNTERS - has);
    if (more > 0 && status !== 'DEAD')
      log.emit({ type: 'CountersGained', combatantId, condition, count: more });
  }
}

/** What fades loses one counter as its bearer's turn ends. */
export function fadeCounters(log: EventRecorder, combatantId: CombatantId): void {
  for (const { condition } of combatantOf(log.state, combatantId).conditions)
    if (findCondition(log.state, condition)?.fades)
      log.emit({ type: 'CountersLost', combatantId, condition, count: 1 });
}

export function changeCounters(
  state: State,
  { combatantId, condition }: EventOfType<'CountersGained' | 'CountersLost'>,
  by: number,
): State {
  const { conditions } = combatantOf(state, combatantId);
  const known = conditions.some((active) => active.condition === condition);
  const all = known ? conditions : [...conditions, { condition, count: 0 }];
  return changeCombatant(state, combatantId, {
    conditions: all
      .map((active) =>
        active.condition === condition ? { ...active, count: active.count + by } : active,
      )
      .filter(({ count }) => count > 0),
  });
}
