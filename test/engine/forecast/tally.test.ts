import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../src/engine/forecast/summary.ts';
import {
  emptyTally,
  type FightReport,
  medianFight,
  merged,
  quantile,
  tallyOf,
} from '../../../src/engine/forecast/tally.ts';

const names = fc.constantFrom('ana', 'bolg', '__proto__', 'constructor');
const report: fc.Arbitrary<Omit<FightReport, 'index'>> = fc.record({
  end: fc.oneof(
    names.map((side) => ({ kind: 'WON' as const, side })),
    fc.constantFrom({ kind: 'DRAWN' as const }, { kind: 'LIMIT' as const }),
  ),
  rounds: fc.nat(6),
  margin: fc.integer({ min: -4, max: 4 }).map((quarters) => quarters / 4),
  fell: fc
    .uniqueArray(fc.tuple(names, fc.nat(6)), { selector: ([id]) => id })
    .map((entries) => Object.fromEntries(entries)),
  harms: fc.array(
    fc.record({
      combatantId: names,
      attackerId: fc.option(names),
      by: names,
      amount: fc.nat(20),
    }),
    { maxLength: 5 },
  ),
  steps: fc.nat(50),
});
const reports = fc
  .array(report, { maxLength: 20 })
  .map((all) => all.map((one, index) => ({ ...one, index })));

const sum = (all: readonly FightReport[]) =>
  all.map(tallyOf).reduce((before, one) => merged(before, one), emptyTally);

describe('tallies', () => {
  it('add up to the same, whatever is played first and wherever it is cut', () => {
    fc.assert(
      fc.property(reports, fc.nat(20), (all, cut) => {
        const [first, rest] = [all.slice(0, cut), all.slice(cut)];
        expect(merged(sum(rest), sum(first))).toEqual(sum(all));
        expect(merged(sum(first), sum(rest))).toEqual(sum(all));
        expect(sum(all.toReversed())).toEqual(sum(all));
      }),
    );
  });

  it('count every fight, fall and harm once, whatever they are called', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const tally = sum(all);
        const { fightsPlayed, wins, drawn, brokenOff, falls, harm, roundCounts } = summaryOf(
          tally,
          ['ana', 'bolg', '__proto__', 'constructor'],
          ['ana', 'bolg', '__proto__', 'constructor'],
        );
        expect(fightsPlayed).toBe(all.length);
        const total = (times: readonly number[]) => times.reduce((before, one) => before + one, 0);
        const ends = [...wins.map(({ chance }) => chance), drawn, brokenOff];
        expect(total(ends.map(({ fights }) => fights))).toBe(all.length);
        expect(total(roundCounts.map((one) => one.fights))).toBe(all.length);
        expect(total(falls.map(({ chance }) => chance.fights))).toBe(
          total(all.map(({ fell }) => Object.keys(fell).length)),
        );
        if (all.length > 0)
          expect(total(harm.map(({ amount }) => amount)) * all.length).toBeCloseTo(
            total(all.flatMap(({ harms }) => harms.map(({ amount }) => amount))),
          );
      }),
    );
  });
});

describe('the median fight', () => {
  const fight = (index: number, margin: number) =>
    tallyOf({ index, margin, end: { kind: 'DRAWN' }, rounds: 1, fell: {}, harms: [], steps: 1 });
  const of = (...margins: readonly number[]) =>
    medianFight(margins.map((margin, i) => fight(i, margin)).reduce(merged, emptyTally));

  it('has as many better as worse ones, and is the first of equals', () => {
    expect(of(0.5, -1, 1)).toBe(0);
    expect(of(1, 0.25, -1, -0.5)).toBe(3);
    expect(of(0, 0, 0)).toBe(1);
    expect(of()).toBeNull();
  });
});

describe('a quantile', () => {
  it('is the least number that so many do not exceed', () => {
    const counts = { 10: 1, 2: 5, 3: 4 };
    expect(quantile(counts, 0.5)).toBe(2);
    expect(quantile(counts, 0.51)).toBe(3);
    expect(quantile(counts, 0.9)).toBe(3);
    expect(quantile(counts, 0.91)).toBe(10);
    expect(quantile({}, 0.5)).toBeNull();
  });
});
