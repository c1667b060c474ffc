import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import {
  evenPersonality,
  type Level,
  type Player,
} from '../../../src/engine/core/policy/personality.ts';
import { execute } from '../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import type { Game } from './fights.ts';
import type { Random } from './random.ts';

/** It thinks no longer than a test has time for. */
export const at = (level: Level, personality = evenPersonality): Player => ({
  ...{ level, personality },
  budget: { looks: 800, depth: 3, choices: 3 },
});

/** A random encounter of a game, filled, before the first round. */
export function filled<T extends RulesetTypes>(game: Game<T>, random: Random): T['state'] {
  const { ruleset } = game;
  const { setup, opening } = game.encounter(random);
  const dice = seededDice(random.diceSeed(), 0);
  return opening.reduce<T['state']>((state, template) => {
    const command = ruleset.rules.commands[template.type]?.parse(template);
    if (!command) throw new Error(`No command '${template.type}'.`);
    const played = execute(ruleset, state, command, { actor: gameMaster, dice });
    if (!played.ok) throw new Error(played.error.message);
    return played.value.state;
  }, ruleset.rules.initial(setup));
}

interface People {
  readonly combatants: Readonly<Record<string, { readonly id: string; readonly side: string }>>;
}

/** Who is on the table, of one side or of all. */
export const idsOf = (state: unknown, side?: string): readonly string[] =>
  Object.values((state as People).combatants)
    .filter((one) => side === undefined || one.side === side)
    .map(({ id }) => id);

export const sideOf = (state: unknown, id: string | null): string | undefined =>
  id === null ? undefined : (state as People).combatants[id]?.side;

export const sidesIn = (state: unknown): readonly string[] => [
  ...new Set(Object.values((state as People).combatants).map(({ side }) => side)),
];
