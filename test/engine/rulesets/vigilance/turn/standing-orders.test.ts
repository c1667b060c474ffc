import { describe, expect, test } from 'vitest';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import { noOrders } from '../../../../../src/engine/rulesets/vigilance/model/combatant/standing-orders.ts';
import { player, seenBy } from '../../../../kit/engine/orders.ts';
import {
  at,
  beast,
  bow,
  fight,
  learnt,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';
import { inFull } from '../../../../kit/engine/listing.ts';

type Orders = Parameters<Table['play']>[0] & { type: 'SetStandingOrders' };

const order = (combatantId: string, orders: Partial<Orders>): Orders => ({
  ...orders,
  type: 'SetStandingOrders',
  combatantId,
});

/** Order Ann, cat; beside each other. */
const pair = () => fight([someone('ann', [1, 0]), beast('cat', [0, 0])]);
const struck = (table: Table, faces: readonly number[] = []) =>
  table.until('cat').declare('cat', 'assault', at('ann'), faces);

describe('standing orders', () => {
  test('VIG-63 to defend actively: for a vigor, without being asked, and it shows', () => {
    const table = struck(pair().play(order('ann', { defense: 'ACTIVE' })), [3, 4]);
    expect(table.happened('ActionAnswered')).toMatchObject([
      { combatantId: 'ann', answer: { defense: 'ACTIVE' }, byStandingOrder: true },
    ]);
    expect(table.character('ann').vigor).toBe(2);
    expect(table.turn).toBe('cat');
  });

  test('VIG-64 where an active defense is not legal its owner is asked', () => {
    const shooting = fight([
      someone('ann', [3, 0]),
      beast('cat', [0, 0], {}, { items: [bow] }),
    ]).play(order('ann', { defense: 'ACTIVE' }));
    shooting.until('cat').declare('cat', 'shoot', { ...at('ann'), weapon: 'bow', use: 'REGULAR' });
    expect(shooting.asked).toBe('DEFENSE ann');
  });

  test('VIG-65 to defend passively: nothing is paid', () => {
    const table = struck(pair().play(order('ann', { defense: 'PASSIVE' })), [3, 4, 1, 1]);
    expect(table.happened('ActionAnswered')).toMatchObject([{ answer: { defense: 'PASSIVE' } }]);
    expect(table.character('ann').vigor).toBe(3);
  });

  test('VIG-64 asked only where there is a choice: to pay for a passive defense is one', () => {
    const shot = (orders: Partial<Orders>, faces: readonly number[] = []) => {
      const table = fight([someone('ann', [3, 0]), beast('cat', [0, 0], {}, { items: [bow] })]);
      return table
        .play(order('ann', orders))
        .until('cat')
        .declare('cat', 'shoot', { ...at('ann'), weapon: 'bow', use: 'REGULAR' }, faces);
    };
    expect(shot({ defense: 'ASK_IF_CHOICE' }).asked).toBe('DEFENSE ann');
    const answered = shot({ defense: 'ASK_IF_CHOICE', amplify: 'NEVER' }, [3, 4, 1, 1]);
    expect(answered.happened('ActionAnswered')).toMatchObject([
      { answer: { defense: 'PASSIVE' }, byStandingOrder: true },
    ]);
    const able = pair().play(order('ann', { defense: 'ASK_IF_CHOICE', amplify: 'NEVER' }));
    expect(struck(able).asked).toBe('DEFENSE ann');
  });

  test('VIG-13 never to pay for checks: the dice fall without being asked for', () => {
    const table = pair().play(order('ann', { amplify: 'NEVER' }));
    table.declare('ann', 'assault', at('cat'), [3, 4]);
    expect(table.happened('CheckAmplified')).toMatchObject([
      { combatantId: 'ann', by: 0, byStandingOrder: true },
    ]);
    expect(table.turn).toBe('ann');
  });

  test('VIG-69 passing is one of them: by hand, by order, and taken back', () => {
    const kicker = learnt('disrupting-kick');
    const beside = () =>
      fight([someone('ann', [1, 0], {}, kicker), beast('cat', [0, 0])]).until('cat');
    const travels = beside().declare('cat', 'travel', to(1, -1));
    expect(travels.asked).toBe('PRIORITY ann');
    travels.play(order('ann', { passing: 'END_OF_ROUND' }));
    expect(travels.asked).toBe('TURN cat');
    expect(travels.combatant('ann').standingOrders).toEqual({
      ...noOrders,
      passing: 'END_OF_ROUND',
    });
    const ordered = beside().play(order('ann', { passing: 'TARGETED' }));
    expect(ordered.declare('cat', 'travel', to(1, -1)).asked).toBe('TURN cat');
  });

  test('VIG-69 until the round ends, said before the fight, is until the first one ends', () => {
    const table = pair().play(order('ann', { passing: 'END_OF_ROUND' }));
    expect(table.until('cat').combatant('ann').standingOrders.passing).toBe('END_OF_ROUND');
    expect(table.end().combatant('ann').standingOrders.passing).toBe('NONE');
  });

  test('what is left out of them stays as it is, and one option has a choice for each', () => {
    const table = pair().play(order('ann', { amplify: 'NEVER' }));
    table.play(order('ann', { defense: 'ACTIVE' })).play(order('ann', {}));
    expect(table.combatant('ann').standingOrders).toEqual({
      ...noOrders,
      ...{ amplify: 'NEVER', defense: 'ACTIVE' },
    });
    const [own] = vigilance.queries
      .decisions(table.state, player('ann'))
      .filter(({ kind }) => kind === 'ORDERS');
    expect(own?.options).toHaveLength(2);
    expect(own?.options[0]?.choices).toMatchObject([
      { field: 'defense', from: ['ASK', 'ASK_IF_CHOICE', 'ACTIVE', 'PASSIVE'] },
      { field: 'amplify', ifOmitted: 'As it is now: Never pay for checks.' },
      { field: 'passing', ifOmitted: 'As it is now: Ask about responses.' },
    ]);
  });

  test('VIG-66 to everybody else an order looks like a choice by hand', () => {
    const orders = order('ann', { defense: 'PASSIVE', amplify: 'NEVER' });
    const attacked = pair().play(orders).declare('ann', 'assault', at('cat'), [3, 4]);
    const ordered = struck(attacked, [3, 4, 1, 1]);
    const byHand = pair().declare('ann', 'assault', at('cat')).amplify([3, 4]);
    const chosen = struck(byHand).defend('PASSIVE', [3, 4, 1, 1]);
    for (const actor of [player('cat'), { kind: 'SPECTATOR' } as const]) {
      expect(seenBy(vigilance, ordered.history, actor)).toEqual(
        seenBy(vigilance, chosen.history, actor),
      );
      expect(vigilance.queries.view(ordered.state, actor)).toEqual(
        vigilance.queries.view(chosen.state, actor),
      );
      expect(inFull(vigilance.queries.decisions(ordered.state, actor))).toEqual(
        inFull(vigilance.queries.decisions(chosen.state, actor)),
      );
    }
  });
});
