/** The terrain of a battlefield as shapes, from the back to the front. */
import { chancesAt } from './chance.ts';
import {
  centreOf,
  type Hex,
  outlinesOf,
  pathThrough,
  type Point,
  SIZE,
  WIDTH,
} from './geometry.ts';
import { inLines } from './lines.ts';
import type { View } from './view.ts';
import { type Wall, wallsOf } from './walls.ts';

type Battlefield = View['battlefield'];

export interface Ground {
  readonly picture: Picture | null;
  readonly fields: readonly Field[];
  readonly walls: readonly Wall[];
  readonly labels: readonly Label[];
}

/** A picture under the hexes; its height follows from its proportions. */
export interface Picture {
  readonly hash: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Hexes of one kind of terrain. */
export interface Field {
  readonly kind: 'WATER' | 'DARK' | 'ROCK' | 'SMOKE';
  /** The outlines of all its hexes. */
  readonly outlines: string;
  /** What gives it texture, one path for each tone. */
  readonly details: readonly string[];
  readonly puffs: readonly Puff[];
}

/** A soft round of smoke. */
export interface Puff extends Point {
  readonly radius: number;
  /** From 0 to 1. */
  readonly density: number;
}

export interface Label {
  /** The middle of its text. */
  readonly at: Point;
  readonly lines: readonly string[];
  /** The outlines of its hexes; empty for what is only named. */
  readonly outlines: string;
}

export const groundOf = ({
  background,
  obstacles,
  concealing,
  dark,
  water,
  features,
  walls,
  labels,
}: Battlefield): Ground => ({
  picture: background && {
    hash: background.picture,
    x: background.x * WIDTH,
    y: background.y * WIDTH,
    width: background.width * WIDTH,
  },
  fields: [
    field('WATER', water, { details: [paths(water, ripplesIn)] }),
    field('DARK', dark),
    field('ROCK', obstacles, {
      details: [0, 1, 2].map((tone) => paths(obstacles, (hex) => facetsIn(hex)[tone] ?? [])),
    }),
    field(
      'SMOKE',
      concealing.map(({ hex }) => hex),
      { puffs: concealing.flatMap(puffsIn) },
    ),
  ].filter(({ outlines }) => outlines !== ''),
  walls: wallsOf(walls),
  labels: [
    ...labels.map(({ hexes, text }) => ({ ...labelOn(hexes, text), outlines: outlinesOf(hexes) })),
    ...features.map(({ hex, name }) => ({ ...labelOn([hex], name), outlines: '' })),
  ],
});

/** Letters of a line, before it is broken. */
const LINE = 18;

const labelOn = (hexes: readonly Hex[], text: string): Pick<Label, 'at' | 'lines'> => {
  const centres = hexes.map(centreOf);
  const mean = (numbers: readonly number[]): number =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return {
    at: { x: mean(centres.map(({ x }) => x)), y: mean(centres.map(({ y }) => y)) },
    lines: inLines(text, LINE),
  };
};

const field = (
  kind: Field['kind'],
  hexes: readonly Hex[],
  texture: Partial<Pick<Field, 'details' | 'puffs'>> = {},
): Field => ({ kind, outlines: outlinesOf(hexes), details: [], puffs: [], ...texture });

/** Lines or polygons of many hexes as one path. */
const paths = (
  hexes: readonly Hex[],
  linesIn: (hex: Hex) => readonly (readonly Point[])[],
): string => hexes.flatMap((hex) => linesIn(hex).map(pathThrough)).join('');

/** Short waves across a hex of water. */
function ripplesIn(hex: Hex): readonly (readonly Point[])[] {
  const chance = chancesAt(hex);
  const { x, y } = centreOf(hex);
  return [-0.45, 0.05, 0.5].map((row) => {
    const left = x + (chance() - 0.7) * SIZE * 0.8;
    const top = y + (row + (chance() - 0.5) * 0.2) * SIZE;
    const length = SIZE * (0.3 + chance() * 0.35);
    return [0, 1, 2, 3, 4].map((i) => ({
      x: left + (length * i) / 4,
      y: top + (i % 2 === 0 ? 0 : -2.4),
    }));
  });
}

/** A boulder that fills most of a hex: its body, its lit side and its top, one polygon each. */
function facetsIn(hex: Hex): readonly (readonly (readonly Point[])[])[] {
  const chance = chancesAt(hex);
  const { x, y } = centreOf(hex);
  const turn = chance() * Math.PI;
  const rim = Array.from({ length: 7 }, (_, i) => {
    const angle = turn + (i * Math.PI * 2) / 7;
    const radius = SIZE * (0.62 + chance() * 0.2);
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
  const ridge = { x: x + (chance() - 0.6) * SIZE * 0.3, y: y - SIZE * (0.1 + chance() * 0.2) };
  // The light comes from the upper left.
  const towardsLight = rim.toSorted((a, b) => a.x + a.y - (b.x + b.y));
  const [first, second, third] = towardsLight as [Point, Point, Point];
  const lit = sortedAround(ridge, [first, second, third]);
  const dark = sortedAround(ridge, towardsLight.slice(-3));
  return [[closed(rim)], [closed([ridge, ...dark])], [closed([ridge, ...lit])]];
}

const closed = (points: readonly Point[]): readonly Point[] => [...points, ...points.slice(0, 1)];

/** In the order of their direction, beginning behind the widest gap, so that they bound one side. */
function sortedAround(centre: Point, points: readonly Point[]): readonly Point[] {
  const angle = (point: Point) => Math.atan2(point.y - centre.y, point.x - centre.x);
  const sorted = points.toSorted((a, b) => angle(a) - angle(b));
  const gaps = sorted.map((point, i) => {
    const next = sorted[(i + 1) % sorted.length] ?? point;
    const turn = angle(next) - angle(point);
    return turn > 0 ? turn : turn + Math.PI * 2;
  });
  const start = gaps.indexOf(Math.max(...gaps)) + 1;
  return [...sorted.slice(start), ...sorted.slice(0, start)];
}

/** Clouds over a hex, denser the more it conceals. */
function puffsIn({ hex, levels }: Battlefield['concealing'][number]): readonly Puff[] {
  const chance = chancesAt(hex);
  const { x, y } = centreOf(hex);
  const density = Math.min(0.35 + 0.2 * levels, 0.95);
  return [0, 1, 2, 3].map((i) => ({
    x: x + (i === 0 ? 0 : (chance() - 0.5) * SIZE * 1.1),
    y: y + (i === 0 ? 0 : (chance() - 0.5) * SIZE * 1.1),
    radius: SIZE * (i === 0 ? 1.15 : 0.55 + chance() * 0.35),
    density,
  }));
}
