/** Examples of the third edition, computed by hand from its text. */
import { describe, expect, test } from 'vitest';
import type { ActionInput } from '../../../../../src/engine/rulesets/vigilance/model/actions.ts';
import {
  at,
  beast,
  declare,
  fight,
  learnt,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

describe('an ambushed combatant', () => {
  const kick: ActionInput = {
    ...{ key: 'kick', name: 'Kick', slot: 'QUICK' },
    effect: { type: 'OPPOSED', ability: null, reach: 'ADJACENT', prevents: [], push: 1 },
  };
  const further: ActionInput = {
    ...{ key: 'further', name: 'Further', slot: 'BOOST' },
    effect: { type: 'BOOST', fits: ['QUICK', 'DEFENSE'], push: 1, result: 1 },
  };
  const ambush = (ambushBoosts: 'NONE' | 'ALLOWED') =>
    fight([someone('ann', [0, 0], {}, learnt('kick', 'further')), beast('rat', [1, 0])], {
      ...{ actions: [kick, further], ambushed: ['ann'], setup: { settings: { ambushBoosts } } },
    });
  const boosted = declare('ann', 'kick', { ...at('rat'), boosts: ['further'] });
  const attacked = (table: Table) => table.end().declare('rat', 'assault', at('ann')).pass();

  test('VIG-68 RV-31 adds no boosts', () => {
    expect(ambush('NONE').rule(boosted)).toBe('VIG-68');
    const table = attacked(ambush('NONE'));
    expect(table.rule(table.defense('ACTIVE', { boosts: ['further'] }))).toBe('VIG-68');
  });

  test('VIG-68 RV-31 adds boosts to the quick action and to defenses', () => {
    expect(ambush('ALLOWED').play(boosted).at('rat')).toEqual([3, 0]);
    const table = attacked(ambush('ALLOWED')).defend('ACTIVE', [2, 3], { boosts: ['further'] });
    // 16 against 0 + 5 + 1.
    expect(table.happened('AttackRolled')).toMatchObject([{ damage: 10 }]);
    expect(ambush('ALLOWED').rule(declare('ann', 'travel', to(-1)))).toBe('VIG-68');
  });
});

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
