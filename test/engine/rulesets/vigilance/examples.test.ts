import { describe, expect, test } from 'vitest';
import { movementOf } from '../../../../src/engine/rulesets/vigilance/terrain/movement.ts';
import {
  armor,
  at,
  beast,
  bow,
  carries,
  declare,
  fight,
  gathering,
  learnt,
  shield,
  someone,
  to,
  weapon,
} from '../../../kit/engine/vigilance/encounter.ts';
import { aScore } from '../../../kit/engine/score.ts';

/** Ann attacks a rat that defends with 11; assault 9, so that two dice make 11 to 19. */
const bout = () =>
  fight([someone('ann', [0, 0], { assault: 9 }), beast('rat', [1, 0], { damageLimit: 100 })]);

/** Someone whose quick action answers anything that someone adjacent does. */
const kicker = learnt('disrupting-kick');

describe('the worked examples of the rulebook', () => {
  test('VIG-26 VIG-28 example 1: by vigilance, a tied character first, tied ones by dexterity', () => {
    const table = gathering([
      beast('rat', [0, 0], {}, { vigilance: 4 }),
      someone('cid', [3, 0], {}, { vigilance: 9 }),
      someone('dan', [1, 0], {}, { vigilance: 9 }),
      beast('boar', [2, 0], {}, { vigilance: 12 }),
      someone('ann', [4, 0], {}, { vigilance: 12 }),
    ]).play({ type: 'RollInitiative' });
    expect(table.asked).toBe('TIE ann');
    table.play({ type: 'SettleTie', combatantId: 'ann', answer: 'FIRST' });
    expect(table.asked).toBe('TIE cid');
    table.play({ type: 'SettleTie', combatantId: 'cid', answer: 'ROLL' }, [4, 4, 4, 6, 1]);
    const rolls = table.happened('TieSettled')[0]?.rolls;
    expect(rolls?.map(({ roll }) => roll.total)).toEqual([8, 11]);
    expect(table.order).toEqual(['ann', 'boar', 'dan', 'cid', 'rat']);
    expect(table.turn).toBe('ann');
  });

  test('VIG-20 VIG-24 VIG-35 example 2: 7, 7 and 5 fields; injured 3; injured and dazed 1', () => {
    const daze = [{ condition: 'daze', count: 1 }];
    const { state } = gathering([
      someone('five', [0, 0], { athletics: 5 }),
      someone('four', [1, 0], { athletics: 4 }),
      someone('none', [2, 0]),
      someone('hurt', [3, 0], { athletics: 5 }, { damage: 20 }),
      someone('dazed', [4, 0], { athletics: 5 }, { damage: 20, conditions: daze }),
    ]);
    const fields = Object.values(state.combatants).map((one) => movementOf(state, one));
    expect(fields).toEqual([7, 7, 5, 3, 1]);
  });

  test('VIG-33 VIG-34 example 3: two travels of 7 fields, and no third one and no attack', () => {
    const table = fight([someone('ann', [0, 0], { athletics: 5 }), beast('rat', [15, 0])]);
    table.declare('ann', 'travel', to(7));
    expect(table.rule(declare('ann', 'travel', to(8)))).toBe('VIG-30');
    table.play({ type: 'GiveUpAction', combatantId: 'ann', for: 'MOVEMENT' });
    table.declare('ann', 'travel', to(14));
    expect(table.at('ann')).toEqual([14, 0]);
    expect(table.rule(declare('ann', 'travel', to(13)))).toBe('VIG-30');
    expect(table.rule(declare('ann', 'assault', at('rat')))).toBe('VIG-30');
  });

  test('VIG-36 VIG-37 example 4: drop and draw while traveling, but exchanging weapons is an action', () => {
    const torch = weapon('torch');
    const sword = weapon('sword', { held: false });
    const axe = weapon('axe', { held: false });
    const ann = someone('ann', [0, 0], {}, carries(torch, sword));
    const table = fight([ann, beast('rat', [9, 0])]);
    table.declare('ann', 'travel', { ...to(3), drop: 'torch', draw: 'sword' });
    expect(table.happenings).toContain('ItemsHandled');
    expect(table.at('ann')).toEqual([3, 0]);
    expect(table.combatant('ann').items).toMatchObject([{ key: 'sword', held: true }]);
    expect(table.combatant('ann').spent).toEqual({ regular: 0, movement: 1, quick: 0 });

    const archer = fight([someone('ann', [0, 0], {}, carries(bow, axe)), beast('rat', [9, 0])]);
    expect(archer.rule(declare('ann', 'travel', { ...to(3), draw: 'axe' }))).toBe('VIG-37');
    archer.declare('ann', 'switch-weapons', { stow: 'bow', draw: 'axe' });
    expect(archer.combatant('ann').items).toMatchObject([{ held: false }, { held: true }]);
    expect(archer.rule(declare('ann', 'travel', to(3)))).toBe('VIG-30');
  });

  test('VIG-32 VIG-34 VIG-52 example 5: nobody attacks or travels out of turn unprepared', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])]);
    expect(table.turn).toBe('ann');
    expect(table.rule(declare('rat', 'assault', at('ann')))).toBe('VIG-32');
    expect(table.rule(declare('rat', 'travel', to(2)))).toBe('VIG-34');
    expect(table.rule(declare('rat', 'assault', { ...at('ann'), use: 'QUICK' }))).toBe('VIG-52');
  });

  test.each([
    [17, [4, 4], 6],
    [11, [1, 1], 0],
  ])('VIG-58 VIG-59 example 6: %i against 11 for 1 vigor', (total, faces, damage) => {
    const table = bout().declare('ann', 'assault', at('rat')).amplify(faces);
    expect(table.happened('AttackRolled')).toMatchObject([
      { attack: { total }, against: { total: 11 }, damage },
    ]);
    expect(table.combatant('rat').damage).toBe(damage);
    expect(table.character('ann').vigor).toBe(2);
  });

  test('VIG-58 VIG-59 example 6: 8 against 11 does nothing, for 1 vigor all the same', () => {
    const table = fight([someone('ann', [0, 0], { assault: 2 }), beast('rat', [1, 0])]);
    table.declare('ann', 'assault', at('rat')).amplify([3, 3]);
    expect(table.happened('AttackRolled')).toMatchObject([{ attack: { total: 8 }, damage: 0 }]);
    expect(table.happened('DamageTaken')).toEqual([]);
    expect(table.character('ann').vigor).toBe(2);
  });

  test('VIG-62 VIG-63 example 7: 16 against an active 12 is 4 damage for 1 vigor; three times, no slot', () => {
    const rats = ['rat', 'ret', 'rot'].map((id, i) =>
      beast(
        id,
        [
          [1, 0],
          [0, 1],
          [-1, 0],
        ][i] as [number, number],
      ),
    );
    const table = fight([...rats, someone('ann', [0, 0], { defend: 4 })]);
    for (const { id } of rats) {
      table.declare(id, 'assault', at('ann')).defend('ACTIVE', [4, 4]);
      expect(table.happened('DamageTaken')).toMatchObject([{ amount: 4 }]);
      table.end();
    }
    expect(table.character('ann').vigor).toBe(0);
    expect(table.combatant('ann').damage).toBe(12);
    expect(table.combatant('ann').spent).toEqual({ regular: 0, movement: 0, quick: 0 });
  });

  test('VIG-64 VIG-65 example 8: no shield, an arrow: passive with armor, net one die subtracted', () => {
    const archer = beast('rat', [3, 0], {}, carries(bow));
    const table = fight([archer, someone('ann', [0, 0], { toughness: 2 }, carries(armor))]);
    table.declare('rat', 'shoot', { ...at('ann'), weapon: 'bow' });
    expect(table.rule(table.defense('ACTIVE'))).toBe('VIG-64');
    table.defend('PASSIVE', [4, 3, 2]);
    expect(table.happened('AttackRolled')).toMatchObject([
      { against: aScore({ dice: [4, 3], subtracted: [2], flat: 2, total: 7 }), damage: 9 },
    ]);
    expect(table.character('ann').vigor).toBe(5);
  });

  test('VIG-65 example 8: the dice of a shield do not count passively', () => {
    const table = fight([beast('rat', [1, 0]), someone('ann', [0, 0], {}, carries(armor, shield))]);
    table.declare('rat', 'assault', at('ann')).defend('PASSIVE', [4, 3, 2]);
    expect(table.happened('AttackRolled')).toMatchObject([
      { against: aScore({ subtracted: [2] }) },
    ]);
  });

  test('VIG-18 example 9: with 0 vigor an active defense costs 1 damage, then comes the check', () => {
    const ann = someone('ann', [0, 0], { defend: 8 });
    const spent = { ...ann, nature: { ...ann.nature, vigor: 0 } as typeof ann.nature };
    const table = fight([beast('rat', [1, 0]), spent]);
    table.declare('rat', 'assault', at('ann')).defend('ACTIVE', [4, 4]);
    expect(table.happened('DamageTaken')).toMatchObject([{ amount: 1, total: 1 }]);
    expect(table.happened('AttackRolled')).toMatchObject([{ damage: 0 }]);
    expect(table.combatant('ann').damage).toBe(1);
  });

  test('VIG-18 example 9: a cost of 2 with 1 vigor left takes that and 1 damage', () => {
    const ann = someone('ann', [0, 0], { defend: 8 });
    const spent = { ...ann, nature: { ...ann.nature, vigor: 1 } as typeof ann.nature };
    const table = fight([beast('rat', [1, 0]), spent]);
    table.declare('rat', 'assault', at('ann')).defend('ACTIVE', [4, 4], { vigor: 1 });
    expect(table.character('ann').vigor).toBe(0);
    expect(table.combatant('ann').damage).toBe(1);
  });

  test('VIG-07 VIG-12 example 10: 6 and 3, then 6, then 2 are 17; a subtracted 6 is 6 and no more', () => {
    const table = bout().declare('ann', 'assault', at('rat')).amplify([6, 3, 6, 2]);
    expect(table.happened('AttackRolled')).toMatchObject([
      { attack: aScore({ dice: [6, 3, 6, 2], flat: 9, total: 17 + 9 }) },
    ]);
    const stressed = fight([
      someone('ann', [0, 0], { assault: 9 }, { stress: 20 }),
      beast('rat', [1, 0]),
    ]);
    stressed.declare('ann', 'assault', at('rat')).amplify([3, 3, 6]);
    expect(stressed.happened('AttackRolled')).toMatchObject([
      { attack: aScore({ dice: [3, 3], subtracted: [6], total: 9 }) },
    ]);
  });

  test('VIG-47 VIG-48 example 11: passing is not final', () => {
    const table = fight([
      someone('ann', [1, 0], {}, kicker),
      someone('bob', [0, 1], {}, kicker),
      beast('cat', [0, 0]),
    ]).until('cat');
    table.declare('cat', 'assault', at('ann'));
    expect(table.asked).toBe('PRIORITY ann');
    table.pass();
    expect(table.asked).toBe('PRIORITY bob');
    // A kick that fails: 2d6 against 11, amplified by nothing.
    table.declare('bob', 'disrupting-kick', at('cat'));
    expect(table.stack).toEqual(['cat', 'bob']);
    expect(table.asked).toBe('PRIORITY ann');
    table.pass().amplify([1, 1]);
    expect(table.stack).toEqual(['cat']);
    expect(table.asked).toBe('PRIORITY ann');
    table.pass();
    expect(table.asked).toBe('DEFENSE ann');
  });

  /** Ann and Bob both kick the cat, which attacks Ann. */
  const both = () =>
    fight([
      someone('ann', [1, 0], {}, kicker),
      someone('bob', [0, 1], {}, kicker),
      beast('cat', [0, 0], { defendDifficulty: 30 }),
    ])
      .until('cat')
      .declare('cat', 'assault', at('ann'))
      .declare('ann', 'disrupting-kick', at('cat'));

  /** Whose checks and attacks were rolled, in order. */
  const effects = (table: ReturnType<typeof both>) =>
    table.history.flatMap((event) => {
      if (event.type === 'CheckMade') return [event.combatantId];
      return event.type === 'AttackRolled' ? ['attack'] : [];
    });

  test('VIG-46 VIG-47 example 12: Bob waits until the first response has resolved: A, B, attack', () => {
    const table = both();
    expect(table.asked).toBe('PRIORITY bob');
    table.pass().amplify([1, 1]);
    table.declare('bob', 'disrupting-kick', at('cat')).amplify([1, 1]);
    table.defend('PASSIVE', [1, 1, 1, 1]);
    expect(effects(table)).toEqual(['ann', 'bob', 'attack']);
  });

  test('VIG-46 VIG-47 example 12: Bob answers the response at once: B, A, attack', () => {
    const table = both();
    table.declare('bob', 'disrupting-kick', at('cat')).amplify([1, 1]);
    table.amplify([1, 1]).defend('PASSIVE', [1, 1, 1, 1]);
    expect(effects(table)).toEqual(['bob', 'ann', 'attack']);
  });

  test('VIG-40 VIG-53 example 13: Bar the Way stops a travel; the slot is used, the rest is not', () => {
    const table = fight([
      beast('cat', [0, 0], { movement: 6 }),
      someone('bob', [1, 0], { dexterity: 9 }, learnt('bar-the-way')),
    ]);
    table.declare('cat', 'travel', to(-5));
    expect(table.asked).toBe('PRIORITY bob');
    table.declare('bob', 'bar-the-way', at('cat')).amplify([4, 4]);
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'cat', byId: 'bob' }]);
    expect(table.at('cat')).toEqual([0, 0]);
    expect(table.rule(declare('cat', 'travel', to(-1)))).toBe('VIG-30');
    table.play({ type: 'GiveUpAction', combatantId: 'cat', for: 'MOVEMENT' });
    table.declare('cat', 'travel', to(-5));
    expect(table.at('cat')).toEqual([-5, 0]);
    expect(table.rule(declare('cat', 'assault', at('bob')))).toBe('VIG-30');
  });

  test('VIG-52 VIG-54 VIG-55 example 14: a prepared attack before the step that it answers', () => {
    const table = fight([someone('bob', [0, 0]), beast('cat', [2, 0])]);
    table.play({ type: 'ReadyAction', combatantId: 'bob', action: 'assault' }).end();
    expect(table.turn).toBe('cat');
    // The step towards Bob: the cat is still out of reach, so nobody is asked.
    table.declare('cat', 'travel', to(1));
    expect(table.at('cat')).toEqual([1, 0]);
    expect(table.character('bob').vigor).toBe(3);
    // Its next action can be answered.
    table.declare('cat', 'assault', at('bob'));
    expect(table.asked).toBe('PRIORITY bob');
    table.declare('bob', 'assault', { ...at('cat'), use: 'QUICK' });
    expect(table.character('bob').vigor).toBe(2);
    expect(table.combatant('bob').spent.quick).toBe(1);
    table.amplify([1, 1]);
    expect(table.happened('AttackRolled')).toMatchObject([{ attackerId: 'bob' }]);
    expect(table.asked).toBe('DEFENSE bob');
  });

  test('VIG-30 VIG-52 example 15: with the quick action spent, the prepared one waits for the next round', () => {
    const table = fight([
      beast('cat', [0, 0], { defendDifficulty: 30 }),
      someone('bob', [1, 0], {}, kicker),
      beast('dog', [0, 1], { defendDifficulty: 30 }),
    ]).until('bob');
    table.play({ type: 'ReadyAction', combatantId: 'bob', action: 'assault' }).end();
    table.declare('dog', 'assault', at('bob'));
    table.declare('bob', 'disrupting-kick', at('dog')).amplify([1, 1]);
    // No quick action is left, so the prepared attack cannot be performed in this round.
    expect(table.asked).toBe('DEFENSE bob');
    table.defend('PASSIVE', [1, 1, 1, 1]).end();
    expect([table.round, table.turn]).toEqual([2, 'cat']);
    table.declare('cat', 'assault', at('bob'));
    table.declare('bob', 'assault', { ...at('cat'), use: 'QUICK' });
    expect(table.combatant('bob').prepared).toBeNull();
  });

  test('VIG-52 example 15: it lapses as the own turn begins', () => {
    const table = fight([someone('bob', [0, 0]), beast('cat', [9, 0])]);
    table.play({ type: 'ReadyAction', combatantId: 'bob', action: 'assault' });
    expect(table.combatant('bob').prepared).toEqual({ action: 'assault', trigger: null });
    table.end().end();
    expect(table.happenings).toContain('PreparedActionLost');
    expect(table.combatant('bob').prepared).toBeNull();
  });

  test('VIG-68 example 16: an ambushed combatant has its quick action and its defense in round 1', () => {
    const table = fight(
      [
        someone('ann', [0, 0], { assault: 5 }),
        someone('rat', [1, 0], {}, { side: 'foes', learnt: ['disrupting-kick', 'dodge'] }),
      ],
      { ambushed: ['rat'] },
    );
    table.declare('ann', 'assault', at('rat'));
    expect(table.asked).toBe('PRIORITY rat');
    table.pass().amplify();
    expect(table.rule(table.defense('ACTIVE', { boosts: ['dodge'] }))).toBe('VIG-68');
    table.defend('ACTIVE', [2, 2, 2, 2]).end();
    expect(table.turn).toBe('rat');
    expect(table.rule(declare('rat', 'travel', to(2)))).toBe('VIG-68');
    expect(table.rule(declare('rat', 'assault', at('ann')))).toBe('VIG-68');
    expect(table.rule({ type: 'GiveUpAction', combatantId: 'rat', for: 'QUICK' })).toBe('VIG-68');
    table.declare('rat', 'disrupting-kick', at('ann'));
    expect(table.stack).toEqual(['rat']);
    table.amplify().amplify([1, 1, 2, 2]).end();
    expect(table.round).toBe(2);
    expect(table.until('rat').declare('rat', 'travel', to(2)).at('rat')).toEqual([2, 0]);
  });

  test('VIG-42 VIG-43 VIG-53 VIG-54 example 17: an attack and its boosts are one object', () => {
    const dancer = someone(
      'ann',
      [0, 0],
      { assault: 4 },
      {
        learnt: ['elusive-strike', 'dual-strike', 'feint', 'continued-momentum'],
        items: [weapon('dagger', { aspects: ['QUICK'], advantageDice: 1 }), weapon('sword')],
      },
    );
    const guard = beast('cat', [1, 0], { attackDifficulty: 40 }, kicker);
    const table = fight([dancer, guard, beast('dog', [0, 1], {}, kicker)]);
    const boosts = ['elusive-strike', 'dual-strike'];
    table.declare('ann', 'assault', { ...at('cat'), weapon: 'sword', boosts });
    expect(table.state.phase).toMatchObject({ stack: [{ declared: { boosts } }] });
    expect(table.asked).toBe('PRIORITY cat');
    table.declare('cat', 'disrupting-kick', at('ann'));
    expect(table.asked).toBe('PRIORITY dog');
    expect(table.rule(declare('ann', 'feint', { use: 'QUICK' }))).toBe('VIG-42');
    table.pass();
    // The kick pushes Ann out of reach, and with the attack its boosts are gone.
    table.amplify([1, 1]).pass();
    expect(table.at('ann')).toEqual([-1, 0]);
    expect(table.happened('ActionPrevented')).toMatchObject([
      { combatantId: 'ann', byId: null, rule: 'VIG-39' },
    ]);
    expect(table.stack).toEqual([]);
    expect(table.character('ann').vigor).toBe(2);
  });

  test('VIG-19 VIG-20 VIG-22 example 18: toughness 3: injured from 21, dying at 43, dead beyond', () => {
    const injured = (damage: number) =>
      gathering([someone('ann', [0, 0], { toughness: 3, athletics: 4 }, { damage })]);
    const fields = (damage: number) => {
      const { state } = injured(damage);
      return movementOf(state, state.combatants.ann!);
    };
    expect([fields(20), fields(21)]).toEqual([7, 3]);

    const table = fight([
      beast('rat', [1, 0], { attackDifficulty: 16 }),
      someone('ann', [0, 0], { toughness: 3 }, { damage: 40 }),
      someone('bob', [9, 0]),
    ]);
    // 2d6 - 3d6 + 3: 7 in all, so that 9 damage come through.
    table.declare('rat', 'assault', at('ann')).defend('PASSIVE', [5, 5, 3, 2, 1]);
    expect(table.happened('AttackRolled')).toMatchObject([{ damage: 9 }]);
    expect(table.combatant('ann')).toMatchObject({ damage: 43, status: 'DOWN', traumas: 1 });
    expect(table.happened('CombatantDied')).toEqual([]);
    table.end().until('rat', 2).declare('rat', 'assault', at('ann'), [1, 1, 5, 5, 5]);
    expect(table.combatant('ann').status).toBe('DEAD');
  });

  test('VIG-13 example 19: ten points at most, and of the right pool', () => {
    const archer = someone('ann', [0, 0], { shooting: 2, willpower: 8 }, carries(bow));
    const table = fight([archer, beast('rat', [3, 0])]);
    table.declare('ann', 'shoot', { ...at('rat'), weapon: 'bow' });
    const amplify = { type: 'AmplifyCheck', combatantId: 'ann' } as const;
    expect(table.rule({ ...amplify, vigor: 6, focus: 5 })).toBe('VIG-13');
    expect(table.refusal({ ...amplify, vigor: 6, focus: 5 }).message).toContain('10');
    expect(table.rule({ ...amplify, vigor: 4 })).toBe('VIG-13');
    expect(table.refusal({ ...amplify, vigor: 4 }).message).toContain('focus');
    table.amplify([2, 2], { focus: 3 });
    expect(table.happened('AttackRolled')).toMatchObject([
      { attack: aScore({ flat: 5, total: 9 }) },
    ]);
    // 11 focus, 1 for the shot, 3 for the check.
    expect(table.character('ann').focus).toBe(7);
  });

  test('VIG-24 VIG-31 example 20: daze takes the regular action and half the movement for a turn', () => {
    const conditions = [{ condition: 'daze', count: 1 }];
    const table = fight([
      someone('ann', [0, 0], { athletics: 4 }, { conditions, learnt: ['disrupting-kick'] }),
      beast('rat', [1, 0], { defendDifficulty: 30 }),
    ]);
    expect(movementOf(table.state, table.combatant('ann'))).toBe(3);
    expect(table.rule(declare('ann', 'assault', at('rat')))).toBe('VIG-30');
    expect(table.rule({ type: 'GiveUpAction', combatantId: 'ann', for: 'MOVEMENT' })).toBe(
      'VIG-30',
    );
    table.declare('ann', 'disrupting-kick', at('rat')).amplify([1, 1]).end();
    expect(table.combatant('ann').conditions).toEqual([]);
  });
});
