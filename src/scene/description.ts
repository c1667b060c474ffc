/** The map in words, for who reads it instead of seeing it. */
import { hexesInWords, wayFrom } from './bearing.ts';
import { distance, type Hex, keyOf, neighbours } from './geometry.ts';
import type { Combatant, View } from './view.ts';

type Battlefield = View['battlefield'];

/** From whom distances are measured. */
export type Standpoint = Pick<Combatant, 'id' | 'name' | 'position'>;

/** Areas of one kind that are told one by one; the nearest are. */
const MAX_AREAS = 12;

/** Who stands where, and how far that is from `from`. */
export function combatantInWords(combatant: Combatant, from: Standpoint | null): string {
  const { id, name, side, position, status, hidden, conditions } = combatant;
  return [
    name,
    side,
    `hex ${hexInWords(position)}`,
    from && from.id !== id && wayFrom(from, position),
    hidden && 'hidden',
    status !== 'STANDING' && status.toLowerCase(),
    ...conditions.map((condition) => condition.name),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A sentence for each area of terrain, for each door and window, and for what stands on a hex. */
export function terrainInWords(
  { obstacles, concealing, dark, water, features, walls, labels }: Battlefield,
  from: Standpoint | null,
): readonly string[] {
  const smoke = concealing.map(({ hex }) => hex);
  return [
    ...areasInWords('Obstacles', obstacles, from),
    ...areasInWords('Smoke', smoke, from),
    ...areasInWords('Darkness', dark, from),
    ...areasInWords('Water', water, from),
    ...labels.flatMap(({ text, hexes }) => areasInWords(`Labelled “${text}”`, hexes, from)),
    ...placesInWords(
      features.map(({ name, hex }) => ({ name, hex })),
      from,
    ),
    ...wallsInWords(walls, from),
  ];
}

function areasInWords(
  name: string,
  hexes: readonly Hex[],
  from: Standpoint | null,
): readonly string[] {
  const areas = areasIn(hexes).map((area) => ({ area, nearest: nearestOf(area, from) }));
  const sorted = nearestFirst(areas, ({ nearest }) => nearest, from);
  return atMost(
    sorted.map(
      ({ area, nearest }) =>
        `${name}: ${hexesInWords(area.length)}${area.length > 1 ? ', the nearest' : ','} ${placeInWords(nearest, from)}`,
    ),
    name,
  );
}

interface Place {
  readonly name: string;
  readonly hex: Hex;
}

function placesInWords(places: readonly Place[], from: Standpoint | null): readonly string[] {
  const sorted = nearestFirst(places, ({ hex }) => hex, from);
  return atMost(
    sorted.map(({ name, hex }) => `${name} ${placeInWords(hex, from)}`),
    'places',
  );
}

const sides = { E: 'east', NE: 'north-east', NW: 'north-west' } as const;

/** Of walls how many there are; doors and windows one by one. */
function wallsInWords(walls: Battlefield['walls'], from: Standpoint | null): readonly string[] {
  const masonry = walls.filter(({ kind }) => kind === 'WALL');
  const [nearest] = nearestFirst(masonry, ({ hex }) => hex, from);
  const openings = walls
    .filter(({ kind }) => kind !== 'WALL')
    .map(({ kind, side, hex }) => {
      const words = kind.toLowerCase().replaceAll('_', ' ');
      return { hex, name: `${words} on the ${sides[side]} side of a hex,` };
    });
  return [
    ...(nearest
      ? [`Walls: ${masonry.length}, the nearest ${placeInWords(nearest.hex, from)}`]
      : []),
    ...placesInWords(openings, from),
  ].map((text) => text.charAt(0).toUpperCase() + text.slice(1));
}

const placeInWords = (hex: Hex, from: Standpoint | null): string =>
  from ? wayFrom(from, hex) : `at hex ${hexInWords(hex)}`;

export const hexInWords = ({ q, r }: Hex): string => `${q}, ${r}`;

function atMost(sentences: readonly string[], name: string): readonly string[] {
  const rest = sentences.length - MAX_AREAS;
  if (rest <= 0) return sentences;
  return [...sentences.slice(0, MAX_AREAS), `${rest} more: ${name.toLowerCase()}`];
}

function nearestFirst<Item>(
  items: readonly Item[],
  hexOf: (item: Item) => Hex,
  from: Standpoint | null,
): readonly Item[] {
  if (!from) return items;
  const far = (item: Item): number => distance(from.position, hexOf(item));
  return items.toSorted((a, b) => far(a) - far(b));
}

function nearestOf(
  [first = { q: 0, r: 0 }, ...rest]: readonly Hex[],
  from: Standpoint | null,
): Hex {
  if (!from) return first;
  const far = (hex: Hex): number => distance(from.position, hex);
  return rest.reduce((best, hex) => (far(hex) < far(best) ? hex : best), first);
}

/** Hexes that touch each other are one area. */
function areasIn(hexes: readonly Hex[]): readonly (readonly Hex[])[] {
  const left = new Map(hexes.map((hex) => [keyOf(hex), hex]));
  const areas: Hex[][] = [];
  for (const hex of left.values()) {
    left.delete(keyOf(hex));
    const area = [hex];
    for (const one of area)
      area.push(...neighbours(one).filter((beside) => left.delete(keyOf(beside))));
    areas.push(area);
  }
  return areas;
}
