/** How much a policy looks at before it chooses: a crowd on a large field must not make it slow. */
export const limits = {
  /** Options of a decision; what is listed beyond them is not chosen. */
  options: 80,
  /** Commands that are judged for one decision. */
  candidates: 64,
  /** Of one option: whom it is aimed at, and where to. */
  targets: 6,
  places: 6,
  keys: 4,
  /** Hexes of a choice that are compared at all, evenly spread over it. */
  hexes: 400,
  /** Combatants of the other side, the nearest, that count for a place. */
  foes: 8,
  /** Of these, whether they have a clear line to it. */
  looks: 3,
  /** Alternatives that a choice tells of. */
  told: 5,
} as const;

/** So many entries of a list at most, evenly spread over it. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const step = list.length / most;
  return Array.from({ length: most }, (_, i) => list[Math.floor(i * step)] as T);
}
