/** Elo ratings of players by all of their matches at once: the model of Bradley and Terry (1952). */

/** How often `first` beat `second`; half a win each for a draw. */
export interface Matches {
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly losses: number;
}

export interface Rating {
  readonly player: string;
  /** 400 points more are ten to one; that of the last player is 0. */
  readonly elo: number;
  /** Half of the 95 % confidence interval of the difference to the last player; 0 for that one. */
  readonly reach: number;
}

const POINTS = 400 / Math.LN10;
const Z = 1.959964;
/** Newton's method doubles its digits with each step. */
const STEPS = 50;
const CLOSE = 1e-10;

/**
 * The most likely strengths, by Newton's method, and their errors, by the curvature there.
 *
 * @param players the last one is what the others are measured against
 * @param prior wins that each pair is given either way, so that who never loses has a rating too
 */
export function ratingsOf(
  players: readonly string[],
  matches: readonly Matches[],
  prior = 0.5,
): readonly Rating[] {
  const rated = players.slice(0, -1);
  let strengths = rated.map(() => 0);
  let errors: Matrix = [];
  for (let step = 0; step < STEPS; step++) {
    const { slope, curvature } = likelihood(players, matches, { strengths, prior });
    errors = inverse(curvature);
    const change = errors.map((row) => dot(row, slope));
    strengths = strengths.map((strength, i) => strength + (change[i] ?? 0));
    if (Math.max(...change.map(Math.abs)) < CLOSE) break;
  }
  return players.map((player, i) => ({
    player,
    elo: POINTS * (strengths[i] ?? 0),
    reach: POINTS * Z * Math.sqrt(errors[i]?.[i] ?? 0),
  }));
}

type Matrix = readonly (readonly number[])[];

/** The first derivatives of the log-likelihood, and the second ones with their sign turned. */
function likelihood(
  players: readonly string[],
  matches: readonly Matches[],
  at: { readonly strengths: readonly number[]; readonly prior: number },
): { readonly slope: readonly number[]; readonly curvature: Matrix } {
  const count = players.length - 1;
  const slope = Array.from({ length: count }, () => 0);
  const curvature = slope.map(() => slope.map(() => 0));
  const add = (row: number, column: number, amount: number) => {
    const line = curvature[row];
    if (line?.[column] !== undefined) line[column] += amount;
  };
  for (const { first, second, wins, losses } of matches) {
    const [a, b] = [players.indexOf(first), players.indexOf(second)];
    const chance = 1 / (1 + Math.exp((at.strengths[b] ?? 0) - (at.strengths[a] ?? 0)));
    const played = wins + losses + 2 * at.prior;
    const surplus = wins + at.prior - played * chance;
    if (a < count) slope[a] = (slope[a] ?? 0) + surplus;
    if (b < count) slope[b] = (slope[b] ?? 0) - surplus;
    const weight = played * chance * (1 - chance);
    add(a, a, weight);
    add(b, b, weight);
    add(a, b, -weight);
    add(b, a, -weight);
  }
  return { slope, curvature };
}

/** Gauss and Jordan; of a positive definite matrix, so that no row need be exchanged. */
function inverse(matrix: Matrix): Matrix {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  const reduced = matrix.reduce<Matrix>((before, _, i) => {
    const pivot = before[i]?.map((value) => value / (before[i]?.[i] ?? 1)) ?? [];
    return before.map((row, k) =>
      k === i ? pivot : row.map((value, j) => value - (row[i] ?? 0) * (pivot[j] ?? 0)),
    );
  }, rows);
  return reduced.map((row) => row.slice(matrix.length));
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
