import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  anywhere,
  at,
  beast,
  carries,
  declare,
  fight,
  gathering,
  learnt,
  someone,
  type Table,
  to,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';

const ordered = (...combatants: Parameters<typeof gathering>[0]) =>
  gathering(combatants).play({ type: 'RollInitiative' });

const equals = (...ids: readonly string[]) => ids.map((id, i) => someone(id, [i, 0]));

describe('the order', () => {
  test('VIG-26 each has one turn a round, the most vigilant first, and rounds follow one another', () => {
    const table = ordered(
      beast('low', [0, 0], {}, { vigilance: 3 }),
      someone('top', [5, 0], {}, { vigilance: 20 }),
      beast('mid', [9, 0], {}, { vigilance: 9 }),
    );
    const turns: (string | null)[] = [];
    for (let i = 0; i < 6; i++) {
      turns.push(table.turn);
      table.end();
    }
    expect(turns).toEqual(['top', 'mid', 'low', 'top', 'mid', 'low']);
    expect(table.round).toBe(3);
  });

  test('VIG-04 VIG-26 a round is one turn of each, and its clock counts rounds alone', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [9, 0])]).end();
    expect([table.round, table.end().round]).toEqual([1, 2]);
  });

  test('VIG-26 the fight ends when one side is left, or the GM says so', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [9, 0])]);
    table.play({ type: 'YieldFight', combatantId: 'rat' });
    table.play({ type: 'ConcludeFight', choice: 'END' });
    expect(table.happened('EncounterEnded')).toMatchObject([
      { outcome: { reason: 'ONE_SIDE_LEFT', sides: ['heroes'] } },
    ]);
    expect(table.rule({ type: 'EndTurn', combatantId: 'ann' })).toBe('VIG-26');
    const other = fight([someone('ann', [0, 0]), beast('rat', [9, 0])]);
    expect(other.play({ type: 'EndEncounter' }).happenings).toEqual(['EncounterEnded']);
  });

  test('VIG-27 each alarm counter raises vigilance by one', () => {
    const conditions = [{ condition: 'alarm', count: 3 }];
    const table = ordered(
      someone('ann', [0, 0], {}, { vigilance: 10 }),
      beast('rat', [9, 0], {}, { vigilance: 8, conditions }),
    );
    expect(table.order).toEqual(['rat', 'ann']);
  });

  test('VIG-28 a character may let a creature of the same vigilance go first', () => {
    const table = ordered(someone('ann', [0, 0]), beast('rat', [9, 0]));
    table.play({ type: 'SettleTie', combatantId: 'ann', answer: 'DECLINE' });
    expect(table.order).toEqual(['rat', 'ann']);
  });

  test('VIG-28 creatures keep the order in which they were added, and nobody is asked', () => {
    const table = ordered(beast('rat', [0, 0]), beast('dog', [9, 0], {}, { side: 'dogs' }));
    expect([table.order, table.turn]).toEqual([['rat', 'dog'], 'rat']);
  });

  test('VIG-28 characters agree on an order that one proposes', () => {
    const table = ordered(...equals('ann', 'bob'), beast('rat', [9, 0], {}, { vigilance: 1 }));
    table.play({ type: 'SettleTie', combatantId: 'ann', answer: 'AGREE', order: ['bob', 'ann'] });
    expect(table.asked).toBe('TIE bob');
    expect(
      table.rule({ type: 'SettleTie', combatantId: 'bob', answer: 'AGREE', order: ['ann', 'bob'] }),
    ).toBe('VIG-28');
    table.play({ type: 'SettleTie', combatantId: 'bob', answer: 'AGREE', order: ['bob', 'ann'] });
    expect(table.order).toEqual(['bob', 'ann', 'rat']);
  });

  test('VIG-28 RV-37 whoever does not agree has all roll at once; equal totals roll again among themselves', () => {
    const table = ordered(
      ...equals('ann', 'bob', 'cat'),
      beast('rat', [9, 0], {}, { vigilance: 1 }),
    );
    table.play({
      type: 'SettleTie',
      combatantId: 'ann',
      answer: 'AGREE',
      order: ['ann', 'bob', 'cat'],
    });
    const faces = [2, 2, 5, 5, 1, 3, 1, 1, 1, 2];
    table.play({ type: 'SettleTie', combatantId: 'bob', answer: 'ROLL' }, faces);
    expect(table.happened('TieSettled')[0]?.rolls).toHaveLength(3 + 2);
    expect(table.order).toEqual(['bob', 'cat', 'ann', 'rat']);
  });

  test('VIG-29 vigilance that changes later changes no order', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [9, 0])]);
    table.play({ type: 'InflictCondition', combatantId: 'rat', condition: 'alarm', count: 100 });
    table.end().end();
    expect(table.order).toEqual(['ann', 'rat']);
    expect(table.rule({ type: 'RollInitiative' })).toBe('VIG-29');
  });

  test('VIG-29 RV-46 a newcomer ranks by vigilance, after its equals', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [9, 0])]);
    const late = someone('late', [5, 5], {}, { vigilance: 100 });
    table.play({ type: 'AddCombatants', combatants: [late] });
    expect(table.order).toEqual(['ann', 'late', 'rat']);
    const first = someone('first', [5, 6], {}, { vigilance: 101 });
    table.play({ type: 'AddCombatants', combatants: [first] });
    expect(table.order).toEqual(['first', 'ann', 'late', 'rat']);
    // Its place in this round has passed.
    expect(table.rule(declare('first', 'disrupting-kick', at('ann')))).toBe('VIG-30');
  });
});

describe('the allowance', () => {
  test('VIG-30 VIG-33 what is left of it is shown to who plays the combatant, in a fight alone', () => {
    const combatants = [someone('ann', [0, 0]), beast('rat', [9, 0])];
    const leftTo = (table: Table, actor: Actor) =>
      vigilance.queries
        .view(table.state, actor)
        .combatants.find(({ id }) => id === 'ann')
        ?.budget.map(({ label, left, max }) => `${label} ${left}/${max}`);
    const ann: Actor = { kind: 'PLAYER', combatants: ['ann'] };
    expect(leftTo(gathering(combatants), ann)).toEqual([]);
    const table = fight(combatants).declare('ann', 'travel', to(0, 1));
    expect(leftTo(table, ann)).toEqual(['Regular 1/1', 'Movement 0/1', 'Quick 1/1']);
    expect(leftTo(table, { kind: 'PLAYER', combatants: ['rat'] })).toEqual([]);
    table.play({ type: 'GiveUpAction', combatantId: 'ann', for: 'QUICK' });
    expect(leftTo(table, ann)).toEqual(['Regular 0/1', 'Movement 0/1', 'Quick 2/2']);
  });

  test('VIG-30 a regular, a movement and a quick action, in any order, and no second one', () => {
    const table = fight([
      someone('ann', [0, 0], {}, learnt('disrupting-kick')),
      beast('rat', [1, 0], { defendDifficulty: 40 }),
    ]);
    table.declare('ann', 'travel', to(0, 1));
    table.declare('ann', 'disrupting-kick', at('rat')).amplify([1, 1]);
    table.declare('ann', 'assault', at('rat')).amplify([1, 1]);
    const kinds = [
      declare('ann', 'assault', at('rat')),
      declare('ann', 'travel', to(0, 0)),
      declare('ann', 'disrupting-kick', at('rat')),
    ];
    expect(kinds.map((command) => table.rule(command))).toEqual(['VIG-30', 'VIG-30', 'VIG-30']);
    table.end().end();
    expect(table.combatant('ann').spent).toEqual({ regular: 0, movement: 0, quick: 0 });
  });

  test('VIG-31 VIG-33 a movement action that was gained is for this turn alone', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [9, 0])]);
    table.play({ type: 'GiveUpAction', combatantId: 'ann', for: 'MOVEMENT' }).end().end();
    table.declare('ann', 'travel', to(1));
    expect(table.rule(declare('ann', 'travel', to(2)))).toBe('VIG-30');
  });

  test('VIG-33 a quick action that was gained lasts until the own next turn, after that of its round', () => {
    const table = fight([
      beast('rat', [1, 0], { defendDifficulty: 40 }),
      someone('ann', [0, 0], {}, learnt('disrupting-kick')),
    ]).end();
    table.play({ type: 'GiveUpAction', combatantId: 'ann', for: 'QUICK' });
    // In this round its own quick action goes first; in the next one the gained one does.
    table.declare('ann', 'disrupting-kick', at('rat'));
    expect(table.happened('ActionPushed')).toMatchObject([{ granted: false }]);
    table.pass().amplify([1, 1]).end();
    table.declare('rat', 'assault', at('ann'));
    table.declare('ann', 'disrupting-kick', at('rat'));
    expect(table.happened('ActionPushed')).toMatchObject([{ granted: true }]);
    table.pass().amplify([1, 1]);
    expect(table.combatant('ann').spent.quick).toBe(0);
  });

  test('VIG-33 one regular action is given up once, on the own turn, and nobody can answer', () => {
    const table = fight([
      someone('ann', [0, 0]),
      beast('rat', [1, 0], {}, learnt('disrupting-kick')),
    ]);
    expect(table.rule({ type: 'GiveUpAction', combatantId: 'rat', for: 'QUICK' })).toBe('VIG-26');
    table.play({ type: 'GiveUpAction', combatantId: 'ann', for: 'QUICK' });
    expect(table.asked).toBe('TURN ann');
    expect(table.rule({ type: 'GiveUpAction', combatantId: 'ann', for: 'QUICK' })).toBe('VIG-30');
  });

  test('VIG-32 VIG-34 regular and movement actions on the own turn only', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])]);
    expect(table.rule(declare('rat', 'check', { ability: 'CRAFT' }))).toBe('VIG-32');
    expect(table.rule(declare('rat', 'climb'))).toBe('VIG-34');
  });
});

describe('movement actions', () => {
  test('VIG-35 5 fields and half the modifier of athletics, rounded down', () => {
    const reach = (athletics: number) =>
      fight([someone('ann', [0, 0], { athletics }), beast('rat', [0, 50])]);
    expect(reach(5).declare('ann', 'travel', to(7)).at('ann')).toEqual([7, 0]);
    expect(reach(5).rule(declare('ann', 'travel', to(8)))).toBe('VIG-34');
    expect(reach(-1).rule(declare('ann', 'travel', to(5)))).toBe('VIG-34');
  });

  test('VIG-34 RV-41 obstacles and enemies bar the way, and nobody ends on a field that is taken', () => {
    const table = fight([someone('ann', [0, 0]), someone('bob', [0, 2]), beast('rat', [1, 0])], {
      setup: { obstacles: [{ q: -1, r: 0 }] },
    });
    for (const end of [to(1), to(0, 2), to(-1)])
      expect(table.rule(declare('ann', 'travel', end))).toBe('VIG-34');
    const through = [0, 1, 2, 3].slice(1).map((r) => ({ q: 0, r }));
    table.declare('ann', 'travel', { path: through });
    expect(table.at('ann')).toEqual([0, 3]);
  });

  test('VIG-36 to load, to climb, to stand up and to swing take a movement action', () => {
    const musket = weapon('musket', { form: 'RANGED', aspects: ['LONG_RELOAD'] });
    const conditions = [{ condition: 'prone', count: 1 }];
    const start = () =>
      fight(
        [someone('ann', [0, 0], {}, { ...carries(musket), conditions }), beast('rat', [5, 0])],
        { setup: anywhere },
      );
    const table = start()
      .declare('ann', 'shoot', { ...at('rat'), weapon: 'musket' })
      .amplify([1, 1]);
    expect(table.happened('WeaponDischarged')).toHaveLength(1);
    expect(table.rule(declare('ann', 'travel', to(9)))).toBe('VIG-34');
    table.declare('ann', 'reload', { weapon: 'musket' });
    expect(table.combatant('ann').items).toMatchObject([{ loaded: true }]);
    expect(table.rule(declare('ann', 'stand-up'))).toBe('VIG-30');

    expect(start().declare('ann', 'stand-up').combatant('ann').conditions).toEqual([]);
    for (const [action, aim] of [
      ['climb', {}],
      ['swing', to(-1)],
    ] as const) {
      const check = start().declare('ann', action, aim).amplify([2, 3]);
      expect(check.happened('CheckMade')).toMatchObject([{ roll: { total: 5 } }]);
      expect(check.combatant('ann').spent.movement).toBe(1);
    }
  });

  test('VIG-36 what takes long to reload cannot be shot unloaded', () => {
    const musket = weapon('musket', { form: 'RANGED', loaded: false });
    const table = fight([someone('ann', [0, 0], {}, carries(musket)), beast('rat', [5, 0])]);
    expect(table.rule(declare('ann', 'shoot', { ...at('rat'), weapon: 'musket' }))).toBe('VIG-36');
  });

  test('VIG-37 RV-42 RV-43 a two-handed weapon can be drawn on the spot once both hands are free', () => {
    const axe = weapon('axe', { hands: 2, held: false });
    const table = fight([
      someone('ann', [0, 0], {}, carries(weapon('sword'), axe)),
      beast('rat', [9, 0]),
    ]);
    expect(table.rule(declare('ann', 'travel', { draw: 'axe' }))).toBe('VIG-37');
    expect(table.rule(declare('ann', 'travel', { drop: 'axe' }))).toBe('VIG-37');
    table.declare('ann', 'travel', { drop: 'sword', draw: 'axe' });
    expect(table.combatant('ann').items).toMatchObject([{ key: 'axe', held: true }]);
  });

  test('VIG-38 a travel is one piece: what is left of its fields is lost', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [2, 0])]);
    table.declare('ann', 'travel', to(1)).declare('ann', 'assault', at('rat')).amplify([1, 1]);
    expect(table.rule(declare('ann', 'travel', to(0)))).toBe('VIG-30');
  });

  test('VIG-39 a blow reaches adjacent fields, one more with a long weapon, and not around walls', () => {
    const pike = weapon('pike', { hands: 2, aspects: ['LONG'] });
    const reach = (q: number, obstacles: { q: number; r: number }[] = []) =>
      fight([someone('ann', [0, 0], {}, carries(pike)), beast('rat', [q, 0])], {
        setup: { obstacles },
      });
    const thrust = declare('ann', 'assault', { ...at('rat'), weapon: 'pike' });
    expect(reach(2).play(thrust).asked).toBe('AMPLIFY ann');
    expect(reach(3).rule(thrust)).toBe('VIG-39');
    expect(reach(2).rule(declare('ann', 'assault', at('rat')))).toBe('VIG-39');
    const wall = [-1, 0, 1].flatMap((r) => [
      { q: 1, r },
      { q: 2, r: r - 1 },
    ]);
    expect(
      reach(
        5,
        wall.filter(({ q, r }) => q !== 5 || r !== 0),
      ).refusal(declare('ann', 'assault', { ...at('rat'), weapon: 'pike' })),
    ).toMatchObject({ rule: 'VIG-39' });
  });

  test('VIG-40 to walk away from an enemy provokes nothing', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])]);
    table.declare('ann', 'travel', to(-3));
    expect(table.happenings).toEqual([
      'ActionPushed',
      'ActionResolving',
      'CombatantMoved',
      'ActionResolved',
    ]);
  });
});
