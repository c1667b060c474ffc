import { describe, expect, test } from 'vitest';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { extraDice } from '../../../../../src/engine/rulesets/segments/stats/circumstances.ts';
import { shoot } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  hex,
  knows,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';

const bolt = projectile('bolt', { speed: 20 });

/** Ana with a bolt, Bob six hexes east of her, on this ground. */
const field = (ground: object) =>
  fight([someone('ana', [0, 0], knows('bolt')), foe('bob', [6, 0])], {
    actions: [bolt],
    setup: ground,
  });

const aim = shoot('ana', 'bolt', 'bob');
/** A wall across every line from Ana to Bob. */
const wall = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((r) => hex(3 - Math.ceil(r / 2), r));
const smoke = (...hexes: readonly (readonly [number, number, number])[]) => ({
  concealing: hexes.map(([q, r, levels]) => ({ hex: hex(q, r), levels })),
});
/** Smoke all over the column halfway, so that no line goes round it. */
const bank = (levels: number) => ({
  concealing: wall.map((place) => ({ hex: place, levels })),
});

const dark = { dark: [hex(6, 0)] };
const lineOfSight = (table: Table) =>
  segments.queries.lineOfSight(table.state, hex(0, 0), hex(6, 0));

describe('line of sight', () => {
  test('SEG-74 without an unbroken line the target cannot be attacked', () => {
    const table = field({ obstacles: wall });
    expect(table.rule(aim)).toBe('SEG-74');
    expect(lineOfSight(table)).toMatchObject({ clear: false, rule: 'SEG-74', witness: null });
  });

  test('SEG-74 what is refused is not listed, and listed as refused with its rule', () => {
    const [turn] = segments.queries.decisions(field({ obstacles: wall }).state, { kind: 'GM' });
    expect(
      turn?.options.some(
        ({ command }) => command.type === 'DeclareAction' && command.action === 'bolt',
      ),
    ).toBe(false);
    expect(
      turn?.refusals.find(({ command }) => command.action === 'bolt')?.rejection,
    ).toMatchObject({ rule: 'SEG-74' });
  });

  test.each([
    ['SEG-74 behind a wall', { obstacles: wall }],
    ['SEG-77 in deep smoke', bank(3)],
    ['SEG-78 in darkness', dark],
  ])('SEG-26 %s by then, the second attack of a Full finds no target and is spent', (_, ground) => {
    const volley = { ...bolt, key: 'volley', uses: [{ kind: 'FULL' as const, attacks: 2 }] };
    const table = fight([someone('ana', [0, 0], knows('volley')), foe('bob', [6, 0])], {
      actions: [volley],
    });
    table.play({ ...shoot('ana', 'volley', 'bob', 'FULL'), targetIds: ['bob', 'bob'] });
    table
      .defend('NONE', [1, 1, 1])
      .play({ type: 'SetBattlefield', ...ground })
      .advance();
    table.end('ana');
    expect(table.happened('AttackSpent')).toMatchObject([{ reason: 'OUT_OF_SIGHT' }]);
    expect([table.state.attacks, table.state.ongoing]).toEqual([[], []]);
  });

  test('SEG-75 a broken line of the centres is cover: disadvantage', () => {
    const table = field({ obstacles: [hex(3, 0)] }).play(aim);
    // 2d6 less three dice.
    table.defend('NONE', [1]);
    expect(table.happened('AttackHit')).toMatchObject([
      { attackScore: aScore({ dice: [], total: 0 }) },
    ]);
    expect(lineOfSight(field({ obstacles: [hex(3, 0)] }))).toMatchObject({
      clear: true,
      covered: true,
      blocking: [hex(3, 0)],
      rule: 'SEG-75',
    });
  });

  test('SEG-75 an obstacle beside the attacker gives the target no cover', () => {
    const table = field({ obstacles: [hex(1, 0)] }).play(aim);
    table.defend('NONE', [1, 1, 1]);
    expect(lineOfSight(field({ obstacles: [hex(1, 0)] }))).toMatchObject({ covered: false });
  });
});

describe('concealment', () => {
  test('SEG-76 SEG-77 SEG-37 D-11 two levels: 1d6 = 2 misses without an attack roll, 3 goes on', () => {
    expect(field(bank(2)).play(aim).defend('NONE', [2]).happenings).toContain('MissChanceRolled');
    const missed = field(bank(2)).play(aim).defend('NONE', [2]);
    expect(missed.happened('AttackHit')).toEqual([]);
    expect(missed.state.attacks).toEqual([]);
    const through = field(bank(2)).play(aim).defend('NONE', [3, 4, 4, 1]);
    expect(through.happened('AttackHit')).toHaveLength(1);
  });

  test('SEG-76 the attacker takes the line with the least of it', () => {
    const table = field(smoke([3, 0, 2])).play(aim);
    table.defend('NONE', [1, 1, 1]);
    expect(lineOfSight(table)).toMatchObject({ concealment: 0, concealing: [] });
  });

  test("SEG-76 the target's own hex counts, the attacker's does not", () => {
    expect(lineOfSight(field(smoke([6, 0, 1])))).toMatchObject({
      concealment: 1,
      concealing: [hex(6, 0)],
      rule: 'SEG-76',
    });
    expect(lineOfSight(field(smoke([0, 0, 3])))).toMatchObject({ concealment: 0, rule: null });
  });

  test('SEG-77 who is totally concealed cannot be named as a target', () => {
    expect(field(bank(3)).rule(aim)).toBe('SEG-77');
  });

  test('SEG-78 a hex of complete darkness conceals totally who stands in it', () => {
    const table = field(dark);
    expect(table.rule(aim)).toBe('SEG-77');
    expect(lineOfSight(table)).toMatchObject({ clear: true, concealment: 3, rule: 'SEG-78' });
  });

  test('SEG-79 cover, concealment and range penalty all apply', () => {
    const short = projectile('bolt', { speed: 20, range: 20, offensive: 'AB + Dex + 5d6' });
    const table = fight([someone('ana', [0, 0], knows('bolt')), foe('bob', [6, 0])], {
      actions: [short],
      setup: { obstacles: [hex(3, 0)], ...smoke([6, 0, 1]) },
    }).play(aim);
    // The concealment die, then 5d6 less three for cover, less 1 for 10 ft beyond the range.
    table.defend('NONE', [2, 4, 4, 6]);
    expect(table.happened('AttackHit')).toMatchObject([
      { attackScore: aScore({ dice: [4, 4], flat: -1, total: 1 }) },
    ]);
  });

  test('SEG-80 a Stealth check is at advantage against whoever has any concealment before them', () => {
    const hide = {
      type: 'RollSkillCheck',
      combatantId: 'bob',
      skill: 'Stealth',
      target: 1,
      hidingFromId: 'ana',
    } as const;
    field(smoke([6, 0, 1])).play(hide, [1, 1, 1, 1, 1, 1, 1]);
    field({}).play(hide, [1, 1, 1, 1]);
  });
});

describe('leverage and disadvantage', () => {
  const both = { advantage: false, disadvantage: true, leverage: true };

  test.each([
    { leverageDisadvantage: 'NET' as const, dice: 3 },
    { leverageDisadvantage: 'LEVERAGE' as const, dice: 6 },
  ])(
    'SEG-86 R-41 read as $leverageDisadvantage they come to $dice dice more',
    ({ leverageDisadvantage, dice }) => {
      expect(extraDice(both, leverageDisadvantage)).toBe(dice);
      const table = field({ settings: { leverageDisadvantage } });
      const granted: ('LEVERAGE' | 'DISADVANTAGE')[] = ['LEVERAGE', 'DISADVANTAGE'];
      table.play(
        { type: 'RollSkillCheck', combatantId: 'ana', skill: 'Climb', target: 0, granted },
        Array.from({ length: 4 + dice }, () => 1),
      );
    },
  );
});
