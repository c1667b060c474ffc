/**
 * An answer in which all that is as it was before is the very same object: components that are given
 * it need not be drawn again. Both are plain JSON.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after))
    return after;
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map((key) => [key, sharing(before[key], after[key])]));
  const isSame =
    keys.length === Object.keys(before).length && keys.every((key) => before[key] === shared[key]);
  if (isSame) return before as T;
  return (Array.isArray(after) ? Object.values(shared) : shared) as T;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
