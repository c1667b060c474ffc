import { expect, it } from 'vitest';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { completed } from '../../../../src/engine/core/policy/completing.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { type Game, randomCommand } from '../../../kit/engine/fights.ts';
import { randomFilling } from '../../../kit/engine/options.ts';
import { filled } from '../../../kit/engine/policy.ts';
import { Random } from '../../../kit/engine/random.ts';
import { secondsGame } from '../../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../../kit/engine/vigilance/fights.ts';

/** Completes whatever is due in random fights, as text, beside what the schema gives. */
function compare<T extends RulesetTypes>(game: Game<T>): number {
  const { ruleset } = game;
  let compared = 0;
  for (const seed of [1, 2, 3]) {
    const random = new Random(seed);
    const dice = seededDice(random.diceSeed(), 0);
    let state: T['state'] = filled(game, random);
    for (let n = 0; n < 60 && ruleset.queries.phase(state) !== 'ENDED'; n++) {
      for (const option of ruleset.queries
        .requiredDecisions(state)
        .flatMap(({ options }) => options)) {
        const template = randomFilling(option, random, game.material(state, random));
        const parsed = ruleset.rules.commands[template.type]!.parse(template);
        expect(JSON.stringify(completed(ruleset, template))).toBe(JSON.stringify(parsed));
        compared++;
      }
      const template = randomCommand(game, state, random);
      if (!template) break;
      const command = ruleset.rules.commands[template.type]!.parse(template);
      const played = execute(ruleset, state, command, { actor: gameMaster, dice });
      if (!played.ok) throw new Error(played.error.message);
      ({ state } = played.value);
    }
  }
  return compared;
}

it.each([
  ['SEGMENTS', () => compare(segmentsGame)],
  ['VIGILANCE', () => compare(vigilanceGame)],
  ['SECONDS', () => compare(secondsGame)],
])('commands of %s are completed as their schemas would', (_, run) => {
  expect(run()).toBeGreaterThan(100);
});
