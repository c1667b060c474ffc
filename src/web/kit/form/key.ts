/** Keys: by them things are named in commands, and people never need to see them. */

/** `Mill Blow` as `mill-blow`. */
export const keyOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');

type Named = Readonly<{ key?: unknown; name?: unknown }>;

/** The value with another name, whose key goes with it unless it was written by hand. */
export function renamed<Value extends Named>(value: Value, name: string | undefined): Value {
  const { key = '' } = value;
  const isDerived = key === keyOfName(textOf(value.name)) || key === '';
  const changed = { ...value, name, ...(isDerived ? { key: keyOfName(name ?? '') } : {}) };
  // Who has no name leaves it out.
  return Object.fromEntries(
    Object.entries(changed).filter(([, said]) => said !== undefined),
  ) as Value;
}

/** A copy that is told apart from the others: `Mill Blow 2`, `mill-blow-2`. */
export function copied(value: unknown, others: readonly unknown[]): unknown {
  const { key, name } = (value ?? {}) as Named;
  if (typeof key !== 'string') return structuredClone(value);
  const keys = new Set(others.map((one) => (one as Named).key));
  let number = 1;
  while (keys.has(numbered(key, number, '-'))) number++;
  return {
    ...structuredClone(value as object),
    key: numbered(key, number, '-'),
    ...(typeof name === 'string' ? { name: numbered(name, number, ' ') } : {}),
  };
}

const numbered = (text: string, number: number, between: string): string =>
  number === 1 ? text : `${text}${between}${number}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `mill-blow` as `Mill blow`. */
export const wordsOfKey = (key: string): string => {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
