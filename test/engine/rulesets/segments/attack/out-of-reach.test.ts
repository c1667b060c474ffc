import { describe, expect, test } from 'vitest';
import {
  fight,
  foe,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { ready, release, shoot, strike } from '../../../../kit/engine/segments/moves.ts';

/** A sure hit without damage, which pushes 10 ft at once. */
const gust = melee('gust', { offensive: '10', damage: null, pushback: 10, speed: 5 });
const parry = {
  key: 'parry',
  name: 'Parry',
  uses: [{ kind: 'STANDARD' as const, cooldown: 2 }],
  defensive: 'DB + 2d6',
  effect: { type: 'GUARD' as const },
};

/** Ana, Cid and Bea, in this order; Cid can push Bea from (1, -1) to (1, 2). */
const struck = () =>
  fight(
    [
      someone('ana', [0, 0]),
      someone('cid', [1, -1], knows('gust')),
      foe('bea', [1, 0], knows('parry')),
    ],
    { actions: [gust, parry] },
  ).play(strike('ana', 'bea'));

const pushed = (table: Table, by: string, whom: string) =>
  table.play(shoot(by, 'gust', whom)).defend('NONE', [], {});

describe('a blow whose target is out of reach', () => {
  test('SEG-110 SEG-50 is spent as the target is pushed away, and its defense is given back', () => {
    const table = struck().defend('COUNTER', [], { action: 'parry', use: 'STANDARD' }).end('ana');
    expect(table.combatant('bea')).toMatchObject({ spent: ['STANDARD'], initiated: true });
    pushed(table, 'cid', 'bea');
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'OUT_OF_REACH' }]);
    expect(table.state.attacks).toEqual([]);
    expect(table.combatant('bea')).toMatchObject({
      position: { q: 1, r: 2 },
      spent: [],
      initiated: false,
      cooldowns: [],
    });
    table.end('cid');
    expect(table.turn).toBe('bea');
    expect(table.play({ ...strike('bea', 'ana'), action: 'brace', targetIds: [] }).clock).toBe(
      '1.1',
    );
  });

  test('SEG-110 SEG-50 is spent as the attacker is pushed away', () => {
    const table = fight(
      [someone('ana', [0, 0]), foe('cid', [0, -1], knows('gust')), foe('bea', [1, 0])],
      { actions: [gust, parry] },
    ).play(strike('ana', 'bea'));
    table.defend('COUNTER').end('ana');
    pushed(table, 'cid', 'ana');
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'OUT_OF_REACH' }]);
    expect(table.combatant('bea').spent).toEqual([]);
  });

  test('SEG-110 SEG-27 nobody is asked to meet one that is spent before it is met', () => {
    const table = fight(
      [
        someone('cid', [1, -1], knows('gust')),
        someone('ana', [0, 0]),
        foe('bea', [1, 0], knows('parry')),
      ],
      { actions: [gust, parry] },
    );
    const { trigger, ...waits } = ready('cid', 'gust', 'STANDARD');
    expect(trigger).not.toBe('');
    table
      .play({ ...waits, until: 'ATTACKS', ofId: 'ana' })
      .end('cid')
      .play(strike('ana', 'bea'));
    table.play(release('cid', { targetIds: ['bea'] })).defend('NONE');
    expect(table.happened('AttackSpent')).toMatchObject([{ attackerId: 'ana' }]);
    expect(table.state.attacks).toEqual([]);
  });

  test('SEG-48 SEG-110 a projectile flies after its target as before', () => {
    const dart = projectile('dart', { offensive: '10', speed: 40 });
    const table = fight(
      [
        someone('ana', [0, 0], knows('dart')),
        someone('cid', [1, -1], knows('gust')),
        foe('bea', [1, 0]),
      ],
      { actions: [gust, dart] },
    ).play(shoot('ana', 'dart', 'bea'));
    table.defend('COUNTER').end('ana');
    pushed(table, 'cid', 'bea');
    expect(table.happened('AttackSpent')).toEqual([]);
    expect(table.end('cid', {}, [1, 1, 3]).happened('AttackHit')).toHaveLength(1);
  });
});
