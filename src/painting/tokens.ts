/** The tokens of a scene in SVG. Of portraits nothing is painted: a token shows its initials. */
import { SIZE } from '../scene/geometry.ts';
import type { Look } from '../scene/looks.ts';
import type { Token } from '../scene/tokens.ts';
import { colorIn, type Palette } from './colors.ts';
import { lettering } from './ground.ts';
import { element, group, type Markup, words } from './markup.ts';

/** Units of the drawing: the disc, the ring of health on its rim, and the shape of the side within. */
const [DISC, RING, SHAPE] = [24, 22.5, 17];
const MAX_PIPS = 5;

/** Names are over all tokens: a neighbour covers none. */
export const tokensIn = (tokens: readonly Token[], palette: Palette): Markup =>
  group(
    {},
    tokens.map((token) => tokenIn(token, palette)),
    lettering(
      palette,
      tokens.map((token) => nameOf(token, palette)),
    ),
  );

function tokenIn(token: Token, palette: Palette): Markup {
  const { at, scale, name, look, health, conditions, isActing } = token;
  const color = colorIn(palette, look.color);
  const isOut = token.isDown || token.hasYielded;
  return group(
    {
      transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${scale})`,
      opacity: isOut ? '0.62' : token.isHidden ? '0.55' : undefined,
    },
    element('title', {}, words([name, ...conditions].join(', '))),
    isActing && actingMark(palette),
    element('ellipse', { cx: 1, cy: 5, rx: DISC + 5, ry: DISC + 4, fill: 'url(#shadow)' }),
    element('circle', { r: DISC, fill: palette('disc') }),
    group(
      { transform: token.isDown ? 'rotate(90) scale(0.82)' : undefined },
      shapeOf(look.shape, color),
      element(
        'text',
        {
          ...{ dy: '0.35em', fill: look.ink, 'font-size': 14 },
          ...{ 'font-weight': 800, 'text-anchor': 'middle' },
        },
        words(token.initials),
      ),
    ),
    element('circle', { r: RING, fill: 'none', stroke: palette('track'), 'stroke-width': 4 }),
    health !== null && ringOf(health, palette),
    element('circle', { r: DISC + 1.6, fill: 'none', stroke: color, 'stroke-width': 2.2 }),
    conditions.slice(0, MAX_PIPS).map((_, i) => {
      const angle = -0.15 * Math.PI - i * 0.13 * Math.PI;
      return element('circle', {
        ...{ cx: Math.cos(angle) * DISC, cy: Math.sin(angle) * DISC, r: 3.6 },
        ...{ fill: '#d77bff', stroke: palette('disc'), 'stroke-width': 1.6 },
      });
    }),
  );
}

function actingMark(palette: Palette): Markup {
  const radius = DISC + 6;
  const part = (Math.PI * 2 * radius) / 24;
  return element('circle', {
    ...{ r: radius, fill: 'none', stroke: palette('gold'), 'stroke-width': 3.2 },
    'stroke-dasharray': `${(1.25 * part).toFixed(2)} ${(0.75 * part).toFixed(2)}`,
  });
}

/** What is left of its health, from the top clockwise. */
function ringOf(health: number, palette: Palette): Markup {
  const around = Math.PI * 2 * RING;
  return element('circle', {
    ...{ r: RING, fill: 'none', 'stroke-width': 4, transform: 'rotate(-90)' },
    stroke: palette(health > 0.5 ? 'healthy' : health > 0.25 ? 'injured' : 'dying'),
    'stroke-dasharray':
      health < 1 ? `${(health * around).toFixed(1)} ${around.toFixed(1)}` : undefined,
  });
}

function shapeOf(shape: Look['shape'], fill: string): Markup {
  switch (shape) {
    case 'circle':
      return element('circle', { r: SHAPE, fill });
    case 'square': {
      const [edge, side] = [-SHAPE * 0.88, SHAPE * 1.76];
      return element('rect', { x: edge, y: edge, width: side, height: side, rx: 5, fill });
    }
    case 'diamond':
      return element('path', { d: polygon(4, SHAPE * 1.14), fill });
    case 'hexagon':
      return element('path', { d: polygon(6, SHAPE * 1.08), fill });
  }
}

function polygon(corners: number, radius: number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (Math.PI * 2 * i) / corners;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function nameOf({ at, scale, label, state, isActing }: Token, palette: Palette): Markup {
  const y = at.y + DISC * scale + SIZE * 0.4;
  return group(
    { fill: isActing ? palette('gold') : undefined },
    element('text', { x: at.x, y, 'font-size': 10, 'font-weight': 600 }, words(label)),
    state !== '' &&
      element(
        'text',
        { x: at.x, y: y + 10, 'font-size': 8.5, 'font-style': 'italic' },
        words(state),
      ),
  );
}
