import { describe, expect, it } from 'vitest';
import { rules } from '../../../../../src/engine/rulesets/seconds/rulebook/rules.ts';
import { rulings } from '../../../../../src/engine/rulesets/seconds/rulebook/rulings.ts';

const numbered = (prefix: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);

describe('the rulebook of SECONDS as data', () => {
  it('lists every rule in order, and every ruling', () => {
    expect(rules.map(({ id }) => id)).toEqual(numbered('SEC', 59));
    expect(rulings.map(({ id }) => id).sort()).toEqual(numbered('RS', 45));
  });

  it('has all of them in force, and each ruling at a rule and a setting of its own', () => {
    expect(rules.filter(({ status }) => status !== 'CORE')).toEqual([]);
    const ids = rules.map(({ id }) => id);
    expect(rulings.filter(({ rule }) => !ids.some((id) => id === rule))).toEqual([]);
    expect(new Set(rulings.map(({ setting }) => setting)).size).toBe(rulings.length);
  });

  it('sums each rule up in finished sentences that fit on a card, under a title of its own', () => {
    const unfit = rules.filter(
      ({ summary }) => summary.length > 400 || !/^[a-z]?[A-Z0-9].*\.$/.test(summary),
    );
    expect(unfit.map(({ id, summary }) => [id, summary.length])).toEqual([]);
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
    expect(rules.filter(({ title }) => title.split(' ').length > 6)).toEqual([]);
  });

  it('leaves where a rule comes from out of what a player reads', () => {
    const sourced = rules.filter(({ summary }) =>
      /\bRS-\d|RULING|\bseeds?\b|wiki|\[/.test(summary),
    );
    expect(sourced).toEqual([]);
  });
});
