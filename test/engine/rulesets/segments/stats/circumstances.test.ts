import { describe, expect, test } from 'vitest';
import {
  conditionSchema,
  type RollKind,
  rollKinds,
} from '../../../../../src/engine/rulesets/segments/model/conditions.ts';
import { extraDice } from '../../../../../src/engine/rulesets/segments/stats/circumstances.ts';
import { declare, shoot, strike } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  gathering,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore, facesOf } from '../../../../kit/engine/score.ts';

interface Circumstance {
  readonly of: 'BEARER' | 'ATTACKERS';
  readonly roll: RollKind;
  readonly gives: 'ADVANTAGE' | 'DISADVANTAGE' | 'LEVERAGE';
}

const own = (roll: RollKind, gives: Circumstance['gives']): Circumstance => ({
  of: 'BEARER',
  roll,
  gives,
});
const against = (roll: RollKind, gives: Circumstance['gives']): Circumstance => ({
  of: 'ATTACKERS',
  roll,
  gives,
});

/** Conditions with one effect each; several of them are several circumstances. */
const conditionsOf = (owner: string, circumstances: readonly Circumstance[]) =>
  circumstances.map(({ of, roll, gives }, i) => ({
    key: `${owner}-${i}`,
    name: gives,
    effects: [{ type: 'ROLLS' as const, of, rolls: [roll], circumstance: gives }],
  }));

/** A curse that always hits and costs nothing. */
const curse = (conditions: readonly { readonly key: string }[]) =>
  projectile(
    'curse',
    {
      offensive: '99',
      damage: null,
      inflicts: conditions.map(({ key }) => ({ condition: key, rounds: 1 })),
    },
    [{ kind: 'FREE' }],
  );

/** Ana next to Bob in her turn, each under these circumstances. */
function beset({ ana = [], bob = [] }: { ana?: Circumstance[]; bob?: Circumstance[] }): Table {
  const hers = conditionsOf('ana', ana);
  const his = conditionsOf('bob', bob);
  const stances = hers.map(({ key }) => ({
    key,
    name: key,
    uses: [{ kind: 'FREE' as const }],
    effect: { type: 'STANCE' as const, condition: key },
  }));
  const talents = knows('curse', ...stances.map(({ key }) => key));
  const table = fight([someone('ana', [0, 0], talents), foe('bob', [1, 0])], {
    actions: [curse(his), ...stances],
    conditions: [...hers, ...his],
  });
  table.play(shoot('ana', 'curse', 'bob', 'FREE')).defend('NONE');
  for (const { key } of stances) table.play(declare('ana', key, 'FREE'));
  return table;
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

describe('advantage, disadvantage, leverage', () => {
  const none = { advantage: false, disadvantage: false, leverage: false };
  const advantage = true;
  const disadvantage = true;
  const leverage = true;

  test.each([
    ['SEG-81 advantage', 8, { ...none, advantage }],
    ['SEG-81 disadvantage', 2, { ...none, disadvantage }],
    ['SEG-84 advantage and disadvantage', 5, { ...none, advantage, disadvantage }],
    ['SEG-86 leverage', 11, { ...none, leverage }],
    ['SEG-86 leverage and advantage', 11, { ...none, leverage, advantage }],
    ['SEG-86 leverage and disadvantage', 8, { ...none, leverage, disadvantage }],
    ['SEG-87 all three', 8, { leverage, advantage, disadvantage }],
    ['SEG-87 none of them', 5, none],
  ])('%s: 5d6 become %i dice (D-5)', (_, dice, circumstances) => {
    expect(5 + extraDice(circumstances)).toBe(dice);
  });

  test('SEG-81 SEG-82 advantage on an attack adds three hit dice', () => {
    const table = beset({ ana: [own('ATTACK', 'ADVANTAGE')] }).play(strike('ana', 'bob'));
    table.defend('NONE', [4, 5, 6, 1, 2, 1]);
    expect(table.happened('AttackHit')[0]?.attackScore).toEqual(
      aScore({ dice: [4, 5, 6, 1, 2], flat: 0, total: 3 }),
    );
  });

  test('SEG-81 SEG-06 disadvantage takes three dice off, down to none', () => {
    const table = beset({ ana: [own('ATTACK', 'DISADVANTAGE')] }).play(strike('ana', 'bob'));
    table.defend('NONE', [1]);
    expect(table.happened('AttackHit')[0]?.attackScore).toEqual(
      aScore({ dice: [], flat: 0, total: 0 }),
    );
  });

  test('SEG-82 on a defense it is three hit dice as well', () => {
    const table = beset({ bob: [own('DEFENSE', 'ADVANTAGE')] }).play(strike('ana', 'bob'));
    table.defend('COUNTER');
    table.play({ type: 'EndTurn', combatantId: 'ana' }, [4, 4, 4, 4, 4, 3, 3]);
    expect(table.happened('AttackMissed')[0]?.defenseScore).toEqual(
      aScore({ dice: [4, 4, 4, 3, 3], flat: 0, total: 3 }),
    );
  });

  test('SEG-82 on damage, where it is granted, it is three face-value dice', () => {
    const table = beset({ ana: [own('DAMAGE', 'ADVANTAGE')] }).play(strike('ana', 'bob'));
    table.defend('NONE', [4, 4, 1, 2, 3, 4]);
    expect(table.happened('DamageDealt')[0]?.damage).toEqual(
      aScore({ dice: [1, 2, 3, 4], flat: 0, total: 10 }),
    );
  });

  test.each([
    { gives: 'ADVANTAGE' as const, faces: [6, 1, 1, 1, 1, 1, 1] },
    { gives: 'DISADVANTAGE' as const, faces: [6] },
    { gives: 'LEVERAGE' as const, faces: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
  ])('SEG-82 on initiative, $gives changes the dice that count sixes', ({ gives, faces }) => {
    const conditions = conditionsOf('bob', [own('INITIATIVE', gives)]);
    const table = gathering([someone('ana', [0, 0], knows('curse')), foe('bob', [1, 0])], {
      actions: [curse(conditions)],
      conditions,
    });
    table.play(shoot('ana', 'curse', 'bob', 'FREE')).defend('NONE');
    table.play({ type: 'RollInitiative' }, [6, 6, 1, 1, ...faces]);
    expect(table.happened('InitiativeRolled')[0]?.rolls[1]).toEqual({
      combatantId: 'bob',
      roll: aScore({ dice: faces, total: 1 }),
    });
  });

  test.each<{ roll: RollKind; faces: number }>([
    { roll: 'ATTACK', faces: 5 + 1 },
    { roll: 'DAMAGE', faces: 2 + 4 },
    { roll: 'DEFENSE', faces: 2 + 1 },
    { roll: 'INITIATIVE', faces: 2 + 1 },
    { roll: 'ABILITY', faces: 2 + 1 },
    { roll: 'SKILL', faces: 2 + 1 },
  ])('SEG-82 it changes the roll that it is on and no other: $roll', ({ roll, faces }) => {
    const table = beset({ ana: [own(roll, 'ADVANTAGE')] }).play(strike('ana', 'bob'));
    expect(table.defend('NONE', ones(faces)).happened('DamageDealt')).toHaveLength(1);
  });

  test('SEG-82 a condition of the target can help or hinder its attackers, not itself', () => {
    const table = beset({ bob: [against('ATTACK', 'ADVANTAGE')] }).play(strike('ana', 'bob'));
    table
      .defend('NONE', ones(5 + 1))
      .end('ana')
      .play(strike('bob', 'ana'));
    expect(table.defend('NONE', ones(2 + 1)).happened('AttackHit')).toHaveLength(1);
  });

  test('SEG-83 hit points are given and never rolled, so nothing can change that roll', () => {
    const table = gathering([someone('ana', [0, 0], { hitPoints: 7 })]);
    expect(table.combatant('ana')).toMatchObject({ hitPoints: 7, maxHitPoints: 7 });
    expect(rollKinds).not.toContain('HIT_POINTS');
    const odd = { type: 'ROLLS', of: 'BEARER', rolls: ['HIT_POINTS'], circumstance: 'ADVANTAGE' };
    expect(conditionSchema.safeParse({ key: 'odd', name: 'Odd', effects: [odd] }).success).toBe(
      false,
    );
  });

  test('SEG-84 two advantages are one', () => {
    const table = beset({
      ana: [own('ATTACK', 'ADVANTAGE')],
      bob: [against('ATTACK', 'ADVANTAGE')],
    }).play(strike('ana', 'bob'));
    expect(table.defend('NONE', ones(5 + 1)).happened('AttackHit')).toHaveLength(1);
  });

  test('SEG-84 D-5 two advantages and one disadvantage cancel completely', () => {
    const table = beset({
      ana: [own('ATTACK', 'ADVANTAGE'), own('ATTACK', 'ADVANTAGE')],
      bob: [against('ATTACK', 'DISADVANTAGE')],
    }).play(strike('ana', 'bob'));
    expect(table.defend('NONE', ones(2 + 1)).happened('AttackHit')).toHaveLength(1);
  });

  test('SEG-84 SEG-44 the disadvantage of a dodge cancels an advantage too', () => {
    const table = beset({ ana: [own('ATTACK', 'ADVANTAGE')] }).play(strike('ana', 'bob'));
    table.defend('DODGE', [], { to: { q: 1, r: 1 } });
    table.play({ type: 'EndTurn', combatantId: 'ana' }, ones(2 + 1));
    expect(table.happened('AttackHit')).toMatchObject([{ defense: 'DODGE' }]);
  });

  test('SEG-86 leverage adds six dice and replaces an advantage', () => {
    const table = beset({ ana: [own('ATTACK', 'LEVERAGE'), own('ATTACK', 'ADVANTAGE')] });
    table.play(strike('ana', 'bob')).defend('NONE', ones(8 + 1));
    expect(facesOf(table.happened('AttackHit')[0]?.attackScore)).toHaveLength(8);
  });

  test('SEG-86 D-5 it does not cancel a disadvantage: three more dice are left', () => {
    const table = beset({
      ana: [own('ATTACK', 'LEVERAGE'), own('ATTACK', 'ADVANTAGE')],
      bob: [against('ATTACK', 'DISADVANTAGE')],
    });
    table.play(strike('ana', 'bob')).defend('NONE', ones(5 + 1));
    expect(facesOf(table.happened('AttackHit')[0]?.attackScore)).toHaveLength(5);
  });

  test('SEG-86 two with leverage against each other both have it', () => {
    const table = beset({ ana: [own('ATTACK', 'LEVERAGE')], bob: [own('DEFENSE', 'LEVERAGE')] });
    table.play(strike('ana', 'bob')).defend('COUNTER');
    table.play({ type: 'EndTurn', combatantId: 'ana' }, [...ones(8), ...ones(8), 1]);
    expect(table.happened('AttackHit')).toHaveLength(1);
  });

  test('SEG-86 it never takes dice from a roll', () => {
    for (const advantage of [false, true])
      for (const disadvantage of [false, true]) {
        const without = extraDice({ advantage, disadvantage, leverage: false });
        expect(extraDice({ advantage, disadvantage, leverage: true })).toBeGreaterThan(without);
      }
  });

  test('SEG-87 SEG-06 the sum of it all never leaves fewer than no dice', () => {
    const table = beset({
      ana: [own('ATTACK', 'DISADVANTAGE'), own('DAMAGE', 'DISADVANTAGE')],
    }).play(strike('ana', 'bob'));
    table.defend('NONE');
    expect(table.happened('DamageDealt')).toMatchObject([
      { damage: aScore({ dice: [], total: 0 }) },
    ]);
  });
});
