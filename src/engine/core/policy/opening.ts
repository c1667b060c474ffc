/** What it is worth to open a door (T-08). */
import type { Edge } from '../values/battlefield.ts';
import { sameHex } from '../values/hex.ts';
import { hexesBeside } from '../values/walls.ts';
import { type Appraisal, because } from './appraisal.ts';
import type { Situation } from './situation.ts';

/** Of a command as much as says whether it opens a door. */
interface MaybeOpening {
  readonly type: string;
  readonly edge?: Edge;
  readonly open?: boolean;
}

export const isDoor = (type: string): boolean => type === 'UseDoor';

/** Null of what opens no door, or one that no shortest way to a foe leads through. */
export function openDoor(
  { self, near, weights, isFleeing }: Situation,
  { type, edge, open }: MaybeOpening,
): Appraisal | null {
  if (!isDoor(type) || !edge || open !== true || isFleeing) return null;
  const beyond = hexesBeside(edge).find((hex) => !sameHex(hex, self.position));
  // One step for the door, and one through it.
  const leadsTo = near.find(
    ({ stepsFrom }) => beyond && stepsFrom(self.position) === stepsFrom(beyond) + 2,
  );
  return leadsTo ? because(weights.approach, 'The way to its target leads there', 'T-08', 1) : null;
}
