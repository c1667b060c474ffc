/** What the demos read from a score. */
interface Score {
  readonly terms: readonly { readonly value: number | null }[];
  readonly rolled: readonly { readonly face: number; readonly counts: number }[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The faces of all its dice, in the order in which they fell. */
export const facesOf = ({ rolled }: Pick<Score, 'rolled'>): readonly number[] =>
  rolled.map(({ face }) => face);

/** What its numbers come to. */
export const bonusesOf = ({ terms }: Pick<Score, 'terms'>): number =>
  sum(terms.map(({ value }) => value ?? 0));

/** The pips of its dice, those that are taken away below 0. */
export const pipsOf = ({ rolled }: Pick<Score, 'rolled'>): number =>
  sum(rolled.map(({ face, counts }) => (counts < 0 ? -face : face)));
