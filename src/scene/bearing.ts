/** Where one hex lies from another, in words: the top of the map is north. */
import { centreOf, distance, type Hex } from './geometry.ts';

const WINDS = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
] as const;
export type Wind = (typeof WINDS)[number];

/** The nearest of eight directions; null of a hex from itself. */
export function bearing(from: Hex, to: Hex): Wind | null {
  const [a, b] = [centreOf(from), centreOf(to)];
  if (a.x === b.x && a.y === b.y) return null;
  const eighths = Math.round(Math.atan2(a.y - b.y, b.x - a.x) / (Math.PI / 4));
  return WINDS[(eighths + WINDS.length) % WINDS.length] ?? null;
}

export const hexesInWords = (count: number): string => `${count} ${count === 1 ? 'hex' : 'hexes'}`;

/** `2 hexes north-east`. */
export function wayInWords(from: Hex, to: Hex): string {
  const wind = bearing(from, to);
  return wind === null ? 'in the same hex' : `${hexesInWords(distance(from, to))} ${wind}`;
}

/** `2 hexes north-east of Ana`. */
export function wayFrom({ name, position }: { name: string; position: Hex }, to: Hex): string {
  return bearing(position, to) === null
    ? `in the hex of ${name}`
    : `${wayInWords(position, to)} of ${name}`;
}
