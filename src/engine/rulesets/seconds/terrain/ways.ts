import { add, directions, type Hex } from '../../../grid/hex.ts';
import { canStep, type Ground, reachableBetween } from '../../../grid/path.ts';
import type { Combatant, State } from '../model/state.ts';
import { groundOf } from './movement.ts';

/** SEC-56: the ends of all ways of so many seconds; worked out only on first use. */
export interface Ways {
  readonly seconds: number;
  readonly ends: () => readonly Hex[];
}

/** SEC-56: the ways of two seconds or more that can be declared with so many seconds left. */
export function waysOf(state: State, mover: Combatant, secondsLeft: number): readonly Ways[] {
  const { speed } = mover.sheet;
  if (speed === 0) return [];
  const ground = groundOf(state);
  const endsBetween = (least: number, most: number) =>
    reachableBetween(mover.position, [least, most], ground);
  const ways: Ways[] = [];
  for (let seconds = 2; seconds <= secondsLeft; seconds++) {
    const least = (seconds - 1) * speed + 1;
    // The one who can go farther can go so far, and end there.
    if (runsFree(mover.position, least, ground) || endsBetween(least, least).length > 0)
      ways.push({ seconds, ends: () => endsBetween(least, seconds * speed) });
  }
  return ways;
}

/** Whether one of the six rows of hexes is free so far: the usual case, and quick to see. */
function runsFree(from: Hex, steps: number, ground: Ground): boolean {
  return directions.some((direction) => {
    let at = from;
    for (let step = 0; step < steps; step++) {
      const next = add(at, direction);
      if (!canStep(ground, at, next)) return false;
      at = next;
    }
    return true;
  });
}
