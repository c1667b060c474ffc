import { describe, expect, test } from 'vitest';
import {
  anywhere,
  at,
  beast,
  declare,
  fight,
  someone,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';

const vault = {
  key: 'vault',
  name: 'Vault',
  slot: 'MOVEMENT' as const,
  effect: {
    type: 'MOVE' as const,
    check: { ability: 'ATHLETICS' as const, difficulty: 12 },
    way: 'ACROSS' as const,
    fields: 2,
  },
};
const wall = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
].map(([q, r]) => ({ q: q!, r: r! }));

/** Ann inside a ring of walls. */
const walled = () =>
  fight([someone('ann', [0, 0], { athletics: 2 }), beast('rat', [9, 0])], {
    setup: { obstacles: wall, ...anywhere },
  });
const vaulting = () =>
  fight([someone('ann', [0, 0], { athletics: 2 }, { learnt: ['vault'] }), beast('rat', [9, 0])], {
    actions: [vault],
    setup: { obstacles: wall },
  });

describe('VIG-36 movement actions with a check', () => {
  test('VIG-36 RV-50 a swing that succeeds leads across obstacles to the field chosen', () => {
    const table = walled();
    table.declare('ann', 'swing', to(3)).amplify([4, 4]);
    expect(table.happened('CheckMade')).toMatchObject([
      { ability: 'DEXTERITY', success: true, roll: { total: 8 }, opposing: { total: 8 } },
    ]);
    expect(table.at('ann')).toEqual([3, 0]);
  });

  test('VIG-36 a failed one has no effect, and its slot is used', () => {
    const table = walled();
    table.declare('ann', 'swing', to(3)).amplify([3, 4]);
    expect(table.happened('CheckMade')).toMatchObject([{ success: false }]);
    expect(table.at('ann')).toEqual([0, 0]);
    expect(table.rule(declare('ann', 'swing', to(3)))).toBe('VIG-30');
  });

  test('VIG-36 RV-50 as far as it says, onto a free field', () => {
    expect(walled().declare('ann', 'swing', to(4)).amplify([4, 4]).at('ann')).toEqual([4, 0]);
    expect(walled().rule(declare('ann', 'swing', to(5)))).toBe('VIG-36');
    expect(walled().rule(declare('ann', 'swing', to(1)))).toBe('VIG-36');
    expect(vaulting().rule(declare('ann', 'vault', { ...to(3), use: 'MOVEMENT' }))).toBe('VIG-36');
    const table = vaulting();
    table.declare('ann', 'vault', { ...to(2), use: 'MOVEMENT' }).amplify([4, 5]);
    expect(table.happened('CheckMade')).toMatchObject([
      { success: false, roll: { total: 11 }, opposing: { total: 12 } },
    ]);
  });

  test('VIG-36 RV-50 a climb leads 3 fields up, where nobody on the ground reaches', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])], { setup: anywhere });
    table.declare('ann', 'climb').amplify([4, 4]);
    expect(table.happened('CheckMade')).toMatchObject([
      { ability: 'ATHLETICS', success: true, opposing: { total: 8 } },
    ]);
    expect(table.combatant('ann').conditions).toEqual([{ condition: 'aloft', count: 3 }]);
    expect(table.end().rule(declare('rat', 'assault', at('ann')))).toBe('VIG-39');
    table.end().declare('ann', 'climb-down', { use: 'MOVEMENT' });
    expect(table.combatant('ann').conditions).toEqual([]);
    expect(table.end().declare('rat', 'assault', at('ann')).asked).toBe('DEFENSE ann');
  });

  test('VIG-36 only who is aloft climbs down', () => {
    const table = fight([someone('ann', [0, 0]), beast('rat', [1, 0])], { setup: anywhere });
    expect(table.rule(declare('ann', 'climb-down', { use: 'MOVEMENT' }))).toBe('VIG-36');
    const labels = table.awaited.options.map(({ command }) => command.action);
    expect(labels).toContain('swing');
    expect(labels).not.toContain('climb-down');
  });
});
