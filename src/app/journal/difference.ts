/**
 * Where plain JSON first differs from what it should be, as the steps from its top with dots
 * between them; null when both are the same, byte for byte. Empty is the top itself.
 */
export function differsAt(found: unknown, wanted: unknown): string | null {
  return steps(found, wanted)?.join('.') ?? null;
}

function steps(found: unknown, wanted: unknown): readonly string[] | null {
  if (JSON.stringify(found) === JSON.stringify(wanted)) return null;
  if (!isObject(found) || !isObject(wanted)) return [];
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const below = steps(own(found, key), own(wanted, key));
    if (below) return [key, ...below];
  }
  // The same fields in another order, or a list where there should be none.
  return [];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;
