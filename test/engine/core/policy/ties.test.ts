import { expect, it } from 'vitest';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { playFight } from '../../../../src/engine/core/policy/play-out.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { vigilance } from '../../../../src/engine/rulesets/vigilance/index.ts';

const MANY = 12;

it('VIG-28 computers settle a tie of more than they would compare as targets', () => {
  const dice = seededDice('7a'.repeat(32), 0);
  const { rules } = vigilance;
  const creatures = Array.from({ length: MANY }, (_, i) => ({
    ...{ id: `c${i}`, creature: 'gate-warden' },
    ...{ side: i % 2 === 0 ? 'red' : 'blue', position: { q: i, r: 0 } },
  }));
  const join = { type: 'AddCombatants', creatures };
  const joined = execute(
    vigilance,
    rules.initial(rules.setup.parse({ name: 'A crowd', content: ['SAMPLE'] })),
    rules.commands.AddCombatants!.parse(join),
    { actor: gameMaster, dice },
  );
  if (!joined.ok) throw new Error(joined.error.message);
  const settled: string[] = [];
  playFight(vigilance, {
    ...{ start: joined.value.state, players: {}, dice, limits: { rounds: 1, commands: MANY + 2 } },
    watch: ({ events }) => settled.push(...events.map(({ type }) => type)),
  });
  expect(settled).toContain('TieSettled');
});
