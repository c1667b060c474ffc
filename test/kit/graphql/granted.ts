/** What tests read of an encounter: where there is none there is null, and a refusal is thrown. */

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

/** @throws Error with the code of the refusal */
export function granted<Data>(data: Data): Granted<Data> {
  const read = { ...data } as Record<string, Partial<Refused> | null>;
  for (const field of READS) {
    const { __typename: type, code, message } = read[field] ?? {};
    if (type === 'NotFound') read[field] = null;
    if (type === 'Forbidden' || type === 'InvalidInput') throw new Error(`${code}: ${message}`);
  }
  return read as Granted<Data>;
}
