/** The ground of a scene in SVG: what the style sheet of the Table says of it stands on each piece. */
import type { Field, Ground, Label } from '../scene/ground.ts';
import type { Wall, WallKind } from '../scene/walls.ts';
import type { Palette } from './colors.ts';
import { element, group, type Markup, words } from './markup.ts';

/** Without its picture: the server reads none that others have sent. */
export const groundIn = ({ fields, walls, labels }: Ground, palette: Palette): Markup =>
  group(
    { 'stroke-linejoin': 'round' },
    fields.map((field) => group({}, ...painters[field.kind](field, palette))),
    walls.map((wall) => wallIn(wall, palette)),
    labels.map((label) => labelIn(label, palette)),
  );

const path = (d: string, attributes: Parameters<typeof element>[1]): Markup | false =>
  d !== '' && element('path', { d, ...attributes });

const NIGHT = '#05060a';

const painters: Readonly<
  Record<Field['kind'], (field: Field, palette: Palette) => readonly (Markup | false)[]>
> = {
  WATER: ({ outlines, details: [ripples = ''] }, palette) => [
    path(outlines, { fill: palette('shore'), stroke: palette('shore'), 'stroke-width': 9 }),
    path(outlines, { fill: palette('water'), stroke: palette('water'), 'stroke-width': 2 }),
    path(ripples, {
      ...{ fill: 'none', stroke: palette('water-light'), 'stroke-width': 1.6, opacity: 0.6 },
      'stroke-linecap': 'round',
    }),
  ],
  DARK: ({ outlines }) => [
    path(outlines, { fill: 'none', stroke: NIGHT, 'stroke-width': 14, opacity: '0.28' }),
    path(outlines, { fill: NIGHT, opacity: '0.66' }),
  ],
  ROCK: ({ outlines, details: [boulder = '', shade = '', light = ''] }, palette) => [
    path(outlines, { fill: palette('slab'), stroke: '#0009', 'stroke-width': 1.5 }),
    path(boulder, { fill: palette('boulder'), stroke: '#0007', 'stroke-width': 1.2 }),
    path(shade, { fill: palette('boulder-dark') }),
    path(light, { fill: palette('boulder-light') }),
  ],
  SMOKE: ({ outlines, puffs }, palette) => [
    path(outlines, { fill: palette('cloud'), opacity: '0.16' }),
    ...puffs.map(({ x, y, radius, density }) =>
      element('circle', {
        ...{ cx: x, cy: y, r: radius, fill: 'url(#puff)' },
        opacity: density.toFixed(2),
      }),
    ),
  ],
};

interface Filling {
  readonly frame: number;
  readonly color: 'wood' | 'glass' | 'gold';
  readonly width: number;
  readonly dashes?: string;
}

const fillings: Readonly<Record<WallKind, Filling>> = {
  WALL: { frame: 0, color: 'wood', width: 0 },
  CLOSED_DOOR: { frame: 8, color: 'wood', width: 4.6 },
  OPEN_DOOR: { frame: 6.5, color: 'wood', width: 4.6 },
  SECRET_DOOR: { frame: 0, color: 'gold', width: 2, dashes: '1 4' },
  LIGHT_WINDOW: { frame: 7, color: 'glass', width: 3.4 },
  MEDIUM_WINDOW: { frame: 7, color: 'glass', width: 3.4, dashes: '6 2.5' },
  HEAVY_WINDOW: { frame: 7, color: 'glass', width: 3.4, dashes: '2.5 2.5' },
};

function wallIn({ kind, line, filling }: Wall, palette: Palette): Markup {
  const { frame, color, width, dashes } = fillings[kind];
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(line, { stroke: palette('stone-dark'), 'stroke-width': 9 }),
    path(line, { stroke: palette('stone'), 'stroke-width': 4.6 }),
    frame > 0 && path(filling, { stroke: palette('stone-dark'), 'stroke-width': frame }),
    path(filling, {
      ...{ stroke: palette(color), 'stroke-width': width, 'stroke-dasharray': dashes },
      'stroke-linecap': dashes === undefined ? undefined : 'butt',
    }),
  );
}

/** Between two lines of a label. */
const LINE_HEIGHT = 12;

const labelIn = ({ at, lines, outlines }: Label, palette: Palette): Markup =>
  group(
    {},
    path(outlines, { fill: palette('letters'), 'fill-opacity': '0.08' }),
    lettering(
      palette,
      lines.map((line, i) => {
        const y = at.y + (i - (lines.length - 1) / 2) * LINE_HEIGHT;
        const font = { 'font-size': 11, 'font-style': 'italic', opacity: '0.85' };
        return element('text', { x: at.x, y, ...font }, words(line));
      }),
    ),
  );

/** Words over the ground have a rim, so that they can be read on any: what all of a group share. */
export const lettering = (palette: Palette, ...texts: readonly (Markup | readonly Markup[])[]) =>
  group(
    {
      ...{ fill: palette('letters'), stroke: palette('letters-rim'), 'stroke-width': 3 },
      ...{ 'stroke-linejoin': 'round', 'paint-order': 'stroke', 'text-anchor': 'middle' },
    },
    ...texts,
  );
