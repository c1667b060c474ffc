import type { CombatantId } from '../../../core/values/ids.ts';

/** SEG-16: the order with one `places` up, or down when negative, as far as it goes. */
export function orderWithShift(
  order: readonly CombatantId[],
  combatantId: CombatantId,
  places: number,
): readonly CombatantId[] {
  const others = order.filter((id) => id !== combatantId);
  const rank = order.indexOf(combatantId) - places;
  return others.toSpliced(Math.min(Math.max(rank, 0), others.length), 0, combatantId);
}
