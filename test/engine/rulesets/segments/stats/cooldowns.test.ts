import { describe, expect, test } from 'vitest';
import { ready, release, shoot } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

import type { Settings } from '../../../../../src/engine/rulesets/segments/rulebook/settings.ts';

type Uses = Parameters<typeof projectile>[2];

/** Ana with a talent of these uses, and Bob, whom it never reaches within a round. */
function practice(uses: Uses, settings: Partial<Settings> = {}): Table {
  return fight([someone('ana', [0, 0], knows('talent')), foe('bob', [90, 0])], {
    actions: [projectile('talent', { speed: 1 }, uses)],
    setup: { settings },
  });
}

const use = shoot('ana', 'talent', 'bob');
const round = (table: Table) => Number(table.clock.split('.')[0]);

/** Goes on to segment 1 of a round. */
function until(table: Table, wanted: number): Table {
  while (round(table) < wanted) table.advance();
  return table;
}

describe('cooldowns', () => {
  test('SEG-94 S-4 with 1 round: used in round 2, not in round 3, again in round 4', () => {
    const table = until(practice([{ kind: 'STANDARD', cooldown: 1 }]), 2).play(use);
    expect(table.refusal(use)).toMatchObject({ rule: 'SEG-22' });
    expect(table.advance().rule(use)).toBe('SEG-21');
    expect(until(table, 3).refusal(use)).toMatchObject({
      rule: 'SEG-94',
      detail: { readyInRound: 4 },
    });
    expect(table.advance(2).clock).toBe('3.3');
    expect(table.rule(use)).toBe('SEG-94');
    expect(until(table, 4).play(use).clock).toBe('4.1');
  });

  test.each([
    { rounds: 0, free: 2 },
    { rounds: 1, free: 3 },
    { rounds: 2, free: 4 },
    { rounds: 6, free: 8 },
  ])(
    'SEG-94 with $rounds round(s), used in round 1, it is free in round $free',
    ({ rounds, free }) => {
      const table = practice([{ kind: 'STANDARD', cooldown: rounds }]).play(use);
      for (let before = 2; before < free; before++)
        expect(until(table, before).rule(use)).toBe('SEG-94');
      expect(until(table, free).play(use).combatant('ana').spent).toEqual(['STANDARD']);
    },
  );

  test('SEG-94 the segment of the use makes no difference', () => {
    const table = practice([{ kind: 'STANDARD', cooldown: 1 }])
      .advance(2)
      .play(use);
    expect(until(table, 2).rule(use)).toBe('SEG-94');
    expect(until(table, 3).play(use).clock).toBe('3.1');
  });

  test('SEG-94 SEG-21 within its own round it bars as well, even where the budget has room', () => {
    const quick = { ...use, use: 'SWIFT' } as const;
    const table = practice([{ kind: 'SWIFT', cooldown: 1 }])
      .play(quick)
      .advance();
    expect(table.rule(quick)).toBe('SEG-94');
  });

  test('SEG-94 a readied talent starts it when it fires, not before', () => {
    const table = practice([{ kind: 'STANDARD', cooldown: 1 }]);
    table.play(ready('ana', 'talent', 'STANDARD'));
    expect(table.combatant('ana').cooldowns).toEqual([]);
    until(table, 2).play(ready('ana', 'talent', 'STANDARD'));
    table.play(release('ana', { targetIds: ['bob'] }));
    expect(until(table, 3).rule(use)).toBe('SEG-94');
    expect(until(table, 4).play(use).clock).toBe('4.1');
  });

  test("SEG-94 it is the user's own: others who know the talent may use it", () => {
    const table = fight(
      [someone('ana', [0, 0], knows('talent')), foe('bob', [90, 0], knows('talent'))],
      { actions: [projectile('talent', { speed: 1 }, [{ kind: 'STANDARD', cooldown: 5 }])] },
    );
    table
      .play(use)
      .end('ana')
      .play(shoot('bob', 'talent', 'ana'));
    expect(table.combatant('bob').cooldowns).toHaveLength(1);
  });

  test('SEG-95 a talent without a cooldown is limited by the actions of the round alone', () => {
    const quick = { ...use, use: 'SWIFT' } as const;
    const table = practice([{ kind: 'SWIFT' }])
      .play(quick)
      .advance()
      .play(quick)
      .advance();
    expect(table.rule(quick)).toBe('SEG-21');
    expect(until(table, 2).play(quick).combatant('ana').cooldowns).toEqual([]);
  });

  test('SEG-96 W-4 Bolt: only its Full starts a cooldown, of 6 rounds, and only the Full waits for it', () => {
    const table = practice([
      { kind: 'STANDARD' },
      { kind: 'FULL', attacks: 2, cooldown: 6, bars: 'USE' },
    ]);
    const full = { ...use, use: 'FULL', targetIds: ['bob', 'bob'] } as const;
    const both = { ...full, targetIds: [...full.targetIds] };
    table.play(both);
    for (let later = 2; later <= 7; later++) {
      expect(until(table, later).rule(both)).toBe('SEG-94');
      table.play(use);
    }
    expect(until(table, 8).play(both).combatant('ana').spent).toEqual(['FULL']);
  });

  test('SEG-94 Blade: used as a Standard in round 2 no use of it is free in round 3, all are in 4', () => {
    const blade = [
      { kind: 'STANDARD' as const, cooldown: 1 },
      { kind: 'FULL' as const, cooldown: 1 },
    ];
    const full = { ...use, use: 'FULL' } as const;
    const table = until(practice(blade), 2).play(use);
    expect(until(table, 3).rule(use)).toBe('SEG-94');
    expect(table.rule(full)).toBe('SEG-94');
    expect(until(table, 4).play(full).clock).toBe('4.1');
  });

  test('SEG-96 R-46 by the other reading it counts from the round in which the action is over', () => {
    const table = practice([{ kind: 'FULL', attacks: 3, cooldown: 1 }], { cooldownStart: 'END' });
    const volley = { ...use, use: 'FULL' as const, targetIds: ['bob', 'bob', 'bob'] };
    table.advance(2).play(volley);
    // Two of its attacks fall in round 2, and what they let fly is at its target in round 6.
    until(table, 2);
    expect(table.combatant('ana').cooldowns).toMatchObject([{ readyInRound: 4 }]);
  });

  test('SEG-96 an action over rounds counts from the round in which it was initiated', () => {
    const table = practice([{ kind: 'FULL', attacks: 3, cooldown: 1 }]).advance(2);
    const volley = { ...use, use: 'FULL' as const, targetIds: ['bob', 'bob', 'bob'] };
    table.play(volley);
    expect(table.combatant('ana').cooldowns).toEqual([
      { action: 'talent', use: 'FULL', bars: 'TALENT', readyInRound: 3 },
    ]);
    expect(until(table, 3).play(volley).clock).toBe('3.1');
  });
});
