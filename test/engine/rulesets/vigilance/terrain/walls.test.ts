import { describe, expect, test } from 'vitest';
import type { Wall } from '../../../../../src/engine/core/values/battlefield.ts';
import { vigilance } from '../../../../../src/engine/rulesets/vigilance/index.ts';
import {
  anywhere,
  at,
  beast,
  bow,
  carries,
  declare,
  fight,
  learnt,
  someone,
  to,
} from '../../../../kit/engine/vigilance/encounter.ts';
import { fence, wall } from '../../../../kit/engine/walls.ts';

const duel = (walls: readonly Wall[], rat: readonly [number, number] = [1, 0]) =>
  fight([someone('ann', [0, 0], {}, carries(bow)), beast('rat', rat)], {
    setup: { walls: [...walls], ...anywhere },
  });
const path = [{ q: 1, r: -1 }];

describe('walls', () => {
  test('T-05 VIG-34 bar a travel, which goes around them', () => {
    const table = duel([wall(0, 0, 'NE')], [9, 9]);
    expect(table.rule(declare('ann', 'travel', { path }))).toBe('T-05');
    table.declare('ann', 'travel', to(1, -1));
    expect(table.happened('CombatantMoved')).toMatchObject([{ path: { length: 2 } }]);
    expect(duel(fence(), [9, 9]).rule(declare('ann', 'travel', to(1)))).toBe('VIG-34');
    expect(duel(fence('LIGHT_WINDOW'), [9, 9]).rule(declare('ann', 'travel', to(1)))).toBe(
      'VIG-34',
    );
    expect(duel(fence('OPEN_DOOR'), [9, 9]).declare('ann', 'travel', to(1)).at('ann')).toEqual([
      1, 0,
    ]);
  });

  test('T-05 VIG-36 bar a swing, which leads over obstacles', () => {
    expect(duel(fence(), [9, 9]).rule(declare('ann', 'swing', to(2)))).toBe('VIG-36');
    const around = duel([wall(0, 0)], [9, 9])
      .declare('ann', 'swing', to(1))
      .amplify([4, 4]);
    expect(around.at('ann')).toEqual([1, 0]);
  });

  test('T-05 stop a push', () => {
    const shove = {
      ...{ key: 'shove', name: 'Shove', slot: 'REGULAR' as const },
      effect: {
        ...{ type: 'OPPOSED' as const, ability: null, reach: 'ADJACENT' as const },
        ...{ prevents: [], push: 2 },
      },
    };
    const table = fight([someone('ann', [-1, 0], {}, learnt('shove')), beast('rat', [0, 0])], {
      actions: [shove],
      setup: { walls: [...fence()] },
    });
    table.declare('ann', 'shove', { ...at('rat'), use: 'REGULAR' });
    // East is walled, so that it slides along.
    for (const { path: way } of table.happened('CombatantShoved'))
      for (const { q, r } of way) expect(q + r / 2).toBeLessThanOrEqual(0.5);
  });

  test('T-06 VIG-39 hide whom they stand before, next to each other too', () => {
    expect(duel([wall(0, 0)]).rule(declare('ann', 'assault', at('rat')))).toBe('VIG-39');
    const shot = { ...at('rat'), weapon: 'bow' };
    expect(duel(fence(), [5, 0]).rule(declare('ann', 'shoot', shot))).toBe('VIG-39');
    expect(duel(fence('HEAVY_WINDOW'), [5, 0]).declare('ann', 'shoot', shot).asked).toBe(
      'AMPLIFY ann',
    );
    expect(
      vigilance.queries.lineOfSight(duel(fence(), [5, 0]).state, at0, { q: 5, r: 0 }),
    ).toMatchObject({ clear: false, rule: 'VIG-39' });
  });
});

const at0 = { q: 0, r: 0 };
