/** What a page reads of an encounter: a refusal of that is trouble, and where there is none there is null. */
import { Trouble } from './trouble.ts';

/** The queries that answer what they were asked for or a typed error, and nothing else. */
const READS = ['encounter', 'lineOfSight', 'party', 'verifyDice'] as const;

interface Refused {
  readonly __typename: 'NotFound' | 'Forbidden' | 'InvalidInput';
  readonly code: string;
  readonly message: string;
}

export type Granted<Data> = {
  readonly [Field in keyof Data]: Field extends (typeof READS)[number]
    ? Exclude<Data[Field], Pick<Refused, '__typename'>> | null
    : Data[Field];
};

/** @throws Trouble with the code of the refusal */
export function granted<Data>(data: Data): Granted<Data> {
  const read = { ...data } as Record<string, unknown>;
  for (const field of READS) if (isRefused(read[field])) read[field] = nothingBut(read[field]);
  return read as Granted<Data>;
}

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' &&
  answer !== null &&
  '__typename' in answer &&
  ['NotFound', 'Forbidden', 'InvalidInput'].includes(String(answer.__typename));

function nothingBut({ __typename, code, message }: Refused): null {
  if (__typename === 'NotFound') return null;
  throw new Trouble(code, message);
}
