import { Fragment } from 'react';
import { wordsOf } from '../../kit/words.ts';
import { termInWords } from '../due-now/figures.ts';
import { RuleTag } from '../rule-tag.tsx';

/** A roll, or a score without one. */
interface Score {
  /** What it is of, as words. */
  readonly name: string;
  readonly total: number;
  readonly terms: readonly Term[];
  readonly rolled: readonly { readonly face: number; readonly counts: boolean }[];
}
type Term = Parameters<typeof termInWords>[0];

/** Every die, those that count lit; on demand what the score is made of, each with its rule. */
export function Dice({ score: { name, total, terms, rolled } }: { readonly score: Score }) {
  return (
    <details className="score">
      <summary>
        <small>
          {name} <b>{total}</b>
        </small>
        {rolled.length > 0 && (
          <span
            className="dice"
            role="img"
            aria-label={`rolled ${rolled.map(({ face }) => face).join(', ')}`}
          >
            {rolled.map(({ face, counts }, i) => (
              <span key={i} className={counts ? 'die counts' : 'die'} aria-hidden>
                {face}
              </span>
            ))}
          </span>
        )}
      </summary>
      <small className="terms">
        {terms.map((term, i) => (
          <Fragment key={i}>
            {i > 0 && ' + '}
            {termInWords(term)}
            {term.rule && (
              <>
                {' '}
                <RuleTag id={term.rule.id} />
              </>
            )}
          </Fragment>
        ))}
      </small>
    </details>
  );
}

/** Whatever in an event has the form of a score: of the attack, of the defense, of the damage. */
export const scoresOf = (event: object): readonly Score[] =>
  Object.entries(event).flatMap(([key, value]: readonly [string, unknown]) =>
    isScore(value) ? [{ ...value, name: wordsOf(key) }] : [],
  );

const isScore = (value: unknown): value is Omit<Score, 'name'> =>
  typeof value === 'object' &&
  value !== null &&
  'rolled' in value &&
  'total' in value &&
  'terms' in value;
