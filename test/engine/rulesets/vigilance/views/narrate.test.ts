import { describe, expect, test } from 'vitest';
import { narrate } from '../../../../../src/engine/rulesets/vigilance/views/narrate.ts';
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
        check: { ability: 'dexterity', difficulty: 9 },
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
    const table = met().declare('ann', 'check', { ability: 'dexterity' });
    table.amplify([3, 4]);
    expect(said(table, 'CheckMade')).toEqual([
      "Ann's Ability check (dexterity): 9 (dexterity 2 + 2d6 [3 4])",
    ]);
  });
});
