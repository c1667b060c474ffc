/** `maxHitPoints` and `MAX_HIT_POINTS` as people write them. */
export function wordsOf(name: string): string {
  const parted = /^[A-Z0-9_]+$/.test(name)
    ? name.toLowerCase().replaceAll('_', ' ')
    : name.replaceAll(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return parted.charAt(0).toUpperCase() + parted.slice(1);
}
