/** What comes of an attack, in the form in which odds are answered. */
import type { DefenseChoice, DefenseOdds, Fraction } from '../core/odds/odds.ts';
import { chanceOf, type Distribution, expected, fraction } from './odds.ts';

export const never: Fraction = fraction(0n, 1n);

type Outcome = Omit<DefenseOdds, keyof DefenseChoice | 'basis'>;
/** What the scores are made of. */
type Parts = Pick<Outcome, 'attackTerms' | 'defenseTerms'>;
/** What not every rulebook has: faces that decide alone, and points to spend. */
type Special = Pick<Outcome, 'criticalHit' | 'criticalFailure' | 'points'>;

/** @param damage a miss counting as 0 */
export const outcomeOdds = (
  damage: Distribution,
  chances: Pick<Outcome, 'hit' | 'downs'> & Parts & Partial<Special>,
): Outcome => ({
  ...{ criticalHit: never, criticalFailure: never, points: [] },
  ...chances,
  damage: damage.outcomes.map(({ value: amount, weight: numerator }) => ({
    amount,
    chance: { numerator, denominator: damage.total },
  })),
  expectedDamage: expected(damage),
});

/** Of an attack that hits whenever it does damage; `downs` says how much of it brings down. */
export const damageOutcome = (
  damage: Distribution,
  downs: (amount: number) => boolean,
  parts: Parts,
): Outcome =>
  outcomeOdds(damage, {
    ...parts,
    hit: chanceOf(damage, (amount) => amount > 0),
    downs: chanceOf(damage, downs),
  });
