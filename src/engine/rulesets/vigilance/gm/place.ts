import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import { type Hex, sameHex, hexName } from '../../../grid/hex.ts';
import { isConscious } from '../model/lookup.ts';
import type { State, Combatant } from '../model/state.ts';

/** VIG-34: a field in which nothing and no one stands; who lies on the ground is in no one's way. */
export function refusePlace(
  state: State,
  hex: Hex,
  others: readonly Pick<Combatant, 'position'>[] = [],
): Rejection | null {
  const standing = Object.values(state.combatants).filter(isConscious);
  const taken =
    [...standing, ...others].some(({ position }) => sameHex(position, hex)) ||
    state.battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex));
  return taken
    ? illegal('VIG-34', `The field ${hexName(hex)} is taken`, 'choose a free one')
    : null;
}
