import { describe, expect, it } from 'vitest';
import { rules } from '../../../../../src/engine/rulesets/vigilance/rulebook/rules.ts';
import { rulings } from '../../../../../src/engine/rulesets/vigilance/rulebook/rulings.ts';
import { settingsSchema } from '../../../../../src/engine/rulesets/vigilance/rulebook/settings.ts';
import { fight, beast, someone } from '../../../../kit/engine/vigilance/encounter.ts';

const LONGEST_SUMMARY = 400;

describe('the rulebook of VIGILANCE as data', () => {
  it('lists every rule once, in order, all of them in force', () => {
    const numbers = Array.from({ length: 70 }, (_, i) => `VIG-${String(i + 1).padStart(2, '0')}`);
    expect(rules.map(({ id }) => id)).toEqual(numbers);
    expect(rules.filter(({ status }) => status !== 'CORE')).toEqual([]);
  });

  it('keeps the rules of a chapter together', () => {
    const headings = rules
      .map(({ section }) => section)
      .filter((section, index, all) => section !== all[index - 1]);
    expect(headings).toHaveLength(new Set(headings).size);
    expect(headings).toHaveLength(11);
  });

  it('gives each rule a short title of its own and a summary that fits on a card', () => {
    expect(new Set(rules.map(({ title }) => title)).size).toBe(rules.length);
    const unfit = rules.filter(
      ({ title, summary }) =>
        title.split(' ').length > 6 ||
        summary.length > LONGEST_SUMMARY ||
        !/^[A-Z0-9].*\.$/.test(summary) ||
        /\bRV-\d|RULING|\bseeds?\b|\[/.test(summary),
    );
    expect(unfit).toEqual([]);
  });
});

describe('the rulings of VIGILANCE', () => {
  it('VIG-06 each has an id and a setting of its own and names a rule of the rulebook', () => {
    const ids = new Set(rules.map(({ id }) => id));
    const numbers = Array.from({ length: 51 }, (_, i) => `RV-${String(i + 1).padStart(2, '0')}`);
    const later = ['RV-52', 'RV-53', 'RV-54', 'RV-55'];
    expect(rulings.map(({ id }) => id).toSorted()).toEqual([...numbers, ...later]);
    expect(new Set(rulings.map(({ setting }) => setting)).size).toBe(rulings.length);
    expect(rulings.filter(({ rule }) => !rule || !ids.has(rule))).toEqual([]);
  });

  it('VIG-06 the first reading of each is what an encounter has that says nothing', () => {
    const decided = rulings
      .map(({ setting, options }) => [setting, Object.keys(options)] as const)
      .filter(([, readings]) => readings.length > 1)
      .map(([setting, [first]]) => [setting, first]);
    expect(decided).toHaveLength(16);
    expect(settingsSchema.parse({})).toMatchObject(Object.fromEntries(decided) as object);
    expect(settingsSchema.safeParse({ diceColor: 'RED' }).success).toBe(false);
  });

  it('VIG-01 what later editions lend is a content pack, and no part of every encounter', () => {
    const { state } = fight([someone('ann', [0, 0]), beast('rat', [5, 0])], {
      setup: { content: [] },
    });
    expect([state.actions, state.conditions]).toEqual([{}, {}]);
  });
});
