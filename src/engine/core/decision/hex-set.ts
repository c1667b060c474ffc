import type { Hex } from '../values/hex.ts';
import { rememberedOfLast } from '../values/remembered.ts';

/** The hexes that a choice takes. Options that reach the same ones share one set. */
export interface HexSet {
  readonly hexes: readonly Hex[];
}

/** Hexes that are worked out on first use, and once. */
class OpenHexSet implements HexSet {
  readonly #find: () => readonly Hex[];
  #found: readonly Hex[] | null = null;

  constructor(find: () => readonly Hex[]) {
    this.#find = find;
  }

  get hexes(): readonly Hex[] {
    return (this.#found ??= this.#find());
  }
}

export const areaOf = (find: () => readonly Hex[]): HexSet => new OpenHexSet(find);

/** The one set of a question about a state, however many options ask it. */
export function sharedAreas() {
  const asked = rememberedOfLast((_: object) => new Map<string, HexSet>());
  return (state: object, question: readonly unknown[], find: () => readonly Hex[]): HexSet => {
    const sets = asked(state);
    const key = JSON.stringify(question);
    const set = sets.get(key) ?? areaOf(find);
    sets.set(key, set);
    return set;
  };
}
