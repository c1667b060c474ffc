/** How a fight came out. */
export interface Outcome {
  /** One side is left, all have yielded or fallen, or the GM closed the encounter. */
  readonly reason: 'ONE_SIDE_LEFT' | 'NOBODY_FIGHTS' | 'GM';
  /** The sides that still have someone able and willing to fight. */
  readonly sides: readonly string[];
}

/** The sides of those who are able and willing. */
export const sidesOf = (fighting: readonly { readonly side: string }[]): readonly string[] => [
  ...new Set(fighting.map(({ side }) => side)),
];

/** A fight is over when fewer than two sides have someone able and willing; null while it goes on. */
export function outcomeOf(sides: readonly string[]): Outcome | null {
  if (sides.length > 1) return null;
  return { reason: sides.length === 1 ? 'ONE_SIDE_LEFT' : 'NOBODY_FIGHTS', sides };
}
