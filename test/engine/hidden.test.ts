/** Hidden combatants of every ruleset that has them: nobody else can tell that they are there. */
import { describe, expect, it } from 'vitest';
import { playHidden, SECRET_NUMBER } from '../kit/hiding.ts';
import { segmentsGame } from '../kit/segments-fights.ts';

const games = {
  SEGMENTS: () =>
    playHidden(
      { game: segmentsGame, mark: { hitPoints: SECRET_NUMBER } },
      { seed: 20_260_801, fights: 12, commands: 100 },
    ),
};

describe.each(Object.entries(games))('hidden combatants of %s', (_, play) => {
  it('change nothing for anybody else before they are revealed, and then come as anybody does', () => {
    const compared = play();
    console.info(JSON.stringify(compared));
    const { commands, hidden, revealed, answers, odds } = compared;
    expect(commands).toBeGreaterThan(500);
    expect(hidden).toBeGreaterThan(50);
    expect(revealed).toBeGreaterThan(10);
    expect(answers).toBeGreaterThan(1000);
    expect(odds).toBeGreaterThan(20);
  }, 600_000);
});
