/** The entry of a key that comes from a caller: only what the record itself holds counts. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Of a record these entries alone. */
export const pick = <T extends object, K extends keyof T>(
  record: T,
  keys: readonly K[],
): Pick<T, K> =>
  Object.fromEntries(
    keys.filter((key) => Object.hasOwn(record, key)).map((key) => [key, record[key]]),
  ) as Pick<T, K>;

/** The entries of these keys, as far as there are any. */
export const only = <T>(
  record: Readonly<Record<string, T>>,
  keys: readonly string[],
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));

/** The record without the entry of a key. */
export const without = <T>(
  record: Readonly<Record<string, T>>,
  gone: string,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== gone));
