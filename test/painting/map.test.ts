/** Maps in SVG, from what a seat sees. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOR_NAMES, paletteOf } from '../../src/painting/colors.ts';
import { mapIn, type MapOptions } from '../../src/painting/map.ts';
import { element, words } from '../../src/painting/markup.ts';
import type { View } from '../../src/scene/view.ts';
import { battlefield, combatant, view } from '../kit/scene/view.ts';
import { ROOT } from '../kit/root.ts';

const options: MapOptions = { theme: 'LIGHT', size: 1000, numbers: false };
const paint = (seen: View, more: Partial<MapOptions> = {}) => mapIn(seen, { ...options, ...more });

const sizeOf = (svg: string): readonly number[] =>
  ['width', 'height'].map((side) => Number(new RegExp(`<svg[^>]* ${side}="(\\d+)"`).exec(svg)![1]));

describe('a map', () => {
  it('has its longer side as long as is asked, whatever it shows', () => {
    const wide = view({
      combatants: [combatant('Ana'), combatant('Bolg', { position: { q: 20, r: 0 } })],
    });
    const high = view({
      combatants: [combatant('Ana'), combatant('Bolg', { position: { q: -10, r: 20 } })],
    });
    for (const [seen, side] of [
      [wide, 0],
      [high, 1],
      [view(), 0],
    ] as const) {
      const sides = sizeOf(paint(seen, { size: 640 }));
      expect(sides[side]).toBe(640);
      expect(Math.max(...sides)).toBe(640);
    }
  });

  it('numbers the hexes that are free and near, row by row, each once, and says which they are', () => {
    const svg = paint(view({ combatants: [combatant('Ana')] }), { numbers: true });
    const numbered = [...svg.matchAll(/data-hex="(-?\d+),(-?\d+)"[^>]*>(\d+)</g)].map(
      ([, q, r, number]) => [Number(number), Number(r), Number(q)] as const,
    );
    expect(numbered.length).toBeGreaterThan(10);
    expect(numbered.map(([number]) => number)).toEqual(numbered.map((_, i) => i + 1));
    const inRows = numbered.toSorted(([, r, q], [, s, p]) => r - s || q - p);
    expect(numbered).toEqual(inRows);
    expect(numbered).not.toContainEqual([expect.anything(), 0, 0]);
    expect(paint(view({ combatants: [combatant('Ana')] }))).not.toContain('data-hex');
  });

  it('leaves out ground far from all who fight, and has a bound however far they are apart', () => {
    const far = view({
      combatants: [combatant('Ana'), combatant('Bolg', { position: { q: 500, r: 300 } })],
      battlefield: battlefield({
        obstacles: Array.from({ length: 1000 }, (_, i) => ({ q: i % 40, r: Math.floor(i / 40) })),
      }),
    });
    expect(paint(far, { numbers: true }).length).toBeLessThan(2_000_000);
    const [, , width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/
      .exec(paint(far))!
      .slice(1)
      .map(Number) as [number, number, number, number];
    expect(width * height).toBeLessThan(9_000_000);
  });

  it('shows colours of its own, where the scene names one of a style sheet', () => {
    const svg = paint(
      view({ combatants: [combatant('Ana'), combatant('Eve', { color: '#ffee88' })] }),
    );
    expect(svg).not.toContain('var(');
    expect(svg).toContain('#ffee88');
  });
});

describe('colours', () => {
  it('are those of the Table, by day and by night', () => {
    const sheets = ['src/web/fight/map/map.css', 'src/web/style/tokens.css']
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .join('\n');
    const of = (name: string): readonly string[] => {
      const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(sheets) ?? [];
      const [, day = value, night = day] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
      return [day, night];
    };
    const [day, night] = [paletteOf('LIGHT'), paletteOf('DARK')];
    for (const name of COLOR_NAMES)
      expect([name, day(name), night(name)]).toEqual([name, ...of(name)]);
  });
});

describe('markup', () => {
  it('escapes what is put into it, and has no character that XML has none of', () => {
    expect(element('text', { title: 'a"<&' }, words('</text><script>\u0000\uD800&'))).toBe(
      '<text title="a&quot;&lt;&amp;">&lt;/text&gt;&lt;script&gt;\uFFFD\uFFFD&amp;</text>',
    );
  });
});
