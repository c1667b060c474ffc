/** `maxHitPoints` and `MAX_HIT_POINTS` as people write them. */
export function wordsOf(name: string): string {
  const parted = /^[A-Z0-9_]+$/.test(name)
    ? name.toLowerCase().replaceAll('_', ' ')
    : name.replaceAll(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return parted.charAt(0).toUpperCase() + parted.slice(1);
}

/** Every text that stands in a value. */
export function textsIn(value: unknown): ReadonlySet<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...textsIn(one)]));
}
