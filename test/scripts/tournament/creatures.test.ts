import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../../scripts/tournament/creatures.ts';
import { emptyTally } from '../../../src/engine/forecast/tally.ts';

describe('the strength of a creature', () => {
  it('counts what it won and lost from either place, so that its like is worth as much', () => {
    // Who stands with the heroes wins three of four, whoever it is.
    const tally = { ...emptyTally, fights: 4, won: { heroes: 3, foes: 1 } };
    expect(
      matchesOf([
        ['heroes', tally],
        ['foes', tally],
      ]),
    ).toEqual({ fights: 8, won: 4, lost: 4 });
  });
});
