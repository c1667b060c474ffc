import { expect, test } from 'vitest';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  carries,
  fight,
  learnt,
  someone,
  beast,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';

const spectator = { kind: 'SPECTATOR' } as const;

test('VIG-42 VIG-46 what is on the stack names the weapon and the boosts that are one with it', () => {
  const axe = carries(weapon('axe', { name: 'Great Axe' }));
  const table = fight([
    someone('ann', [0, 0], {}, { ...axe, ...learnt('elusive-strike') }),
    beast('rat', [1, 0]),
  ]);
  table.declare('ann', 'assault', { ...at('rat'), weapon: 'axe', boosts: ['elusive-strike'] });
  expect(vigilance.queries.view(table.state, spectator).timeline[0]).toMatchObject({
    label: 'Ann: Assault with Great Axe, Elusive Strike at Rat',
    ownerId: 'ann',
    targetIds: ['rat'],
  });
});

test('VIG-06 to end the turn says which counters fade', () => {
  const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])]);
  table.play({ type: 'InflictCondition', combatantId: 'ann', condition: 'daze', count: 2 });
  const end = table.awaited.options.find(({ command }) => command.type === 'EndTurn');
  expect(end?.summary).toEqual(['Counters fade: Dazed.']);
});
