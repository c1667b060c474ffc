import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { evenTemper, type Level, type Player } from '../../../src/engine/core/policy/temper.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import type { Game } from './fights.ts';
import type { Random } from './random.ts';

export const at = (level: Level, temper = evenTemper): Player => ({ level, temper });

/** A random encounter of a game, filled, before the first round. */
export function filled<T extends RulesetTypes>(game: Game<T>, random: Random): T['state'] {
  const { ruleset } = game;
  const { setup, opening } = game.encounter(random);
  const dice = seededDice(random.diceSeed(), 0);
  return opening.reduce<T['state']>((state, template) => {
    const command = ruleset.play.commands[template.type]?.parse(template);
    if (!command) throw new Error(`No command '${template.type}'.`);
    const played = execute(ruleset, state, command, { actor: gameMaster, dice });
    if (!played.ok) throw new Error(played.error.message);
    return played.value.state;
  }, ruleset.play.initial(setup));
}
