import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import type { Dice } from '../../../../src/engine/core/values/dice.ts';
import { distance } from '../../../../src/engine/grid/hex.ts';
import type { Game } from './skirmish.ts';
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
  for (; ruleset.queries.phase(state) === 'COMBAT' && game.roundOf(state) < rounds; commands++)
    state = playBest(game, state, dice);
  return commands;
}

/** What is refused changes nothing, so the first wish that is legal is the one that is played. */
function playBest<T extends RulesetTypes>(
  game: Game<T>,
  state: T['state'],
  dice: Dice,
): T['state'] {
  const wishes = game.wishes(askedIn(game, state));
  for (const wish of wishes) {
    const played = execute(game.ruleset, state, wish, { actor: gameMaster, dice });
    if (played.ok) return played.value.state;
  }
  throw new Error(`Nothing of ${JSON.stringify(wishes)} is legal.`);
}

function askedIn<T extends RulesetTypes>(game: Game<T>, state: T['state']): Asked {
  const [due] = game.ruleset.queries.requiredDecisions(state);
  const combatantId = due?.combatantId ?? '';
  const fighters = game.fighters(state);
  const self = fighters.find(({ id }) => id === combatantId) ?? null;
  const foes = fighters.filter(({ side }) => self && side !== self.side);
  const far = ({ position }: Fighter) => (self ? distance(self.position, position) : 0);
  return {
    kind: due?.kind ?? '',
    subject: due?.subjectId ?? due?.action ?? '',
    ...{ combatantId, self },
    foes: foes.toSorted((a, b) => far(a) - far(b)),
  };
}
