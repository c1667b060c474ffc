import type { Critical } from '../model/events.ts';
import type { State } from '../model/state.ts';

/** SEG-39: dice that a 6 adds in a row; no more, so that every roll and its odds are finite. */
export const MAX_EXPLOSIONS = 5;

/** SEG-40: from so many dice on a failure is catastrophic. */
const CATASTROPHIC = 6;

export const criticalsPlayed = ({ settings }: State): boolean => settings.criticals === 'ALL_ALIKE';

/** SEG-39, 40: all dice of the attack roll show 6, or all show 1; without dice neither. */
export function criticalOf(faces: readonly number[]): Critical {
  if (faces.length === 0) return 'NONE';
  if (faces.every((face) => face === 6)) return 'HIT';
  if (!faces.every((face) => face === 1)) return 'NONE';
  return faces.length >= CATASTROPHIC ? 'CATASTROPHE' : 'FAILURE';
}
