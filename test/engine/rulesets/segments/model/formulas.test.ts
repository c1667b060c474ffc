import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  diceCount,
  flatPart,
  type Formula,
  formatFormula,
  parseFormula,
} from '../../../../../src/engine/core/formula/formula.ts';
import { scriptedDice } from '../../../../../src/engine/dice/scripted.ts';
import { formulaSchema } from '../../../../../src/engine/rulesets/segments/model/formulas.ts';
import {
  poolOf,
  rollDamage,
  rollPips,
} from '../../../../../src/engine/rulesets/segments/stats/rolls.ts';
import { gathering, someone } from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';
import { anyRoll } from '../../../../kit/engine/any-roll.ts';

const names = { AB: 'AB', DB: 'DB', Str: 'Strength', Strength: 'Strength', Dex: 'Dex' };

function read(text: string): Formula {
  const parsed = parseFormula(text, names);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}

describe('formulas', () => {
  test('SEG-34 Strength + 1d6 is the modifier and one face-value die', () => {
    const formula = read('Strength + 1d6');
    expect(flatPart(formula, { Strength: 4 })).toBe(4);
    expect(diceCount(formula, 6)).toBe(1);
  });

  test('SEG-34 W-2 Strength x 2 + 3d6 with +4 and 3, 6, 2 is 19 literally; the printed 15 is a known slip', () => {
    const abilities = { strength: 4, dexterity: 0, intelligence: 0, resolve: 0 };
    const score = rollDamage(
      scriptedDice([3, 6, 2]),
      poolOf({
        formula: read('Strength x 2 + 3d6'),
        by: gathering([someone('ox', [0, 0], { abilities })]).combatant('ox'),
        influences: [],
        rule: 'SEG-33',
      }),
      anyRoll,
    );
    expect(score).toEqual(aScore({ dice: [3, 6, 2], flat: 8, total: 19 }));
  });

  test('SEG-34 a multiplier applies to its own ability only', () => {
    const formula = read('Dex + Strength x 3 - 2');
    expect(flatPart(formula, { Dex: 10, Strength: 1 })).toBe(11);
  });

  test('SEG-34 an ability counts as its modifier, by whichever name it is written', () => {
    const hero = gathering([
      someone('hero', [0, 0], {
        attackBonus: 1,
        defenseBonus: 2,
        abilities: { strength: 10, dexterity: 20, intelligence: -5, resolve: -7 },
      }),
    ]).combatant('hero');
    const total = (text: string) =>
      rollPips(
        scriptedDice([]),
        poolOf({
          formula: formulaSchema.parse(text),
          by: hero,
          influences: [],
          rule: 'SEG-33',
        }),
        anyRoll,
      ).total;
    expect(total('AB')).toBe(1);
    expect(total('DB')).toBe(2);
    expect([total('Str'), total('Strength')]).toEqual([10, 10]);
    expect([total('Dex'), total('Dexterity')]).toEqual([20, 20]);
    expect([total('Int'), total('Intelligence')]).toEqual([-5, -5]);
    expect(total('Resolve')).toBe(-7);
  });

  test('a name without a value is worth 0', () => {
    expect(flatPart(read('AB + 2'), {})).toBe(2);
  });
});

describe('reading a formula', () => {
  test('gives its terms, its dice by sides, and its number', () => {
    expect(read('AB + Dex x 2 + d20 + 2d6 - 3')).toEqual({
      terms: [
        { name: 'AB', times: 1 },
        { name: 'Dex', times: 2 },
      ],
      dice: [
        { count: 2, sides: 6 },
        { count: 1, sides: 20 },
      ],
      flat: -3,
    });
  });

  test('adds up what is named twice', () => {
    expect(read('Str + 1d6 + 1 + Strength x 2 + 2d6 + 2')).toEqual({
      terms: [{ name: 'Strength', times: 3 }],
      dice: [{ count: 3, sides: 6 }],
      flat: 3,
    });
  });

  test.each(['ab+dex*2+2D6', '  AB + Dex × 2 + 2d6', 'AB + DEX X 2 + 2d6'])(
    'does not mind case, blanks or the sign of times: %s',
    (text) => {
      expect(read(text)).toEqual(read('AB + Dex x 2 + 2d6'));
    },
  );

  test('begins with a minus where the first term is subtracted, typographic or plain', () => {
    expect(read('-Str + 1d6').terms).toEqual([{ name: 'Strength', times: -1 }]);
    expect(read('− 2 + 1d6').flat).toBe(-2);
  });

  test.each([
    ['', 0, 'expected a bonus, a number or dice, but the formula ends'],
    ['AB +', 4, 'expected a bonus, a number or dice, but the formula ends'],
    ['AB + + 1', 5, "expected a bonus, a number or dice, found '+'"],
    ['x 2', 0, "expected a bonus, a number or dice, found 'x'"],
    ['AB 2d6', 3, "expected '+' or '-', found '2d6'"],
    ['AB + Luck + 2d6', 5, "'Luck' is not one of AB, DB, Strength, Dex"],
    ['Str x Dex', 6, "expected a number to multiply by, found 'Dex'"],
    ['Str x', 5, 'expected a number to multiply by, but the formula ends'],
    ['2d6 - 1d6', 6, 'dice cannot be subtracted'],
    ['AB + 0d6', 5, 'roll 1 to 100 dice'],
    ['AB + 101d6', 5, 'roll 1 to 100 dice'],
    ['AB + 60d6 + 60d6', 12, 'roll 1 to 100 dice'],
    ['2d1', 0, 'a die has 2 to 100 sides'],
    ['AB + 2d101', 5, 'a die has 2 to 100 sides'],
    ['AB + 10001', 5, 'no number goes beyond 10000'],
    ['9999 + AB + 2', 12, 'no number goes beyond 10000'],
    ['Dex + AB x 10001', 6, 'no number goes beyond 10000'],
    ['AB + 2d6!', 8, "'!' is not understood"],
    ['AB + 2dx', 5, "'2dx' is not understood"],
  ])('points at the place of what is wrong: %j, character %i', (text, at, message) => {
    expect(parseFormula(text, names)).toEqual({ ok: false, error: { at, message } });
  });

  test('in an action the message counts characters from 1, and every die is a d6', () => {
    const problem = (text: string) => formulaSchema.safeParse(text).error?.issues[0]?.message;
    expect(problem('AB + Luck')).toMatch(
      /^Formula 'AB \+ Luck', character 6: 'Luck' is not one of/,
    );
    expect(problem('AB + 1d8')).toBe("Formula 'AB + 1d8': every die is a d6.");
  });
});

describe('writing a formula', () => {
  test.each([
    ['ab+dex+2d6', 'AB + Dex + 2d6'],
    ['-str*2+d6-4', '-Strength x 2 + 1d6 - 4'],
    ['3 + 2d6 - dex', '-Dex + 2d6 + 3'],
    ['2 - 2', '0'],
  ])('is tidy: %s becomes %s', (text, tidy) => {
    expect(formatFormula(read(text))).toBe(tidy);
  });

  const number = fc.nat({ max: 7000 });
  const sign = fc.constantFrom('+', '-');
  const bonus = fc.tuple(sign, fc.constantFrom('AB', 'db', 'Str', 'Strength', 'DEX'), number);
  const part = fc.oneof(
    bonus.map(([before, name, times]) => `${before} ${name} x ${times}`),
    fc.tuple(sign, number).map(([before, flat]) => `${before} ${flat}`),
    fc
      .tuple(fc.integer({ min: 1, max: 70 }), fc.constantFrom(6, 8, 20))
      .map(([count, sides]) => `+ ${count}d${sides}`),
  );
  const text = fc.array(part, { maxLength: 5 }).map((parts) => ['AB', ...parts].join(' '));

  test('and whatever can be read can be written, and reads the same again', () => {
    fc.assert(
      fc.property(text, (written) => {
        const parsed = parseFormula(written, names);
        fc.pre(parsed.ok);
        expect(parseFormula(formatFormula(parsed.value), names)).toEqual(parsed);
      }),
      { numRuns: 500, seed: 6 },
    );
  });
});
