import { orderWithShift } from '../stats/rank.ts';
import type { Event } from '../model/events.ts';
import { findCondition } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/**
 * SEG-16, 115: a flat number on initiative that comes or ends after the roll moves its bearer one place,
 * whatever its size.
 */
export function shiftedRank(event: Event, before: State, after: State): readonly Event[] {
  const { phase } = after;
  if (event.type !== 'ConditionInflicted' && event.type !== 'ConditionEnded') return [];
  if (phase.kind !== 'COMBAT') return [];
  const { combatantId, condition } = event;
  const running = before.combatants[combatantId]?.conditions.find(
    (active) => active.condition === condition,
  );
  // The same condition twice is one (SEG-91); a grant for one roll has no place in a ranking.
  const comes = event.type === 'ConditionInflicted' && !running && !event.once;
  const ends = event.type === 'ConditionEnded' && running !== undefined && !running.once;
  const amount = comes || ends ? initiativeOf(after, condition) : 0;
  if (amount === 0) return [];
  const places = Math.sign(amount) * (comes ? 1 : -1);
  const order = orderWithShift(phase.order, combatantId, places);
  if (order.every((id, i) => id === phase.order[i])) return [];
  return [{ type: 'RankChanged', combatantId, spends: [], order }];
}

const initiativeOf = (state: State, condition: string): number =>
  (findCondition(state, condition)?.effects ?? []).reduce(
    (sum, effect) =>
      effect.type === 'SCORE' && effect.rolls.includes('INITIATIVE') ? sum + effect.bonus : sum,
    0,
  );
