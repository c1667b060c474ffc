/** T-08, T-09: doors, in VIGILANCE. */
import { describe, expect, test } from 'vitest';
import type { WallKind } from '../../../../../src/engine/core/values/battlefield.ts';
import { doorsIn } from '../../../../kit/engine/doors.ts';
import { at, beast, declare, fight, someone } from '../../../../kit/engine/vigilance/encounter.ts';
import { wall } from '../../../../kit/engine/walls.ts';

const edge = { hex: { q: 0, r: 0 }, side: 'E' as const };
const use = (open: boolean, combatantId = 'ann') =>
  ({ type: 'UseDoor', combatantId, edge, open }) as const;

/** Ann beside a door, and a rat behind it. */
const duel = (kind: WallKind = 'CLOSED_DOOR', doors: 'FREE' | 'ACTION' = 'FREE') =>
  fight([someone('ann', [0, 0]), beast('rat', [1, 0])], {
    setup: { walls: [wall(0, 0, 'E', kind)], settings: { doors } },
  });

describe('a door', () => {
  test('T-08 is opened for nothing, once a turn, and then lets through', () => {
    const table = duel();
    expect(doorsIn(table.awaited)).toMatchObject({
      labels: ['Open the door to the east'],
      costs: [],
    });
    expect(table.rule(declare('ann', 'assault', at('rat')))).toBe('VIG-39');
    table.play(use(true));
    expect(table.combatant('ann').spent).toMatchObject({ quick: 0 });
    expect(table.rule(use(false))).toBe('T-08');
    table.declare('ann', 'assault', at('rat'));
    expect(table.stack).toEqual(['ann']);
    expect(duel().rule(use(true, 'rat'))).toBe('VIG-26');
    expect(duel().play(use(true)).end().play(use(false, 'rat')).state.doorsUsed).toEqual(['rat']);
  });

  test('T-08 T-10 by the other reading it takes a quick action', () => {
    const table = duel('CLOSED_DOOR', 'ACTION');
    expect(doorsIn(table.awaited).costs).toEqual([{ resource: 'QUICK', amount: 1 }]);
    table.play(use(true));
    expect(table.combatant('ann').spent).toMatchObject({ quick: 1 });
    expect(table.rule(use(false))).toBe('VIG-30');
    const gained = duel('CLOSED_DOOR', 'ACTION');
    gained.play({ type: 'GiveUpAction', combatantId: 'ann', for: 'QUICK' });
    gained.play(use(true)).play(use(false));
    expect(gained.rule(use(true))).toBe('VIG-30');
  });

  test('T-09 is a wall until the GM reveals it', () => {
    const table = duel('SECRET_DOOR');
    expect(table.refusal(use(true))).toEqual(duel('WALL').refusal(use(true)));
    table.play({ type: 'SetDoor', edge, open: true });
    expect(table.events).toEqual([{ type: 'DoorSet', edge, isOpen: true, revealed: true }]);
    expect(table.play(use(false)).events).toMatchObject([{ type: 'DoorUsed', isOpen: false }]);
  });
});
