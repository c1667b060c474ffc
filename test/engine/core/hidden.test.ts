/** Hidden combatants of every ruleset that has them: nothing reveals to others that they are there. */
import { describe, expect, it } from 'vitest';
import { playHidden, SECRET_NUMBER } from '../../kit/engine/hiding.ts';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../kit/engine/segments/fights.ts';
import { sized } from '../../kit/size.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';

const secretThing = {
  kind: 'GEAR',
  key: `thing-${SECRET_NUMBER}`,
  name: 'Secret thing',
};

const games = {
  SEGMENTS: (more: object) =>
    playHidden(
      { game: segmentsGame, mark: { hitPoints: SECRET_NUMBER } },
      { seed: 20_260_803, fights: sized(12), commands: 100, ...more },
    ),
  VIGILANCE: (more: object) =>
    playHidden(
      { game: vigilanceGame, mark: { vigilance: 999, items: [secretThing] } },
      { seed: 20_260_812, fights: sized(40, 3), commands: 100, ...more },
    ),
  SECONDS: (more: object) =>
    playHidden(
      // A combo is named freely.
      {
        game: secondsGame,
        mark: {
          combos: [{ key: `secret${SECRET_NUMBER}`, name: 'Secret', components: ['attack'] }],
        },
      },
      { seed: 20_261_125, fights: sized(24), commands: 100, ...more },
    ),
};

describe.each(Object.entries(games))('hidden combatants of %s', (_, play) => {
  it('change nothing for anybody else before they are revealed, and then come as anybody does', () => {
    const compared = play({});
    console.info(JSON.stringify(compared));
    const { commands, hidden, withdrawn, revealed, answers, odds } = compared;
    expect(commands).toBeGreaterThan(sized(500));
    expect(hidden).toBeGreaterThan(sized(50));
    expect(withdrawn).toBeGreaterThan(sized(5));
    expect(revealed).toBeGreaterThan(sized(10));
    expect(answers).toBeGreaterThan(sized(1000));
    expect(odds).toBeGreaterThan(sized(20));
  }, 600_000);
});

describe.each(Object.entries(games))('secret doors in %s', (_, play) => {
  it('T-09 are walls to anybody but the GM, in all that is shown, reported, listed and answered', () => {
    const { answers, doors = 0 } = play({
      secretDoors: true,
      fights: sized(24, 3),
      commands: 40,
    });
    expect(doors).toBeGreaterThan(sized(500, 60));
    expect(answers).toBeGreaterThan(doors);
  }, 600_000);
});
