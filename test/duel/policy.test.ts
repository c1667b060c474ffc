import { expect, it } from 'vitest';
import { playFight } from '../../src/engine/core/policy/play-out.ts';
import { execute } from '../../src/engine/core/ruleset/execute.ts';
import { gameMaster } from '../../src/engine/core/command/actor.ts';
import { seededDice } from '../../src/engine/dice/seeded.ts';
import { duel } from '../kit/duel/index.ts';
import { at } from '../kit/engine/policy.ts';

const SEED = '5a'.repeat(32);

/** Two against two, before initiative. */
function table() {
  const people = ['ana', 'bor', 'cid', 'dan'].map((id, i) => ({
    ...{ id, name: id, side: i % 2 === 0 ? 'red' : 'blue', position: { q: i, r: 0 } },
    sheet: { skill: 2, hitPoints: 6 },
  }));
  const command = duel.rules.commands.AddCombatants?.parse({
    type: 'AddCombatants',
    combatants: people,
  });
  const state = duel.rules.initial(duel.rules.setup.parse({ name: 'Duel' }));
  if (!command) throw new Error('Nobody can join.');
  const added = execute(duel, state, command, { actor: gameMaster, dice: seededDice(SEED, 0) });
  if (!added.ok) throw new Error(added.error.message);
  return added.value.state;
}

it.each(['RANDOM', 'SENSIBLE', 'STRONG'] as const)(
  'computers at the level %s play a ruleset without tactics to its end',
  (level) => {
    const players = { red: at(level), blue: at(level) };
    const limits = { rounds: 200, commands: 2000 };
    const dice = seededDice(SEED, 0);
    expect(playFight(duel, { start: table(), players, dice, limits }).end).toBe('OVER');
  },
);
