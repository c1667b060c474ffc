import { describe, expect, test } from 'vitest';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { declare, shoot, strike } from '../../../../kit/engine/segments/moves.ts';

interface Readings {
  readonly dodgeNeeds?: 'MOVEMENT' | 'NOTHING';
  readonly pushedDodge?: 'MOVES_AFTERWARDS' | 'LOST';
}

const ones = (dice: number) => Array.from({ length: dice }, () => 1);
const dart = projectile('dart', { offensive: '0 + 4d6', damage: null, speed: 40 });

/** A sure hit that pushes so far. */
const shove = (key: string, feet: number) =>
  melee(key, { offensive: '10', damage: null, pushback: feet, speed: 5 });

/** Ana's dart has come to Bea, who ranks last and declares a dodge; Cid stands beside Bea. */
function dodging(settings: Readings): Table {
  const talents = [
    { action: 'shove', reducedBy: 0 },
    { action: 'nudge', reducedBy: 0 },
  ];
  const table = fight(
    [
      someone('ana', [0, 0], knows('dart')),
      someone('cid', [3, 0], { talents }),
      foe('bea', [4, 0], { defenseBonus: 2 }),
    ],
    { actions: [dart, shove('shove', 30), shove('nudge', 5)], setup: { settings } },
  ).play(shoot('ana', 'dart', 'bea'));
  return table.defend('DODGE', [], { to: hex(4, 1) }).end('ana');
}

const diceRolled = (table: Table) =>
  [...table.happened('AttackHit'), ...table.happened('AttackMissed')].map(
    ({ attackScore }) => attackScore.rolled.length,
  );

describe('a dodge whose mover is still pushed', () => {
  test.each<['MOVEMENT' | 'NOTHING', number]>([
    ['MOVEMENT', 4],
    ['NOTHING', 1],
  ])(
    'SEG-44 R-73 %s: the attack is rolled with %i dice, and the Move is spent',
    (dodgeNeeds, dice) => {
      const table = dodging({ dodgeNeeds }).play(shoot('cid', 'shove', 'bea'));
      table.defend('NONE').end('cid', {}, ones(dice));
      expect(diceRolled(table)).toEqual([dice]);
      // It meets the Reaction, DB + Int.
      expect(table.happened('AttackMissed')).toMatchObject([{ defenseScore: { total: 2 } }]);
      expect(table.combatant('bea').spent).toEqual(['MOVE']);
      expect(table.at('bea')).toEqual([9, 0]);
    },
  );
});

describe('a dodge whose mover was pushed, the push being over', () => {
  test('SEG-44 R-74 a imposes, and moves afterwards by a way given as the turn ends', () => {
    const table = dodging({}).play(shoot('cid', 'nudge', 'bea'));
    table.defend('NONE').end('cid', {}, ones(1));
    expect(diceRolled(table)).toEqual([1]);
    expect(table.at('bea')).toEqual([5, 0]);
    expect(table.rule({ type: 'EndTurn', combatantId: 'bea', to: hex(8) })).toBe('SEG-51');
    expect(table.end('bea', { to: hex(7) }).at('bea')).toEqual([7, 0]);
    expect(table.state.ongoing).toEqual([]);
  });

  test('SEG-44 R-74 b its movement is lost, and it imposes nothing', () => {
    const table = dodging({ pushedDodge: 'LOST' }).play(shoot('cid', 'nudge', 'bea'));
    table.defend('NONE').end('cid', {}, ones(4));
    expect(diceRolled(table)).toEqual([4]);
    expect(table.rule({ type: 'EndTurn', combatantId: 'bea', to: hex(7) })).toBe('SEG-51');
  });
});

test('SEG-44 R-73 a one that can move imposes, and moves by its way', () => {
  const table = dodging({}).end('cid', {}, ones(1));
  expect(diceRolled(table)).toEqual([1]);
  expect(table.at('bea')).toEqual([4, 1]);
});

describe('a dodge without a hex to go to', () => {
  /** Bea is walled in, with Ana beside her. */
  const walled = (dodgeNeeds: 'MOVEMENT' | 'NOTHING') =>
    fight([someone('ana', [0, 0]), foe('bea', [1, 0])], {
      setup: {
        settings: { dodgeNeeds },
        obstacles: [hex(2, 0), hex(1, 1), hex(0, 1), hex(1, -1), hex(2, -1)],
      },
    }).play(strike('ana', 'bea'));

  test('SEG-44 R-73 a is not offered as a defense; b is', () => {
    const a = walled('MOVEMENT');
    expect(a.rule(a.defense('DODGE'))).toBe('SEG-55');
    const b = walled('NOTHING');
    b.defend('DODGE').end('ana', {}, [1]);
    expect(b.happened('AttackHit')).toMatchObject([{ defense: 'DODGE' }]);
  });

  test('SEG-44 R-73 a nor as a movement; b is', () => {
    const dodge = declare('bea', 'dodge', 'MOVE');
    const turn = (reading: 'MOVEMENT' | 'NOTHING') =>
      walled(reading).defend('NONE', [1, 1, 1]).end('ana');
    expect(turn('MOVEMENT').rule(dodge)).toBe('SEG-55');
    expect(turn('NOTHING').play(dodge).combatant('bea').dodge).toBe('READY');
  });

  test('SEG-44 R-73 a where there is one it takes it', () => {
    const table = fight([someone('ana', [0, 0]), foe('bea', [1, 0])]);
    expect(table.rule(declare('ana', 'dodge', 'MOVE'))).toBe('SEG-44');
    table.play(strike('ana', 'bea'));
    expect(table.rule(table.defense('DODGE'))).toBe('SEG-44');
  });
});
