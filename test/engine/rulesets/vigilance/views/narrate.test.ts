import { describe, expect, test } from 'vitest';
import { narrate } from '../../../../../src/engine/rulesets/vigilance/views/narrate.ts';
import { diceTerm, pipsOf, scoreOf } from '../../../../../src/engine/core/score/score.ts';
import type { Event } from '../../../../../src/engine/rulesets/vigilance/model/events.ts';
import type { ActionInput } from '../../../../../src/engine/rulesets/vigilance/model/actions.ts';
import { at, beast, fight, learnt, someone } from '../../../../kit/engine/vigilance/encounter.ts';

/** The lines of the log for the events of this type that happened last. */
const said = (table: ReturnType<typeof fight>, type: Event['type']) =>
  table.happened(type).map((event) => narrate(event, table.state));

const met = (keys: readonly string[] = [], actions: readonly ActionInput[] = []) =>
  fight(
    [
      someone('ann', [0, 0], { assault: 5, dexterity: 2 }, learnt(...keys)),
      beast('rat', [1, 0], { defendDifficulty: 11 }),
    ],
    { actions },
  );

describe('the log says why', () => {
  test('VIG-59 an attack: who, whom, both totals and what they are made of, the damage', () => {
    const table = met().declare('ann', 'assault', at('rat'));
    table.amplify([6, 3, 1], { vigor: 2 });
    expect(said(table, 'AttackRolled')).toEqual([
      "Ann's Assault hits Rat: 17 against 11 (assault 5 + 2d6 + vigor 2 [6 3 1]; defend difficulty 11), 6 damage",
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

  test('VIG-36 a weapon that was shot is named as a thing', () => {
    const { state } = met();
    const about = { combatantId: 'ann', weapon: 'crossbow' };
    expect(narrate({ type: 'WeaponDischarged', ...about }, state)).toBe(
      'Ann must reload the crossbow',
    );
    expect(narrate({ type: 'WeaponLoaded', ...about }, state)).toBe('Ann has loaded the crossbow');
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
