import { describe, expect, test } from 'vitest';
import {
  fight,
  foe,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore, facesOf } from '../../../../kit/engine/score.ts';

interface Duel {
  readonly offensive?: string;
  readonly damage?: string | null;
  readonly damageType?: string;
  readonly hitPoints?: number;
  readonly defenseBonus?: number;
  readonly criticals?: 'OFF' | 'ALL_ALIKE';
  readonly bloodied?: 'ON';
}

/** Ana, Strength 2, has shot at Bor. */
function duel(plan: Duel = {}): Table {
  const shot = projectile('shot', {
    speed: 100,
    offensive: plan.offensive ?? '2d6',
    damage: plan.damage === undefined ? 'Strength + 1d6' : plan.damage,
    damageType: plan.damageType ?? 'Slashing',
  });
  const abilities = { strength: 2, dexterity: 0, intelligence: 0, resolve: 0 };
  return fight(
    [
      someone('ana', [0, 0], { abilities, ...knows('shot') }),
      foe('bor', [1, 0], {
        hitPoints: plan.hitPoints ?? 90,
        defenseBonus: plan.defenseBonus ?? 0,
      }),
    ],
    {
      actions: [shot],
      setup: {
        settings: {
          criticals: plan.criticals ?? 'ALL_ALIKE',
          bloodied: plan.bloodied ?? 'OFF',
          attackerState: 'AS_ROLLED',
        },
      },
    },
  ).declare('ana', 'shot', { targetIds: ['bor'] });
}

describe('SEG-39 a critical hit', () => {
  test('SEG-39 R-15 hits whatever it must reach when every die shows 6', () => {
    const table = duel({ defenseBonus: 20 }).defend('REACTION', [6, 6, 2, 2, 2, 2]);
    expect(table.happened('AttackHit')).toMatchObject([
      { critical: 'HIT', attackScore: { total: 2 }, defenseScore: { total: 20 }, excess: 0 },
    ]);
  });

  test.each([
    ['one die that does not show 6', '2d6', [6, 5]],
    ['no dice at all', 'AB', []],
  ])('SEG-39 R-15 is none with %s', (_, offensive, faces) => {
    const table = duel({ offensive, defenseBonus: 20 }).defend('REACTION', faces);
    expect(table.happened('AttackMissed')).toMatchObject([{ critical: 'NONE' }]);
  });

  test('SEG-39 is played only where the table has chosen it', () => {
    const off = duel({ criticals: 'OFF', defenseBonus: 20 }).defend('REACTION', [6, 6]);
    expect(off.happened('AttackMissed')).toMatchObject([{ critical: 'NONE' }]);
    const low = duel({ criticals: 'OFF' }).defend('NONE', [1, 1, 3]);
    expect(low.happened('AttackHit')).toMatchObject([{ critical: 'NONE' }]);
    expect(low.happened('DamageDealt')).toMatchObject([{ damage: aScore({ flat: 2, total: 5 }) }]);
  });

  test('SEG-39 rolls damage with advantage, doubles what is not dice, and throws dice again', () => {
    // Four dice, the 1 again; the 6 adds one, that one another; then no more.
    const table = duel().defend('NONE', [6, 6, /**/ 6, 1, 3, 2, /**/ 5, /**/ 6, /**/ 2]);
    expect(table.happened('DamageDealt')).toMatchObject([
      { damage: aScore({ dice: [6, 5, 3, 2, 6, 2], flat: 4, total: 28 }), rerolled: 1 },
    ]);
  });

  test('SEG-39 rolls a 1 again once only, and what comes of it may add a die', () => {
    const table = duel().defend('NONE', [6, 6, /**/ 1, 1, 2, 2, /**/ 1, 6, /**/ 1, /**/ 4]);
    expect(table.happened('DamageDealt')).toMatchObject([
      { damage: aScore({ dice: [1, 6, 2, 2, 4], total: 19 }), rerolled: 3 },
    ]);
  });

  test('SEG-39 R-66 a 6 adds dice five times in a row and no more', () => {
    const table = duel().defend('NONE', [6, 6, /**/ 6, 2, 2, 2, /**/ 6, 6, 6, 6, 6]);
    expect(facesOf(table.happened('DamageDealt')[0]?.damage)).toEqual([6, 2, 2, 2, 6, 6, 6, 6, 6]);
  });

  test('SEG-39 SEG-87 disadvantage on the damage takes the advantage back', () => {
    const table = duel({ offensive: '5d6', bloodied: 'ON' });
    const hurt = { ...table.combatant('ana'), hitPoints: 2 };
    table.state = { ...table.state, combatants: { ...table.state.combatants, ana: hurt } };
    table.defend('NONE', [6, 6, /**/ 3]);
    expect(table.happened('AttackHit')).toMatchObject([{ critical: 'HIT' }]);
    expect(table.happened('DamageDealt')).toMatchObject([
      { damage: aScore({ dice: [3], flat: 4 }) },
    ]);
  });

  test.each([
    ['Bludgeoning', 'staggered'],
    ['Burning', 'burned'],
    ['Slashing', 'bleeding'],
    ['Electricity', 'disoriented'],
  ])('SEG-39 SEG-93 with %s leaves %s until healed, by its own dice', (damageType, condition) => {
    const table = duel({ damageType, damage: '2d6' });
    table.defend('NONE', [6, 6, 2, 2, 2, 2, 2]);
    expect(table.happened('ConditionInflicted')).toMatchObject([
      { combatantId: 'bor', condition, until: null, dice: 2 },
    ]);
  });

  test('SEG-39 leaves nothing without damage, with Ki, or on who goes down', () => {
    for (const plan of [{ damage: null }, { damageType: 'Ki' }, { hitPoints: 1 }]) {
      const faces = plan.damage === null ? [6, 6] : [6, 6, 2, 2, 2, 2];
      expect(duel(plan).defend('NONE', faces).happened('ConditionInflicted')).toEqual([]);
    }
  });
});

describe('SEG-40 a critical failure', () => {
  test('SEG-40 misses whatever it would reach when every die shows 1', () => {
    const table = duel({ offensive: '2d6 + 9' }).defend('NONE', [1, 1]);
    expect(table.happened('AttackMissed')).toMatchObject([
      { critical: 'FAILURE', attackScore: { total: 9 }, defenseScore: { total: 0 }, excess: 0 },
    ]);
  });

  test.each([
    [5, 'FAILURE'],
    [6, 'CATASTROPHE'],
  ])('SEG-40 with %i dice is a %s', (dice, critical) => {
    const ones = Array.from({ length: dice }, () => 1);
    const table = duel({ offensive: `${dice}d6 + 9` }).defend('NONE', ones);
    expect(table.happened('AttackMissed')).toMatchObject([{ critical }]);
  });

  test('SEG-40 R-67 a roll without dice is no critical one', () => {
    const events = duel({ offensive: '-1' }).defend('NONE', []).happened('AttackMissed');
    expect(events).toMatchObject([{ critical: 'NONE' }]);
  });
});
