/** Examples of the third edition, computed by hand from its text. */
import { describe, expect, test } from 'vitest';
import { gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import type { ActionInput } from '../../../../../src/engine/rulesets/vigilance/model/actions.ts';
import type { Event } from '../../../../../src/engine/rulesets/vigilance/model/events.ts';
import { narrate } from '../../../../../src/engine/rulesets/vigilance/views/narrate.ts';
import {
  at,
  beast,
  declare,
  fight,
  gathering,
  learnt,
  type Place,
  someone,
  type Table,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

/** Prevents what it is made for without a check, wherever its actor stands. */
const preventing = (key: string, prevents: ('MOVEMENT' | 'QUICK')[]): ActionInput => ({
  ...{ key, name: key, slot: 'QUICK' },
  effect: { type: 'OPPOSED', ability: null, reach: 'ANYWHERE', prevents },
});

const said = (table: Table, type: Event['type']) =>
  table.happened(type).map((event) => narrate(event, table.state));

/** What is left of a round: regular, movement and quick actions. */
const left = (table: Table, id: string) => {
  const { combatants } = vigilance.queries.view(table.state, gameMaster);
  return combatants.find((one) => one.id === id)?.budget.map((item) => item.left);
};

describe('the regular action', () => {
  /** Cid travels on his turn and Ann bars it; Cid could foil that. */
  const barred = (givingUpTime: 'ANY_MOMENT' | 'EMPTY_STACK', quicksSpent = 0) => {
    const ann = someone('ann', [3, 0], {}, { side: 'foes', ...learnt('bar') });
    const table = fight([ann, someone('cid', [0, 0], {}, learnt('foil'))], {
      actions: [preventing('bar', ['MOVEMENT']), preventing('foil', ['QUICK'])],
      setup: { settings: { givingUpTime } },
    }).end();
    if (quicksSpent > 0)
      table.play({
        ...{ type: 'Adjudicate', combatantId: 'cid', reason: 'It is spent' },
        stats: { quick: 0 },
      });
    return table.declare('cid', 'travel', to(0, 2)).declare('ann', 'bar', at('cid'));
  };
  const giveUp = { type: 'GiveUpAction', combatantId: 'cid', for: 'QUICK' } as const;

  test('VIG-33 RV-47 is given up at any moment of the own turn', () => {
    const table = barred('ANY_MOMENT').play(giveUp).declare('cid', 'foil', at('ann'));
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'ann', byId: 'cid' }]);
    expect(table.at('cid')).toEqual([0, 2]);
    expect(left(table, 'cid')).toEqual([0, 0, 1]);
  });

  test('VIG-33 RV-47 VIG-70 whoever could give it up to answer is asked', () => {
    const table = barred('ANY_MOMENT', 1);
    expect(table.asked).toBe('PRIORITY cid');
    expect(table.rule(declare('cid', 'foil', at('ann')))).toBe('VIG-30');
    table.play(giveUp).declare('cid', 'foil', at('ann'));
    expect(left(table, 'cid')).toEqual([0, 0, 0]);
    expect(table.at('cid')).toEqual([0, 2]);
    expect(barred('EMPTY_STACK', 1).at('cid')).toEqual([0, 0]);
  });

  test('VIG-33 RV-47 is given up while others are asked, as their decisions offer', () => {
    const zoe = someone('zoe', [5, 0], {}, { side: 'foes', ...learnt('bar') });
    const table = fight([zoe, someone('cid', [0, 0])], {
      actions: [preventing('bar', ['MOVEMENT'])],
    }).end();
    table.declare('cid', 'travel', to(0, 1));
    expect(table.asked).toBe('PRIORITY zoe');
    const offered = vigilance.queries
      .decisions(table.state, { kind: 'PLAYER', combatants: ['cid'] })
      .find(({ kind }) => kind === 'INTERJECTION');
    expect(offered?.options.map(({ command }) => command)).toContainEqual(giveUp);
    expect(left(table.play(giveUp), 'cid')).toEqual([0, 0, 2]);
    expect(table.rule({ ...giveUp, combatantId: 'zoe' })).toBe('VIG-26');
  });

  test('VIG-33 RV-47 is given up with nothing on the stack', () => {
    const table = barred('EMPTY_STACK');
    expect(table.rule(giveUp)).toBe('VIG-46');
    table.declare('cid', 'foil', at('ann'));
    expect(left(table.play(giveUp), 'cid')).toEqual([0, 0, 1]);
  });
});

describe('a newcomer', () => {
  const eve = someone('eve', [9, 0], {}, { vigilance: 10 });
  /** A acts and D is to come when E joins; the order of vigilance is A 14, E 10, D 5. */
  const joined = (newcomers: 'THIS_ROUND' | 'NEXT_ROUND', during = 'ann') => {
    const setup = { settings: { newcomers } };
    const ann = someone('ann', [0, 0], {}, { vigilance: 14 });
    const table = gathering([ann, beast('dog', [1, 0], {}, { vigilance: 5 })], { setup });
    table.play({ type: 'RollInitiative' }).until(during);
    return table.play({ type: 'AddCombatants', combatants: [eve] });
  };
  const turns = (table: Table) => {
    const names: (string | null)[] = [table.turn];
    while (table.end().round === 1) names.push(table.turn);
    return names;
  };

  test('VIG-29 RV-46 acts in this round with a whole allowance if its place is still to come', () => {
    expect(left(joined('THIS_ROUND'), 'eve')).toEqual([1, 1, 1]);
    expect(turns(joined('THIS_ROUND'))).toEqual(['ann', 'eve', 'dog']);
    const late = joined('THIS_ROUND', 'dog');
    expect(left(late, 'eve')).toEqual([0, 0, 0]);
    expect(turns(late)).toEqual(['dog']);
    expect(late.order).toEqual(['ann', 'eve', 'dog']);
  });

  test('VIG-29 RV-46 acts from the next round on', () => {
    const table = joined('NEXT_ROUND');
    expect(left(table, 'eve')).toEqual([0, 0, 0]);
    expect(turns(table)).toEqual(['ann', 'dog']);
    expect(left(table, 'eve')).toEqual([1, 1, 1]);
  });

  test('VIG-29 VIG-30 RV-46 who comes back in the round that they left has no second allowance', () => {
    const table = joined('THIS_ROUND', 'dog').end().until('ann', 2).end();
    expect([table.round, table.turn]).toEqual([2, 'eve']);
    for (const id of ['ann', 'dog']) {
      table.play({ type: 'HideCombatants', combatantIds: [id] });
      table.play({ type: 'RevealCombatants', combatantIds: [id] });
    }
    expect(left(table, 'ann')).toEqual([0, 0, 0]);
    expect(left(table, 'dog')).toEqual([1, 1, 0]);
    table.play({ type: 'RemoveCombatant', combatantId: 'ann' });
    table.play({
      type: 'AddCombatants',
      combatants: [someone('anna', [0, 0], {}, { name: 'Ann' })],
    });
    expect(left(table, 'anna')).toEqual([0, 0, 0]);
    expect(table.end().turn).toBe('dog');
  });
});

describe('a displaced traveller', () => {
  const shove: ActionInput = {
    ...{ key: 'shove', name: 'Shove', slot: 'QUICK' },
    effect: { type: 'OPPOSED', ability: null, reach: 'ADJACENT', prevents: [], push: 1 },
  };
  const lame = { key: 'lame', name: 'Lame', effects: [{ type: 'MOVEMENT_HALVED' as const }] };
  /** N at (1,0) with 5 fields travels to (6,0), and Ann is asked. */
  const travelling = (displacedTravels: 'GO_ON' | 'IMPOSSIBLE', annAt: Place = [0, 0]) =>
    fight([someone('nat', [1, 0]), beast('ann', annAt, {}, learnt('shove'))], {
      ...{ actions: [shove], conditions: [lame], setup: { settings: { displacedTravels } } },
    }).declare('nat', 'travel', to(6));
  const shoved = (table: Table) => table.declare('ann', 'shove', at('nat'));
  const halved = (table: Table) =>
    table.play({ type: 'InflictCondition', combatantId: 'nat', condition: 'lame' });

  test('VIG-55 RV-52 goes on to the declared end if it is within the movement', () => {
    const table = shoved(travelling('GO_ON'));
    // Pushed to (2,0), from where it is 4 fields along the declared way.
    expect(table.happened('CombatantMoved')).toMatchObject([
      { path: [to(3).to, to(4).to, to(5).to, to(6).to] },
    ]);
    expect(table.at('nat')).toEqual([6, 0]);
    expect(left(table, 'nat')).toEqual([1, 0, 1]);
  });

  test('VIG-55 RV-52 goes by the shortest way from further off', () => {
    // The GM puts him somewhere, so that Ann is not beside him any more.
    const placed = (q: number, r: number) =>
      travelling('GO_ON').play({
        ...{ type: 'Adjudicate', combatantId: 'nat', reason: 'The wind' },
        position: { q, r },
      });
    // From (3,-2) it is 5 fields, from (2,-2) it is 6.
    expect(placed(3, -2).at('nat')).toEqual([6, 0]);
    expect(placed(2, -2).happened('ActionPrevented')).toMatchObject([
      { combatantId: 'nat', byId: null, rule: 'VIG-34' },
    ]);
    const arrived = placed(6, 0);
    expect(arrived.happenings).toContain('ActionResolved');
    expect(arrived.happenings).not.toContain('CombatantMoved');
  });

  test('VIG-55 RV-52 goes nowhere beyond the movement as it is then', () => {
    for (const reading of ['GO_ON', 'IMPOSSIBLE'] as const) {
      const table = shoved(halved(travelling(reading)));
      expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'nat', byId: null }]);
      expect(table.at('nat')).toEqual([2, 0]);
    }
  });

  test('VIG-55 RV-52 stays where it was displaced to', () => {
    const table = shoved(travelling('IMPOSSIBLE'));
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'nat', byId: null }]);
    expect(table.at('nat')).toEqual([2, 0]);
  });
});

describe('climbing and swinging', () => {
  const feature = (kind: 'CLIMB' | 'SWING', q: number, r = 0) => ({
    ...{ hex: { q, r }, kind, name: kind === 'CLIMB' ? 'Ladder' : 'Chandelier' },
  });
  const lame = { key: 'lame', name: 'Lame', effects: [{ type: 'MOVEMENT_HALVED' as const }] };
  const slow = { ...lame, key: 'slow', name: 'Slow' };
  const at = (
    climbAndSwingOn: 'FEATURES' | 'ANYTHING',
    ...features: ReturnType<typeof feature>[]
  ) =>
    fight([someone('ann', [0, 0]), beast('rat', [9, 0])], {
      conditions: [lame, slow],
      setup: { features, settings: { climbAndSwingOn } },
    });
  const climb = declare('ann', 'climb');
  const swing = (q: number) => declare('ann', 'swing', to(q));
  const aloft = (table: Table) =>
    table.combatant('ann').conditions.find(({ condition }) => condition === 'aloft')?.count;

  test('VIG-36 RV-53 begin on what is marked for them, or beside it', () => {
    expect(at('FEATURES').rule(climb)).toBe('VIG-36');
    expect(at('FEATURES').rule(swing(3))).toBe('VIG-36');
    expect(at('FEATURES', feature('SWING', 0)).rule(climb)).toBe('VIG-36');
    expect(at('FEATURES', feature('SWING', 2)).rule(swing(3))).toBe('VIG-36');
    const ladder = at('FEATURES', feature('CLIMB', 1)).play(climb).amplify([4, 4]);
    expect(aloft(ladder)).toBe(3);
    // To get down needs nothing.
    ladder.end().end().play({ type: 'SetBattlefield' });
    ladder.declare('ann', 'climb-down', { use: 'MOVEMENT' });
    expect(aloft(ladder)).toBeUndefined();
    const chandelier = at('FEATURES', feature('SWING', 0)).play(swing(4)).amplify([4, 4]);
    expect(chandelier.at('ann')).toEqual([4, 0]);
  });

  test('VIG-36 RV-53 are possible anywhere', () => {
    expect(aloft(at('ANYTHING').play(climb).amplify([4, 4]))).toBe(3);
    expect(at('ANYTHING').play(swing(4)).amplify([4, 4]).at('ann')).toEqual([4, 0]);
  });

  test('VIG-20 VIG-24 RV-53 are halved with the movement, and twice halved are 1 field', () => {
    for (const reading of ['FEATURES', 'ANYTHING'] as const) {
      const marks = [feature('CLIMB', 0), feature('SWING', 0)];
      const halved = (...keys: string[]) => {
        const table = at(reading, ...marks);
        for (const condition of keys)
          table.play({ type: 'InflictCondition', combatantId: 'ann', condition });
        return table;
      };
      expect(aloft(halved('lame').play(climb).amplify([4, 4]))).toBe(1);
      expect(halved('lame').rule(swing(3))).toBe('VIG-36');
      expect(halved('lame').play(swing(2)).amplify([4, 4]).at('ann')).toEqual([2, 0]);
      expect(halved('lame', 'slow').rule(swing(2))).toBe('VIG-36');
      expect(aloft(halved('lame', 'slow').play(climb).amplify([4, 4]))).toBe(1);
    }
  });

  test('VIG-36 RV-53 a battlefield marks a hex once for each', () => {
    const twice = [feature('CLIMB', 0), feature('CLIMB', 0)];
    const both = [feature('CLIMB', 0), feature('SWING', 0)];
    expect(at('FEATURES').refusal({ type: 'SetBattlefield', features: twice })).toMatchObject({
      code: 'INVALID',
      field: 'features.1',
    });
    const table = at('FEATURES').play({ type: 'SetBattlefield', features: both });
    expect(vigilance.queries.view(table.state, gameMaster).battlefield.features).toEqual(both);
  });
});

describe('a smaller movement', () => {
  test('VIG-37 other than dropping and drawing is defined as a part of a travel', () => {
    const crouch: ActionInput = {
      ...{ key: 'crouch', name: 'Crouch', slot: 'BOOST' },
      effect: { type: 'BOOST', keys: ['travel'], gains: [{ condition: 'low', count: 1 }] },
    };
    const table = fight([someone('ann', [0, 0], {}, learnt('crouch')), beast('rat', [5, 0])], {
      ...{ actions: [crouch], conditions: [{ key: 'low', name: 'Low' }] },
    });
    expect(table.rule(declare('ann', 'assault', { ...at('rat'), boosts: ['crouch'] }))).toBe(
      'VIG-41',
    );
    table.declare('ann', 'travel', { ...to(1), boosts: ['crouch'] });
    expect(table.at('ann')).toEqual([1, 0]);
    expect(table.combatant('ann').conditions).toEqual([{ condition: 'low', count: 1 }]);
    expect(left(table, 'ann')).toEqual([1, 0, 1]);
  });
});

describe('a cost', () => {
  test('VIG-18 that the pool does not cover is damage by that rule, and stops at the limit', () => {
    const nature = { kind: 'CHARACTER' as const, vigor: 2 };
    const ann = { ...someone('ann', [0, 0], {}, { damage: 32 }), nature };
    const table = fight([ann, beast('rat', [1, 0])]).declare('ann', 'assault', at('rat'));
    table.amplify([], { vigor: 10 });
    // Of 10 points 1 is vigor and 9 are damage, of which 8 make 40.
    expect(table.happened('CostPaid')).toMatchObject([
      { vigor: 1, paidFor: 'CHECK', paidAction: 'assault' },
    ]);
    expect(table.happened('DamageTaken')).toMatchObject([
      { amount: 8, due: 9, total: 40, paidFor: 'CHECK', paidAction: 'assault', rule: 'VIG-18' },
    ]);
    expect(table.combatant('ann')).toMatchObject({ status: 'DOWN', damage: 40 });
    expect(table.character('ann').vigor).toBe(0);
    expect(said(table, 'CostPaid')).toEqual(['Ann pays 1 vigor to amplify Assault']);
    expect(said(table, 'DamageTaken')).toEqual([
      'Ann takes 8 of 9 damage to amplify Assault, in place of vigor: it stops at the limit, 40',
    ]);
  });

  test('VIG-18 of focus is stress in the same way', () => {
    const nature = { kind: 'CHARACTER' as const, focus: 0 };
    const table = fight([{ ...someone('ann', [0, 0]), nature }, beast('rat', [1, 0])]);
    table.declare('ann', 'check', { ability: 'AWARENESS' }).amplify([3, 4], { focus: 2 });
    expect(table.happened('StressTaken')).toMatchObject([{ amount: 2, due: 2, rule: 'VIG-18' }]);
    expect(said(table, 'StressTaken')).toEqual([
      'Ann takes 2 stress to amplify Ability check, in place of focus, 2 in all',
    ]);
  });

  test('VIG-63 of a defense is paid for that defense', () => {
    const nature = { kind: 'CHARACTER' as const, vigor: 0 };
    const table = fight([beast('rat', [1, 0]), { ...someone('ann', [0, 0]), nature }]);
    table.declare('rat', 'assault', at('ann')).defend('ACTIVE', [3, 4]);
    expect(said(table, 'DamageTaken')).toEqual([
      'Ann takes 1 damage to defend against Assault, in place of vigor, 1 in all',
      'Ann takes 9 damage, 10 in all',
    ]);
  });
});

describe('a quick action with nothing to answer', () => {
  /** It is Ann's turn, and nothing is on the stack. */
  const quiet = (freeQuickActions: 'OWN_TURN' | 'ANY_TIME') =>
    fight(
      [
        someone('ann', [0, 0], {}, learnt('foil')),
        beast('rat', [1, 0], {}, learnt('disrupting-kick')),
      ],
      { actions: [preventing('foil', ['QUICK'])], setup: { settings: { freeQuickActions } } },
    );
  const kick = declare('rat', 'disrupting-kick', at('ann'));
  const offered = ({ state }: Table) =>
    vigilance.queries
      .decisions(state, { kind: 'PLAYER', combatants: ['rat'] })
      .find(({ kind }) => kind === 'INTERJECTION');

  test('VIG-51 RV-23 belongs to the own turn', () => {
    expect(quiet('OWN_TURN').rule(kick)).toBe('VIG-51');
    expect(offered(quiet('OWN_TURN'))).toBeUndefined();
  });

  test('VIG-51 RV-23 is taken on the turn of another, and can be answered', () => {
    expect(offered(quiet('ANY_TIME'))?.options).toMatchObject([
      { command: { type: 'DeclareAction', action: 'disrupting-kick', use: 'QUICK' } },
    ]);
    const table = quiet('ANY_TIME').play(kick).declare('ann', 'foil', at('rat'));
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'rat', byId: 'ann' }]);
    expect(table.turn).toBe('ann');
    expect(offered(table)).toBeUndefined();
  });
});

describe('a prevention without a check', () => {
  test('VIG-53 prevents without dice, and what it prevents is used', () => {
    const nudge: ActionInput = {
      ...{ key: 'nudge', name: 'Nudge', slot: 'QUICK' },
      effect: { type: 'OPPOSED', ability: 'ASSAULT', reach: 'ADJACENT', prevents: [], push: 1 },
    };
    const ann = someone('ann', [1, 0], {}, { side: 'foes', ...learnt('foil') });
    const table = fight([someone('cid', [0, 0], {}, learnt('nudge')), ann], {
      actions: [preventing('foil', ['QUICK']), nudge],
    });
    table.declare('cid', 'nudge', at('ann')).declare('ann', 'foil', at('cid'));
    // He could still nudge her once more, for his regular action.
    table.pass();
    expect(table.happened('ActionPrevented')).toMatchObject([{ combatantId: 'cid', byId: 'ann' }]);
    expect(left(table, 'cid')).toEqual([1, 1, 0]);
  });
});

describe('an ambushed combatant', () => {
  const kick: ActionInput = {
    ...{ key: 'kick', name: 'Kick', slot: 'QUICK' },
    effect: { type: 'OPPOSED', ability: null, reach: 'ADJACENT', prevents: [], push: 1 },
  };
  const further: ActionInput = {
    ...{ key: 'further', name: 'Further', slot: 'BOOST' },
    effect: { type: 'BOOST', fits: ['QUICK', 'DEFENSE'], push: 1, result: 1 },
  };
  const ambush = (ambushBoosts: 'NONE' | 'ALLOWED') =>
    fight([someone('ann', [0, 0], {}, learnt('kick', 'further')), beast('rat', [1, 0])], {
      ...{ actions: [kick, further], ambushed: ['ann'], setup: { settings: { ambushBoosts } } },
    });
  const boosted = declare('ann', 'kick', { ...at('rat'), boosts: ['further'] });
  const attacked = (table: Table) => table.end().declare('rat', 'assault', at('ann')).pass();

  test('VIG-68 RV-31 adds no boosts', () => {
    expect(ambush('NONE').rule(boosted)).toBe('VIG-68');
    const table = attacked(ambush('NONE'));
    expect(table.rule(table.defense('ACTIVE', { boosts: ['further'] }))).toBe('VIG-68');
  });

  test('VIG-68 RV-31 adds boosts to the quick action and to defenses', () => {
    expect(ambush('ALLOWED').play(boosted).at('rat')).toEqual([3, 0]);
    const table = attacked(ambush('ALLOWED')).defend('ACTIVE', [2, 3], { boosts: ['further'] });
    // 16 against 0 + 5 + 1.
    expect(table.happened('AttackRolled')).toMatchObject([{ damage: 10 }]);
    expect(ambush('ALLOWED').rule(declare('ann', 'travel', to(-1)))).toBe('VIG-68');
  });
});

describe('a prepared action', () => {
  /** Cid has performed a prepared assault in round 1; in round 2 Rat does something before Cid's turn. */
  const performed = (preparedPerformances: 'ONCE' | 'WHILE_QUICK') => {
    const combatants = [beast('rat', [0, 1]), someone('cid', [0, 0]), beast('dog', [1, 0])];
    const table = fight(combatants, { setup: { settings: { preparedPerformances } } });
    table.end().play({ type: 'ReadyAction', combatantId: 'cid', action: 'assault' }).end();
    table.declare('dog', 'travel', to(2)).declare('cid', 'assault', { ...at('dog'), use: 'QUICK' });
    table.amplify([1, 2]).end();
    expect([table.round, table.turn, table.character('cid').vigor]).toEqual([2, 'rat', 2]);
    return table.declare('rat', 'travel', to(0, 2));
  };
  const again = declare('cid', 'assault', { ...at('rat'), use: 'QUICK' });

  test('VIG-52 RV-55 is performed once', () => {
    const table = performed('ONCE');
    expect(table.at('rat')).toEqual([0, 2]);
    expect(table.combatant('cid').prepared).toBeNull();
    expect(table.rule(again)).toBe('VIG-52');
  });

  test('VIG-52 RV-55 is performed as often as quick actions are left until the next turn', () => {
    const table = performed('WHILE_QUICK');
    expect(table.asked).toBe('PRIORITY cid');
    table.play(again).amplify([1, 2]);
    expect(table.character('cid').vigor).toBe(1);
    expect(table.end().combatant('cid').prepared).toBeNull();
  });
});
