import { type Score, sumOfValues, type Term } from '../../../src/engine/core/score/score.ts';

/** What most tests ask of a score: its faces, the sum of its numbers, its total. */
interface Expected {
  /** The faces of the dice that are added. */
  readonly dice?: readonly number[];
  /** The faces of the dice that are taken away. */
  readonly subtracted?: readonly number[];
  readonly flat?: number;
  readonly total?: number;
}

/** What `aScore` compares. */
export const outlineOf = (score: Score): Required<Expected> => ({
  dice: facesOf(score),
  subtracted: score.rolled.filter(({ counts }) => counts < 0).map(({ face }) => face),
  flat: sumOfValues(score.terms),
  total: score.total,
});

/** The faces of the dice that are added, of a score that must be there. */
export function facesOf(score: Score | undefined): readonly number[] {
  if (!score) throw new Error('There is no score.');
  return score.rolled.filter(({ counts }) => counts >= 0).map(({ face }) => face);
}

/** Equals any score with these figures, whatever its terms are called. */
export function aScore(expected: Expected): object {
  const keys = Object.keys(expected) as readonly (keyof Expected)[];
  return {
    asymmetricMatch: (actual: unknown) => {
      if (!actual || typeof actual !== 'object' || !('terms' in actual)) return false;
      const outline = outlineOf(actual as Score);
      return keys.every((key) => JSON.stringify(outline[key]) === JSON.stringify(expected[key]));
    },
    toString: () => 'Score',
    toAsymmetricMatcher: () => `Score ${JSON.stringify(expected)}`,
  };
}

/** Each term as its label, its number or dice, and its rule if it has one. */
export const partsOf = (terms: readonly Term[] = []): readonly string[] =>
  terms.map(({ label, value, dice, rule }) =>
    [label, dice ?? value, ...(rule === null ? [] : [rule])].join(' '),
  );
