import { describe, expect, test } from 'vitest';
import { player, seenBy } from '../../../../kit/engine/orders.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/segments/encounter.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { inFull } from '../../../../kit/engine/listing.ts';

const order = (defense: 'ASK' | 'ASK_IF_CHOICE' | 'REACTION' | 'NONE') =>
  ({ type: 'SetStandingOrders', combatantId: 'bob', defense }) as const;

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

  test('SEG-41 who has an action or a dodge left to defend with is asked where there is a choice', () => {
    const table = duel().play(order('ASK_IF_CHOICE')).play(strike('ana', 'bob'));
    expect(table.happenings).toEqual(['ActionDeclared', 'AttackArrived']);
  });

  test('SEG-45 who has neither left reacts without being asked', () => {
    const table = fight([foe('bob', [1, 0]), someone('ana', [0, 0])]).play(order('ASK_IF_CHOICE'));
    // SEG-41: bob's turn in this segment is over when ana strikes.
    table.end('bob').play(strike('ana', 'bob'), [4, 1, 3]);
    expect(table.happened('DefenseDeclared')).toMatchObject([
      { defense: { kind: 'REACTION' }, byStandingOrder: true },
    ]);
  });

  test('SEG-41 an order given while a defense is due meets that attack too', () => {
    const table = duel().play(strike('ana', 'bob')).play(order('REACTION'), [1, 1]);
    expect(table.happened('AttackMissed')).toHaveLength(1);
  });

  test('what is left out of them stays as it is', () => {
    const table = duel().play(order('NONE'));
    table.play({ type: 'SetStandingOrders', combatantId: 'bob', defense: null });
    expect(table.combatant('bob').standingOrders).toEqual({ defense: 'NONE' });
  });

  test('they are offered to who plays the combatant, in an option that says what stands, and who plays it', () => {
    const { state } = duel().play(order('NONE'));
    const offered = segments.queries
      .decisions(state, player('bob'))
      .filter(({ kind }) => kind === 'ORDERS')
      .flatMap(({ options }) => options);
    expect(offered).toMatchObject([
      {
        command: { type: 'SetStandingOrders', combatantId: 'bob' },
        choices: [
          {
            ...{ field: 'defense', min: 0, ifOmitted: 'As it is now: Never defend.' },
            from: ['ASK', 'ASK_IF_CHOICE', 'REACTION', 'NONE'],
            notes: { NONE: { label: 'Never defend', cost: [] } },
          },
        ],
      },
      {
        command: { type: 'SetStandingOrders', combatantId: 'bob', playedBy: 'COMPUTER' },
        choices: [{ field: 'level', min: 0, from: ['RANDOM', 'SENSIBLE', 'STRONG'] }],
      },
    ]);
    const others = segments.queries.decisions(state, player('ana'));
    expect(
      others.filter(({ kind, combatantId }) => kind === 'ORDERS' && combatantId === 'bob'),
    ).toEqual([]);
  });

  test('SEG-45 to everybody else an order looks like a choice by hand', () => {
    const played = (choose: (table: Table) => Table) => {
      const table = choose(duel());
      return { seen: seenBy(segments, table.history, player('ana')), state: table.state };
    };
    const ordered = played((table) =>
      table.play(order('REACTION')).play(strike('ana', 'bob'), [4, 1]),
    );
    const chosen = played((table) => table.play(strike('ana', 'bob')).defend('REACTION', [4, 1]));
    expect(ordered.seen).toEqual(chosen.seen);
    for (const actor of [player('ana'), { kind: 'SPECTATOR' } as const]) {
      const views = [ordered, chosen].map(({ state }) => ({
        view: segments.queries.view(state, actor),
        awaiting: inFull(segments.queries.decisions(state, actor)),
      }));
      expect(views[0]).toEqual(views[1]);
    }
    expect(seenBy(segments, duel().play(order('NONE')).events, player('bob'))).toMatchObject([
      { type: 'StandingOrdersSet', combatantId: 'bob', orders: { defense: 'NONE' } },
    ]);
  });
});
