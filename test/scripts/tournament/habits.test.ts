/** What a fight tells of the habits of computers. */
import { expect, it } from 'vitest';
import type { Step } from '../../../src/engine/core/policy/play-out.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { vigilance } from '../../../src/engine/rulesets/vigilance/index.ts';
import { watchOf } from '../../../scripts/tournament/habit-counts.ts';
import {
  at,
  beast,
  carries,
  fight,
  learnt,
  someone,
  type Table,
  weapon,
} from '../../kit/engine/vigilance/encounter.ts';

type Steps = readonly ((table: Table) => Table)[];

const sword = weapon('sword');

/** Ann next to a wolf. */
const beside = (): Table => {
  const ann = someone('ann', [0, 0], {}, { ...carries(sword), ...learnt('disrupting-kick') });
  return fight([ann, beast('wolf', [1, 0])]);
};

/** What is counted of these steps, each a command. */
function counted(table: Table, steps: Steps) {
  const { watch, habits } = watchOf(vigilance, table.state);
  for (const step of steps) {
    const command = { type: 'Command' } as Step<RulesetTypes>['command'];
    step(table);
    watch({ command, events: table.events, state: table.state });
  }
  return habits();
}

it('VIG-18 a fall by what was paid for a roll is told from one by a blow', () => {
  const table = beside();
  table.declare('ann', 'assault', { ...at('wolf'), weapon: 'sword' }).pass();
  table.play({
    type: 'Adjudicate',
    combatantId: 'ann',
    stats: { vigor: 0, damage: 39 },
    reason: 'So much is left.',
  });
  const habits = counted(table, [(now) => now.amplify([], { vigor: 1 })]);
  expect(habits).toMatchObject({ falls: 1, fallsByPaying: 1 });
});

it('VIG-55 an assault whose target its owner has kicked away is spoiled', () => {
  const habits = counted(beside(), [
    (table) => table.declare('ann', 'assault', { ...at('wolf'), weapon: 'sword' }),
    (table) => table.declare('ann', 'disrupting-kick', at('wolf')),
    (table) => table.amplify([6, 5, 6, 5]),
  ]);
  expect(habits).toMatchObject({ actions: 2, spoiled: 1 });
});

it('a turn that ends with an enemy in reach and nothing done is idle', () => {
  const table = beside();
  const { watch, habits } = watchOf(vigilance, table.state);
  const command = { type: 'EndTurn', combatantId: 'ann' };
  table.end();
  watch({ command, events: table.events, state: table.state });
  expect(habits()).toMatchObject({ turns: 1, idle: 1 });
});
