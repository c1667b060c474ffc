/** The hand of a decision: at most nine cards, and a way to every option through them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Card,
  foldsIn,
  handOf,
  keyOf,
  MAX_CARDS,
  optionsIn,
} from '../../src/web/fight/due-now/cards.ts';
import { CardNumbers } from '../../src/web/fight/due-now/numbers.ts';
import type { Option } from '../../src/web/fight/state/seen.ts';

const option = (key: string, intent: Option['intent'], group = key): Option =>
  ({ key, intent, group, label: key, hasNoTarget: false }) as Partial<Option> as Option;

const cardsIn = (options: readonly Option[]): readonly Card[] =>
  handOf(options).groups.flatMap(({ cards }) => cards);
const moves = (count: number) =>
  Array.from({ length: count }, (_, i) => option(`Move (${i + 1} s)`, 'MOVE', 'move'));

describe('a hand', () => {
  it('shows few options as they are, in groups', () => {
    const { groups, closing } = handOf([
      option('Sword', 'ATTACK'),
      ...moves(3),
      option('Ready', 'READY'),
      option('End the turn', 'END'),
    ]);
    expect(groups.map(({ title, cards }) => [title, ...cards.map(keyOf)])).toEqual([
      ['Attack', 'Sword'],
      ['Move', 'Move (1 s)', 'Move (2 s)', 'Move (3 s)'],
      ['Ready', 'Ready'],
    ]);
    expect(closing?.key).toBe('End the turn');
  });

  it('folds ways to do the same where there are more options than cards', () => {
    const cards = cardsIn([option('Sword', 'ATTACK'), ...moves(9)]);
    expect(cards.map((card) => (card.kind === 'FOLD' ? card.fold.title : card.option.key))).toEqual(
      ['Sword', 'Move'],
    );
  });

  it('has a place of its own for what ends the turn, or else for the pass', () => {
    const pass = option('Pass', 'PASS');
    expect(handOf([option('Sword', 'ATTACK'), pass]).closing).toBe(pass);
    // What is the only option is a card: nothing else could be played.
    expect(handOf([pass]).closing).toBeNull();
  });

  it('never has more than nine cards, and leads to each option once', () => {
    const anyOption = fc.record({
      intent: fc.constantFrom<Option['intent']>('ATTACK', 'MOVE', 'ACT', 'READY', 'PASS', 'END'),
      group: fc.nat(14).map(String),
    });
    fc.assert(
      // Groups that are named like options too.
      fc.property(fc.array(anyOption, { maxLength: 40 }), (drawn) => {
        const options = drawn.map(({ intent, group }, i) => option(`${i}`, intent, group));
        const { closing } = handOf(options);
        const cards = cardsIn(options);
        expect(cards.length).toBeLessThanOrEqual(MAX_CARDS);
        const reached = [
          ...cards.flatMap(optionsIn).map(({ key }) => key),
          ...(closing ? [closing.key] : []),
        ];
        expect(reached.toSorted()).toEqual(options.map(({ key }) => key).toSorted());
        const keys = [...cards, ...foldsIn(cards).flatMap((fold) => fold.cards)].map(keyOf);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe('the number of a card', () => {
  const cards = (...keys: string[]) => cardsIn(keys.map((key) => option(key, 'ACT')));

  it('is its place at first, and stays as others come and go', () => {
    const numbers = new CardNumbers();
    expect([...numbers.of(cards('Sword', 'Bow', 'Move'))]).toEqual([
      ['Sword', 1],
      ['Bow', 2],
      ['Move', 3],
    ]);
    expect(Object.fromEntries(numbers.of(cards('Continue', 'Bow', 'Move', 'Dodge')))).toEqual({
      Continue: 1,
      Bow: 2,
      Move: 3,
      Dodge: 4,
    });
    expect(Object.fromEntries(numbers.of(cards('Move', 'Sword')))).toEqual({ Sword: 1, Move: 3 });
  });

  it('is from 1 to 9, and never that of another card', () => {
    const page = fc.uniqueArray(fc.nat(30).map(String), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 8 }), (pages) => {
        const numbers = new CardNumbers();
        for (const keys of pages) {
          const shown = keys.map((key): Card => ({ kind: 'OPTION', option: option(key, 'ACT') }));
          const given = [...numbers.of(shown).values()];
          expect(given).toHaveLength(Math.min(keys.length, MAX_CARDS));
          expect(new Set(given).size).toBe(given.length);
          for (const number of given) expect(number >= 1 && number <= MAX_CARDS).toBe(true);
        }
      }),
    );
  });
});
