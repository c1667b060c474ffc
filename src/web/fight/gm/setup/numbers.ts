/** The numbers of a creature, whatever its system calls them. */
import { wordsOf } from '../../../kit/words.ts';

interface Numbered {
  readonly label: string;
  readonly value: number;
}

/** More would be a sheet. */
const MAX_NUMBERS = 6;

/** Its own first, then those of its parts, such as its abilities. */
export function numbersIn(creature: object): readonly Numbered[] {
  const parts = Object.values(creature).filter((value) => isPlain(value));
  return [creature, ...parts].flatMap((one) => ownNumbers(one)).slice(0, MAX_NUMBERS);
}

const ownNumbers = (fields: object): readonly Numbered[] =>
  Object.entries(fields).flatMap(([key, value]) =>
    typeof value === 'number' ? [{ label: wordsOf(key), value }] : [],
  );

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
