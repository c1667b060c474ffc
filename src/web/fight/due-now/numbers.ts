import { type Card, keyOf, MAX_CARDS } from './cards.ts';

/**
 * The keys 1 to 9 of cards. A card keeps its own from turn to turn, wherever it then stands: fingers learn it, and
 * what they have learned does not become another card.
 */
export class CardNumbers {
  private readonly known = new Map<string, number>();

  /** @returns by `keyOf`; of more cards than there are keys, the last ones have none */
  of(cards: readonly Card[]): ReadonlyMap<string, number> {
    const keys = cards.map(keyOf).slice(0, MAX_CARDS);
    const numbers = new Map<string, number>();
    const taken = new Set<number>();
    const give = (key: string, number: number): void => {
      numbers.set(key, number);
      taken.add(number);
    };
    for (const key of keys) {
      const number = this.known.get(key);
      if (number !== undefined && !taken.has(number)) give(key, number);
    }
    let next = 1;
    for (const key of keys) {
      if (numbers.has(key)) continue;
      while (taken.has(next)) next++;
      give(key, next);
      if (!this.known.has(key)) this.known.set(key, next);
    }
    return numbers;
  }
}
