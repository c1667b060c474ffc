import { describe, expect, test } from 'vitest';
import type { Wall, WallKind } from '../../../../../src/engine/core/values/battlefield.ts';
import { coverBetween } from '../../../../../src/engine/rulesets/seconds/terrain/sight.ts';
import { runsOf } from '../../../../../src/engine/rulesets/seconds/terrain/running.ts';
import { fight, foe, hex, someone, type Table } from '../../../../kit/engine/seconds/encounter.ts';
import { fence, wall } from '../../../../kit/engine/walls.ts';

const duel = (walls: readonly Wall[], bob: readonly [number, number] = [1, 0]): Table =>
  fight([someone('ana', [0, 0]), foe('bob', bob)], { walls: [...walls] });

const move = (more: object) =>
  ({ type: 'DeclareAction', combatantId: 'ana', action: 'move', ...more }) as const;

describe('walls', () => {
  test('T-05 SEC-32 bar a move, which goes around them', () => {
    const table = duel([wall(0, 0, 'NE')], [9, 9]);
    expect(table.rule(move({ path: [hex(1, -1)] }))).toBe('T-05');
    table.play(move({ to: hex(1, -1) }));
    expect(table.happened('CombatantMoved')).toMatchObject([{ path: { length: 2 } }]);
    expect(duel(fence('WALL', 14), [9, 9]).rule(move({ to: hex(1) }))).toBe('SEC-32');
    expect(duel(fence('LIGHT_WINDOW', 14), [9, 9]).rule(move({ to: hex(1) }))).toBe('SEC-32');
    expect(
      duel(fence('OPEN_DOOR'), [9, 9])
        .play(move({ to: hex(1) }))
        .at('ana'),
    ).toEqual([1, 0]);
  });

  test('T-05 SEC-33 end a run before them', () => {
    const east = (walls: readonly Wall[]) => {
      const table = duel(walls, [9, 9]);
      const runs = runsOf(table.state, table.combatant('ana'));
      return Math.max(
        0,
        ...runs.flatMap(({ path }) => path.filter(({ r }) => r === 0).map(({ q }) => q)),
      );
    };
    expect(east([wall(4, 0)])).toBe(4);
    expect(east([])).toBeGreaterThan(4);
  });

  test('T-05 SEC-56 a way that a door closes is no longer open', () => {
    const table = duel([
      wall(2, 0, 'E', 'OPEN_DOOR'),
      ...fence().filter(({ hex: at }) => at.r !== 0),
    ]);
    table.play(move({ to: hex(9), seconds: 1 }));
    expect(table.at('ana')[0]).toBeGreaterThan(0);
    table.play({ type: 'SetDoor', edge: { hex: hex(2), side: 'E' }, open: false });
    const [q] = table.at('ana');
    if (q <= 2) expect(table.rule({ type: 'ContinueAction', combatantId: 'ana' })).toBe('SEC-56');
  });

  test('T-06 SEC-37 are total cover, next to each other too', () => {
    const cover = (walls: readonly Wall[], from: number, to: number) =>
      coverBetween(duel(walls, [9, 9]).state, hex(from), hex(to));
    expect(cover(fence(), -3, 4)).toBe(4);
    expect(cover([wall(0, 0)], 0, 1)).toBe(4);
    // Past its end, as round a corner.
    expect(cover([wall(1, 0)], -3, 4)).toBe(2);
    expect(cover([wall(1, 0)], 1, 4)).toBe(0);
  });

  test('T-07 SEC-37 a window gives the cover that it says, unless it is one of the attacker’s own hex', () => {
    const cover = (kind: WallKind, from: number) =>
      coverBetween(duel(fence(kind), [9, 9]).state, hex(from), hex(4));
    expect(cover('LIGHT_WINDOW', -3)).toBe(1);
    expect(cover('MEDIUM_WINDOW', -3)).toBe(2);
    expect(cover('HEAVY_WINDOW', -3)).toBe(3);
    expect(cover('HEAVY_WINDOW', 0)).toBe(0);
  });

  test('T-06 SEC-50 no one helps to reload through a wall', () => {
    const weapons = [{ weapon: 'arbalest' }];
    const help = { weapon: 'arbalest', targetIds: ['ana'] };
    const afterShot = (walls: readonly Wall[]) =>
      fight([someone('ana', [0, 0], { weapons }), someone('cat', [1, 0]), foe('bob', [-9, 0])], {
        walls: [...walls],
      })
        .attack('ana', 'arbalest', 'bob', [1])
        .end('ana');
    const helps = {
      type: 'DeclareAction',
      combatantId: 'cat',
      action: 'help-reload',
      ...help,
    } as const;
    expect(afterShot([]).ruleOrNull(helps)).toBeNull();
    expect(afterShot([wall(0, 0)]).rule(helps)).toBe('SEC-50');
    const listed = ({ awaited }: Table) =>
      awaited.options.filter(({ command }) => command.action === 'help-reload').length;
    expect([listed(afterShot([])), listed(afterShot([wall(0, 0)]))]).toEqual([1, 0]);
  });
});
