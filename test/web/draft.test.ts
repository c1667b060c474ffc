/** What is begun of a decision, and when it is done without being asked again. */
import { describe, expect, it } from 'vitest';
import { draftOf, isFull, numbersOf, toggled } from '../../src/web/fight/due-now/draft.ts';
import type { Choice, Decision, Option } from '../../src/web/fight/state/seen.ts';

const choice = (changes: Partial<Choice> = {}): Choice =>
  ({ field: 'vigor', kind: 'NUMBER', min: 0, max: 1, least: 1, most: 3, ...changes }) as Choice;
const option = (key: string, ...choices: readonly Choice[]): Option =>
  ({ key, choices }) as Partial<Option> as Option;
const decision = (required: boolean, ...options: readonly Option[]): Decision =>
  ({ key: 'd', required, options }) as Partial<Decision> as Decision;

describe('an option', () => {
  it('is begun by itself when it is the only one and has something to pick', () => {
    const roll = option('roll', choice());
    const begun = { decisionKey: 'd', optionKey: 'roll', round: 2, picks: [] };
    expect(draftOf(decision(true, roll), [], 2)).toEqual(begun);
    expect(draftOf(decision(true, roll, option('pass')), [], 2)).toBeNull();
    expect(draftOf(decision(true, option('end')), [], 2)).toBeNull();
    expect(draftOf(decision(false, roll), [], 2)).toBeNull();
    const picks = [{ field: 'vigor', number: 2 }];
    expect(draftOf(decision(true, roll), [{ ...begun, picks }], 2)?.picks).toEqual(picks);
  });

  it('is not begun by what was drafted of one that is gone', () => {
    const gone = { decisionKey: 'd', optionKey: 'gone', round: 2, picks: [] };
    expect(draftOf(decision(true, option('a'), option('b')), [gone], 2)).toBeNull();
  });

  it('is not begun by what was drafted in a round before', () => {
    const roll = option('roll', choice());
    const before = { decisionKey: 'd', optionKey: 'roll', round: 1, picks: [] };
    expect(draftOf(decision(true, roll, option('pass')), [before], 1)).toEqual(before);
    expect(draftOf(decision(true, roll, option('pass')), [before], 2)).toBeNull();
  });

  it('is done with the last pick, but never while something may still be picked or written', () => {
    const number = [{ field: 'vigor', number: 1 }];
    expect(isFull(option('roll', choice()), number)).toBe(true);
    expect(isFull(option('roll', choice()), [])).toBe(false);
    // The 1 may become a 12.
    expect(isFull(option('roll', choice({ most: 12 })), number)).toBe(false);
    expect(isFull(option('roll', choice({ most: null })), number)).toBe(false);
    const words = [{ field: 'vigor', text: 'B' }];
    expect(isFull(option('say', choice({ kind: 'TEXT' })), words)).toBe(false);
    const one = [{ field: 'vigor', keys: ['a'] }];
    expect(isFull(option('two', choice({ kind: 'KEY', max: 2 })), one)).toBe(false);
  });
});

describe('numbers', () => {
  it('are buttons where they are few', () => {
    expect(numbersOf(choice())).toEqual([1, 2, 3]);
    expect(numbersOf(choice({ least: 0, most: 9 }))).toBeNull();
    expect(numbersOf(choice({ most: null }))).toBeNull();
  });

  it('are taken back by the same button, and by a field that is emptied', () => {
    const two = { kind: 'NUMBER', number: 2 } as const;
    const none = { kind: 'NUMBER', number: null } as const;
    const picks = [{ field: 'vigor', number: 2 }];
    expect(toggled(picks, choice(), two)).toEqual([]);
    expect(toggled(picks, choice({ most: null }), two)).toEqual(picks);
    expect(toggled(picks, choice({ most: null }), none)).toEqual([]);
  });
});
