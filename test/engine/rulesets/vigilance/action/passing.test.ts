import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import { noOrders } from '../../../../../src/engine/rulesets/vigilance/model/combatant/standing-orders.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  at,
  beast,
  fight,
  learnt,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

const kicker = learnt('disrupting-kick');
const tough = { defendDifficulty: 40 };

/** The cat moves beside Ann and Bob, who could kick it; the order is Ann, Bob, cat. */
const beside = (settings = {}) =>
  fight(
    [
      someone('ann', [1, 0], {}, kicker),
      someone('bob', [0, 1], {}, kicker),
      beast('cat', [0, 0], tough, kicker),
    ],
    { setup: { settings } },
  ).until('cat');

/** Who is asked, one after the other, while everyone passes. */
function askedInTurn(table: Table): readonly string[] {
  const asked: string[] = [];
  while (table.awaited.kind === 'PRIORITY') {
    asked.push(table.awaited.combatantId ?? '');
    table.pass();
  }
  return asked;
}

describe('VIG-69 passing for longer', () => {
  test('VIG-69 until the top changes is to pass once: after a response all are asked again', () => {
    const table = beside().declare('cat', 'assault', at('bob')).pass();
    expect(table.combatant('ann').standingOrders.passing).toBe('NONE');
    table.declare('bob', 'disrupting-kick', at('cat'));
    expect(askedInTurn(table)).toEqual(['ann', 'cat']);
  });

  test('VIG-69 until the own turn: not asked before it, and asked after it', () => {
    const table = beside().declare('cat', 'travel', to(1, -1)).pass([], 'OWN_TURN');
    expect(askedInTurn(table)).toEqual(['bob']);
    table.end();
    expect(table.turn).toBe('ann');
    expect(table.combatant('ann').standingOrders.passing).toBe('NONE');
  });

  test('VIG-69 until the round ends: the next round asks again, whoever is first', () => {
    const table = beside().declare('cat', 'travel', to(1, -1)).pass([], 'END_OF_ROUND');
    expect(table.combatant('ann').standingOrders.passing).toBe('END_OF_ROUND');
    askedInTurn(table);
    expect(table.end().combatant('ann').standingOrders.passing).toBe('NONE');
  });

  test('VIG-69 until one is the target: over turn and round, and even then asked about it', () => {
    const table = beside().declare('cat', 'travel', to(1, -1)).pass([], 'TARGETED');
    askedInTurn(table);
    table.until('cat', 2);
    expect(table.combatant('ann').standingOrders.passing).toBe('TARGETED');
    expect(askedInTurn(table.declare('cat', 'assault', at('ann')))).toContain('ann');
    expect(table.combatant('ann').standingOrders.passing).toBe('NONE');
  });

  test.each(['OWN_TURN', 'END_OF_ROUND', 'TARGETED'] as const)(
    'VIG-69 %s ends by itself when one becomes the target of an action',
    (until) => {
      const table = beside().declare('cat', 'travel', to(1, -1)).pass([], until);
      askedInTurn(table);
      table.declare('cat', 'assault', at('ann'));
      expect(table.asked).toBe('PRIORITY ann');
    },
  );

  test('VIG-69 it can be taken back at any time: one is asked about what is on top now', () => {
    const table = beside().declare('cat', 'travel', to(1, -1)).pass([], 'END_OF_ROUND');
    expect(table.asked).toBe('PRIORITY bob');
    table.play({ type: 'SetStandingOrders', combatantId: 'ann', passing: 'NONE' });
    expect(table.asked).toBe('PRIORITY ann');
    expect(askedInTurn(table)).toEqual(['ann', 'bob']);
  });

  test('VIG-69 only who passed, and the GM, see that and may take it back', () => {
    const table = beside().declare('cat', 'travel', to(1, -1)).pass([], 'TARGETED');
    const orders = (actor: Actor) =>
      vigilance.queries.decisions(table.state, actor).filter(({ kind }) => kind === 'ORDERS');
    const ann: Actor = { kind: 'PLAYER', combatants: ['ann'] };
    const bob: Actor = { kind: 'PLAYER', combatants: ['bob'] };
    const [own, ...others] = orders(ann);
    expect(others).toEqual([]);
    expect(own?.combatantId).toBe('ann');
    expect(own?.options[0]?.choices).toContainEqual(
      expect.objectContaining({
        field: 'passing',
        ifOmitted: 'As it is now: No responses until you are a target.',
      }),
    );
    expect(orders({ kind: 'GM' }).map(({ combatantId }) => combatantId)).toContain('ann');
    expect(orders(bob).map(({ combatantId }) => combatantId)).toEqual(['bob']);
    expect(JSON.stringify(vigilance.queries.view(table.state, bob))).not.toContain('TARGETED');
    for (const event of [
      { type: 'PriorityPassed', combatantId: 'ann', until: 'TARGETED' },
      { type: 'StandingOrdersSet', combatantId: 'ann', orders: noOrders },
    ] as const) {
      expect(vigilance.queries.viewEvent(event, bob)).toBeNull();
      expect(vigilance.queries.viewEvent(event, ann)).toEqual(event);
    }
  });
});

describe('VIG-70 who is asked', () => {
  test('VIG-70 not who could only do what has no target', () => {
    const table = fight([someone('ann', [9, 0], {}, kicker), beast('cat', [0, 0])]).until('cat');
    expect(table.declare('cat', 'travel', to(-1)).asked).toBe('TURN cat');
  });

  test('VIG-70 not who could only do what has no effect', () => {
    const wave = {
      key: 'wave',
      name: 'Wave',
      slot: 'QUICK' as const,
      effect: {
        type: 'OPPOSED' as const,
        ability: 'CHARM' as const,
        reach: 'ANYWHERE' as const,
        prevents: [],
      },
    };
    const table = fight([someone('ann', [1, 0], {}, learnt('wave')), beast('cat', [0, 0])], {
      actions: [wave],
    }).until('cat');
    expect(table.declare('cat', 'travel', to(-1)).asked).toBe('TURN cat');
  });

  test('VIG-70 the actor only when its quick action could reach whom its action is aimed at', () => {
    expect(askedInTurn(beside().declare('cat', 'assault', at('ann')))).toContain('cat');
    expect(askedInTurn(beside().declare('cat', 'travel', to(1, -1)))).toEqual(['ann', 'bob']);
    const table = fight([
      someone('ann', [5, 0]),
      someone('bob', [0, 1]),
      beast('cat', [0, 0], tough, {
        ...kicker,
        items: [{ kind: 'WEAPON', key: 'bow', name: 'Bow', form: 'RANGED' }],
      }),
    ]).until('cat');
    // Bob is in reach of a kick, but the shot is at Ann.
    table.declare('cat', 'shoot', { ...at('ann'), weapon: 'bow', use: 'REGULAR' });
    expect(table.asked).toBe('DEFENSE ann');
  });

  test('VIG-70 RV-32 a table may ask everybody with a quick action left', () => {
    const settings = { askedToRespond: 'QUICK_ACTION_LEFT' as const };
    const table = fight([someone('ann', [9, 0]), beast('cat', [0, 0])], { setup: { settings } });
    expect(askedInTurn(table.declare('ann', 'travel', to(8)))).toEqual(['ann', 'cat']);
    expect(table.awaited.kind).toBe('TURN');
    const ambushed = fight([someone('ann', [9, 0], {}, kicker), beast('cat', [8, 0])], {
      setup: { settings },
    });
    ambushed.declare('ann', 'disrupting-kick', at('cat'));
    // Ann's quick action is spent.
    expect(askedInTurn(ambushed)).toEqual(['cat']);
  });
});
