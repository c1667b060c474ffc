import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../src/engine/rulesets/seconds/index.ts';
import { perft } from '../../../kit/engine/perft.ts';
import { fight, foe, hex, someone, type Table } from '../../../kit/engine/seconds/encounter.ts';

/** Nothing to carry, nothing known, one metre a second, no run. */
const bare = { speed: 1, runs: false, weapons: [], spells: [] };

/** The same, and rooted to the spot. */
const still = { ...bare, speed: 0 };

/** Two free hexes, (0, 0) and (1, 0), and walls all around. */
const cell = {
  obstacles: [
    ...[hex(1, -1), hex(0, -1), hex(-1, 0), hex(-1, 1), hex(0, 1)],
    ...[hex(2, -1), hex(2, 0), hex(1, 1)],
  ],
};

/** The hexes of a row and those that touch it. */
const ring = [-1, 0, 1, 2, 3, 4].flatMap((q) => [hex(q, 0), hex(q, -1), hex(q, 1), hex(q - 1, 1)]);

/**
 * Counts of legal command sequences. They catch what no example does: an option too many or too
 * few anywhere in the tree. A change of the rules changes them, and must say why.
 *
 * `cell`, depth 1, by hand. Ana has nothing in hand, and one free hex beside her, closed in.
 *
 *   Move: one free hex at 1 m, and no way farther                  1
 *   Run: not in these shoes                                        0
 *   Crouch, lie down (standing up: she stands)                     2
 *   Aim: with nothing to shoot                                     0
 *   Combo: the one she has, with her fists, though out of reach    1
 *   Draw, sheathe, drop, reload, help to reload                    0
 *   Stabilize                                                      1
 *   Fetch, pull up, talk                                           3
 *   Fists, though out of reach                                     1
 *   Bury, count, ritual: activities of this encounter              3
 *   Whittle: to its end, or so many of six seconds                 7
 *   Delay the turn: to between turns, until attacked, until Bob's
 *     turn, until he has acted, until one of his six seconds      10
 *   End the turn                                                   1
 *                                                                 --
 *                                                                 30
 *
 * SEC-31: a turn whose six seconds are spent has two left, to talk and to end it.
 */
const positions: Readonly<
  Record<string, { readonly table: () => Table; readonly counts: readonly number[] }>
> = {
  cell: {
    table: () => fight([someone('ana', [0, 0], bare), foe('bob', [5, 0], still)], cell),
    counts: [30, 525, 5957],
  },
  'a sword to aim': {
    table: () =>
      fight(
        [
          someone('ana', [0, 0], { ...bare, weapons: [{ weapon: 'sword' }] }),
          foe('bob', [1, 0], { ...bare, dodges: 1 }),
        ],
        cell,
      ).declare('ana', 'sword'),
    counts: [2, 40, 420],
  },
  'a delayed turn, and an action carried over': {
    table: () => {
      const table = fight([someone('ana', [0, 0], bare), foe('bob', [1, 0], bare)], cell);
      table.delay('ana').pass('ana').declare('bob', 'fetch').declare('bob', 'crouch');
      return table.declare('bob', 'pull-up');
    },
    counts: [2, 50, 836],
  },
  // By hand: beside her one hex (1), and as one way the second (1, stopped after 1 or 2: 3) or third
  // (left out, or stopped after 1, 2 or 3: 4), and the 29 of `cell` that are no moves.
  'a corridor to walk': {
    table: () =>
      fight([someone('ana', [0, 0], bare), foe('bob', [9, 0], still)], {
        obstacles: ring.filter(({ q, r }) => r !== 0 || q < 0 || q > 3),
      }),
    counts: [37, 765],
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
