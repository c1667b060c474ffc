import { describe, expect, test } from 'vitest';
import { isRoutineEvent } from '../../../../../src/engine/core/schema/event.ts';
import { helplessDefense } from '../../../../../src/engine/rulesets/vigilance/attack/defend.ts';
import { events } from '../../../../../src/engine/rulesets/vigilance/model/events.ts';
import { narrate } from '../../../../../src/engine/rulesets/vigilance/views/narrate.ts';
import { diceTerm, pipsOf, scoreOf } from '../../../../../src/engine/core/score/score.ts';
import type { Event } from '../../../../../src/engine/rulesets/vigilance/model/events.ts';
import type { ActionInput } from '../../../../../src/engine/rulesets/vigilance/model/actions.ts';
import {
  at,
  beast,
  carries,
  fight,
  learnt,
  someone,
  weapon,
} from '../../../../kit/engine/vigilance/encounter.ts';

/** The lines of the log for the events of this type that happened last. */
const said = (table: ReturnType<typeof fight>, type: Event['type']) =>
  table.happened(type).map((event) => narrate(event, table.state));

/** The line of the last such event. */
const line = (table: ReturnType<typeof fight>, type: Event['type']) => {
  const event = table.history.findLast((one) => one.type === type);
  return event && narrate(event, table.state);
};

const met = (keys: readonly string[] = [], actions: readonly ActionInput[] = []) =>
  fight(
    [
      someone('ann', [0, 0], { assault: 5, dexterity: 2 }, learnt(...keys)),
      beast('rat', [1, 0], { defendDifficulty: 11 }),
    ],
    { actions },
  );

describe('the log says why', () => {
  test('VIG-59 an attack: who, whom, both totals and what they are made of', () => {
    const table = met().declare('ann', 'assault', at('rat'));
    table.amplify([6, 3, 1], { vigor: 2 });
    expect(said(table, 'AttackRolled')).toEqual([
      "Ann's Assault hits Rat: 17 against 11 (assault 5 + 2d6 + vigor 2 [6 3 1]; defend difficulty 11), 6 damage",
    ]);
    expect(said(table, 'DamageTaken')).toEqual(['Rat takes 6 damage, 6 in all']);
  });

  test('VIG-41, 44 an attack names the boosts of both sides, and alone is told in short', () => {
    const boost = (key: string, fits: 'ASSAULT' | 'DEFENSE'): ActionInput => ({
      ...{ key, name: key.toUpperCase(), slot: 'BOOST', effect: { type: 'BOOST', fits: [fits] } },
    });
    const table = fight(
      [
        someone('ann', [0, 0], { assault: 5 }, learnt('surge')),
        someone('bob', [1, 0], { defend: 2 }, { ...learnt('ward'), side: 'foes' }),
      ],
      { actions: [boost('surge', 'ASSAULT'), boost('ward', 'DEFENSE')] },
    );
    const told: string[] = [];
    const tell = () => {
      for (const event of table.events)
        if (!isRoutineEvent(events[event.type], event)) told.push(narrate(event, table.state));
    };
    table.declare('ann', 'assault', { ...at('bob'), boosts: ['surge'] });
    tell();
    table.amplify();
    tell();
    table.defend('ACTIVE', [5, 3, 1, 1], { boosts: ['ward'], vigor: 2 });
    tell();
    expect(told).toEqual([
      "Ann's Assault with SURGE hits Bob, who defends with WARD: 13 against 6 (assault 5 + 2d6 [5 3]; defend 2 + 2d6 + vigor 2 [1 1]), 7 damage",
    ]);
  });

  test('VIG-59 an attack that fails does no damage', () => {
    const table = met().declare('ann', 'assault', at('rat'));
    table.amplify([1, 1]);
    expect(said(table, 'AttackRolled')).toEqual([
      "Ann's Assault misses Rat: 7 against 11 (assault 5 + 2d6 [1 1]; defend difficulty 11)",
    ]);
  });

  test('VIG-36 a check says of which action it is, and what it had to reach', () => {
    const leap: ActionInput = {
      key: 'leap',
      name: 'Leap',
      slot: 'MOVEMENT',
      effect: {
        type: 'MOVE',
        way: 'UP',
        fields: 2,
        check: { ability: 'DEXTERITY', difficulty: 9 },
      },
    };
    const table = met(['leap'], [leap]);
    table.declare('ann', 'leap', { use: 'MOVEMENT' }).amplify([3, 4]);
    const [check] = table.happened('CheckMade');
    const [pushed] = table.history.flatMap((event) =>
      event.type === 'ActionPushed' ? [event] : [],
    );
    expect(check).toMatchObject({ action: 'leap', objectId: pushed?.objectId });
    expect(said(table, 'CheckMade')).toEqual([
      "Ann's Leap (dexterity) succeeds: 9 against 9 (dexterity 2 + 2d6 [3 4]; difficulty 9)",
    ]);
  });

  test('VIG-09 a check that the table judges has no other side', () => {
    const table = met().declare('ann', 'check', { ability: 'DEXTERITY' });
    table.amplify([3, 4]);
    expect(said(table, 'CheckMade')).toEqual([
      "Ann's Ability check (dexterity): 9 (dexterity 2 + 2d6 [3 4])",
    ]);
  });

  test('VIG-36 VIG-37 things go by their names, also when they are gone', () => {
    const torch = weapon('w1', { name: 'Torch', held: true });
    const bow = weapon('w2', {
      name: 'Crossbow',
      form: 'RANGED',
      held: false,
      aspects: ['LONG_RELOAD'],
    });
    const table = fight([someone('ann', [0, 0], {}, carries(torch, bow)), beast('rat', [3, 0])]);
    table.declare('ann', 'travel', { drop: 'w1', draw: 'w2' });
    expect(table.combatant('ann').items).toHaveLength(1);
    expect(said(table, 'ItemsHandled')).toEqual(['Ann lets go of the Torch, takes the Crossbow']);
    table.declare('ann', 'shoot', { ...at('rat'), weapon: 'w2' }).amplify([1, 1]);
    expect(line(table, 'ActionPushed')).toBe('Ann uses Shoot (regular, Crossbow) at Rat');
    expect(said(table, 'WeaponDischarged')).toEqual(['Ann must reload the Crossbow']);
    table.end().end().declare('ann', 'reload', { weapon: 'w2' });
    expect(said(table, 'WeaponLoaded')).toEqual(['Ann has loaded the Crossbow']);
  });

  test('VIG-53 VIG-55 what has no effect is named, with who prevented it, or why in words', () => {
    const shove: ActionInput = {
      ...{ key: 'shove', name: 'Shove', slot: 'QUICK' },
      effect: { type: 'OPPOSED', ability: null, reach: 'ADJACENT', prevents: [], push: 2 },
    };
    const halt: ActionInput = { ...shove, key: 'halt', name: 'Halt' };
    const halting = { ...halt.effect, push: 0, prevents: ['REGULAR'] } as ActionInput['effect'];
    const struck = () =>
      fight(
        [
          someone('ann', [0, 0]),
          someone('bob', [1, 0], {}, { side: 'foes', ...learnt('shove', 'halt') }),
        ],
        { actions: [shove, { ...halt, effect: halting }] },
      ).declare('ann', 'assault', at('bob'));
    const shoved = struck().declare('bob', 'shove', at('ann'));
    expect(said(shoved, 'CombatantShoved')).toEqual(['Ann is pushed 2 fields to (-2, 0)']);
    expect(shoved.happened('ActionPrevented')).toMatchObject([
      { action: 'assault', why: 'Bob is 3 fields away and Ann reaches 1', byId: null },
    ]);
    expect(said(shoved, 'ActionPrevented')).toEqual([
      "Ann's Assault has become impossible: Bob is 3 fields away and Ann reaches 1",
    ]);
    const halted = struck().declare('bob', 'halt', at('ann'));
    expect(said(halted, 'ActionPrevented')).toEqual(["Bob prevents Ann's Assault"]);
  });

  test('VIG-06 VIG-36 counters are counted, and those of the rules are said in words', () => {
    const { state } = met();
    const of = (condition: string, count: number) => ({ combatantId: 'rat', condition, count });
    const gained = (condition: string, count: number) =>
      narrate({ type: 'CountersGained', ...of(condition, count) }, state);
    const lost = (condition: string, count: number) =>
      narrate({ type: 'CountersLost', ...of(condition, count) }, state);
    expect(gained('daze', 1)).toBe('Rat gains 1 Dazed counter');
    expect(lost('daze', 2)).toBe('Rat loses 2 Dazed counters');
    expect(gained('aloft', 3)).toBe('Rat rises 3 fields');
    expect(lost('aloft', 1)).toBe('Rat comes down 1 field');
    expect(lost('prone', 1)).toBe('Rat stands up');
  });

  test('VIG-13 VIG-63 an amplified defense says so; in short the roll tells it', () => {
    const isRoutine = (amplification: number) =>
      isRoutineEvent(events.ActionAnswered, {
        answer: { ...helplessDefense, amplification },
      });
    const answered = {
      ...{ objectId: 'rat.1.1', combatantId: 'ann', byStandingOrder: false },
      answer: { ...helplessDefense, amplification: 9 },
    };
    expect(narrate({ type: 'ActionAnswered', ...answered }, met().state)).toBe(
      'Ann defends passively, amplified by 9',
    );
    expect([isRoutine(0), isRoutine(9)]).toEqual([true, true]);
  });

  test('VIG-22 VIG-26 who has no turn, and why', () => {
    const { state } = met();
    const skips = (reason: 'DOWN' | 'COWERING') => ({ combatantId: 'rat', reason });
    expect(narrate({ type: 'TurnSkipped', ...skips('DOWN') }, state)).toBe(
      'Rat has no turn: unconscious and dying',
    );
    expect(narrate({ type: 'TurnSkipped', ...skips('COWERING') }, state)).toBe(
      'Rat has no turn: panics and has no way out',
    );
    // That Rat lies there was told when it fell.
    expect(isRoutineEvent(events.TurnSkipped, skips('DOWN'))).toBe(true);
    expect(isRoutineEvent(events.TurnSkipped, skips('COWERING'))).toBe(false);
  });

  test('VIG-34 a way ends at a field, written as everywhere', () => {
    const { state } = met();
    const path = [
      { q: 0, r: 1 },
      { q: 0, r: 2 },
    ];
    const moved = { combatantId: 'ann', path };
    expect(narrate({ type: 'CombatantMoved', ...moved }, state)).toBe(
      'Ann moves 2 fields to (0, 2)',
    );
    const barrier = { kind: 'OBSTACLE', hex: { q: 0, r: 3 }, combatantId: null } as const;
    expect(narrate({ type: 'CombatantShoved', ...moved, meant: 3, barrier }, state)).toBe(
      'Ann is pushed 2 of 3 fields to (0, 2), stopped by an obstacle at (0, 3)',
    );
  });

  test('VIG-28 says who rolls what for a tie', () => {
    const roll = scoreOf([diceTerm('dice', 2, 6)], pipsOf(6, [3, 4]), '');
    const event = { order: ['ann', 'rat'], ties: [], rolls: [{ combatantId: 'ann', roll }] };
    expect(narrate({ type: 'TieSettled', ...event }, met().state)).toBe(
      'Dexterity: Ann rolls 7 (2d6 [3 4]). Order: Ann, Rat',
    );
  });
});
