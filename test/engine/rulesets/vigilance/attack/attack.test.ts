import { describe, expect, test } from 'vitest';
import {
  armor,
  at,
  beast,
  bow,
  carries,
  declare,
  fight,
  type ItemInput,
  learnt,
  shield,
  someone,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';
import { aScore, facesOf, outlineOf } from '../../../../kit/engine/score.ts';

type More = Parameters<typeof someone>[3];

/** Ann against a rat on the next field, or further. */
const bout = (more: More = {}, distance = 1, rat: More = {}) =>
  fight([
    someone('ann', [0, 0], {}, more),
    beast('rat', [distance, 0], { defendDifficulty: 0 }, rat),
  ]);

/** The dice that Ann's attack rolls, all of them ones, and what it is compared with. */
const attackDice = (
  table: ReturnType<typeof bout>,
  command: ReturnType<typeof declare>,
  count: number,
) =>
  table
    .play(command)
    .amplify(Array.from({ length: count }, () => 1))
    .happened('AttackRolled')[0]?.attack;

/** A rat with this in hand attacks Ann. */
const ratAt = (
  item: ItemInput | null,
  ann: More = {},
  boosts: string[] = [],
  learntByRat: string[] = [],
) => {
  const table = fight([
    beast('rat', [1, 0], {}, { items: item ? [item] : [], learnt: learntByRat }),
    someone('ann', [0, 0], {}, ann),
  ]);
  const shoots = item?.kind === 'WEAPON' && item.form !== 'MELEE';
  return table.declare('rat', shoots ? 'shoot' : 'assault', {
    ...at('ann'),
    weapon: item?.key ?? null,
    boosts,
  });
};

describe('boosts', () => {
  test('VIG-41 VIG-60 dice of weapon and boost together; a boost against shields counts against shields', () => {
    const sword = weapon('sword', { advantageDice: 2 });
    const more = { ...carries(sword), ...learnt('elusive-strike') };
    const strike = declare('ann', 'assault', {
      ...at('rat'),
      weapon: 'sword',
      boosts: ['elusive-strike'],
    });
    expect(facesOf(attackDice(bout(more), strike, 4))).toHaveLength(4);
    expect(facesOf(attackDice(bout(more, 1, carries(shield)), strike, 5))).toHaveLength(5);
  });

  test('VIG-41 a boost that one does not know, or that does not fit, is refused', () => {
    const boosted = (key: string) => declare('ann', 'assault', { ...at('rat'), boosts: [key] });
    expect(bout().rule(boosted('feint'))).toBe('VIG-41');
    expect(bout(learnt('dual-strike')).rule(boosted('dual-strike'))).toBe('VIG-41');
    expect(bout(learnt('dodge')).rule(boosted('dodge'))).toBe('VIG-41');
    expect(bout().rule(boosted('iron-fist'))).toBe('VIG-41');
  });

  test('VIG-41 gauntlets: a die for a bare hand, for 2 vigor', () => {
    const gloves: ItemInput = {
      kind: 'GEAR',
      key: 'gloves',
      name: 'Gloves',
      aspects: ['GAUNTLETS'],
    };
    const table = bout(carries(gloves));
    const blow = declare('ann', 'assault', { ...at('rat'), boosts: ['iron-fist'] });
    expect(facesOf(attackDice(table, blow, 3))).toHaveLength(3);
    expect(table.character('ann').vigor).toBe(0);
  });

  test('VIG-42 boosts come with the action and by themselves are none', () => {
    expect(bout(learnt('feint')).rule(declare('ann', 'feint', at('rat')))).toBe('VIG-42');
  });

  test('VIG-43 the same boost goes on an action once', () => {
    const twice = declare('ann', 'assault', { ...at('rat'), boosts: ['feint', 'feint'] });
    expect(bout(learnt('feint')).rule(twice)).toBe('VIG-43');
  });

  test('VIG-03 VIG-41 a feint forbids the active defense that would be allowed', () => {
    const table = ratAt(null, {}, ['feint'], ['feint']);
    expect(table.rule(table.defense('ACTIVE'))).toBe('VIG-03');
  });

  test('VIG-44 a dodge: a die more, and a field to move to afterwards', () => {
    const table = ratAt(null, learnt('dodge'));
    expect(table.rule(table.defense('PASSIVE', { boosts: ['dodge'] }))).toBe('VIG-44');
    expect(table.rule(table.defense('ACTIVE', { to: { q: -1, r: 0 } }))).toBe('VIG-44');
    expect(table.rule(table.defense('ACTIVE', { boosts: ['feint'] }))).toBe('VIG-44');
    table.defend('ACTIVE', [2, 2, 2], { enabledBy: ['dodge'], to: { q: -1, r: 0 } });
    expect(table.at('ann')).toEqual([-1, 0]);
    expect(table.happened('AttackRolled')).toMatchObject([{ against: { total: 6 }, damage: 10 }]);
  });

  test('VIG-44 VIG-64 a deflection defends against missiles as with a shield', () => {
    const table = ratAt(bow, learnt('deflect-projectile'));
    expect(table.rule(table.defense('ACTIVE'))).toBe('VIG-64');
    table.defend('ACTIVE', [5, 5], { enabledBy: ['deflect-projectile'] });
    expect(table.happened('AttackRolled')).toMatchObject([{ defense: 'ACTIVE' }]);
  });
});

describe('attacking', () => {
  test('VIG-57 VIG-58 assault in melee for 1 vigor, shooting for 1 focus', () => {
    const table = bout(carries(weapon('bow', { form: 'RANGED' })), 5);
    expect(table.rule(declare('ann', 'assault', { ...at('rat'), weapon: 'bow' }))).toBe('VIG-57');
    expect(table.rule(declare('ann', 'shoot', at('rat')))).toBe('VIG-57');
    expect(table.rule(declare('ann', 'assault', at('ann')))).toBe('VIG-57');
    table.declare('ann', 'shoot', { ...at('rat'), weapon: 'bow' });
    expect(table.character('ann')).toMatchObject({ vigor: 3, focus: 2 });
  });

  test('VIG-57 RV-45 a thrown weapon is shot with, and gone', () => {
    const table = bout(carries(weapon('axe', { form: 'THROWN' })), 5);
    table.declare('ann', 'shoot', { ...at('rat'), weapon: 'axe' }).amplify([2, 3]);
    expect(table.happened('AttackRolled')).toMatchObject([{ damage: 5 }]);
    expect(table.combatant('ann').items).toEqual([]);
  });

  test('VIG-60 a bare hand gives no dice, and only a weapon in hand gives any', () => {
    const stowed = carries(weapon('sword', { advantageDice: 3, held: false }));
    expect(facesOf(attackDice(bout(), declare('ann', 'assault', at('rat')), 2))).toHaveLength(2);
    expect(bout(stowed).rule(declare('ann', 'assault', { ...at('rat'), weapon: 'sword' }))).toBe(
      'VIG-60',
    );
  });

  test.each([
    [19, 0],
    [20, 1],
    [45, 2],
  ])('VIG-61 long range over %i fields: %i dice of disadvantage', (fields, off) => {
    const long = weapon('bow', { form: 'RANGED', aspects: ['LONG_RANGE'] });
    const shot = declare('ann', 'shoot', { ...at('rat'), weapon: 'bow' });
    const score = attackDice(bout(carries(long), fields), shot, 2 + off)!;
    expect(outlineOf(score).subtracted).toHaveLength(off);
  });

  test('VIG-59 what an attack inflicts comes with damage only', () => {
    const trip = {
      key: 'trip',
      name: 'Trip',
      slot: 'REGULAR' as const,
      effect: {
        type: 'ATTACK' as const,
        form: 'ASSAULT' as const,
        inflicts: [{ condition: 'prone', count: 1 }],
      },
    };
    const start = (defendDifficulty: number) =>
      fight(
        [someone('ann', [0, 0], {}, learnt('trip')), beast('rat', [1, 0], { defendDifficulty })],
        {
          actions: [trip],
        },
      )
        .declare('ann', 'trip', { ...at('rat'), use: 'REGULAR' })
        .amplify([2, 2]);
    expect(start(3).combatant('rat').conditions).toEqual([{ condition: 'prone', count: 1 }]);
    expect(start(4).combatant('rat').conditions).toEqual([]);
  });
});

describe('defending', () => {
  test('VIG-62 VIG-63 active: defend with armor and shield for 1 vigor, and no slot', () => {
    const table = ratAt(null, carries(armor, shield));
    table.defend('ACTIVE', [2, 2, 2, 2]);
    expect(table.happened('AttackRolled')).toMatchObject([
      { against: aScore({ dice: [2, 2, 2, 2] }), damage: 8 },
    ]);
    expect(table.character('ann').vigor).toBe(2);
    expect(table.combatant('ann').spent).toEqual({ regular: 0, movement: 0, quick: 0 });
  });

  test('VIG-63 a defense that exceeds the attack leaves no damage', () => {
    const table = ratAt(null).defend('ACTIVE', [6, 6, 5, 5]);
    expect(table.happened('AttackRolled')).toMatchObject([{ against: { total: 22 }, damage: 0 }]);
    expect(table.combatant('ann').damage).toBe(0);
  });

  test('VIG-64 with a shield missiles can be actively defended', () => {
    const table = ratAt(bow, carries(shield)).defend('ACTIVE', [5, 5, 5]);
    expect(table.happened('AttackRolled')).toMatchObject([{ defense: 'ACTIVE', damage: 1 }]);
  });

  test('VIG-65 passive: toughness, 2d6 disadvantage, no vigor', () => {
    const table = ratAt(null, carries(shield)).defend('PASSIVE', [5, 4, 1, 2]);
    expect(table.happened('AttackRolled')).toMatchObject([
      {
        defense: 'PASSIVE',
        against: aScore({ dice: [5, 4], subtracted: [1, 2], total: 6 }),
        damage: 10,
      },
    ]);
    expect(table.character('ann').vigor).toBe(3);
  });

  test('VIG-66 the defense is chosen before any die falls, by nobody but the target', () => {
    const table = ratAt(null);
    expect(table.asked).toBe('DEFENSE ann');
    expect(table.rule({ ...table.defense('PASSIVE'), combatantId: 'rat' })).toBe('VIG-66');
    expect(table.refusal({ ...table.defense('PASSIVE'), attackId: 'nothing' })).toMatchObject({
      code: 'NOT_FOUND',
      what: 'attack',
    });
    expect(table.history.some(({ type }) => type === 'AttackRolled')).toBe(false);
  });

  test('VIG-66 RV-38 who loses consciousness by paying for the defense has a passive one', () => {
    const nature = { kind: 'CHARACTER' as const, vigor: 0 };
    const table = fight([
      beast('rat', [1, 0], { attackDifficulty: 1 }),
      { ...someone('ann', [0, 0], {}, { damage: 39 }), nature },
      someone('bob', [9, 0]),
    ]).declare('rat', 'assault', at('ann'));
    table.defend('ACTIVE', [3, 3, 1, 1, 1]);
    expect(table.happened('AttackRolled')).toMatchObject([{ defense: 'PASSIVE', damage: 0 }]);
    expect(table.combatant('ann').status).toBe('DOWN');
  });

  test('VIG-67 behind a shield for cover: 1 vigor, a die on active defenses until the own next turn', () => {
    const tower: ItemInput = { kind: 'SHIELD', key: 'tower', name: 'Tower', aspects: ['COVER'] };
    const table = fight([someone('ann', [0, 0], {}, carries(tower)), beast('rat', [1, 0])]);
    table.declare('ann', 'take-cover');
    expect(table.character('ann').vigor).toBe(2);
    expect(table.combatant('ann').cover).toBe('TAKEN');
    table.end().declare('rat', 'assault', at('ann')).defend('ACTIVE', [5, 5, 5]).end();
    expect(table.combatant('ann').cover).toBe('NONE');
    expect(bout(carries(shield)).rule(declare('ann', 'take-cover'))).toBe('VIG-67');
  });

  test('VIG-67 shots with firepower cannot be actively defended, shield or not', () => {
    const musket = weapon('musket', { form: 'RANGED', aspects: ['FIREPOWER'] });
    const table = ratAt(musket, carries(shield));
    expect(table.rule(table.defense('ACTIVE'))).toBe('VIG-67');
  });

  test('VIG-68 the ambushed may defend, actively too, but have no boosts', () => {
    const table = fight([beast('rat', [1, 0]), someone('ann', [0, 0], {}, learnt('dodge'))], {
      ambushed: ['ann'],
    }).declare('rat', 'assault', at('ann'));
    expect(table.rule(table.defense('ACTIVE', { boosts: ['dodge'] }))).toBe('VIG-68');
    expect(table.defend('ACTIVE', [5, 5]).happened('AttackRolled')).toHaveLength(1);
  });
});
