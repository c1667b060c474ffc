import { describe, expect, test } from 'vitest';
import { segments } from '../../../../src/engine/rulesets/segments/index.ts';
import { ready, shoot, strike } from '../../../kit/engine/segments/moves.ts';
import { perft } from '../../../kit/engine/perft.ts';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../kit/engine/segments/encounter.ts';

const slow = { speed: 10 };

/**
 * Counts of legal command sequences. They catch what no example does: an option too many or too
 * few anywhere in the tree. A change of the rules changes them, and must say why.
 *
 * `corridor`, depth 1, by hand. Ana (speed 10) stands in a dead end: one free hex beside her, Bob
 * two hexes off. Nobody is in reach of a blow.
 *
 *   Brace                                                          1
 *   Move: 1 hex a segment (10 ft = 2 hexes), one hex free          1
 *   Dash: 4/3, rounded 1 hex                                       1
 *   Dodge: 2/3, rounded down 0 hexes: none                  0
 *   Five-foot step                                                 1
 *   Ready: Unarmed Strike, Brace, Move, Dash, step                 5
 *   the same until one of 5 things is done by anybody, or by Bob  50
 *   Ready: Unarmed Strike as a defense, against anybody, or Bob    2
 *   End of turn: keep, rise one, rise two, top of next round       4
 *                                                                 --
 *                                                                 65
 */
const positions: Readonly<
  Record<string, { readonly table: () => Table; readonly counts: readonly number[] }>
> = {
  corridor: {
    table: () =>
      fight([someone('ana', [0, 0], slow), foe('bob', [2, 0], slow)], {
        setup: {
          obstacles: [hex(1, -1), hex(0, -1), hex(-1, 0), hex(-1, 1), hex(0, 1)],
        },
      }),
    counts: [65, 563, 20370],
  },
  duel: {
    table: () => fight([someone('ana', [0, 0], slow), foe('bob', [1, 0], slow)]),
    counts: [78, 611, 23139, 101249],
  },
  'a defense is due': {
    table: () =>
      fight([someone('ana', [0, 0], slow), foe('bob', [1, 0], slow)]).play(strike('ana', 'bob')),
    counts: [3, 3, 157, 605],
  },
  'a projectile in flight': {
    table: () =>
      fight([someone('ana', [0, 0], { ...slow, ...knows('bolt') }), foe('bob', [4, 0], slow)], {
        actions: [projectile('bolt', { pushback: 10 })],
      })
        .play(shoot('ana', 'bolt', 'bob'))
        .advance(),
    counts: [52, 72, 350, 8998],
  },
  'a readied blow': {
    table: () =>
      fight([someone('ana', [0, 0], slow), foe('bob', [1, 0], slow)])
        .play(ready('ana', 'unarmed-strike', 'STANDARD'))
        .end('ana'),
    counts: [79, 373, 1118, 8135],
  },
  // The 75 of the corridor; Dart at either dark hex, at 1H, at 2H or with no speed named: 6; to
  // ready Dart, until nothing or one of 10 things: 11.
  'a foe in the dark': {
    table: () =>
      fight([someone('ana', [0, 0], { ...slow, ...knows('dart') }), foe('bob', [2, 0], slow)], {
        actions: [projectile('dart', { speed: 2, slower: true })],
        setup: {
          obstacles: [hex(1, -1), hex(0, -1), hex(-1, 0), hex(-1, 1), hex(0, 1)],
          dark: [hex(2, 0), hex(3, 0)],
        },
      }),
    counts: [82, 627, 24527],
  },
  'two against two': {
    table: () =>
      fight([
        someone('ana', [0, 0], slow),
        foe('bob', [1, 0], slow),
        someone('cat', [0, 1], slow),
        foe('dan', [1, 1], slow),
      ]),
    counts: [128, 1002, 64226],
  },
};

describe.each(Object.entries(positions))('%s', (_, { table, counts }) => {
  test.each(counts.map((count, i) => ({ depth: i + 1, count })))(
    '$count legal sequences of $depth commands',
    ({ depth, count }) => {
      expect(perft(segments, table().state, depth)).toBe(count);
    },
  );
});
