/** A whole map in SVG: what the Table shows of a fight, for chats and pages that have no Table. */
import { combatantInWords } from '../scene/description.ts';
import {
  type Box,
  boxAround,
  centreOf,
  distance,
  type Hex,
  hexAt,
  outlinesOf,
  SIZE,
} from '../scene/geometry.ts';
import { sceneOf } from '../scene/scene.ts';
import type { View } from '../scene/view.ts';
import { type Palette, paletteOf, type Theme } from './colors.ts';
import { groundIn, lettering } from './ground.ts';
import { element, group, type Markup, words } from './markup.ts';
import { tokensIn } from './tokens.ts';

export interface MapOptions {
  readonly theme: Theme;
  /** Pixels of its longer side. */
  readonly size: number;
  /** Whether each hex that one may speak of has a number. */
  readonly numbers: boolean;
}

/** Hexes beside those who fight. */
const MARGIN = 3;
/** Hexes from someone who fights to ground that is still shown. */
const NEAR = 8;
/** Hexes of a picture: of a larger fight it shows the middle. */
const MAX_HEXES = 3000;

export function mapIn(view: View, { theme, size, numbers }: MapOptions): string {
  const palette = paletteOf(theme);
  const { ground, tokens } = sceneOf(view);
  const box = shownOf(view);
  const scale = size / Math.max(box.width, box.height);
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: Math.round(box.width * scale),
      height: Math.round(box.height * scale),
      viewBox: [box.x, box.y, box.width, box.height].map((one) => one.toFixed(1)).join(' '),
      'font-family': 'system-ui, sans-serif',
      role: 'img',
    },
    element('title', {}, words(titleOf(view))),
    element(
      'desc',
      {},
      words(view.combatants.map((one) => combatantInWords(one, null)).join('; ')),
    ),
    definitions(palette),
    element('rect', { ...box, fill: palette('soil') }),
    element('path', {
      ...{ d: outlinesOf(hexesIn(grown(box, SIZE))), fill: 'none' },
      ...{ stroke: palette('lattice'), 'stroke-width': 1.1 },
    }),
    groundIn(ground, palette),
    numbers && numbersOn(hexesIn(grown(box, -SIZE)), view, palette),
    tokensIn(tokens, palette),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}

const titleOf = ({ name, round }: View): string =>
  `${name}, ${round > 0 ? `round ${round}` : 'before the fight'}`;

function definitions(palette: Palette): Markup {
  const stop = (offset: number, color: string, opacity: number): Markup =>
    element('stop', {
      offset: String(offset),
      'stop-color': color,
      'stop-opacity': String(opacity),
    });
  const cloud = palette('cloud');
  return element(
    'defs',
    {},
    element('radialGradient', { id: 'shadow' }, stop(0.7, '#000', 0.5), stop(1, '#000', 0)),
    element(
      'radialGradient',
      { id: 'puff' },
      ...[stop(0, cloud, 0.85), stop(0.55, cloud, 0.45), stop(1, cloud, 0)],
    ),
  );
}

/** Those who fight, and the ground around them. */
function shownOf({ combatants, battlefield }: View): Box {
  const standing = combatants.map(({ position }) => position);
  const { obstacles, concealing, dark, water, features, walls, labels } = battlefield;
  const terrain = [
    ...[...obstacles, ...dark, ...water],
    ...[...concealing, ...features, ...walls].map(({ hex }) => hex),
    ...labels.flatMap(({ hexes }) => hexes),
  ];
  const near =
    standing.length === 0
      ? terrain
      : terrain.filter((hex) => standing.some((at) => distance(at, hex) <= NEAR));
  return cropped(boxAround([...standing, ...near], MARGIN));
}

/** No larger than a picture may be; what is shown then is its middle. */
function cropped(box: Box): Box {
  const share = Math.sqrt((MAX_HEXES * AREA) / (box.width * box.height));
  if (share >= 1) return box;
  const [width, height] = [box.width * share, box.height * share];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** Of a hex. */
const AREA = ((3 * Math.sqrt(3)) / 2) * SIZE ** 2;

/** @param by units of the drawing on each side */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The hexes whose middle lies in a box, row by row. */
function hexesIn({ x, y, width, height }: Box): readonly Hex[] {
  const rows = [y, y + height].map((at) => hexAt({ x, y: at }).r) as [number, number];
  const hexes: Hex[] = [];
  for (let r = rows[0]; r <= rows[1]; r++) {
    const at = centreOf({ q: 0, r }).y;
    const [first, last] = [x, x + width].map((edge) => hexAt({ x: edge, y: at }).q) as [
      number,
      number,
    ];
    for (let q = first; q <= last; q++) hexes.push({ q, r });
  }
  return hexes.filter((hex) => {
    const centre = centreOf(hex);
    return centre.x >= x && centre.x <= x + width && centre.y >= y && centre.y <= y + height;
  });
}

/** Hexes from someone who fights that have a number: who speaks of one means one in reach. */
const SPOKEN_OF = 4;

/** Row by row from the upper left, so that a chat can say "17"; `data-hex` says which hex that is. */
function numbersOn(hexes: readonly Hex[], { combatants }: View, palette: Palette): Markup {
  const farFrom = (hex: Hex): number =>
    Math.min(...combatants.map(({ position }) => distance(position, hex)));
  // Who stands on one has a name.
  const near = hexes.filter((hex) => farFrom(hex) > 0 && farFrom(hex) <= SPOKEN_OF);
  return group(
    { 'font-size': 9, opacity: '0.9' },
    lettering(
      palette,
      near.map((hex, i) => {
        const { x, y } = centreOf(hex);
        const at = { x, y: y + 3, 'data-hex': `${hex.q},${hex.r}` };
        return element('text', at, words(String(i + 1)));
      }),
    ),
  );
}
