/** Faces as they are entered: roll by roll, die by die; null where one is still to come. */
import type { ToRollFragment } from '../../../client/index.ts';

export type Faces = readonly (readonly (number | null)[])[];

/** A die: which roll, and which of its dice. */
export interface Place {
  readonly roll: number;
  readonly die: number;
}

export const noFaces = (rolls: readonly ToRollFragment[]): Faces =>
  rolls.map(({ count }) => Array.from({ length: count }, () => null));

/** The first die that has no face yet. */
export function firstEmpty(faces: Faces): Place | null {
  const roll = faces.findIndex((dice) => dice.includes(null));
  const dice = faces[roll];
  return dice ? { roll, die: dice.indexOf(null) } : null;
}

/** The last die that has a face: what is taken back. */
export function lastFilled(faces: Faces): Place | null {
  const roll = faces.findLastIndex((dice) => dice.some((face) => face !== null));
  const dice = faces[roll];
  return dice ? { roll, die: dice.findLastIndex((face) => face !== null) } : null;
}

export const withFace = (faces: Faces, at: Place, face: number | null): Faces =>
  faces.map((dice, roll) => (roll === at.roll ? dice.with(at.die, face) : dice));

/** All of them, as they are declared; null while one is missing. */
export function declaredOf(faces: Faces): number[][] | null {
  const whole = faces.map((dice) => dice.filter((face) => face !== null));
  return whole.every((dice, i) => dice.length === faces[i]?.length) ? whole : null;
}
