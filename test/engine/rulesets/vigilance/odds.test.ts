import { describe, expect, test } from 'vitest';
import type { Fraction } from '../../../../src/engine/core/odds/odds.ts';
import { diceTerm, valueTerm } from '../../../../src/engine/core/score/score.ts';
import { excessOdds, type OpenRoll } from '../../../../src/engine/dice/exploding.ts';
import { chanceOf, constant, fraction, toNumber } from '../../../../src/engine/dice/odds.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { vigilance } from '../../../../src/engine/rulesets/vigilance/index.ts';
import { damageOdds } from '../../../../src/engine/rulesets/vigilance/odds.ts';
import { damageDealt } from '../../../../src/engine/rulesets/vigilance/attack/plan.ts';
import {
  type CheckPool,
  fixed as fixedNumber,
  rollCheck,
} from '../../../../src/engine/rulesets/vigilance/stats/rolls.ts';
import { everyFall } from '../../../kit/engine/every-roll.ts';
import {
  armor,
  at,
  beast,
  bow,
  carries,
  declare,
  fight,
  parse,
  shield,
  someone,
} from '../../../kit/engine/vigilance/encounter.ts';
import { anyRoll } from '../../../kit/engine/any-roll.ts';

const f = (numerator: number, denominator = 1): Fraction =>
  fraction(BigInt(numerator), BigInt(denominator));

const fixed = (value: number) => fixedNumber('difficulty', value);

const poolOf = (added: number, subtracted: number, flat: number): CheckPool => ({
  ...{ added, subtracted, flat },
  terms: [valueTerm('craft', flat), diceTerm('dice', added - subtracted, 6)],
});

const dice = (exploding: number, flat = 0): OpenRoll => ({ exploding, rest: constant(flat) });

describe('dice that explode', () => {
  test('VIG-07 one die against nothing: a sixth for each face, and the sixth goes on', () => {
    const odds = excessOdds(dice(1), dice(0), 14);
    const chance = (amount: number) => chanceOf(odds, (value) => value === amount);
    expect([1, 5, 6, 7, 11, 12, 13].map(chance)).toEqual([
      f(1, 6),
      f(1, 6),
      f(0),
      f(1, 36),
      f(1, 36),
      f(0),
      f(1, 216),
    ]);
    // 14 and more: one in 36 goes on twice, and then shows no 1 (nor does it stop at 12).
    expect(chance(14)).toEqual(f(5, 216));
  });

  test('VIG-07 one die against another: by symmetry, the chance to exceed and not to be exceeded', () => {
    const odds = excessOdds(dice(1), dice(1), 1);
    // They tie when both show the same and no six, or both a six and tie again: x = 5/36 + x/36 = 1/7.
    expect(chanceOf(odds, (value) => value > 0)).toEqual(f(3, 7));
  });

  test('VIG-07 one die is exactly 1 ahead of another in 4 of 35 cases', () => {
    // 2 to 1, 3 to 2, 4 to 3, 5 to 4, or a six each and then 1 ahead: x = 4/36 + x/36.
    const odds = excessOdds(dice(1), dice(1), 2);
    expect(chanceOf(odds, (value) => value === 1)).toEqual(f(4, 35));
  });

  test('VIG-07 the chance of 5 or more is that of 5, of 6, and so on, to the last digit', () => {
    for (const [n, m] of [
      [2, 3],
      [3, 2],
      [4, 1],
    ] as const) {
      const [few, many] = [5, 40].map((cap) => excessOdds(dice(n, 3), dice(m, 1), cap));
      const chance = (odds: typeof few) => chanceOf(odds!, (value) => value >= 5);
      expect(chance(few)).toEqual(chance(many));
    }
  });

  test.each([
    [dice(2), dice(0, 7)],
    [dice(3, 2), dice(0, 11)],
    [dice(0, 16), dice(2, 4)],
    [dice(2, -3), dice(2, -5)],
    [dice(4, 5), dice(3, 1)],
  ])('VIG-12 %o against %o: weights above 0 that add up', (a, b) => {
    const { outcomes, total } = excessOdds(a, b, 40);
    expect(outcomes.every(({ weight }) => weight > 0n)).toBe(true);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
    expect(excessOdds(a, b, 1).outcomes).toHaveLength(2);
  });

  test('VIG-07 VIG-59 as many cases as can be counted lie below, and the rest is what is left', () => {
    const depth = 6;
    const pool = poolOf(2, 1, 3);
    const against = fixed(7);
    const plan = { defense: 'FIXED', attack: pool, against, moreDamage: [] } as const;
    const odds = damageOdds(plan, 5);
    const counted = new Map<number, bigint>();
    let missing = 6n ** BigInt(depth);
    // The rolls that end within six dice; those that do not are few.
    for (const { result, weight } of everyFall(depth, (d) => settledRoll(d, pool))) {
      if (result === null) continue;
      const amount = Math.min(5, damageDealt(plan, result - 7));
      counted.set(amount, (counted.get(amount) ?? 0n) + weight);
      missing -= weight;
    }
    for (const [amount, weight] of counted) {
      const exact = toNumber(chanceOf(odds, (value) => value === amount));
      const least = Number(weight) / 6 ** depth;
      expect(exact).toBeGreaterThanOrEqual(least - 1e-12);
      expect(exact).toBeLessThanOrEqual(least + Number(missing) / 6 ** depth + 1e-12);
    }
    expect(Number(missing) / 6 ** depth).toBeLessThan(0.01);
  });
});

class TooLong extends Error {}

/** The total of a roll, or null where it takes more dice than are counted. */
function settledRoll(d: Parameters<typeof rollCheck>[0], pool: CheckPool): number | null {
  let left = 5;
  try {
    return rollCheck(
      {
        roll: (count, sides) => {
          // The subtracted die needs one of the six.
          if (count > left + (count === pool.subtracted && left === 0 ? 1 : 0)) throw new TooLong();
          left -= count;
          return d.roll(count, sides, anyRoll);
        },
      },
      pool,
      anyRoll,
    ).total;
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}

describe('odds and many rolls agree', () => {
  const ROLLS = 100_000;
  const SIGMAS = 4.5;
  const pools: readonly (readonly [CheckPool, CheckPool])[] = [
    [poolOf(4, 0, 5), poolOf(2, 1, 2)],
    [poolOf(2, 2, 1), poolOf(2, 0, -8)],
    [fixed(16), poolOf(3, 0, 1)],
    [poolOf(3, 0, 2), fixed(11)],
  ];

  test.each(pools)('VIG-07 VIG-12 VIG-41 VIG-59 %o against %o', (attack, against) => {
    const cap = 12;
    const plan = {
      defense: 'ACTIVE',
      attack,
      against,
      moreDamage: [valueTerm('crush', 2)],
    } as const;
    const odds = damageOdds(plan, cap);
    const source = seededDice('5a'.repeat(32), 0);
    const seen = Array.from({ length: cap + 1 }, () => 0);
    for (let i = 0; i < ROLLS; i++) {
      const a = rollCheck(source, attack, anyRoll).total;
      const damage = Math.min(
        cap,
        damageDealt(plan, a - rollCheck(source, against, anyRoll).total),
      );
      seen[damage] = (seen[damage] ?? 0) + 1;
    }
    for (const [amount, count] of seen.entries()) {
      const chance = toNumber(chanceOf(odds, (value) => value === amount));
      const sigma = Math.sqrt(ROLLS * chance * (1 - chance));
      expect(Math.abs(count - ROLLS * chance)).toBeLessThanOrEqual(SIGMAS * sigma + 1e-9);
    }
  });
});

describe('asking for odds', () => {
  const bout = () =>
    fight([
      beast('rat', [1, 0], { attackDifficulty: 7 }, carries(bow)),
      someone('ann', [0, 0], {}, carries(armor)),
    ]);
  const ask = (table: ReturnType<typeof bout>, command: ReturnType<typeof declare>) => {
    const found = vigilance.queries.odds(
      table.state,
      { of: 'COMMAND', command: parse(command) },
      gameMaster,
    );
    if (!found.ok) throw new Error(JSON.stringify(found.error));
    return found.value.attacks;
  };

  test('VIG-62 VIG-65 an attack has odds for every way to defend that is allowed', () => {
    const [blow] = ask(bout(), declare('rat', 'assault', at('ann')));
    expect(blow?.perDefense.map(({ defense, basis }) => [defense, basis])).toEqual([
      ['ACTIVE', 'LEGAL'],
      ['PASSIVE', 'LEGAL'],
    ]);
    const [shot] = ask(bout(), declare('rat', 'shoot', { ...at('ann'), weapon: 'bow' }));
    expect(shot?.perDefense.map(({ defense }) => defense)).toEqual(['PASSIVE']);
  });

  test('VIG-63 counted by hand: 7 against 3d6 hits when they show 6 or less', () => {
    const [blow] = ask(bout(), declare('rat', 'assault', at('ann')));
    // 3 to 6 with three dice and no six: 1 + 3 + 6 + 10 of 216.
    expect(blow?.perDefense[0]?.hit).toEqual(f(20, 216));
    expect(blow?.perDefense[0]?.damage.map(({ amount }) => amount)).toEqual([0, 1, 2, 3, 4]);
    expect(blow?.perDefense[0]?.downs).toEqual(f(0));
  });

  test('VIG-22 damage beyond the limit does not count, and there is a chance to fall', () => {
    const table = fight([
      beast('rat', [1, 0], { attackDifficulty: 99 }),
      someone('ann', [0, 0], {}, { damage: 37 }),
    ]);
    const [blow] = ask(table, declare('rat', 'assault', at('ann')));
    const [active] = blow?.perDefense ?? [];
    expect(active?.damage.at(-1)?.amount).toBe(3);
    expect(toNumber(active?.downs ?? f(0))).toBeGreaterThan(0.999999);
  });

  test('VIG-13 an attack on the stack has the odds of what was paid for it', () => {
    const table = fight([
      someone('ann', [0, 0], { toughness: 9 }),
      someone('bob', [1, 0], {}, { side: 'foes', items: [shield] }),
    ]).declare('ann', 'assault', at('bob'));
    const expected = () => {
      const found = vigilance.queries.odds(
        table.state,
        { of: 'ATTACK', attackId: 'ann.1.1' },
        gameMaster,
      );
      return found.ok ? found.value.attacks[0]?.perDefense[0]?.expectedDamage : undefined;
    };
    const before = toNumber(expected()!);
    table.amplify([], { vigor: 10 });
    expect(toNumber(expected()!)).toBeGreaterThan(before + 5);
  });

  test('odds are for seats that see both sheets, and of attacks alone', () => {
    const query = { of: 'COMMAND', command: parse(declare('rat', 'assault', at('ann'))) } as const;
    const rat = { kind: 'PLAYER', combatants: ['rat'] } as const;
    expect(vigilance.queries.odds(bout().state, query, rat)).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN' },
    });
    const travel = parse(declare('rat', 'travel', { to: { q: 2, r: 0 } }));
    expect(
      vigilance.queries.odds(bout().state, { of: 'COMMAND', command: travel }, gameMaster),
    ).toMatchObject({
      error: { code: 'INVALID', field: 'action' },
    });
  });
});
