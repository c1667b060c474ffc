/** Examples of the third edition, computed by hand from its text. */
import { describe, expect, test } from 'vitest';
import {
  at,
  beast,
  declare,
  fight,
  someone,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

describe('a prepared action', () => {
  /** Cid has performed a prepared assault in round 1; in round 2 Rat does something before Cid's turn. */
  const performed = (preparedPerformances: 'ONCE' | 'WHILE_QUICK') => {
    const combatants = [beast('rat', [0, 1]), someone('cid', [0, 0]), beast('dog', [1, 0])];
    const table = fight(combatants, { setup: { settings: { preparedPerformances } } });
    table.end().play({ type: 'ReadyAction', combatantId: 'cid', action: 'assault' }).end();
    table.declare('dog', 'travel', to(2)).declare('cid', 'assault', { ...at('dog'), use: 'QUICK' });
    table.amplify([1, 2]).end();
    expect([table.round, table.turn, table.character('cid').vigor]).toEqual([2, 'rat', 2]);
    return table.declare('rat', 'travel', to(0, 2));
  };
  const again = declare('cid', 'assault', { ...at('rat'), use: 'QUICK' });

  test('VIG-52 RV-55 is performed once', () => {
    const table = performed('ONCE');
    expect(table.at('rat')).toEqual([0, 2]);
    expect(table.combatant('cid').prepared).toBeNull();
  });

  test('VIG-52 RV-55 is performed as often as quick actions are left until the next turn', () => {
    const table = performed('WHILE_QUICK');
    expect(table.asked).toBe('PRIORITY cid');
    table.play(again).amplify([1, 2]);
    expect(table.character('cid').vigor).toBe(1);
    expect(table.end().combatant('cid').prepared).toBeNull();
  });
});
