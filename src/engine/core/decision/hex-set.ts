import type { Hex } from '../values/hex.ts';
import { rememberedOfLast } from '../values/remembered.ts';
import { once } from '../values/once.ts';

/** The hexes that a choice takes. Options that reach the same ones share one set. */
export interface HexSet {
  readonly hexes: readonly Hex[];
}

/** Hexes that are worked out when somebody first looks, and once. */
export function areaOf(find: () => readonly Hex[]): HexSet {
  const found = once(find);
  return {
    get hexes() {
      return found();
    },
  };
}

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
