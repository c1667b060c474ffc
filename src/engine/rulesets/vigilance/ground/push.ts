import { type Hex, neighbours, distance } from '../../../grid/hex.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { Combatant } from '../model/state.ts';
import { groundFor } from './movement.ts';

/** Straight away from whoever pushes, field by field, until something is in the way. */
export function pushAway(
  log: EventRecorder,
  by: Combatant,
  target: Combatant,
  fields: number,
): void {
  const ground = groundFor(log.state, target);
  const path: Hex[] = [];
  for (let here = target.position; path.length < fields;) {
    const next = neighbours(here)
      .filter((hex) => ground.stop(hex) && isFurther(by.position, hex, here))
      .sort((a, b) => straight(by.position, b) - straight(by.position, a))[0];
    if (!next) break;
    path.push(next);
    here = next;
  }
  if (path.length > 0) log.emit({ type: 'CombatantShoved', combatantId: target.id, path });
}

const isFurther = (from: Hex, hex: Hex, here: Hex): boolean =>
  distance(from, hex) > distance(from, here);

/** Of fields equally far the one furthest as the crow flies; the square of that. */
const straight = (from: Hex, { q, r }: Hex): number => {
  const [dq, dr] = [q - from.q, r - from.r];
  return dq * dq + dq * dr + dr * dr;
};
