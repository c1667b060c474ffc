import { describe, expect, test } from 'vitest';
import {
  abilities,
  groupOf,
  poolFor,
} from '../../../../../src/engine/rulesets/vigilance/model/combatant/abilities.ts';
import {
  damageLimit,
  isInjured,
  isStressed,
  stressLimit,
} from '../../../../../src/engine/rulesets/vigilance/stats/limits.ts';
import {
  maxFocus,
  maxVigor,
} from '../../../../../src/engine/rulesets/vigilance/model/combatant/abilities.ts';
import { advantage } from '../../../../../src/engine/rulesets/vigilance/stats/modifiers.ts';
import { checkPool } from '../../../../../src/engine/rulesets/vigilance/stats/rolls.ts';
import { isCharacter } from '../../../../../src/engine/rulesets/vigilance/model/lookup.ts';
import type { Ability } from '../../../../../src/engine/rulesets/vigilance/model/combatant/abilities.ts';
import {
  at,
  beast,
  carries,
  fight,
  gathering,
  type Modifiers,
  shield,
  someone,
  type Table,
  to,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

/** The pool of a plain check by someone like this. */
function pool(
  table: Table,
  id: string,
  ability: Ability,
  occasion: Parameters<typeof checkPool>[3] = [],
) {
  const combatant = table.combatant(id);
  if (!isCharacter(combatant)) throw new Error(`${id} rolls nothing.`);
  return checkPool(table.state, combatant, ability, occasion);
}

const alone = (abilities: Modifiers = {}, more: Parameters<typeof someone>[3] = {}, setup = {}) =>
  gathering([someone('ann', [0, 0], abilities, more)], { setup });

const check = (ability: Ability, modifiers: Modifiers = {}) =>
  fight([someone('ann', [0, 0], modifiers), beast('rat', [5, 0])]).declare('ann', 'check', {
    ability,
  });

describe('dice and checks', () => {
  test('VIG-09 VIG-10 a check is 2d6 and the modifier, one total', () => {
    const table = check('ATHLETICS', { athletics: 3 }).amplify([2, 4]);
    expect(table.happened('CheckMade')).toMatchObject([
      { ability: 'ATHLETICS', roll: aScore({ dice: [2, 4], flat: 3, total: 9 }), opposing: null },
    ]);
  });

  test('VIG-09 a table may play with 3d6', () => {
    expect(pool(alone({}, {}, { settings: { baseDice: 'THREE' } }), 'ann', 'CRAFT').added).toBe(3);
    expect(pool(alone(), 'ann', 'CRAFT').added).toBe(2);
  });

  test('VIG-07 each six is followed by one more die, which may explode in its turn', () => {
    const table = check('CRAFT').amplify([6, 6, 6, 1, 2]);
    expect(table.happened('CheckMade')).toMatchObject([{ roll: { total: 21 } }]);
  });

  test.each([
    [
      { advantage: 3, disadvantage: 1 },
      { added: 4, subtracted: 0 },
    ],
    [
      { advantage: 1, disadvantage: 3 },
      { added: 2, subtracted: 2 },
    ],
    [
      { advantage: 2, disadvantage: 2 },
      { added: 2, subtracted: 0 },
    ],
  ])('VIG-12 %o comes to %o', (occasion, dice) => {
    const given = [
      advantage('boost', occasion.advantage, 'VIG-41'),
      advantage('range', -occasion.disadvantage, 'VIG-61'),
    ];
    expect(pool(alone(), 'ann', 'CRAFT', given)).toMatchObject({ ...dice, flat: 0 });
  });

  test('VIG-12 no total falls below 0', () => {
    const table = check('CRAFT', { craft: -9 }).amplify([1, 1]);
    expect(table.happened('CheckMade')).toMatchObject([{ roll: aScore({ flat: -9, total: 0 }) }]);
  });

  test('VIG-11 VIG-13 fifteen abilities in four groups, each with its pool', () => {
    expect(abilities).toHaveLength(15);
    const of = (group: string) => abilities.filter((ability) => groupOf(ability) === group);
    expect(of('SOCIAL')).toEqual(['CHARM', 'DECEPTION', 'INTIMIDATION']);
    expect(of('PHYSICAL')).toEqual(['ATHLETICS', 'CRAFT', 'DEXTERITY', 'STEALTH', 'TOUGHNESS']);
    expect(of('MENTAL')).toEqual(['AWARENESS', 'INTUITION', 'REASONING', 'WILLPOWER']);
    expect(of('COMBAT')).toEqual(['ASSAULT', 'DEFEND', 'SHOOTING']);
    expect(abilities.filter((ability) => poolFor(ability) === 'focus')).toEqual([
      ...of('MENTAL'),
      'SHOOTING',
    ]);
  });

  test('VIG-13 a social check is rolled at once: nothing can be paid for it', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [5, 0])]);
    table.play(
      {
        type: 'DeclareAction',
        combatantId: 'ann',
        action: 'check',
        use: 'REGULAR',
        ability: 'CHARM',
      },
      [3, 3],
    );
    expect(table.happened('CheckMade')).toHaveLength(1);
    expect(table.rule({ type: 'AmplifyCheck', combatantId: 'ann', vigor: 1 })).toBe('VIG-13');
  });

  test('VIG-13 ten points for +10, paid before the dice fall', () => {
    const table = check('CRAFT', { toughness: 9 });
    table.amplify([1, 2], { vigor: 10 });
    expect(table.happenings.indexOf('CostPaid')).toBeLessThan(
      table.happenings.indexOf('CheckMade'),
    );
    expect(table.happened('CheckMade')).toMatchObject([{ roll: { total: 13 } }]);
    expect(table.character('ann').vigor).toBe(2);
  });

  test('VIG-14 two creatures compare their fixed numbers', () => {
    const table = fight([
      beast('rat', [0, 0], { attackDifficulty: 14 }),
      beast('dog', [1, 0], { defendDifficulty: 9 }, { side: 'heroes' }),
    ]).declare('rat', 'assault', at('dog'));
    expect(table.happened('AttackRolled')).toMatchObject([
      {
        defense: 'FIXED',
        attack: aScore({ dice: [], total: 14 }),
        against: aScore({ dice: [], total: 9 }),
        damage: 5,
      },
    ]);
  });

  test('VIG-14 RV-36 two characters both roll, the attacker first', () => {
    const table = fight([
      someone('ann', [0, 0], { assault: 5 }),
      someone('bob', [1, 0], {}, { side: 'foes' }),
    ]).declare('ann', 'assault', at('bob'));
    table.amplify();
    expect(table.asked).toBe('DEFENSE bob');
    table.defend('ACTIVE', [5, 4, 1, 2]);
    expect(table.happened('AttackRolled')).toMatchObject([
      { attack: { total: 14 }, against: { total: 3 }, damage: 11 },
    ]);
  });

  test.each([
    [[2, 10], 20, true],
    [[2, 1], 20, false],
    [[10, 10], 99, false],
    [[10, 10], 100, true],
    [[10, 1], 1, true],
  ])('VIG-08 two d10 %o against %i %%: %s', (faces, chance, met) => {
    const table = alone().play({ type: 'RollPercent', chance }, faces);
    expect(table.happened('PercentRolled')).toMatchObject([{ met }]);
  });
});

describe('vigor, focus, damage, stress', () => {
  test('VIG-15 VIG-16 the pools: 3 and three modifiers each', () => {
    const { vigor, focus } = alone({
      athletics: 1,
      dexterity: 2,
      toughness: 3,
      awareness: 2,
      reasoning: 4,
      willpower: 1,
    }).character('ann');
    expect([vigor, focus]).toEqual([9, 10]);
    const { abilities: none } = alone().character('ann');
    expect([maxVigor(none), maxFocus(none)]).toEqual([3, 3]);
  });

  test('VIG-17 nothing comes back by itself, and nobody begins with more than a pool holds', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])]);
    table.declare('ann', 'assault', at('rat')).amplify([1, 1]).end().end().end().end();
    expect(table.character('ann').vigor).toBe(2);
    const rich = someone('bob', [0, 1], {});
    const nature = { kind: 'CHARACTER' as const, vigor: 4 };
    expect(
      alone().refusal({ type: 'AddCombatants', combatants: [{ ...rich, nature }] }),
    ).toMatchObject({ code: 'INVALID' });
  });

  test('VIG-18 without focus a shot costs stress, and is not forbidden', () => {
    const nature = { kind: 'CHARACTER' as const, focus: 0 };
    const bow = weapon('bow', { form: 'RANGED' });
    const table = fight([
      { ...someone('ann', [0, 0], {}, carries(bow)), nature },
      beast('rat', [4, 0]),
    ]).declare('ann', 'shoot', { ...at('rat'), weapon: 'bow' });
    expect(table.combatant('ann').stress).toBe(1);
  });

  test('VIG-18 a table may let the whole of such a cost overflow', () => {
    const nature = { kind: 'CHARACTER' as const, vigor: 1 };
    const table = fight([beast('rat', [1, 0]), { ...someone('ann', [0, 0]), nature }], {
      setup: { settings: { emptyPool: 'ALL_OVERFLOWS' } },
    });
    table.declare('rat', 'assault', at('ann')).play(table.defense('ACTIVE', { vigor: 1 }), [5, 5]);
    expect(table.happened('DamageTaken')).toMatchObject([{ combatantId: 'ann', amount: 2 }, {}]);
    expect(table.character('ann').vigor).toBe(1);
  });

  test('VIG-19 the limits: 40 and a modifier, and what talents add', () => {
    const nature = {
      kind: 'CHARACTER' as const,
      abilities: { toughness: 3, willpower: -2 },
      damageLimitBonus: 5,
    };
    const { state } = gathering([{ ...someone('ann', [0, 0]), nature }]);
    const ann = state.combatants.ann!;
    expect([damageLimit(ann), stressLimit(ann)]).toEqual([48, 38]);
  });

  test('VIG-02 VIG-20 half of an odd limit is rounded down, or up where the table likes', () => {
    const injured = (damage: number, settings = {}) => {
      const table = alone({ toughness: 3 }, { damage }, { settings });
      return isInjured(table.state, table.combatant('ann'));
    };
    expect([20, 21].map((damage) => injured(damage))).toEqual([false, true]);
    expect([21, 22].map((damage) => injured(damage, { halfLimit: 'ROUND_UP' }))).toEqual([
      false,
      true,
    ]);
  });

  test('VIG-20 injured: a die less on physical and mental checks, none on defend or charm', () => {
    const table = alone({}, { damage: 20 });
    const off = (ability: Ability) => pool(table, 'ann', ability).subtracted;
    expect(abilities.filter((ability) => off(ability) === 1)).toEqual([
      ...['ATHLETICS', 'CRAFT', 'DEXTERITY', 'STEALTH', 'TOUGHNESS'],
      ...['AWARENESS', 'INTUITION', 'REASONING', 'WILLPOWER'],
    ]);
  });

  test('VIG-21 stressed: a die less on social and combat checks', () => {
    const table = alone({}, { stress: 20 });
    expect(isStressed(table.state, table.combatant('ann'))).toBe(true);
    const off = (ability: Ability) => pool(table, 'ann', ability).subtracted;
    expect(abilities.filter((ability) => off(ability) === 1)).toEqual([
      ...['CHARM', 'DECEPTION', 'INTIMIDATION'],
      ...['ASSAULT', 'DEFEND', 'SHOOTING'],
    ]);
  });

  test('VIG-22 at the limit one is dying; stabilized heals 1; later damage kills', () => {
    const table = fight([
      beast('rat', [1, 0], { attackDifficulty: 30 }),
      someone('ann', [0, 0], {}, { damage: 39 }),
      someone('bob', [9, 0]),
    ]);
    table.declare('rat', 'assault', at('ann')).defend('PASSIVE', [1, 1, 1, 1, 1]);
    expect(table.combatant('ann')).toMatchObject({ damage: 40, status: 'DOWN', traumas: 1 });
    table.play({ type: 'SettleDying', combatantId: 'ann', outcome: 'STABLE' });
    expect(table.combatant('ann')).toMatchObject({ damage: 39, status: 'STABLE' });
    expect(table.rule({ type: 'SettleDying', combatantId: 'ann', outcome: 'DEAD' })).toBe('VIG-22');
    expect(table.end().happened('TurnSkipped')).toMatchObject([{ reason: 'STABLE' }]);
  });

  test('VIG-22 a table may let a hit beyond the limit kill at once', () => {
    const table = fight(
      [beast('rat', [1, 0], { attackDifficulty: 30 }), someone('ann', [0, 0], {}, { damage: 39 })],
      { setup: { settings: { fellingHit: 'KILLS' } } },
    );
    table.declare('rat', 'assault', at('ann')).defend('PASSIVE', [1, 1, 1, 1, 1]);
    expect(table.combatant('ann').status).toBe('DEAD');
  });

  test('VIG-23 RV-40 who panics must travel away with every action it has, and does nothing else', () => {
    const bow = weapon('bow', { form: 'RANGED' });
    const nature = { kind: 'CHARACTER' as const, focus: 0 };
    const ann = { ...someone('ann', [0, 0], {}, { ...carries(bow), stress: 39 }), nature };
    const table = fight([
      ann,
      beast('rat', [2, 0], {}, { learnt: ['disrupting-kick'] }),
      someone('bob', [0, 9]),
    ]);
    // The shot costs the last point of stress, so that it is never loosed (VIG-55).
    table.declare('ann', 'shoot', { ...at('rat'), weapon: 'bow' });
    expect(table.happened('PanicBegan')).toHaveLength(1);
    expect(table.happened('ActionPrevented')).toMatchObject([{ rule: 'VIG-23' }]);
    expect(table.rule({ type: 'EndTurn', combatantId: 'ann' })).toBe('VIG-23');
    const towards = {
      type: 'DeclareAction',
      combatantId: 'ann',
      action: 'travel',
      use: 'MOVEMENT',
    } as const;
    expect(table.rule({ ...towards, to: { q: 1, r: 0 } })).toBe('VIG-23');
    table.play({ ...towards, to: { q: -4, r: 0 } }).end();
    table.play({ type: 'EndCondition', combatantId: 'ann', condition: 'panicking' });
    expect(table.combatant('ann')).toMatchObject({ mind: 'CALM', stress: 30, traumas: 1 });
  });

  test('VIG-23 with no way out one cowers: the turn passes, and only a passive defense is left', () => {
    const walls = [
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ].map(([q, r]) => ({ q: q!, r: r! }));
    const nature = { kind: 'CHARACTER' as const, focus: 0 };
    const ann = { ...someone('ann', [0, 0], { awareness: 1 }, { stress: 39 }), nature };
    const table = fight([ann, beast('rat', [1, 0]), someone('bob', [9, 0])], {
      setup: { obstacles: walls },
    });
    table.declare('ann', 'check', { ability: 'AWARENESS' }).amplify([], { focus: 1 });
    expect(table.combatant('ann').mind).toBe('PANICKING');
    table.end().declare('rat', 'assault', at('ann'));
    expect(table.rule(table.defense('ACTIVE'))).toBe('VIG-66');
    table.defend('PASSIVE', [5, 5, 1, 1]).end().end();
    expect(table.history).toContainEqual({
      type: 'TurnSkipped',
      combatantId: 'ann',
      reason: 'COWERING',
    });
  });

  test('VIG-23 a side in panic has not lost before all of it have fled, as far as they can', () => {
    const nature = { kind: 'CHARACTER' as const, focus: 0 };
    const ann = { ...someone('ann', [0, 0], { awareness: 1 }, { stress: 39 }), nature };
    const walls = [
      [-3, 0],
      [-3, 1],
      [-2, -1],
      [-2, 1],
      [-1, -1],
      [-1, 1],
      [0, -1],
      [0, 1],
      [1, -1],
    ].map(([q, r]) => ({ q: q!, r: r! }));
    const table = fight([ann, beast('rat', [1, 0])], { setup: { obstacles: walls } });
    table.declare('ann', 'check', { ability: 'AWARENESS' }).amplify([], { focus: 1 });
    expect(table.combatant('ann').mind).toBe('PANICKING');
    // She is alone on her side, and yet the fight goes on as long as there is a way.
    table.declare('ann', 'travel', to(-2));
    expect(table.asked).toBe('CONCLUSION');
    table.play({ type: 'ConcludeFight', choice: 'END' });
    expect(table.happenings).toEqual(['PanicEnded', 'EncounterEnded']);
    expect(table.happened('EncounterEnded')).toMatchObject([
      { outcome: { reason: 'ONE_SIDE_LEFT', sides: ['foes'] } },
    ]);
  });

  test('VIG-23 a side in panic that can still flee goes on with its turns', () => {
    const nature = { kind: 'CHARACTER' as const, focus: 0 };
    const ann = { ...someone('ann', [0, 0], { awareness: 1 }, { stress: 39 }), nature };
    const table = fight([ann, beast('rat', [1, 0])]);
    table.declare('ann', 'check', { ability: 'AWARENESS' }).amplify([], { focus: 1 });
    table.declare('ann', 'travel', to(-5)).end();
    expect(table.asked).toBe('TURN rat');
    expect(table.end().asked).toBe('TURN ann');
  });

  test('VIG-25 a creature has no pools and pays nothing', () => {
    const table = fight([beast('rat', [1, 0]), someone('ann', [0, 0], {}, carries(shield))]);
    table.declare('rat', 'assault', at('ann')).defend('ACTIVE', [5, 5, 5]);
    expect(table.history.filter(({ type }) => type === 'CostPaid')).toMatchObject([
      { combatantId: 'ann' },
    ]);
  });
});
