import { distance, type Hex, sameHex } from '../../../../grid/hex.ts';
import { ways } from '../../../../grid/path.ts';
import { groundForPush } from '../../terrain/passage.ts';
import type { Maneuver } from '../../model/commands.ts';
import { combatantOf } from '../../model/lookup.ts';
import type { State } from '../../model/state.ts';
import type { PendingManeuver } from '../../model/ongoing.ts';

/** However many points there are: every hex to move to is listed as an option. */
export const MAX_HEXES = 40;

/** SEG-101: the ways on which the target can be moved with what the other maneuvers leave. */
export function repositions(
  state: State,
  attack: PendingManeuver,
  maneuvers: readonly Maneuver[],
): readonly (readonly Hex[])[] {
  const { position: from } = combatantOf(state, attack.targetId);
  const { position: attacker } = combatantOf(state, attack.attackerId);
  const far = distance(attacker, from);
  const points = Math.min(attack.stage.points - maneuvers.length, MAX_HEXES);
  const found = ways(from, points, groundForPush(state, attack.targetId));
  const allowed = (way: readonly Hex[]): boolean => {
    const end = distance(attacker, way.at(-1) ?? from);
    const isAway = end === far + way.length;
    const isTowardWithTrip = way.length === 1 && end < far && maneuvers.includes('TRIP');
    // Beside the attacker every way is open; from a distance it leads away.
    return far === 1 || isAway || isTowardWithTrip;
  };
  return found.filter(allowed);
}

export const wayTo = (
  state: State,
  attack: PendingManeuver,
  maneuvers: readonly Maneuver[],
  to: Hex,
): readonly Hex[] | undefined =>
  repositions(state, attack, maneuvers).find((way) => sameHex(way.at(-1) ?? to, to));
