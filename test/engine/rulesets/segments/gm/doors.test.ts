/** T-08, T-09: doors, in SEGMENTS. */
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../../../src/engine/core/command/actor.ts';
import type { WallKind } from '../../../../../src/engine/core/values/battlefield.ts';
import { doorsIn } from '../../../../kit/engine/doors.ts';
import { fight, foe, hex, someone } from '../../../../kit/engine/segments/encounter.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import { wall } from '../../../../kit/engine/walls.ts';

const edge = { hex: hex(0), side: 'E' as const };
const use = (open: boolean, combatantId = 'ana') =>
  ({ type: 'UseDoor', combatantId, edge, open }) as const;
const set = (open: boolean) => ({ type: 'SetDoor', edge, open }) as const;
const ana: Actor = { kind: 'PLAYER', combatants: ['ana'] };

/** Ana beside a door, and Bor behind it. */
const duel = (kind: WallKind = 'CLOSED_DOOR', doors: 'FREE' | 'ACTION' = 'FREE') =>
  fight([someone('ana', [0, 0]), foe('bor', [1, 0])], {
    setup: { walls: [wall(0, 0, 'E', kind), wall(5, 5, 'E', 'CLOSED_DOOR')], settings: { doors } },
  });

describe('a door', () => {
  test('T-08 is opened for nothing, once a turn, and then lets through', () => {
    const table = duel();
    expect(doorsIn(table.awaited)).toMatchObject({
      labels: ['Open the door to the east'],
      costs: [],
    });
    expect(table.rule(strike('ana', 'bor'))).toBe('SEG-74');
    table.play(use(true), [], ana);
    expect(table.events).toEqual([
      { type: 'DoorUsed', combatantId: 'ana', edge, isOpen: true, tookAction: false },
    ]);
    expect(table.combatant('ana')).toMatchObject({ spent: [], initiated: false });
    expect(doorsIn(table.awaited)).toMatchObject({ labels: [], refused: ['T-08'] });
    expect(table.rule(use(false))).toBe('T-08');
    table.play(strike('ana', 'bor'));
    expect(table.happened('AttackArrived')).toHaveLength(1);
  });

  test('T-08 can be used again in the next turn, and by those on the other side', () => {
    const table = duel().play(use(true)).end('ana');
    expect(table.state.doorsUsed).toBeUndefined();
    table.play(use(false, 'bor')).end('bor').advance();
    expect(doorsIn(table.awaited).labels).toEqual(['Open the door to the east']);
    table.play(use(true));
    expect(table.state.doorsUsed).toEqual(['ana']);
  });

  test('T-08 is not used from afar, nor out of turn, nor before the fight, nor twice alike', () => {
    const far = { ...use(true), edge: { hex: hex(5, 5), side: 'E' as const } };
    expect(duel().rule(far)).toBe('T-08');
    expect(duel().rule(use(true, 'bor'))).toBe('SEG-09');
    expect(duel('OPEN_DOOR').rule(use(true))).toBe('T-08');
    expect(duel().refusal(use(true), { kind: 'SPECTATOR' }).code).toBe('FORBIDDEN');
    expect(duel().refusal(set(true), ana).code).toBe('FORBIDDEN');
  });

  test('T-08 T-09 what is no door is used by no one, whatever it is', () => {
    const refusals = (['WALL', 'SECRET_DOOR', 'HEAVY_WINDOW'] as const).map((kind) =>
      duel(kind).refusal(use(true), ana),
    );
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ rule: 'T-08' });
  });

  test('T-08 T-10 by the other reading it takes a Swift', () => {
    const table = duel('CLOSED_DOOR', 'ACTION');
    expect(doorsIn(table.awaited).costs).toEqual([{ resource: 'SWIFT', amount: 1 }]);
    table.play(use(true));
    expect(table.combatant('ana')).toMatchObject({ spent: ['SWIFT'], initiated: true });
    expect(table.rule(use(false))).toBe('SEG-22');
    table.end('ana').end('bor').advance().play(use(false)).end('ana').end('bor').advance();
    expect(table.rule(use(true))).toBe('SEG-21');
  });

  test('T-02 T-08 for nothing it counts among what costs nothing', () => {
    expect(duel().play(use(true)).state.costless).toEqual({ ana: 1 });
    expect(duel('CLOSED_DOOR', 'ACTION').play(use(true)).state.costless).toEqual({});
  });
});

describe('the GM', () => {
  test('T-08 opens and closes doors at any time', () => {
    const table = duel().play(set(true));
    expect(table.events).toEqual([{ type: 'DoorSet', edge, isOpen: true, revealed: false }]);
    expect(table.rule(set(true))).toBe('T-08');
    expect(table.play(set(false)).state.battlefield.walls?.[0]?.kind).toBe('CLOSED_DOOR');
    expect(duel('WALL').rule(set(true))).toBe('T-08');
    expect(table.play({ type: 'EndEncounter' }).rule(set(true))).toBe('SEG-107');
  });

  test('T-09 reveals a secret door', () => {
    const table = duel('SECRET_DOOR').play(set(false));
    expect(table.events).toEqual([{ type: 'DoorSet', edge, isOpen: false, revealed: true }]);
    expect(doorsIn(table.awaited).labels).toEqual(['Open the door to the east']);
  });
});
