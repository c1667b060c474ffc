import { describe, expect, test } from 'vitest';
import { shoot, walk } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  someone,
} from '../../../../kit/engine/segments/encounter.ts';

const duel = () => fight([someone('ana', [0, 0]), foe('bob', [4, 0])]);

describe('the battlefield', () => {
  test('SEG-55 what is set bars the way at once, and the next terrain replaces it whole', () => {
    const wall = [hex(1, 0), hex(1, -1), hex(0, 1), hex(0, -1), hex(-1, 0), hex(-1, 1)];
    const table = duel().play({ type: 'SetBattlefield', obstacles: wall });
    expect(table.rule(walk('ana', 2, 0))).toBe('SEG-55');
    table.play({ type: 'SetBattlefield', concealing: [{ hex: hex(1, 0), levels: 2 }] });
    expect(table.state.battlefield).toEqual({
      obstacles: [],
      concealing: [{ hex: hex(1, 0), levels: 2 }],
      dark: [],
      water: [],
      features: [],
    });
    expect(table.play(walk('ana', 2, 0)).at('ana')).toEqual([2, 0]);
  });

  test('SEG-55 no obstacle is set down on someone', () => {
    expect(duel().rule({ type: 'SetBattlefield', obstacles: [hex(4, 0)] })).toBe('SEG-55');
  });

  test('SEG-55 SEG-105 nor on someone who is down', () => {
    const table = fight([someone('ana', [0, 0], knows('axe')), foe('bob', [1, 0])], {
      actions: [melee('axe', { offensive: '99', damage: '99' })],
    });
    table.play(shoot('ana', 'axe', 'bob')).defend('NONE');
    expect(table.combatant('bob').status).toBe('DOWN');
    expect(table.rule({ type: 'SetBattlefield', obstacles: [hex(1, 0)] })).toBe('SEG-55');
  });

  test('a hex named twice is a mistake, and the refusal says where', () => {
    const twice = [hex(2, 2), hex(3, 3), hex(2, 2)];
    expect(duel().refusal({ type: 'SetBattlefield', dark: twice })).toMatchObject({
      code: 'INVALID',
      field: 'dark.2',
    });
  });
});
