import { defineHex, Grid, line } from 'honeycomb-grid';
import { distance, type Hex } from '../../../src/engine/grid/hex.ts';
import { look, trace } from '../../../src/engine/grid/sight.ts';
import { terrain } from '../../../src/engine/grid/terrain.ts';
import { Random } from '../../kit/engine/random.ts';
import { compareRates, race } from '../kit/race.ts';
import type { Row } from '../kit/row.ts';
import { disc } from '../kit/fights/arena.ts';

const FAR = 12;
const OBSTACLES = 30;
const SMOKE = 15;
const FIELDS = 20;

const origin: Hex = { q: 0, r: 0 };
const ground = disc(FAR).filter((hex) => distance(hex, origin) > 0);
const targets = ground.filter((hex) => distance(hex, origin) === FAR);

/** Every hex 12 away, on one battlefield after the other. */
function sights(random: Random, see: typeof look): () => number {
  const fields = Array.from({ length: FIELDS }, () =>
    terrain({
      obstacles: random.sample(ground, OBSTACLES),
      concealing: random.sample(ground, SMOKE).map((hex) => ({ ...hex, level: random.int(1, 2) })),
    }),
  );
  let clear = 0;
  return () => {
    for (const field of fields)
      for (const target of targets) if (see(origin, target, field).clear) clear++;
    return clear > 0 ? fields.length * targets.length : NaN;
  };
}

/** The hexes of the centre line to each of the same hexes, as its documentation has it. */
function traversals(): () => number {
  const grid = new Grid(defineHex());
  return () => {
    for (const { q, r } of targets) grid.traverse(line({ start: [0, 0], stop: [q, r] }));
    return targets.length;
  };
}

/** The same without the grid around it. */
function bareTraversals(): () => number {
  const Tile = defineHex();
  let hexes = 0;
  return () => {
    for (const { q, r } of targets)
      hexes += line({ start: [0, 0], stop: [q, r] })((at) => new Tile(at)).length;
    return hexes > 0 ? targets.length : NaN;
  };
}

/** Exact line of sight with cover and concealment against a centre line that judges nothing. */
export const lineOfSight: Row = {
  name: 'line-of-sight',
  measure: async () => {
    const { glimpse, whole, grid, bare } = await race({
      glimpse: sights(new Random(1), look),
      whole: sights(new Random(1), trace),
      grid: traversals(),
      bare: bareTraversals(),
    });
    const what = 'line of sight with cover and concealment, 12 hexes apart, 30 obstacles';
    const unit = 'a second';
    return [
      {
        what,
        than: 'honeycomb-grid, grid.traverse(line(...))',
        unit,
        ...compareRates(glimpse, grid),
        budget: { atLeast: 3 },
      },
      {
        what,
        than: 'honeycomb-grid, its line traverser without a grid',
        unit,
        ...compareRates(glimpse, bare),
        budget: { atLeast: 1.4 },
      },
      {
        what: 'the same with a witness line and what stands in the way',
        than: 'honeycomb-grid, grid.traverse(line(...))',
        unit,
        ...compareRates(whole, grid),
        budget: null,
      },
    ];
  },
};
