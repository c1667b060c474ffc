/** The events of random fights, as a log has them. */
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import { type Game, randomCommand } from './fights.ts';
import { Random } from './random.ts';

/** An event, and the state after the command that it came of. */
export interface Played {
  readonly event: RulesetTypes['event'];
  readonly state: RulesetTypes['state'];
}

/** Every event of so many random fights. */
export function* playedEvents(game: Game<RulesetTypes>, fights: number): Generator<Played> {
  for (let number = 0; number < fights; number++) {
    const random = new Random(4_711 + number);
    const dice = seededDice(random.diceSeed(), 0);
    const { setup, opening } = game.encounter(random);
    const { rules } = game.ruleset;
    let state = rules.initial(setup);
    for (let n = 0; n < 150 && !game.hasEnded(state); n++) {
      const template = opening[n] ?? randomCommand(game, state, random);
      if (!template) break;
      const command = rules.commands[template.type]?.parse(template);
      const result = command && execute(game.ruleset, state, command, { actor: gameMaster, dice });
      if (!result?.ok) throw new Error(JSON.stringify(result));
      ({ state } = result.value);
      for (const event of result.value.events) yield { event, state };
    }
  }
}

/** The states of so many random fights, one after each command. */
export function* playedStates(game: Game<RulesetTypes>, fights: number): Generator {
  let last: unknown = null;
  for (const { state } of playedEvents(game, fights)) {
    if (state !== last) yield state;
    last = state;
  }
}
