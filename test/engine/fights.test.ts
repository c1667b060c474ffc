import { describe, expect, it } from 'vitest';
import { measurePace, playFights } from '../kit/fights.ts';
import { segmentsGame } from '../kit/segments-fights.ts';

const seed = Number(process.env['SIXBEAT_SEED'] ?? 20_260_101);
const only = process.env['SIXBEAT_FIGHT'];

describe('whole fights of random legal commands', () => {
  it('plays', () => {
    const tally = playFights(segmentsGame, {
      seed,
      fights: Number(process.env['SIXBEAT_FIGHTS'] ?? 500),
      roundLimit: 12,
      tryEvery: 7,
      only: only === undefined ? undefined : Number(only),
    });
    console.info(tally);
    expect(tally.fights).toBeGreaterThan(0);
    console.info(measurePace(segmentsGame, { seed, fights: 20, roundLimit: 12 }));
  });
});
