import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../src/engine/rulesets/seconds/index.ts';
import { perft } from '../../../kit/engine/perft.ts';
import { fight, foe, hex, someone, type Table } from '../../../kit/engine/seconds/encounter.ts';

/** Nothing to carry, nothing known, one metre a second, no run. */
const bare = { speed: 1, runs: false, weapons: [], spells: [] };

/**
 * Counts of legal command sequences. They catch what no example does: an option too many or too
 * few anywhere in the tree. A change of the rules changes them, and must say why.
 *
 * `corridor`, depth 1, by hand. Ana has nothing in hand and one free hex beside her.
 *
 *   Move: one free hex at 1 m                                      1
 *   Run: not in these shoes                                        0
 *   Crouch, lie down (standing up: she stands)                     2
 *   Aim: with nothing to shoot                                     0
 *   Combo: the one she has, with her fists                         1
 *   Draw, sheathe, drop, reload, help to reload                    0
 *   Stabilize                                                      1
 *   Fetch, pull up, talk                                           3
 *   Fists                                                          1
 *   Bury, count, ritual: activities of this encounter              3
 *   Delay the turn, end the turn                                   2
 *                                                                 --
 *                                                                 14
 */
const positions: Readonly<
  Record<string, { readonly table: () => Table; readonly counts: readonly number[] }>
> = {
  corridor: {
    table: () =>
      fight([someone('ana', [0, 0], bare), foe('bob', [2, 0], bare)], {
        obstacles: [hex(1, -1), hex(0, -1), hex(-1, 0), hex(-1, 1), hex(0, 1)],
      }),
    counts: [14, 151, 1978],
  },
  'a sword to aim': {
    table: () =>
      fight([
        someone('ana', [0, 0], { ...bare, weapons: [{ weapon: 'sword' }] }),
        foe('bob', [1, 0], { ...bare, dodges: 1 }),
      ]).declare('ana', 'sword'),
    counts: [2, 44, 894],
  },
  'a delayed turn, and an action carried over': {
    table: () => {
      const table = fight([someone('ana', [0, 0], bare), foe('bob', [3, 0], bare)]);
      return table.delay('ana').pass('ana').moves('bob', 3).declare('bob', 'pull-up');
    },
    counts: [2, 37, 556],
  },
};

describe.each(Object.entries(positions))('%s', (_, { table, counts }) => {
  test.each(counts.map((count, i) => ({ depth: i + 1, count })))(
    '$count legal sequences of $depth commands',
    ({ depth, count }) => {
      expect(perft(seconds, table().state, depth)).toBe(count);
    },
  );
});
