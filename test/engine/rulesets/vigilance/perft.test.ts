import { describe, expect, test } from 'vitest';
import { vigilance } from '../../../../src/engine/rulesets/vigilance/index.ts';
import { perft } from '../../../kit/engine/perft.ts';
import {
  anywhere,
  at,
  beast,
  fight,
  learnt,
  someone,
  type Table,
} from '../../../kit/engine/vigilance/encounter.ts';

/**
 * Counts of legal command sequences. They catch what no example does: an option too many or too
 * few anywhere in the tree. A change of the rules changes them, and must say why.
 *
 * `corridor`, depth 1, by hand. The rat (1 field a travel) stands in a dead end, one free field
 * beside it, Ann two fields off. Nobody is in reach of a blow.
 *
 *   Ability check: one of 15 abilities                                15
 *   Travel: to the one free field, or staying                          2
 *   Climb                                                              1
 *   Swing: to 60 fields in reach but 5 obstacles and Ann's            54
 *   Prepare: assault, shoot, check, each in words, or until somebody
 *     acts, attacks or moves: anybody, or Ann                   3 x 7 = 21
 *   Give up the regular action: for a movement, for a quick action     2
 *   End of turn                                                        1
 *                                                                     --
 *                                                                     96
 *
 * `a defense is due`, depth 1: 0 to 10 vigor each for a passive defense, an active one with a dodge or
 * without, and a dodge to one of five fields: 11 + 11 x 2 + 11 x 5 = 88.
 *
 * (Lying nobody stands up, unarmed nobody switches or loads weapons, without a shield is no cover.)
 */
const positions: Readonly<
  Record<string, { readonly table: () => Table; readonly counts: readonly number[] }>
> = {
  corridor: {
    table: () =>
      fight([beast('rat', [0, 0], { movement: 1 }), someone('ann', [2, 0], { athletics: -8 })], {
        setup: {
          ...anywhere,
          obstacles: [
            { q: 1, r: -1 },
            { q: 0, r: -1 },
            { q: -1, r: 0 },
            { q: -1, r: 1 },
            { q: 0, r: 1 },
          ],
        },
      }),
    counts: [96, 4550, 26748],
  },
  'a defense is due': {
    table: () =>
      fight(
        [
          beast('rat', [1, 0], { movement: 1 }),
          someone('ann', [0, 0], { athletics: -8 }, learnt('dodge')),
        ],
        { setup: anywhere },
      ).declare('rat', 'assault', at('ann')),
    // In 7 of them Ann is injured by what she pays, and swings to 42 fields less (RV-53).
    counts: [88, 5929, 14840],
  },
  'a response is possible': {
    table: () =>
      fight(
        [
          beast('rat', [1, 0], { movement: 1 }, learnt('disrupting-kick')),
          beast('dog', [0, 0], { movement: 1 }, { side: 'dogs', learnt: ['bar-the-way'] }),
        ],
        { setup: anywhere },
      ).declare('rat', 'travel', { to: { q: 2, r: 0 } }),
    // Among them that the rat, once barred, gives up its regular action, in two ways (RV-47).
    counts: [5, 163, 1117],
  },
};

describe.each(Object.entries(positions))('%s', (_, { table, counts }) => {
  test.each(counts.map((count, i) => ({ depth: i + 1, count })))(
    '$count legal sequences of $depth commands',
    ({ depth, count }) => {
      expect(perft(vigilance, table().state, depth)).toBe(count);
    },
  );
});
