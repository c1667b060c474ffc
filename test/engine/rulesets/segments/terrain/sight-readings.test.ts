import { expect, test } from 'vitest';
import type { Settings } from '../../../../../src/engine/rulesets/segments/rulebook/settings.ts';
import {
  concealmentBetween,
  lineOfSight,
  sightBetween,
} from '../../../../../src/engine/rulesets/segments/terrain/sight.ts';
import { hex, Table } from '../../../../kit/engine/segments/encounter.ts';

type Setup = NonNullable<ConstructorParameters<typeof Table>[0]>;

const on = (ground: Pick<Setup, 'obstacles' | 'concealing'>, settings: Partial<Settings> = {}) =>
  new Table({ ...ground, settings }).state;

const smoke = (...hexes: readonly ReturnType<typeof hex>[]) =>
  hexes.map((at) => ({ hex: at, levels: 1 }));

test('SEG-76 where a wall leaves no clear line, the smoke counts all the same', () => {
  const obstacles = [-3, -2, -1, 0, 1, 2, 3].map((r) => hex(3, r));
  const ground = { obstacles, concealing: smoke(hex(6), hex(5), hex(5, -1), hex(5, 1)) };
  const [from, to] = [hex(0), hex(6)];
  expect(sightBetween(on(ground), from, to).clear).toBe(false);
  // Its own hex, and one of the hexes before it, whichever way.
  expect(concealmentBetween(on(ground), from, to)).toBe(2);
  expect(lineOfSight(on(ground), from, to)).toMatchObject({ clear: false, concealment: 2 });
  // Nothing to hide behind but the wall.
  expect(concealmentBetween(on({ obstacles }), from, to)).toBe(0);
});

test('SEG-75 R-36 an obstacle beside the attacker blocks sight, or is looked past', () => {
  const beside = [hex(1, 0), hex(1, -1), hex(0, 1), hex(0, -1), hex(-1, 0), hex(-1, 1)];
  const seen = (settings: Partial<Settings>) =>
    sightBetween(on({ obstacles: beside }, settings), hex(0), hex(4));
  expect(seen({}).clear).toBe(false);
  expect(seen({ adjacentObstacle: 'SEEN_PAST' })).toMatchObject({ clear: true, covered: false });
  // From the other side they are beside the target.
  const back = on({ obstacles: beside }, { adjacentObstacle: 'SEEN_PAST' });
  expect(sightBetween(back, hex(4), hex(0)).clear).toBe(false);
});

test('SEG-76 R-37 concealment along the best line, or from centre to centre', () => {
  const ground = { concealing: smoke(hex(2)) };
  const level = (settings: Partial<Settings>) =>
    sightBetween(on(ground, settings), hex(0), hex(4)).concealment;
  expect(level({})).toBe(0);
  expect(level({ concealmentLine: 'CENTRES' })).toBe(1);
});

test.each([
  ['TARGET_ONLY', 1],
  ['NEITHER', 0],
  ['BOTH', 2],
] as const)("SEG-76 R-38 the ends' own hexes: %s counts %i", (concealmentEnds, levels) => {
  const state = on({ concealing: smoke(hex(0), hex(4)) }, { concealmentEnds });
  expect(sightBetween(state, hex(0), hex(4)).concealment).toBe(levels);
  expect(
    sightBetween(on({ concealing: smoke(hex(0), hex(1)) }, { concealmentEnds }), hex(0), hex(1))
      .concealment,
  ).toBe(levels);
});
