import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { execute, propose } from '../../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import type { Dice } from '../../../../src/engine/core/values/dice.ts';
import { distance } from '../../../../src/engine/grid/hex.ts';
import { type Game, parsed } from './skirmish.ts';
import type { Asked, Fighter } from './wishes.ts';

/** Plays a fight to its end, or to this round: bots propose, and the engine judges. */
export function playGreedily<T extends RulesetTypes>(
  game: Game<T>,
  start: T['state'],
  dice: Dice,
  rounds: number,
): number {
  const { ruleset } = game;
  let state = start;
  let commands = 0;
  while (ruleset.see.phase(state) === 'COMBAT' && game.roundOf(state) < rounds) {
    const wishes = game.wishes(askedIn(game, state));
    const command = wishes
      .map((wish) => parsed(ruleset, wish))
      .find((wish) => propose(ruleset, state, wish, gameMaster) === null);
    if (!command) throw new Error(`Nothing of ${JSON.stringify(wishes)} is legal.`);
    const played = execute(ruleset, state, command, { actor: gameMaster, dice });
    if (!played.ok) throw new Error(played.error.message);
    ({ state } = played.value);
    commands++;
  }
  return commands;
}

function askedIn<T extends RulesetTypes>(game: Game<T>, state: T['state']): Asked {
  const due = game.ruleset.see.legal(state, gameMaster).find(({ required }) => required);
  const fighters = game.fighters(state);
  const self = fighters.find(({ id }) => id === due?.combatantId) ?? null;
  const foes = fighters.filter(({ side }) => self && side !== self.side);
  const far = ({ position }: Fighter) => (self ? distance(self.position, position) : 0);
  return {
    kind: due?.kind ?? '',
    self,
    subject: due?.subject ?? null,
    foes: foes.toSorted((a, b) => far(a) - far(b)),
  };
}
