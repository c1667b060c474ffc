/** Where those who come together stand. */
import { distance, type Hex, keyOf } from '../../../../scene/geometry.ts';
import type { Encounter } from '../../state/seen.ts';

/** Free hexes, the nearest to `at` first. @param count at most 20 */
export function placesAround(encounter: Encounter, at: Hex, count: number): readonly Hex[] {
  const taken = new Set([
    ...encounter.combatants.map(({ position }) => keyOf(position)),
    ...encounter.battlefield.obstacles.map(keyOf),
  ]);
  const reach = 6;
  const found: Hex[] = [];
  for (let q = at.q - reach; q <= at.q + reach; q++)
    for (let r = at.r - reach; r <= at.r + reach; r++) {
      const hex = { q, r };
      if (!taken.has(keyOf(hex))) found.push(hex);
    }
  return found.sort((a, b) => distance(a, at) - distance(b, at)).slice(0, count);
}

/** `Wolf`, or of several `Wolf 1`, `Wolf 2`: the first numbers that are free. */
export function namesFor(encounter: Encounter, name: string, count: number): readonly string[] {
  const taken = new Set(encounter.combatants.map((one) => one.name));
  if (count === 1 && !taken.has(name)) return [name];
  const names: string[] = [];
  for (let n = 1; names.length < count; n++)
    if (!taken.has(`${name} ${n}`)) names.push(`${name} ${n}`);
  return names;
}
