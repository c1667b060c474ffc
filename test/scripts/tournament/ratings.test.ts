import { describe, expect, it } from 'vitest';
import { ratingsOf } from '../../../scripts/tournament/ratings.ts';

const POINTS = 400 / Math.LN10;

/** The American League of 1987 (Agresti, Categorical Data Analysis, table 10.10): wins of the row. */
const teams = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
const wins = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];
const season = teams.flatMap((first, i) =>
  teams.slice(i + 1).map((second, k) => ({
    ...{ first, second },
    wins: wins[i]?.[i + 1 + k] ?? 0,
    losses: wins[i + 1 + k]?.[i] ?? 0,
  })),
);

describe('ratings', () => {
  it('of the American League of 1987 are those of the textbook, with their errors', () => {
    const rated = ratingsOf(teams, season, 0);
    const logits = rated.map(({ elo }) => elo / POINTS);
    [1.581, 1.436, 1.294, 1.248, 1.108, 0.684, 0].forEach((expected, i) => {
      expect(logits[i]).toBeCloseTo(expected, 2);
    });
    const errors = rated.map(({ reach }) => reach / POINTS / 1.959964);
    [0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0].forEach((expected, i) => {
      expect(errors[i]).toBeCloseTo(expected, 3);
    });
  });

  it('put 400 points between ten to one, and 191 between three to one', () => {
    const elo = (won: number, lost: number) =>
      ratingsOf(['A', 'B'], [{ first: 'A', second: 'B', wins: won, losses: lost }], 0)[0]?.elo;
    expect(elo(1000, 100)).toBeCloseTo(400, 6);
    expect(elo(300, 100)).toBeCloseTo(190.85, 2);
  });

  it('are finite for who has never lost', () => {
    const [best] = ratingsOf(['A', 'B'], [{ first: 'A', second: 'B', wins: 200, losses: 0 }]);
    expect(best?.elo).toBeGreaterThan(800);
    expect(Number.isFinite(best?.reach)).toBe(true);
  });
});
