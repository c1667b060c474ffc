/** SEG-27: who waits with a readied action until another comes within reach. */
import { isTriggered } from '../../../core/orders/trigger.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import { FEET_PER_HEX } from '../model/actions.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** Within the range of an attack that waits, and beside the one who waits with something else. */
export function isNear(state: State, { position, readied }: Combatant, hex: Hex): boolean {
  const effect = readied && actionOf(state, readied.action).effect;
  const reach = effect?.type === 'ATTACK' ? Math.max(1, effect.range / FEET_PER_HEX) : 1;
  return distance(hex, position) <= reach;
}

/** Whether a step brings its walker within reach of one who waits for that, and is not asked yet. */
export function comesWithinReach(
  state: State,
  holder: Combatant,
  moverId: string,
  { from, to }: { readonly from: Hex; readonly to: Hex },
): boolean {
  const trigger = holder.readied?.trigger ?? null;
  return (
    holder.readied?.due === false &&
    isTriggered(trigger, holder.id, { does: 'COMES_WITHIN_REACH', byId: moverId }) &&
    isNear(state, holder, to) &&
    !isNear(state, holder, from)
  );
}

/** Whether a way comes within reach of a combatant who waits for that. */
export function isWatched(
  state: State,
  { id, position }: Combatant,
  path: readonly Hex[],
): boolean {
  const holders = Object.values(state.combatants).filter(({ readied }) => readied !== null);
  return (
    holders.length > 0 &&
    path.some((to, i) =>
      holders.some((holder) =>
        comesWithinReach(state, holder, id, { from: path[i - 1] ?? position, to }),
      ),
    )
  );
}
