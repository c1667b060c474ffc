/** Hidden combatants of every ruleset that has them: nobody else can tell that they are there. */
import { describe, expect, it } from 'vitest';
import { playHidden, SECRET_NUMBER } from '../kit/hiding.ts';
import { secondsGame } from '../kit/seconds-fights.ts';
import { segmentsGame } from '../kit/segments-fights.ts';
import { vigilanceGame } from '../kit/vigilance-fights.ts';

const secretThing = {
  kind: 'GEAR',
  key: `thing-${SECRET_NUMBER}`,
  name: 'Secret thing',
};

const games = {
  SEGMENTS: () =>
    playHidden(
      { game: segmentsGame, mark: { hitPoints: SECRET_NUMBER } },
      { seed: 20_260_801, fights: 24, commands: 100 },
    ),
  VIGILANCE: () =>
    playHidden(
      { game: vigilanceGame, mark: { vigilance: 999, items: [secretThing] } },
      { seed: 20_260_802, fights: 40, commands: 100 },
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
