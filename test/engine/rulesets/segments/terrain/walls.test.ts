import { describe, expect, test } from 'vitest';
import type { Wall } from '../../../../../src/engine/core/values/battlefield.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import {
  fight,
  foe,
  hex,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { declare, shoot, strike, walk } from '../../../../kit/engine/segments/moves.ts';
import { fence, wall } from '../../../../kit/engine/walls.ts';

const bolt = projectile('bolt', { speed: 1, damage: null });
const gust = projectile('gust', { speed: 5, pushback: 30, damage: null });
const blast = projectile('blast', {
  ...{ form: 'AREA', range: 30, speed: 9, damage: null },
  area: { shape: 'RADIUS' },
});

const duel = (walls: readonly Wall[], bor: readonly [number, number] = [1, 0]): Table =>
  fight([someone('ana', [0, 0], knows('bolt', 'gust', 'blast')), foe('bor', bor)], {
    actions: [bolt, gust, blast],
    setup: { walls: [...walls] },
  });

describe('walls', () => {
  test('T-05 SEG-55 bar a Move, which goes around them', () => {
    const table = duel([wall(0, 0, 'NE')], [9, 9]);
    const path = [hex(1, -1)];
    expect(table.rule(declare('ana', 'move', 'MOVE', { path }))).toBe('T-05');
    table.play(walk('ana', 1, -1));
    expect(table.happened('CombatantMoved')).toMatchObject([{ path: { length: 2 } }]);
    expect(duel(fence(), [9, 9]).rule(walk('ana', 1, 0))).toBe('SEG-55');
  });

  test('T-05 T-07 so do windows and closed doors, and no open door', () => {
    for (const kind of ['LIGHT_WINDOW', 'CLOSED_DOOR', 'SECRET_DOOR'] as const)
      expect(duel(fence(kind), [9, 9]).rule(walk('ana', 1, 0))).toBe('SEG-55');
    expect(
      duel(fence('OPEN_DOOR'), [9, 9])
        .play(walk('ana', 1, 0))
        .at('ana'),
    ).toEqual([1, 0]);
  });

  test('T-05 SEG-72 stop a pushback, and the log names them', () => {
    const table = duel([wall(3, 0)], [2, 0]).play(shoot('ana', 'gust', 'bor'));
    table.defend('NONE', [1, 1]);
    const [pushed] = table.happened('CombatantPushed');
    expect(pushed).toMatchObject({
      path: [hex(3)],
      barrier: { kind: 'WALL', hex: hex(3) },
      left: 0,
    });
    expect(pushed && segments.queries.narrate(pushed, table.state)).toContain('a wall');
  });

  test('T-06 SEG-74 hide whom they stand before, next to each other too', () => {
    expect(duel(fence()).rule(strike('ana', 'bor'))).toBe('SEG-74');
    expect(duel([wall(0, 0)]).rule(strike('ana', 'bor'))).toBe('SEG-74');
    expect(duel([wall(0, 0, 'E', 'LIGHT_WINDOW')]).play(strike('ana', 'bor')).state).toMatchObject({
      attacks: [{ targetId: 'bor' }],
    });
    expect(duel(fence(), [5, 0]).rule(shoot('ana', 'bolt', 'bor'))).toBe('SEG-74');
  });

  test('T-07 SEG-75 a window gives cover, unless it is one of the attacker’s own hex', () => {
    const covered = (from: readonly [number, number]) => {
      const { state } = duel(fence('HEAVY_WINDOW'), [5, 0]);
      return segments.queries.lineOfSight(state, hex(...from), hex(5));
    };
    expect(covered([-3, 0])).toMatchObject({ clear: true, covered: true, rule: 'SEG-75' });
    expect(covered([0, 0])).toMatchObject({ clear: true, covered: false, rule: null });
  });

  test('T-06 SEG-61 an area strikes no one behind them', () => {
    const struck = (walls: readonly Wall[]) =>
      duel(walls, [2, 0])
        .play(declare('ana', 'blast', 'STANDARD'))
        .happened('AreaGrew')
        .flatMap(({ struckIds }) => struckIds);
    expect(struck(fence())).toEqual([]);
    expect(struck(fence('LIGHT_WINDOW'))).toEqual(['bor']);
  });

  test('T-06 SEG-108 stop a projectile that they come before, but not at the end of one that it can pass', () => {
    const flown = (walls: readonly Wall[]) => {
      const table = duel([], [4, 0]).play(shoot('ana', 'bolt', 'bor'));
      table
        .end('ana')
        .end('bor')
        .play({ type: 'SetBattlefield', walls: [...walls] });
      for (let i = 0; i < 3; i++) table.advance();
      return table.end('ana').history.map(({ type }) => type);
    };
    const beyond = fence().map(({ hex: { q, r }, ...rest }) => ({ ...rest, hex: hex(q + 3, r) }));
    expect(flown(beyond)).toContain('AttackSpent');
    expect(flown([wall(3, 0)])).toContain('AttackArrived');
  });

  test('T-06 SEG-48 a blow does not land through a door that was closed meanwhile', () => {
    const table = fight([someone('ana', [0, 0], knows('axe')), foe('bor', [1, 0])], {
      actions: [melee('axe', { offensive: '99', damage: '99' })],
      setup: { walls: [wall(0, 0, 'E', 'OPEN_DOOR')] },
    });
    table.play(shoot('ana', 'axe', 'bor'));
    table.play({ type: 'SetDoor', edge: { hex: hex(0), side: 'E' }, open: false });
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'OUT_OF_REACH' }]);
  });

  test('T-06 SEG-102 no one is held through a wall', () => {
    const ended = (kind: 'WALL' | 'OPEN_DOOR') => {
      const table = duel([wall(0, 0, 'E', kind)]).play({
        ...{ type: 'InflictCondition', combatantId: 'bor', condition: 'grappled' },
      });
      const hold = { action: 'unarmed-strike', use: 'STANDARD', since: 1, checkId: null } as const;
      table.state = {
        ...table.state,
        grapples: [{ ...hold, grapplerId: 'ana', targetId: 'bor' }],
      };
      return table.end('ana').happened('GrappleEnded').length;
    };
    expect([ended('OPEN_DOOR'), ended('WALL')]).toEqual([0, 1]);
  });
});
