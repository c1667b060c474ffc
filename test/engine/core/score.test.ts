import { describe, expect, test } from 'vitest';
import {
  describeContest,
  describeScore,
  describeTerms,
  diceTerm,
  scoreOf,
  valueTerm,
} from '../../../src/engine/core/score/score.ts';

const die = (face: number, counts = face) => ({ sides: 6, face, counts });

describe('a score in words', () => {
  test('numbers and dice by their names, what is taken away after them', () => {
    const terms = [
      valueTerm('AB', 1),
      valueTerm('Dex', 2),
      diceTerm('dice', 3, 6),
      diceTerm('sword', 1, 6),
      diceTerm('cover', -3, 6),
      diceTerm('stressed', -1, 6),
      valueTerm('range', -1),
    ];
    expect(describeTerms(terms)).toBe(
      'AB 1 + Dex 2 + 3d6 + sword 1d6, less 3 dice for cover and 1 die for stressed and 1 for range',
    );
  });

  test('nothing but penalties, a bonus of 0, nothing at all', () => {
    expect(describeTerms([valueTerm('Str', -2)])).toBe('less 2 for Str');
    expect(describeTerms([valueTerm('Str', 0), diceTerm('dice', 2, 6)])).toBe('Str 0 + 2d6');
    expect(describeTerms([])).toBe('');
  });

  test('the total, and the dice as they fell, those that are taken away last', () => {
    const dex = [valueTerm('Dex', 2), diceTerm('dice', 2, 6), diceTerm('range', -1, 6)];
    const score = scoreOf(dex, [die(3), die(4), die(1, -1)], 'each counts its pips');
    expect(describeScore(score)).toBe('8 (Dex 2 + 2d6, less 1 die for range [3 4 - 1])');
    const number = scoreOf([valueTerm('difficulty', 7)], [], '');
    expect(describeContest(score, number)).toBe(
      '8 against 7 (Dex 2 + 2d6, less 1 die for range [3 4 - 1]; difficulty 7)',
    );
  });
});
