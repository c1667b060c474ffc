import { expect, test } from 'vitest';
import { actionSchema } from '../../../../../src/engine/rulesets/segments/model/actions.ts';
import type { Settings } from '../../../../../src/engine/rulesets/segments/rulebook/settings.ts';
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
import { aScore } from '../../../../kit/engine/score.ts';
import { sumOfValues } from '../../../../../src/engine/core/score/score.ts';

type PartialRange = 'UP' | 'DOWN';

/** Ana, attack bonus 3, shoots at Bor with a range of 30 ft (6 hexes); it arrives at once. */
function shot(hexes: number, partialRange: PartialRange = 'UP'): Table {
  const ana = someone('ana', [0, 0], { attackBonus: 3, ...knows('dart') });
  const table = fight([ana, foe('bor', [hexes, 0], { hitPoints: 1000 })], {
    actions: [projectile('dart', { range: 30, speed: 100 })],
    setup: { settings: { partialRange } },
  });
  return table.declare('ana', 'dart', { targetIds: ['bor'] });
}

const scoreOf = (table: Table) =>
  [...table.happened('AttackHit'), ...table.happened('AttackMissed')][0]?.attackScore;

test.each([1, 5, 6])('SEG-64 within the range there is no penalty: %i hexes of 6', (hexes) => {
  const table = shot(hexes).defend('NONE', [4, 1, 1]);
  expect(scoreOf(table)).toEqual(aScore({ dice: [4, 1], flat: 3, total: 4 }));
});

test.each<[number, number, PartialRange, number]>([
  [6, 0, 'UP', 0],
  [7, 5, 'UP', 1],
  [9, 15, 'UP', 1],
  [10, 20, 'UP', 1],
  [11, 25, 'UP', 2],
  [14, 40, 'UP', 2],
  [15, 45, 'UP', 3],
  [6, 0, 'DOWN', 0],
  [7, 5, 'DOWN', 0],
  [9, 15, 'DOWN', 0],
  [10, 20, 'DOWN', 1],
  [13, 35, 'DOWN', 1],
  [14, 40, 'DOWN', 2],
])('SEG-65 %i hexes, %i ft beyond the range, partial range %s: -%i', (hexes, _, partial, minus) => {
  const table = shot(hexes, partial).defend('NONE', [4, 4, 1]);
  expect(scoreOf(table)).toEqual(aScore({ dice: [4, 4], flat: 3 - minus, total: 5 - minus }));
});

test('SEG-65 a part of 20 ft counts whole unless the table decides otherwise', () => {
  const ana = someone('ana', [0, 0], knows('dart'));
  const table = fight([ana, foe('bor', [7, 0])], {
    actions: [projectile('dart', { range: 30, speed: 100 })],
  });
  table.declare('ana', 'dart', { targetIds: ['bor'] }).defend('NONE', [4, 4, 1]);
  expect(sumOfValues(scoreOf(table)!.terms)).toBe(-1);
});

test('SEG-65 the penalty is on the score, not on the dice: a target far off costs no die', () => {
  const table = shot(46).defend('NONE', [6, 6]);
  expect(scoreOf(table)).toEqual(aScore({ dice: [6, 6], flat: -7, total: -5 }));
});

test('SEG-65 SEG-45 without any defense the attack must reach 0: a penalty can make it miss', () => {
  expect(shot(26).defend('NONE', [4, 4, 1]).happened('AttackHit')).toHaveLength(1);
  expect(shot(27).defend('NONE', [4, 4]).happened('AttackMissed')).toHaveLength(1);
});

test('SEG-65 there is no outer limit', () => {
  const table = fight([someone('ana', [0, 0], knows('dart')), foe('bor', [1000, 0])], {
    actions: [projectile('dart', { range: 5, speed: 1 })],
  });
  table.declare('ana', 'dart', { targetIds: ['bor'] });
  expect(table.happenings).toEqual(['ActionDeclared', 'ProjectileLaunched', 'ProjectileAdvanced']);
});

test('SEG-66 SEG-67 a melee attack has a hard reach: the hex beyond it is refused', () => {
  const table = fight(
    [someone('ana', [0, 0], knows('spear')), foe('bor', [2, 0]), foe('dag', [0, 3])],
    { actions: [melee('spear', { range: 10 })] },
  );
  const thrust = { type: 'DeclareAction', combatantId: 'ana', action: 'spear' } as const;
  expect(table.rule({ ...thrust, use: 'STANDARD', targetIds: ['dag'] })).toBe('SEG-67');
  table.play({ ...thrust, use: 'STANDARD', targetIds: ['bor'] }).defend('NONE', [4, 1, 1]);
  expect(scoreOf(table)).toEqual(aScore({ dice: [4, 1], flat: 0, total: 1 }));
});

test('SEG-66 the range of a structure is a hard maximum: every hex of it lies within', () => {
  const wall = {
    key: 'wall',
    name: 'Wall',
    uses: [{ kind: 'STANDARD' as const }],
    effect: { type: 'STRUCTURE' as const, range: 15, speed: 5, size: 5 },
  };
  const table = fight([someone('ana', [0, 0], knows('wall')), foe('bor', [9, 0])], {
    actions: [wall],
  });
  const build = { type: 'DeclareAction', combatantId: 'ana', action: 'wall' } as const;
  expect(table.rule({ ...build, use: 'STANDARD', hexes: [hex(3), hex(4)] })).toBe('SEG-66');
  table.play({ ...build, use: 'STANDARD', hexes: [hex(2), hex(3)] });
  expect(table.state.battlefield.obstacles).toEqual([hex(2), hex(3)]);
});

/** Ana, attack bonus 3, lets fly at Bor with a weapon whose range is 10 ft (2 hexes). */
function armed(weapon: 'SHORT' | 'LONG', hexes: number, settings: Partial<Settings> = {}): Table {
  const ana = someone('ana', [0, 0], { attackBonus: 3, ...knows('bow') });
  return fight([ana, foe('bor', [hexes, 0], { hitPoints: 1000 })], {
    actions: [projectile('bow', { range: 10, speed: 100, weapon })],
    setup: { settings },
  });
}

const loose = {
  type: 'DeclareAction',
  combatantId: 'ana',
  action: 'bow',
  use: 'STANDARD',
} as const;
const atBor = { ...loose, targetIds: ['bor'] };

test('SEG-67 the range of a short-ranged weapon is a hard maximum', () => {
  const table = armed('SHORT', 2).play(atBor).defend('NONE', [4, 1, 1]);
  expect(scoreOf(table)).toEqual(aScore({ dice: [4, 1], flat: 3, total: 4 }));
  expect(armed('SHORT', 3).rule(atBor)).toBe('SEG-67');
});

test('SEG-67 SEG-48 what a short-ranged weapon let fly does not come to whom runs beyond its range', () => {
  const ana = someone('ana', [0, 0], knows('knife'));
  const chase = (range: number) =>
    fight([ana, foe('bor', [4, 0])], {
      actions: [projectile('knife', { range, speed: 3, weapon: 'SHORT' })],
    })
      .play({ ...atBor, action: 'knife' })
      .end('ana')
      .declare('bor', 'five-foot-step', { to: hex(5) })
      .advance()
      .end('ana');
  expect(chase(20).happened('AttackSpent')).toMatchObject([{ reason: 'OUT_OF_REACH' }]);
  expect(chase(25).happened('AttackArrived')).toHaveLength(1);
});

const bowAt = (hexes: number, settings: Partial<Settings> = {}): number | undefined =>
  armed('LONG', hexes, settings).play(atBor).defend('NONE', [4, 4, 1]).happened('AttackHit')[0]
    ?.attackScore.total;

test.each([
  [2, 0],
  [3, 1],
  [6, 1],
  [7, 2],
  [10, 2],
  [11, 3],
])(
  'SEG-67 R-56 a long-ranged weapon loses 1 for each 20 ft beyond its range: %i hexes of 2, -%i',
  (hexes, minus) => {
    expect(bowAt(hexes)).toBe(5 - minus);
  },
);

test.each([
  [2, 0],
  [3, 1],
  [5, 2],
  [9, 4],
])('SEG-67 R-56 or for each further range of its own: %i hexes of 2, -%i', (hexes, minus) => {
  expect(bowAt(hexes, { rangeIncrement: 'WEAPON_RANGE' })).toBe(5 - minus);
});

test('SEG-65 R-30 the penalty can cost dice instead of the score', () => {
  const table = armed('LONG', 7, { rangePenalty: 'DICE' }).play(atBor).defend('NONE', [1]);
  expect(table.happened('AttackHit')).toMatchObject([{ attackScore: { total: 3 } }]);
});

test('SEG-67 a weapon of a kind makes an attack of that kind', () => {
  const problems = (form: string, weapon: string) =>
    actionSchema.safeParse(projectile('bow', { form, weapon })).error?.issues ?? [];
  expect(problems('MELEE', 'MELEE')).toEqual([]);
  expect(problems('PROJECTILE', 'SHORT')).toEqual([]);
  expect(problems('PROJECTILE', 'MELEE')).toHaveLength(1);
  expect(problems('MELEE', 'LONG')).toHaveLength(1);
});
