import { describe, expect, it } from 'vitest';
import { confidenceInterval, predictionInterval } from '../../../src/engine/forecast/interval.ts';

describe('the confidence interval of a share', () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [20, 20, 0.8389, 1],
  ])('of %i of %i is as Newcombe (1998) has it in his table', (hits, fights, from, to) => {
    const interval = confidenceInterval(hits, fights);
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  });

  it('of no fight at all says nothing', () => {
    expect(confidenceInterval(0, 0)).toEqual({ from: 0, to: 1 });
  });
});

describe('the prediction interval of further fights', () => {
  /** Sums of `BETABINOMIAL(k; 400, 30.5, 70.5)`, worked out with exact fractions. */
  it('holds 95 % of what the beta-binomial distribution gives', () => {
    const { from, to } = predictionInterval(30, 100, 400);
    const exact = exactChances(30, 100, 400);
    const sum = (begin: number, end: number) =>
      exact.slice(begin, end).reduce((total, chance) => total + chance, 0);
    expect(sum(0, from)).toBeLessThanOrEqual(0.025);
    expect(sum(0, from + 1)).toBeGreaterThan(0.025);
    expect(sum(to + 1, 401)).toBeLessThanOrEqual(0.025);
    expect(sum(to, 401)).toBeGreaterThan(0.025);
  });

  it('is wider than the confidence interval, and comes to it as there are more and more', () => {
    const share = ({ from, to }: { from: number; to: number }, next: number) => (to - from) / next;
    const sure = confidenceInterval(50, 100);
    const few = share(predictionInterval(50, 100, 50), 50);
    const many = share(predictionInterval(50, 100, 20_000), 20_000);
    expect(few).toBeGreaterThan(1.5 * (sure.to - sure.from));
    expect(many).toBeCloseTo(sure.to - sure.from, 2);
  });

  it('reaches to the end where every fight was won', () => {
    expect(predictionInterval(100, 100, 400)).toMatchObject({ to: 400 });
    expect(predictionInterval(100, 100, 400).from).toBeGreaterThan(380);
    expect(predictionInterval(0, 100, 400).from).toBe(0);
  });
});

/** By the definition, C(n, k) B(k + a, n - k + b) / B(a, b), with the gamma function as a sum of logarithms. */
function exactChances(hits: number, fights: number, next: number): readonly number[] {
  // Γ(x + 1/2) for whole x, up to a factor that cancels: half-integers step by step.
  const logRising = (from: number, steps: number) =>
    Array.from({ length: steps }, (_, i) => Math.log(from + i)).reduce((sum, log) => sum + log, 0);
  const [a, b] = [hits + 0.5, fights - hits + 0.5];
  return Array.from({ length: next + 1 }, (_, k) =>
    Math.exp(
      logRising(next - k + 1, k) -
        logRising(1, k) +
        logRising(a, k) +
        logRising(b, next - k) -
        logRising(a + b, next),
    ),
  );
}
