import { type Barrier, barrierAt } from '../../../grid/barrier.ts';
import { type Hex, neighbours, distance } from '../../../grid/hex.ts';
import { canStep } from '../../../grid/path.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Combatant, State } from '../model/state.ts';
import { groundFor, inTheWayOf } from './movement.ts';

/** Straight away from the one who pushes, field by field, until something is in the way. */
export function pushAway(
  log: EventRecorder,
  by: Combatant,
  target: Combatant,
  fields: number,
): void {
  const { path, barrier } = wayOfPush(log.state, by, target, fields);
  const pushed = { combatantId: target.id, path, meant: fields, barrier };
  if (path.length > 0) log.emit({ type: 'CombatantShoved', ...pushed });
}

/** The fields that a push leads over, and what ends it early. */
export function wayOfPush(
  state: State,
  by: Combatant,
  target: Combatant,
  fields: number,
): { readonly path: readonly Hex[]; readonly barrier: Barrier | null } {
  const ground = groundFor(state, target);
  const path: Hex[] = [];
  let here = target.position;
  let barrier: Barrier | null = null;
  while (path.length < fields && !barrier) {
    const from = here;
    const onwards = furtherFrom(by.position, here);
    const next = onwards.find((hex) => ground.stop(hex) && canStep(ground, from, hex));
    if (next) {
      path.push(next);
      here = next;
    } else {
      const [straightOn = here] = onwards;
      const others = inTheWayOf(state, target);
      barrier = barrierAt(state.battlefield, others, { from: here, to: straightOn });
      if (!barrier) break;
    }
  }
  return { path, barrier };
}

/** The fields next to one that are further away, the one that is straightest on first. */
const furtherFrom = (from: Hex, here: Hex): readonly Hex[] =>
  neighbours(here)
    .filter((hex) => isFurther(from, hex, here))
    .sort((a, b) => straight(from, b) - straight(from, a));

const isFurther = (from: Hex, hex: Hex, here: Hex): boolean =>
  distance(from, hex) > distance(from, here);

/** Of fields equally far the one furthest as the crow flies; the square of that. */
const straight = (from: Hex, { q, r }: Hex): number => {
  const [dq, dr] = [q - from.q, r - from.r];
  return dq * dq + dq * dr + dr * dr;
};
