import type { Outcome } from './view.ts';

/** The sides of those who are able and willing. */
export const sidesOf = (fighting: readonly { readonly side: string }[]): readonly string[] => [
  ...new Set(fighting.map(({ side }) => side)),
];

/** A fight is over when fewer than two sides have someone able and willing; null while it goes on. */
export function outcomeOf(sides: readonly string[]): Outcome | null {
  if (sides.length > 1) return null;
  return { reason: sides.length === 1 ? 'ONE_SIDE_LEFT' : 'NOBODY_FIGHTS', sides };
}
