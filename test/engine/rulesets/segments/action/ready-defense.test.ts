import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  fight,
  foe,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { shoot, step, strike, walk } from '../../../../kit/engine/segments/moves.ts';

type Ready = Extract<Parameters<Table['play']>[0], { type: 'ReadyAction' }>;

const parry = {
  key: 'parry',
  name: 'Parry',
  uses: [{ kind: 'STANDARD' as const, cooldown: 2 }],
  defensive: 'DB + 2d6',
  effect: { type: 'GUARD' as const },
};
const dart = projectile('dart', { offensive: '5', damage: null });

const readied = (action: string, ofId: string | null = null): Ready => ({
  ...{ type: 'ReadyAction', combatantId: 'bea', action, use: 'STANDARD' },
  ...{ until: 'ATTACKS_HOLDER', ofId },
});

/** Bea ranks first, Ana beside her and Cid follow. */
const waiting = (action: string, ofId: string | null = null, far = 1) =>
  fight(
    [
      foe('bea', [0, 0], { talents: [{ action: 'parry', reducedBy: 0 }] }),
      someone('ana', [far, 0], { talents: [{ action: 'dart', reducedBy: 0 }] }),
      someone('cid', [0, 1]),
    ],
    { actions: [parry, dart] },
  )
    .play(readied(action, ofId))
    .end('bea');

const counter = (action: string) => ({ action, use: 'STANDARD' }) as const;

describe('SEG-27 a readied defense', () => {
  test('SEG-27 SEG-43 a guard meets the attack at once, after the own turn of the segment', () => {
    const table = waiting('parry').play(strike('ana', 'bea'));
    expect(table.rule(table.defense('COUNTER'))).toBe('SEG-41');
    table.defend('COUNTER', [1, 1, 4, 4], counter('parry'));
    expect(table.happened('AttackMissed')).toMatchObject([{ defense: 'COUNTER' }]);
    expect(table.combatant('bea')).toMatchObject({
      ...{ spent: ['STANDARD'], initiated: true, initiatedNext: false, readied: null },
      cooldowns: [{ action: 'parry', readyInRound: 4 }],
    });
  });

  test('SEG-27 so does the Defensive use of any other action', () => {
    const table = waiting('unarmed-strike').play(strike('ana', 'bea'));
    table.defend('COUNTER', [1, 1, 4, 4]);
    expect(table.happened('AttackMissed')).toMatchObject([{ defenseScore: { total: 2 } }]);
    expect(table.state.attacks).toEqual([]);
  });

  test('SEG-27 SEG-42 before the own turn, too, it does not wait for it', () => {
    const table = waiting('parry').end('ana').end('cid').advance();
    table.play({ type: 'Adjudicate', combatantId: 'bea', reason: 'Slow.', rank: 3 }).advance();
    expect(table.turn).toBe('ana');
    table.play(strike('ana', 'bea')).defend('COUNTER', [1, 1, 4, 4], counter('parry'));
    expect(table.happened('AttackMissed')).toHaveLength(1);
    expect(table.combatant('bea').initiated).toBe(true);
  });

  test('SEG-27 SEG-22 not where something was initiated on that turn', () => {
    const table = waiting('parry').end('ana').end('cid').advance();
    table
      .play(step('bea', 1, -1))
      .end('bea')
      .play(strike('ana', 'bea'));
    expect(table.rule(table.defense('COUNTER', counter('parry')))).toBe('SEG-22');
  });

  test('SEG-27 who waits on keeps it, and the other defenses', () => {
    const table = waiting('parry').play(strike('ana', 'bea')).defend('REACTION', [1, 1, 3]);
    expect(table.combatant('bea').readied).toMatchObject({ action: 'parry' });
    table.end('ana').play(strike('cid', 'bea'));
    table.defend('COUNTER', [1, 1, 4, 4], counter('parry'));
    expect(table.combatant('bea').readied).toBeNull();
  });

  test('SEG-27 a projectile is met as it arrives', () => {
    const table = waiting('parry', null, 6).play(shoot('ana', 'dart', 'bea'));
    expect(table.state.attacks).toEqual([]);
    table.end('ana').end('cid').advance().end('bea').end('ana');
    table.defend('COUNTER', [4, 4], counter('parry'));
    expect(table.happened('AttackHit')).toMatchObject([{ defenseScore: { total: 2 } }]);
  });

  test('SEG-27 it may be for the attack of one alone, and is released on no other occasion', () => {
    const table = waiting('parry', 'cid').play(strike('ana', 'bea'));
    expect(table.rule(table.defense('COUNTER', counter('parry')))).toBe('SEG-41');
    table.defend('NONE', [1, 1, 1]);
    expect(table.rule({ type: 'ReleaseReadiedAction', combatantId: 'bea' })).toBe('SEG-27');
    table.end('ana').play(strike('cid', 'bea')).defend('COUNTER', [1, 1, 4, 4], counter('parry'));
  });

  test('SEG-27 SEG-43 only what has a Defensive formula is readied so, and is listed', () => {
    const table = fight([foe('bea', [0, 0], { talents: [] }), someone('ana', [1, 0])]);
    expect(table.rule(readied('brace'))).toBe('SEG-43');
    const [listed] = segments.queries
      .decisions(table.state, gameMaster)
      .filter(({ kind }) => kind === 'TURN')
      .flatMap(({ options }) => options.filter(({ label }) => label === 'Ready a defense'));
    expect(listed?.choices).toMatchObject([
      {
        ...{ field: 'action', from: ['unarmed-strike'] },
        notes: { 'unarmed-strike': { label: 'Unarmed Strike (Standard)' } },
      },
      { field: 'use', from: ['STANDARD'], min: 0 },
      { field: 'ofId', from: ['ana'], min: 0 },
    ]);
  });
});

describe('SEG-42 R-76 a counter on impact', () => {
  const countered = (counterInitiation: 'USED' | 'KEPT') =>
    fight([someone('ana', [0, 0]), foe('bea', [1, 0])], {
      setup: { settings: { defenseTiming: 'IMMEDIATE', counterInitiation } },
    })
      .play(strike('ana', 'bea'))
      .defend('COUNTER', [1, 1, 4, 4])
      .end('ana');

  test('SEG-42 R-76 a uses the initiation of the segment', () => {
    expect(countered('USED').rule(walk('bea', 1, 2))).toBe('SEG-22');
  });

  test('SEG-42 R-76 b leaves it', () => {
    const table = countered('KEPT').play(walk('bea', 1, 2));
    expect(table.combatant('bea').spent).toEqual(['STANDARD', 'MOVE']);
  });
});
