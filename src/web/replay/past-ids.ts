/** The ids of a past version end with `@` and its number, those of one fight's steps alike without it. */

const PAST = /@\d+$/;
const isIdOf = (key: string): boolean => key === 'id' || /Ids?$/.test(key);

/** Whatever was answered about a past version, with the ids that they have now: what is the same stays the same. */
export const withoutVersions = <Answer>(answer: Answer): Answer => stripped('', answer) as Answer;

function stripped(key: string, value: unknown): unknown {
  if (typeof value === 'string') return isIdOf(key) ? value.replace(PAST, '') : value;
  if (Array.isArray(value)) return value.map((one) => stripped(key, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, stripped(name, one)]),
  );
}
