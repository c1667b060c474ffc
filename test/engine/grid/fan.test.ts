/** SEG-74 to 76 between hexes not far apart, which are judged by lines that are worked out once. */
import { expect, test } from 'vitest';
import { disc } from '../../../src/engine/grid/area.ts';
import { FAN_REACH } from '../../../src/engine/grid/fan.ts';
import { add, distance, type Hex } from '../../../src/engine/grid/hex.ts';
import { type Glimpse, look, trace } from '../../../src/engine/grid/sight.ts';
import { terrain } from '../../../src/engine/grid/terrain.ts';
import { Random } from '../../kit/engine/random.ts';

/** Obstacles and smoke around a hex, a few or many, of the one kind or of the other. */
function field(random: Random, middle: Hex, radius: number) {
  const [filled, smoke] = [random.int(2, 60), random.int(0, 100)];
  const obstacles: Hex[] = [];
  const concealing: (Hex & { readonly level: number })[] = [];
  for (const hex of disc(middle, radius)) {
    if (random.int(1, 100) > filled) continue;
    const isSmoke = random.int(1, 100) <= smoke;
    if (isSmoke) concealing.push({ ...hex, level: random.int(1, 3) });
    // Now and then there is smoke around an obstacle.
    if (!isSmoke || random.int(1, 20) === 1) obstacles.push(hex);
  }
  return { obstacles, concealing };
}

const describe = ({ clear, covered, concealment }: Glimpse) =>
  `${clear ? `clear, ${concealment}` : 'barred'}, ${covered ? 'cover' : 'no cover'}`;

/** What a look answers, which must be what the search for a witness line does. */
function lookTwice(from: Hex, to: Hex, ground: ReturnType<typeof terrain>): string {
  const seen = look(from, to, ground);
  const { clear, covered, window, concealment } = trace(from, to, ground);
  expect({ from, to, ...seen }).toEqual({ from, to, clear, covered, window, concealment });
  return describe(seen);
}

const everything = ['clear, 0', 'clear, 1', 'clear, 2', 'clear, 3', 'barred'].flatMap((seen) => [
  `${seen}, cover`,
  `${seen}, no cover`,
]);

test('SEG-74 SEG-75 SEG-76 a look in any direction agrees with the search for a line', () => {
  const random = new Random(740);
  const found = new Set<string>();
  for (let run = 0; run < 60; run++) {
    const from = { q: random.int(-900, 900), r: random.int(-900, 900) };
    const ground = terrain(field(random, from, random.int(2, FAN_REACH + 2)));
    for (const to of random.sample(disc(from, FAN_REACH + 1), 60))
      found.add(lookTwice(from, to, ground));
  }
  expect([...found].toSorted()).toEqual(everything.toSorted());
});

test('SEG-74 SEG-75 SEG-76 every way is judged alike, wherever it is and wherever it leads', () => {
  const random = new Random(741);
  const origin = { q: 0, r: 0 };
  for (const way of disc(origin, FAN_REACH).filter((hex) => distance(origin, hex) > 1)) {
    const from = { q: random.int(-50, 50), r: random.int(-50, 50) };
    lookTwice(from, add(from, way), terrain(field(random, add(from, half(way)), 6)));
  }
});

const half = ({ q, r }: Hex): Hex => ({ q: Math.round(q / 2), r: Math.round(r / 2) });

test('SEG-74 SEG-75 SEG-76 obstacles at the ends of the map change nothing in its middle', () => {
  const random = new Random(742);
  const corners = [
    { q: -1000, r: 1000 },
    { q: 1000, r: -1000 },
  ];
  for (let run = 0; run < 20; run++) {
    const near = field(random, { q: 0, r: 0 }, 12);
    const [narrow, wide] = [
      terrain(near),
      terrain({ ...near, obstacles: [...near.obstacles, ...corners] }),
    ];
    expect([narrow.grid === null, wide.grid === null]).toEqual([false, true]);
    for (const to of random.sample(disc({ q: 0, r: 0 }, 12), 30))
      expect(look({ q: 0, r: 0 }, to, wide)).toEqual(look({ q: 0, r: 0 }, to, narrow));
  }
});
