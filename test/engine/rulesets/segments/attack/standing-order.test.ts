import { describe, expect, test } from 'vitest';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import { fight, foe, someone } from '../../../../kit/engine/segments/encounter.ts';

const order = (kind: 'ASK' | 'REACTION' | 'NONE') =>
  ({ type: 'SetStandingOrder', combatantId: 'bob', order: kind }) as const;

const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0], { defenseBonus: 2 })], {});

describe('standing orders', () => {
  test('SEG-45 with a standing Reaction the attack is resolved without asking, and it shows', () => {
    const table = duel().play(order('REACTION')).play(strike('ana', 'bob'), [4, 1]);
    expect(table.happened('DefenseDeclared')).toMatchObject([
      { combatantId: 'bob', defense: { kind: 'REACTION' }, byStandingOrder: true },
    ]);
    expect(table.happenings).toEqual([
      'ActionDeclared',
      'AttackArrived',
      'DefenseDeclared',
      'AttackMissed',
    ]);
    expect(table.turn).toBe('ana');
  });

  test('SEG-45 with a standing order not to defend the attack must reach 0', () => {
    const table = duel().play(order('NONE')).play(strike('ana', 'bob'), [1, 1, 3]);
    expect(table.happenings).toContain('AttackHit');
    expect(table.combatant('bob').hitPoints).toBe(17);
  });

  test('SEG-41 who is to be asked is asked, also after having changed their mind', () => {
    const table = duel().play(order('REACTION')).play(order('ASK')).play(strike('ana', 'bob'));
    expect(table.happenings).toEqual(['ActionDeclared', 'AttackArrived']);
    expect(table.defend('REACTION', [1, 1]).happened('DefenseDeclared')).toMatchObject([
      { byStandingOrder: false },
    ]);
  });

  test('SEG-41 an order given while a defense is due meets that attack too', () => {
    const table = duel().play(strike('ana', 'bob')).play(order('REACTION'), [1, 1]);
    expect(table.happened('AttackMissed')).toHaveLength(1);
  });

  test('the order that stands cannot be given again', () => {
    expect(duel().rule(order('ASK'))).toBe('SEG-45');
  });
});
