import { describe, expect, test } from 'vitest';
import { brace, declare, ready, release, shoot, step, strike, walk } from '../../kit/moves.ts';
import { fight, foe, knows, projectile, someone } from '../../kit/segments.ts';

/** Ana, Bob, Cat, in this order; all within reach of each other. */
const three = () =>
  fight([someone('ana', [0, 0]), foe('bob', [1, 0]), someone('cat', [0, 1], { side: 'heroes' })]);

const waiting = () => three().play(ready('ana', 'unarmed-strike', 'STANDARD', 'Bob comes near'));

describe('readied actions', () => {
  test('SEG-27 on your turn you declare what you wait for; that spends nothing', () => {
    const table = waiting();
    expect(table.events).toEqual([
      {
        type: 'ActionReadied',
        combatantId: 'ana',
        action: 'unarmed-strike',
        use: 'STANDARD',
        trigger: 'Bob comes near',
      },
    ]);
    expect(table.combatant('ana')).toMatchObject({ spent: [], initiated: false });
  });

  test("SEG-27 it is declared on one's own turn", () => {
    expect(three().rule(ready('bob', 'unarmed-strike', 'STANDARD'))).toBe('SEG-09');
  });

  test('SEG-27 it fires on the turn of another, before that one goes on', () => {
    const table = waiting().end('ana').play(walk('bob', 2, 0));
    table.play(step('bob', 1, 0).type === 'DeclareAction' ? release('ana', { to: null, targetIds: ['cat'] }) : release('ana'));
    expect(table.turn).toBe('bob');
  });

  test('SEG-27 firing leaves the rank as it was', () => {
    const table = waiting().end('ana').end('bob').play(release('ana', { targetIds: ['bob'] }));
    table.defend('REACTION', [1, 1, 1]);
    expect(table.state.phase).toMatchObject({ order: ['ana', 'bob', 'cat'] });
    expect(table.turn).toBe('cat');
  });
});
