/**
 * What the rows of all encounters have in common, for their compression. A dictionary never changes:
 * its number is the first byte of each row that was written with it. A new one is made by
 * `scripts/keep-dictionary.ts` and added; the rows of the others are read as ever.
 */
import first from './dictionaries/1.json' with { type: 'json' };

export const dictionaries: ReadonlyMap<number, Buffer> = new Map([
  [1, Buffer.from(first.join(''))],
]);

/** The number of the one that is written with. */
export const DICTIONARY = 1;
