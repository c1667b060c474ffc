/** SEG-74, 76 where so much stands in the way that not every corner of it is tried. */
import { expect, test } from 'vitest';
import type { Hex } from '../../../src/engine/grid/hex.ts';
import { bestRay } from '../../../src/engine/grid/rays.ts';
import { corners, type Point, type Ray, reach } from '../../../src/engine/grid/lattice.ts';
import {
  leastCrossed,
  OPAQUE,
  type Scene,
  survey,
  weigh,
  weightOf,
} from '../../../src/engine/grid/scene.ts';
import { terrain } from '../../../src/engine/grid/terrain.ts';
import { wedges } from '../../../src/engine/grid/wedges.ts';
import { Random } from '../../kit/engine/random.ts';

const origin: Hex = { q: 0, r: 0 };

/** A way with much beside it, and little on it. */
function crowded(random: Random, to: Hex, count: number, free = 0.6): Scene {
  const obstacles: Hex[] = [];
  const concealing: (Hex & { readonly level: number })[] = [];
  const length = Math.hypot(to.q, to.r);
  for (let i = 0; i < count; i++) {
    const part = random.int(0, 1000) / 1000;
    const hex = {
      q: Math.round(to.q * part) + random.int(-2, 2),
      r: Math.round(to.r * part) + random.int(-2, 2),
    };
    const aside = Math.abs(to.q * hex.r - to.r * hex.q) / length;
    if (aside > free) obstacles.push(hex);
    else if (random.int(1, 8) === 1) concealing.push({ ...hex, level: random.int(1, 2) });
  }
  return survey(origin, to, terrain({ obstacles, concealing }));
}

/** The least that a line through any two corners weighs, if it leads from hex to hex. */
function leastOf(scene: Scene): number {
  const { goal, things } = scene;
  const points = [{ x: 0, y: 0 }, goal, ...things].flatMap((at) =>
    corners.map(({ x, y }) => ({ x: at.x + x, y: at.y + y })),
  );
  let least = OPAQUE;
  for (const a of points)
    for (const b of points) {
      const ray = { ...a, dx: b.x - a.x, dy: b.y - a.y };
      if (leads(ray, goal)) least = Math.min(least, weigh(ray, scene, least));
    }
  return least;
}

function leads({ x, y, dx, dy }: Ray, goal: Point): boolean {
  const wide = reach(dx, dy);
  const forward = (2 * dx + dy) * goal.x + (dx + 2 * dy) * goal.y > 0;
  const offset = dx * y - dy * x;
  return (
    forward && Math.abs(offset) <= wide && Math.abs(offset - (dx * goal.y - dy * goal.x)) <= wide
  );
}

test('SEG-74 SEG-76 of all that crowds a way no line through two corners is better than the one found', () => {
  const random = new Random(74);
  const found = new Map<number, number>();
  for (let run = 0; run < 500; run++) {
    const to = { q: random.int(8, 30), r: random.int(-20, 20) };
    const scene = crowded(random, to, 150, 0.6 + (run % 5) * 0.3);
    const best = bestRay(scene, 0);
    const least = Math.min(leastOf(scene), OPAQUE);
    const weight = best ? weigh(best.ray, scene, OPAQUE) : OPAQUE;
    expect(best?.weight ?? OPAQUE, `run ${run}`).toBe(weight);
    // SEG-76: 3 levels and more are total concealment.
    const level = (of: number) => (of === OPAQUE ? OPAQUE : Math.min(of, 3));
    expect(level(weight), `run ${run}`).toBe(level(least));
    found.set(level(weight), (found.get(level(weight)) ?? 0) + 1);
  }
  expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, OPAQUE]);
});

/** Smoke all around, with a gap or an obstacle here and there. */
function smoky(random: Random, to: Hex): Scene {
  const obstacles: Hex[] = [];
  const concealing: (Hex & { readonly level: number })[] = [];
  const gaps = random.int(0, 30);
  for (let q = Math.min(0, to.q) - 2; q <= Math.max(0, to.q) + 2; q++)
    for (let r = Math.min(0, to.r) - 2; r <= Math.max(0, to.r) + 2; r++) {
      if (random.int(1, 100) <= gaps) continue;
      if (random.int(1, 40) === 1) obstacles.push({ q, r });
      else concealing.push({ q, r, level: random.int(1, 4) === 1 ? 2 : 1 });
    }
  return survey(origin, to, terrain({ obstacles, concealing }));
}

test('SEG-76 no line through smoke is better than the one found, and none crosses less than it must', () => {
  const random = new Random(77);
  const found = new Set<string>();
  for (let run = 0; run < 300; run++) {
    const to = { q: random.int(2, 6), r: random.int(-6, 6) };
    const scene = smoky(random, to);
    const least = Math.min(leastOf(scene), OPAQUE);
    const bound = leastCrossed(scene, (hex) => weightOf(scene.terrain.at(hex)));
    expect(Math.min(bound, OPAQUE), `run ${run}`).toBeLessThanOrEqual(least);
    const level = (of: number) => (of >= OPAQUE ? OPAQUE : Math.min(of, 3));
    expect(level(bestRay(scene, 0)?.weight ?? OPAQUE), `run ${run}`).toBe(level(least));
    found.add(bound >= 3 ? 'told by the bound' : `searched: ${level(least)}`);
  }
  expect([...found].toSorted()).toEqual([
    ...[0, 1, 2, 3].map((level) => `searched: ${level}`),
    'told by the bound',
  ]);
});

test('SEG-74 SEG-76 thousands of hexes along a way leave few lines to try', () => {
  const random = new Random(76);
  for (const to of [
    { q: 1900, r: 1 },
    { q: 700, r: 700 },
    { q: 611, r: -287 },
  ]) {
    const scene = crowded(random, to, 20_000);
    expect(scene.things.length).toBeGreaterThan(800);
    const { nearer, farther, sieve } = wedges(scene, 2);
    expect(nearer.length * farther.length).toBeLessThan(150_000);
    expect(sieve.things.length).toBeLessThan(400);
  }
});
