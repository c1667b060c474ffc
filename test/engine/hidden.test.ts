/** Hidden combatants of every ruleset that has them: nobody else can tell that they are there. */
import { describe, expect, it } from 'vitest';
import { playHidden, SECRET_NUMBER } from '../kit/hiding.ts';
import { secondsGame } from '../kit/seconds-fights.ts';
import { segmentsGame } from '../kit/segments-fights.ts';

const games = {
  SEGMENTS: () =>
    playHidden(
      { game: segmentsGame, mark: { hitPoints: SECRET_NUMBER } },
      { seed: 20_260_801, fights: 24, commands: 100 },
    ),
  SECONDS: () =>
    playHidden(
      // A combo is named freely.
      {
        game: secondsGame,
        mark: {
          combos: [{ key: `secret${SECRET_NUMBER}`, name: 'Secret', components: ['attack'] }],
        },
      },
      { seed: 20_261_122, fights: 24, commands: 100 },
    ),
};

describe.each(Object.entries(games))('hidden combatants of %s', (_, play) => {
  it('change nothing for anybody else before they are revealed, and then come as anybody does', () => {
    const { commands, hidden, revealed, answers, odds } = play();
    expect(commands).toBeGreaterThan(1000);
    expect(hidden).toBeGreaterThan(100);
    expect(revealed).toBeGreaterThan(20);
    expect(answers).toBeGreaterThan(1000);
    expect(odds).toBeGreaterThan(30);
  }, 600_000);
});
