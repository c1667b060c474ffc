import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseFormula } from '../../../../../src/engine/core/formula/formula.ts';
import { diceTerm, OWN_DICE } from '../../../../../src/engine/core/score/score.ts';
import { rollSuccesses, rollSum } from '../../../../../src/engine/dice/pools.ts';
import { scriptedDice } from '../../../../../src/engine/dice/scripted.ts';
import { commitment, seededDice } from '../../../../../src/engine/dice/seeded.ts';
import { abilityModifier } from '../../../../../src/engine/rulesets/segments/stats/abilities.ts';
import {
  poolOf,
  poolWith,
  rollDamage,
  rollHits,
  rollSixes,
} from '../../../../../src/engine/rulesets/segments/stats/rolls.ts';
import { gathering, someone } from '../../../../kit/engine/segments/encounter.ts';
import { aScore } from '../../../../kit/engine/score.ts';
import { anyRoll } from '../../../../kit/engine/any-roll.ts';

const hindered = { circumstance: 'DISADVANTAGE', label: 'cover', rule: 'SEG-75' } as const;

const sixes = (count: number) => poolWith([diceTerm(OWN_DICE, count, 6)]);

const fighter = gathering([
  someone('fighter', [0, 0], {
    attackBonus: 4,
    abilities: { strength: 4, dexterity: 3, intelligence: 0, resolve: 0 },
  }),
]).combatant('fighter');

function formula(text: string) {
  const names = { AB: 'AB', DB: 'DB', Dex: 'Dex', Strength: 'Strength' };
  const parsed = parseFormula(text, names);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

describe('dice kinds', () => {
  test('SEG-01 W-1 hit dice: each die showing 4, 5 or 6 adds 1 to the flat bonuses', () => {
    const dice = scriptedDice([5, 3, 4, 2, 1]);
    const score = rollHits(
      dice,
      poolOf({
        formula: formula('AB + Dex + 5d6'),
        by: fighter,
        influences: [],
        rule: 'SEG-32',
      }),
      anyRoll,
    );
    expect(score).toEqual(aScore({ dice: [5, 3, 4, 2, 1], flat: 7, total: 9 }));
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('SEG-01 a hit die showing %i counts %i', (face, hits) => {
    const score = rollHits(
      scriptedDice([face]),
      poolOf({
        formula: formula('1d6'),
        by: fighter,
        influences: [],
        rule: 'SEG-32',
      }),
      anyRoll,
    );
    expect(score.total).toBe(hits);
  });

  test('SEG-01 bonuses are added as numbers and roll no dice, negative ones too', () => {
    const clumsy = {
      ...fighter,
      attackBonus: 1,
      abilities: { ...fighter.abilities, dexterity: -3 },
    };
    const score = rollHits(
      scriptedDice([6, 6]),
      poolOf({
        formula: formula('AB + Dex + 2d6'),
        by: clumsy,
        influences: [],
        rule: 'SEG-32',
      }),
      anyRoll,
    );
    expect(score).toEqual(aScore({ dice: [6, 6], flat: -2, total: 0 }));
  });

  test('SEG-02 face-value dice: damage adds the pips to the flat part', () => {
    const score = rollDamage(
      scriptedDice([1, 6, 3]),
      poolOf({
        formula: formula('Strength + 3d6'),
        by: fighter,
        influences: [],
        rule: 'SEG-32',
      }),
      anyRoll,
    );
    expect(score).toEqual(aScore({ dice: [1, 6, 3], flat: 4, total: 14 }));
  });

  test('SEG-03 initiative and skill dice count sixes only', () => {
    expect(rollSixes(scriptedDice([6, 5, 4, 6, 1]), sixes(5), anyRoll).total).toBe(2);
    expect(rollSixes(scriptedDice([5, 5, 5, 5]), sixes(4), anyRoll).total).toBe(0);
  });

  test.each([
    [18, 4],
    [17, 3],
    [12, 1],
    [11, 0],
    [10, 0],
    [9, -1],
    [3, -4],
  ])('SEG-05 an ability score of %i gives a modifier of %i', (score, modifier) => {
    expect(abilityModifier(score)).toEqual({ ok: true, value: modifier });
  });

  test('SEG-05 an ability score above 18 is refused', () => {
    expect(abilityModifier(19)).toMatchObject({ ok: false, error: { rule: 'SEG-05' } });
  });

  test('SEG-06 a pool below zero rolls no dice: the score is the flat part', () => {
    const none = scriptedDice([]);
    expect(
      rollHits(
        none,
        poolOf({
          formula: formula('AB + 2d6'),
          by: fighter,
          influences: [hindered],
          rule: 'SEG-32',
        }),
        anyRoll,
      ),
    ).toEqual(aScore({ dice: [], flat: 4, total: 4 }));
    expect(
      rollDamage(
        none,
        poolOf({
          formula: formula('Strength + 1d6'),
          by: fighter,
          influences: [hindered],
          rule: 'SEG-32',
        }),
        anyRoll,
      ),
    ).toEqual(aScore({ dice: [], flat: 4, total: 4 }));
    expect(rollSixes(none, sixes(-2), anyRoll)).toEqual(aScore({ dice: [], total: 0 }));
  });
});

describe('pools', () => {
  test('a success pool counts the dice at or above its lowest face', () => {
    expect(rollSuccesses(scriptedDice([1, 2, 3, 4, 5, 6]), 6, 5, anyRoll)).toEqual({
      dice: [1, 2, 3, 4, 5, 6],
      value: 2,
    });
  });

  test('a sum pool adds the pips of dice of any kind', () => {
    expect(rollSum(scriptedDice([20, 1]), 2, 20, anyRoll)).toEqual({ dice: [20, 1], value: 21 });
  });

  test('a pool of no dice is worth nothing', () => {
    expect(rollSuccesses(scriptedDice([]), 0, 4, anyRoll)).toEqual({ dice: [], value: 0 });
    expect(rollSum(scriptedDice([]), 0, 6, anyRoll)).toEqual({ dice: [], value: 0 });
  });
});

describe('scripted dice', () => {
  test('show their faces in order, and say which are left', () => {
    const dice = scriptedDice([1, 2, 3]);
    expect(dice.roll(2, 6)).toEqual([1, 2]);
    expect(dice.left).toEqual([3]);
  });

  test('fail when the script has run out', () => {
    expect(() => scriptedDice([1]).roll(2, 6)).toThrow('no more faces');
  });

  test.each([0, 7])('fail on a face that the die does not have: %i of a d6', (face) => {
    expect(() => scriptedDice([face]).roll(1, 6)).toThrow(`A d6 cannot show ${face}`);
  });
});

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = 'ff0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The stream as its description has it, by other means. */
function streamOf(seed: string, bytes: number): readonly number[] {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(index);
    return [...createHash('sha256').update(Buffer.from(seed, 'hex')).update(counter).digest()];
  });
  return blocks.flat().slice(0, bytes);
}

/** Chi-square of the faces against an even spread. */
function chiSquare(faces: readonly number[], sides: number): number {
  const expected = faces.length / sides;
  return Array.from({ length: sides }, (_, i) => {
    const seen = faces.filter((face) => face === i + 1).length;
    return (seen - expected) ** 2 / expected;
  }).reduce((sum, term) => sum + term, 0);
}

describe('seeded dice', () => {
  test('are the bytes of SHA-256(seed, block number): a d256 shows each of them plus one', () => {
    const faces = seededDice(SEED, 0).roll(100, 256);
    expect(faces).toEqual(streamOf(SEED, 100).map((byte) => byte + 1));
  });

  test('a d6 is the next byte below 252, mod 6, plus one; bytes above are skipped', () => {
    const bytes = streamOf(SEED, 1000);
    expect(bytes.some((byte) => byte >= 252)).toBe(true);
    const faces = bytes.filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
    const dice = seededDice(SEED, 0);
    expect(dice.roll(faces.length, 6)).toEqual(faces);
    expect(dice.position).toBe(bytes.findLastIndex((byte) => byte < 252) + 1);
  });

  test('the same seed rolls the same, another seed does not', () => {
    const faces = seededDice(SEED, 0).roll(50, 6);
    expect(seededDice(SEED, 0).roll(50, 6)).toEqual(faces);
    expect(seededDice(OTHER, 0).roll(50, 6)).not.toEqual(faces);
  });

  test.each([1, 31, 32, 33, 64])('go on where they stopped, after %i dice', (count) => {
    const whole = seededDice(SEED, 0).roll(100, 6);
    const first = seededDice(SEED, 0);
    const before = first.roll(count, 6);
    const after = seededDice(SEED, first.position).roll(100 - count, 6);
    expect([...before, ...after]).toEqual(whole);
  });

  test('rolling nothing uses nothing up', () => {
    const dice = seededDice(SEED, 7);
    expect(dice.roll(0, 6)).toEqual([]);
    expect(dice.position).toBe(7);
  });

  // The bounds are the 99.9 % points of chi-square with sides - 1 degrees of freedom.
  test.each([
    { sides: 6, bound: 20.52 },
    { sides: 8, bound: 24.32 },
    { sides: 20, bound: 43.82 },
    { sides: 100, bound: 148.23 },
  ])('show every face of a d$sides equally often over 60,000 rolls', ({ sides, bound }) => {
    const faces = seededDice(SEED, 0).roll(60_000, sides);
    expect(Math.min(...faces)).toBe(1);
    expect(Math.max(...faces)).toBe(sides);
    expect(chiSquare(faces, sides)).toBeLessThan(bound);
  });

  test('one die says nothing about the next: pairs of d6 are even too', () => {
    const faces = seededDice(SEED, 0).roll(120_000, 6);
    const pairs = Array.from(
      { length: 60_000 },
      (_, i) => (faces[2 * i]! - 1) * 6 + faces[2 * i + 1]!,
    );
    expect(chiSquare(pairs, 36)).toBeLessThan(66.62);
  });

  test('the commitment is the SHA-256 of the seed', () => {
    const digest = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
    expect(commitment(SEED)).toBe(digest);
  });

  test.each(['', 'abcd', `${SEED}00`])('need a seed of 32 bytes: %j is none', (seed) => {
    expect(() => seededDice(seed, 0)).toThrow('32 bytes');
  });
});
