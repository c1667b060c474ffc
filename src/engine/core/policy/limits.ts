/** How much a policy looks at before it chooses: a crowd on a large field must not make it slow. */
export interface Limits {
  /** Options of a decision; of what is listed beyond them some are left out. */
  readonly options: number;
  /** Commands that are judged for one decision. */
  readonly candidates: number;
  /** Of these, how many one option has at most. */
  readonly perOption: number;
  /** Of one choice: whom it is aimed at, where to, which keys, and which numbers. */
  readonly targets: number;
  readonly places: number;
  readonly keys: number;
  /** Hexes of a choice that are compared at all, evenly spread over it. */
  readonly hexes: number;
  /** Combatants of the other side, the nearest, that count for a place. */
  readonly foes: number;
  /** Of these, whether they have a clear line to it. */
  readonly looks: number;
}

export const usual: Limits = {
  options: 80,
  candidates: 80,
  perOption: 16,
  targets: 6,
  places: 6,
  keys: 3,
  hexes: 400,
  foes: 8,
  looks: 3,
};

/** For the fights that are played in a simulation: less of everything. */
export const cursory: Limits = {
  options: 60,
  candidates: 30,
  perOption: 4,
  targets: 4,
  places: 3,
  keys: 0,
  hexes: 60,
  foes: 4,
  looks: 1,
};

/** Alternatives that a choice tells of. */
export const MAX_CONSIDERED = 5;

/** So many entries of a list at most, evenly spread over it: the first and the last are there. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  const step = (list.length - 1) / Math.max(1, most - 1);
  return Array.from({ length: most }, (_, i) => list[Math.round(i * step)] as T);
}
