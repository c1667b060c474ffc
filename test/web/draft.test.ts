/** What is begun of a decision, and what is picked of it. */
import { describe, expect, it } from 'vitest';
import { draftOf, numbersOf, toggled } from '../../src/web/fight/due-now/draft.ts';
import type { Choice, Decision, Option } from '../../src/web/fight/state/seen.ts';

const choice = (changes: Partial<Choice> = {}): Choice =>
  ({
    field: 'vigor',
    kind: 'NUMBER',
    min: 0,
    max: 1,
    minimum: 1,
    maximum: 3,
    ...changes,
  }) as Choice;
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
});

describe('numbers', () => {
  it('are buttons where they are few', () => {
    expect(numbersOf(choice())).toEqual([1, 2, 3]);
    expect(numbersOf(choice({ minimum: 0, maximum: 9 }))).toBeNull();
    expect(numbersOf(choice({ maximum: null }))).toBeNull();
  });

  it('are taken back by the same button, and by a field that is emptied', () => {
    const two = { kind: 'NUMBER', number: 2 } as const;
    const none = { kind: 'NUMBER', number: null } as const;
    const picks = [{ field: 'vigor', number: 2 }];
    expect(toggled(picks, choice(), two)).toEqual([]);
    expect(toggled(picks, choice({ maximum: null }), two)).toEqual(picks);
    expect(toggled(picks, choice({ maximum: null }), none)).toEqual([]);
  });
});
