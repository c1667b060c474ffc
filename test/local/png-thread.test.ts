/** Maps in PNG, on a thread of their own. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PngThread } from '../../src/local/threads/png-thread.ts';
import { mapIn, type MapOptions } from '../../src/painting/map.ts';
import { battlefield, combatant, view } from '../kit/scene/view.ts';

let thread: PngThread;
beforeEach(() => {
  thread = new PngThread();
});
afterEach(() => thread.stop());

const OPTIONS: MapOptions = { theme: 'LIGHT', size: 400, numbers: false };
const svgOf = (name: string, more: Partial<MapOptions> = {}): string =>
  mapIn(view({ combatants: [combatant(name)] }), { ...OPTIONS, ...more });
const bytesOf = async (svg: string): Promise<string> =>
  Buffer.from((await thread.paint(svg, svg))!.bytes).toString('base64');

it('show all that differs: names, numbers, ground and its lattice', async () => {
  const seen = view({
    combatants: [combatant('Ana')],
    battlefield: battlefield({ obstacles: [{ q: 1, r: 0 }] }),
  });
  const plain = svgOf('Ana');
  const others = [
    svgOf('Bor'),
    svgOf('Ana', { numbers: true }),
    svgOf('Ana', { theme: 'DARK' }),
    mapIn(seen, OPTIONS),
    // A colour that the program cannot read would leave it out.
    plain.replace(/<path d="[^"]*" fill="none" stroke="#19230c38"[^>]*>/, ''),
  ];
  const pictures = await Promise.all([plain, ...others].map(bytesOf));
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('are painted once as long as they are kept', async () => {
  const first = await thread.paint(svgOf('Ana'), 'ana');
  const second = await thread.paint(svgOf('Ana'), 'ana');
  expect(first?.ms).toBeGreaterThan(0);
  expect(second).toEqual({ bytes: first?.bytes, ms: 0 });
});

it('have places for ten at a time, and again once those are painted', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `Bor ${i}`);
  const painted = await Promise.all(names.map((name) => thread.paint(svgOf(name), name)));
  expect(painted.map((one) => one !== null)).toEqual(names.map((_, i) => i < 10));
  expect(await thread.paint(svgOf('Bor 11'), 'Bor 11')).not.toBeNull();
});

it('are painted one at a time for each who asks, so that others wait for one of theirs', async () => {
  const asked = ['Ana', 'Bor', 'Cid'].map((name) => thread.paint(svgOf(name), 'ana'));
  const other = thread.paint(svgOf('Dan'), 'dan');
  const painted = await Promise.all([...asked, other]);
  expect(painted.map((one) => one !== null)).toEqual([true, false, false, true]);
  expect(await thread.paint(svgOf('Bor'), 'ana')).not.toBeNull();
});

it('say what is wrong with what is no SVG, and paint the next', async () => {
  await expect(thread.paint('<svg', 'ana')).rejects.toThrow();
  expect(await thread.paint(svgOf('Ana'), 'ana')).not.toBeNull();
});
