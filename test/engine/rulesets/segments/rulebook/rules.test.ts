import { describe, expect, it } from 'vitest';
import { rules } from '../../../../../src/engine/rulesets/segments/rulebook/rules.ts';

const LAST_RULE = 115;
const LONGEST_SUMMARY = 400;

describe('the rulebook of SEGMENTS as data', () => {
  it('lists every rule once, in order', () => {
    const expected = Array.from(
      { length: LAST_RULE },
      (_, index) => `SEG-${String(index + 1).padStart(2, '0')}`,
    );
    expect(rules.map((rule) => rule.id)).toEqual(expected);
  });

  it('keeps the rules of a chapter together', () => {
    const headings = rules
      .map((rule) => rule.section)
      .filter((section, index, all) => section !== all[index - 1]);
    expect(headings).toHaveLength(new Set(headings).size);
    expect(headings).toHaveLength(21);
  });

  it('gives each rule a title of its own, of two to six words at most', () => {
    expect(new Set(rules.map((rule) => rule.title)).size).toBe(rules.length);
    const long = rules.filter(({ title }) => title.trim() === '' || title.split(' ').length > 6);
    expect(long).toEqual([]);
  });

  it('sums each rule up in finished sentences that fit on a card', () => {
    const unfit = rules
      .map(({ id, summary }) => ({ id, summary, length: summary.length }))
      .filter(({ summary, length }) => length > LONGEST_SUMMARY || !/^[A-Z0-9].*\.$/.test(summary));
    expect(unfit).toEqual([]);
  });

  it('leaves where a rule comes from out of what a player reads', () => {
    const sourced = rules.filter(({ summary }) => /\bR-\d|RULING|\bseeds?\b|wiki|\[/.test(summary));
    expect(sourced).toEqual([]);
  });

  it('knows the status of each rule', () => {
    const unknown = rules.filter(({ status }) => !['CORE', 'OPTIONAL', 'PLANNED'].includes(status));
    expect(unknown).toEqual([]);
  });
});
