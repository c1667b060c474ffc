import { expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../src/engine/core/decision/decision.ts';
import { execute, propose } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import type { Game } from '../../kit/engine/fights.ts';
import { leastFilling } from '../../kit/engine/options.ts';
import { Random } from '../../kit/engine/random.ts';
import { secondsGame } from '../../kit/engine/seconds/fights.ts';
import { segmentsGame } from '../../kit/engine/segments/fights.ts';
import { vigilanceGame } from '../../kit/engine/vigilance/fights.ts';

const COMMANDS = 25;
const seats: readonly Actor[] = [
  gameMaster,
  { kind: 'PLAYER', combatants: ['c0'] },
  { kind: 'SPECTATOR' },
];

/** Plays the first commands of a fight; counts the intentions that both accept, and that both refuse. */
function compared<T extends RulesetTypes>({ ruleset, ...game }: Game<T>, seed: number) {
  const random = new Random(seed);
  const { setup, opening } = game.encounter(random);
  const dice = () => seededDice('00'.repeat(32), 0);
  const counts = { accepted: 0, refused: 0 };
  let state = ruleset.rules.initial(setup);
  const play = (template: CommandTemplate) => {
    const command = ruleset.rules.commands[template.type]!.parse(template);
    const played = execute(ruleset, state, command, { actor: gameMaster, dice: dice() });
    if (played.ok) ({ state } = played.value);
  };
  opening.forEach(play);
  for (let n = 0; n < COMMANDS; n++) {
    for (const command of random.sample(game.universe(state, random), 40)) {
      const actor = random.pick(seats);
      const done = execute(ruleset, state, command, { actor, dice: dice() });
      const refusal = propose(ruleset, state, command, actor);
      expect(refusal, JSON.stringify(command)).toEqual(done.ok ? null : done.error);
      counts[done.ok ? 'accepted' : 'refused']++;
    }
    const due = ruleset.queries.decisions(state, gameMaster).find(({ required }) => required);
    if (!due) break;
    play(leastFilling(random.pick(due.options), game.material(state, random)));
  }
  return counts;
}

test.each([
  ['SEGMENTS', () => compared(segmentsGame, 1)],
  ['VIGILANCE', () => compared(vigilanceGame, 2)],
  ['SECONDS', () => compared(secondsGame, 3)],
])('an intention of %s is refused as the command would be, for whatever seat', (_, run) => {
  const { accepted, refused } = run();
  expect(accepted).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(100);
});
