/** T-08, T-09: doors, in SECONDS. */
import { describe, expect, test } from 'vitest';
import type { WallKind } from '../../../../../src/engine/core/values/battlefield.ts';
import { doorsIn } from '../../../../kit/engine/doors.ts';
import { fight, foe, hex, someone } from '../../../../kit/engine/seconds/encounter.ts';
import { wall } from '../../../../kit/engine/walls.ts';

const edge = { hex: hex(0), side: 'E' as const };
const use = (open: boolean, combatantId = 'ana') =>
  ({ type: 'UseDoor', combatantId, edge, open }) as const;

/** Ana beside a door, and Bob behind it. */
const duel = (kind: WallKind = 'CLOSED_DOOR', doors: 'FREE' | 'ACTION' = 'FREE') =>
  fight([someone('ana', [0, 0]), foe('bob', [1, 0])], {
    walls: [wall(0, 0, 'E', kind)],
    settings: { doors },
  });

describe('a door', () => {
  test('T-08 is opened for nothing, once a turn', () => {
    const table = duel();
    expect(doorsIn(table.awaited)).toMatchObject({
      labels: ['Open the door to the east'],
      costs: [],
    });
    expect(table.play(use(true)).clock).toBe('1 ana 0');
    expect(table.rule(use(false))).toBe('T-08');
    expect(table.attack('ana', 'sword', 'bob', [5]).due.targetId).toBe('bob');
    expect(duel().rule(use(true, 'bob'))).toBe('SEC-02');
    expect(duel().play(use(true)).end('ana').play(use(false, 'bob')).state.doorsUsed).toEqual([
      'bob',
    ]);
  });

  test('T-08 T-10 by the other reading it takes a second, which counts for delays', () => {
    const table = duel('CLOSED_DOOR', 'ACTION');
    expect(doorsIn(table.awaited).costs).toEqual([{ resource: 'SECOND', amount: 1 }]);
    expect(table.play(use(true)).clock).toBe('1 ana 1');
    for (let second = 1; second < 5; second++) table.play(use(second % 2 === 0));
    table.flows = false;
    expect(table.play(use(false)).clock).toBe('1 ana 6');
    expect(table.rule(use(true))).toBe('SEC-08');
  });

  test('T-08 SEC-14 a second for it ends what was carried over', () => {
    const carried = (doors: 'FREE' | 'ACTION') => {
      const table = duel('CLOSED_DOOR', doors).declare('ana', 'ritual').end('bob');
      return table.play(use(true)).combatant('ana').doing?.action ?? null;
    };
    expect(carried('FREE')).toBe('ritual');
    expect(carried('ACTION')).toBeNull();
  });

  test('T-08 SEC-49 who no longer sees a target through it loses the aim', () => {
    const archer = someone('ana', [0, 0], { weapons: [{ weapon: 'crossbow' }] });
    const table = fight([archer, foe('bob', [1, 0])], { walls: [wall(0, 0, 'E', 'OPEN_DOOR')] });
    table.declare('ana', 'aim').aim('ana', ['bob']);
    expect(table.combatant('ana').aimsAt).toBe('bob');
    table.play({ type: 'SetDoor', edge, open: false });
    expect(table.happened('AimLost')).toMatchObject([{ reason: 'SIGHT' }]);
  });

  test('T-09 is a wall until the GM reveals it', () => {
    const table = duel('SECRET_DOOR');
    expect(table.refusal(use(true))).toEqual(duel('WALL').refusal(use(true)));
    table.play({ type: 'SetDoor', edge, open: true });
    expect(table.events).toMatchObject([{ type: 'DoorSet', isOpen: true, revealed: true }]);
  });
});
