import { describe, expect, test } from 'vitest';
import { seconds } from '../../../../../src/engine/rulesets/seconds/index.ts';
import { player, seenBy } from '../../../../kit/engine/orders.ts';
import { fight, foe, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';
import { inFull } from '../../../../kit/engine/listing.ts';

type Orders = Parameters<Table['play']>[0] & { type: 'SetStandingOrders' };

const order = (combatantId: string, orders: Partial<Orders>): Orders => ({
  ...orders,
  type: 'SetStandingOrders',
  combatantId,
});

/** Order Ana, Bob, Cat; Bob next to Cat. */
const three = (defenses: object = {}): Table => {
  const bob = foe('bob', [5, 0]);
  return fight([
    someone('ana', [0, 0]),
    { ...bob, sheet: { ...bob.sheet, ...defenses } },
    someone('cat', [6, 0]),
  ]);
};
const toCat = (table: Table) => table.end('ana').end('bob');

describe('standing orders', () => {
  test('SEC-41 with an order never to defend no question is asked, and it shows', () => {
    const table = three()
      .play(order('bob', { defense: 'NONE' }))
      .end('ana')
      .end('bob');
    table.attack('cat', 'sword', 'bob', [6, 1]);
    expect(table.happened('DefenseRolled')).toMatchObject([
      { combatantId: 'bob', defense: 'NONE', byStandingOrder: true },
    ]);
    expect(table.awaited).toMatchObject({ kind: 'TURN', combatantId: 'cat' });
  });

  test('SEC-42 with an order to dodge it dodges while a dodge is left, and then is asked', () => {
    const table = three({ dodges: 1 }).play(order('bob', { defense: 'DODGE' }));
    table.end('ana').end('bob').attack('cat', 'sword', 'bob', [6, 6]);
    expect(table.happened('DefenseRolled')).toMatchObject([{ defense: 'DODGE' }]);
    expect(table.combatant('bob').defenses.DODGE).toBe(0);
    const spent = three({ dodges: 0, parries: 1 }).play(order('bob', { defense: 'DODGE' }));
    spent.end('ana').end('bob').attack('cat', 'sword', 'bob', [6]);
    expect(spent.awaited).toMatchObject({ kind: 'DEFENSE', combatantId: 'bob' });
  });

  test('SEC-42 asked only where there is a choice: while something is left to defend with', () => {
    const ordered = (defenses: object) =>
      three(defenses)
        .play(order('bob', { defense: 'ASK_IF_CHOICE' }))
        .end('ana')
        .end('bob');
    const able = ordered({ parries: 1 }).attack('cat', 'sword', 'bob', [6]);
    expect(able.awaited).toMatchObject({ kind: 'DEFENSE', combatantId: 'bob' });
    const bare = ordered({ dodges: 0, parries: 0, blocks: 0 });
    bare.attack('cat', 'sword', 'bob', [6, 1]);
    expect(bare.happened('DefenseRolled')).toMatchObject([
      { defense: 'NONE', byStandingOrder: true },
    ]);
  });

  test('SEC-24 what a delayed turn waits for can be changed while it waits', () => {
    const table = three().delay('ana', { until: 'TURN', ofId: 'cat' });
    table.play(order('ana', { until: 'ACTION', ofId: 'bob' }));
    expect(table.combatant('ana').delayedTurn?.until).toEqual({ kind: 'ACTION', ofId: 'bob' });
    table.moves('bob', 1);
    expect(table.awaited).toMatchObject({ kind: 'DELAYED_TURN', combatantId: 'ana' });
    // Whoever is asked now waits on by waiting for something else.
    table.play(order('ana', { until: 'ATTACKED' }));
    expect(table.awaited).toMatchObject({ kind: 'TURN', combatantId: 'bob' });
    const [own] = seconds.queries.view(table.state, player('ana')).combatants;
    const sheet = own && 'sheet' in own ? own.sheet : null;
    expect(sheet).toMatchObject({ delayedUntil: { kind: 'ATTACKED' } });
    expect(sheet?.standingOrders).toEqual({ defense: 'ASK' });
  });

  test('SEC-24 who has delayed no turn waits for nothing', () => {
    expect(three().rule(order('ana', { until: 'ATTACKED' }))).toBe('SEC-24');
    expect(three().rule(order('ana', { until: 'BETWEEN_TURNS' }))).toBe('SEC-24');
    const delayed = three().delay('ana', { until: 'ATTACKED' });
    expect(delayed.rule(order('ana', { until: 'TURN', ofId: 'ana' }))).toBe('SEC-24');
    expect(delayed.rule(order('ana', { until: 'TURN', ofId: 'eve' }))).toBe('NOT_FOUND');
  });

  test('what is left out of them stays as it is', () => {
    const table = three().delay('ana', { until: 'TURN', ofId: 'cat' });
    table.play(order('ana', { defense: 'NONE' }));
    expect(table.combatant('ana').delayedTurn?.until).toEqual({ kind: 'TURN', ofId: 'cat' });
    table.play(order('ana', { until: 'ATTACKED' }));
    expect(table.combatant('ana').defenseOrder).toBe('NONE');
    expect(table.rule(order('ana', { ofId: 'cat' }))).toBe('INVALID');
  });

  test('SEC-24 every thing to wait for is offered, to who waits', () => {
    const table = three().delay('ana', { until: 'SECOND', ofId: 'bob', second: 2 });
    const [own] = table.decisions('ORDERS', player('ana'));
    const waits = own?.options.filter(({ label }) => label.startsWith('Wait')) ?? [];
    expect(waits.map(({ command }) => command.until)).toEqual([
      'BETWEEN_TURNS',
      'ATTACKED',
      'TURN',
      'ACTION',
      'SECOND',
    ]);
    expect(waits.at(-1)?.choices).toMatchObject([
      { field: 'ofId', from: ['bob', 'cat'] },
      { field: 'second', minimum: 1, maximum: 6 },
    ]);
    expect(table.decisions('ORDERS', player('bob'))).toHaveLength(1);
  });

  test('SEC-41 to everybody else an order looks like a choice by hand', () => {
    const ordered = toCat(three().play(order('bob', { defense: 'NONE' })));
    ordered.attack('cat', 'sword', 'bob', [6, 1]);
    const chosen = toCat(three()).attack('cat', 'sword', 'bob', [6]).defend('NONE', [1]);
    for (const actor of [player('cat'), { kind: 'SPECTATOR' } as const]) {
      expect(seenBy(seconds, ordered.history, actor)).toEqual(
        seenBy(seconds, chosen.history, actor),
      );
      expect(seconds.queries.view(ordered.state, actor)).toEqual(
        seconds.queries.view(chosen.state, actor),
      );
      expect(inFull(seconds.queries.decisions(ordered.state, actor))).toEqual(
        inFull(seconds.queries.decisions(chosen.state, actor)),
      );
    }
  });
});
