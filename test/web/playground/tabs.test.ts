/** What GraphiQL opens with, and what is sent of it. */
import { describe, expect, it } from 'vitest';
import { tabsOf, wholeOperation } from '../../../src/web/playground/operations.ts';

describe('the tabs of the playground', () => {
  const texts = [
    '# Generated.\n\n# Does a:\n# this and that.\nmutation A { a { ...Whole } }\nmutation B { b }',
    'query C { c }\n\n# of C\nfragment Own on T { x }',
    '# of all\nfragment Whole on T { id }',
  ];

  it('are the examples in their order, each with its operation and the fragments of its file', () => {
    const { tabs, fragments } = tabsOf(texts, { C: {}, A: { x: 1 }, B: {} });
    const [c, ...others] = tabs;
    expect(c).toMatchObject({ name: 'C', summary: '', variables: '{}' });
    expect(c!.query).toMatch(/\n\nquery C { c }\n\nfragment Own on T { x }\n$/);
    expect(others).toEqual([
      {
        name: 'A',
        field: 'a',
        summary: 'Does a: this and that.',
        query: '# Does a:\n# this and that.\nmutation A { a { ...Whole } }\n',
        variables: '{\n  "x": 1\n}',
      },
      { name: 'B', field: 'b', summary: '', query: 'mutation B { b }\n', variables: '{}' },
    ]);
    expect(fragments).toBe('fragment Own on T { x }\nfragment Whole on T { id }\n');
  });

  it('begin with how to play, above the first operation alone', () => {
    const [first, second] = tabsOf(texts, { B: {}, C: {} }).tabs;
    expect(first!.query).toMatch(/^# Run the tabs[^]*\$ENCOUNTER[^]*\n\nmutation B/);
    expect(second!.query).toMatch(/^query C/);
  });

  it('are about the field that they are called after, or else the first', () => {
    const text = 'query Odds { encounter odds }\nquery Both { encounter odds }';
    const { tabs } = tabsOf([text], { Odds: {}, Both: {} });
    expect(tabs.map(({ field }) => field)).toEqual(['odds', 'encounter']);
  });

  it('have an operation each', () => {
    expect(() => tabsOf(texts, { D: {} })).toThrow('There is no operation D.');
  });
});

describe('an operation that is sent', () => {
  const fragments =
    'fragment Whole on T { id ...Part }\nfragment Part on T { x }\nfragment No on T { y }';

  it('brings the fragments that it uses, its own before others of the name', () => {
    const query =
      'mutation B { b { ...Whole } }\nfragment Part on T { own }\nfragment No on T { z }';
    const sent = wholeOperation({ query, operationName: 'B' }, fragments);
    expect(sent.query.replaceAll(/\s+/g, ' ')).toBe(
      'mutation B { b { ...Whole } } fragment Part on T { own } fragment Whole on T { id ...Part }',
    );
  });

  it('goes by its own name, not by one that is left over from another tab', () => {
    const sent = wholeOperation({ query: 'query A { a }', operationName: 'Before' }, fragments);
    expect(sent.operationName).toBe('A');
    expect(wholeOperation({ query: '{ a }', operationName: 'A' }, '').operationName).toBeNull();
  });

  it.each([
    ['subscription A { a }', true],
    ['query A { subscription }', false],
  ])('is known to answer with a stream of events, or not: %s', (query, isSubscription) => {
    expect(wholeOperation({ query }, fragments)).toMatchObject({ isSubscription });
  });

  it('is the one that was asked for, or else left to the server', () => {
    const query = 'query A { a }\nquery B { b }';
    expect(wholeOperation({ query, operationName: 'B' }, '').query).not.toContain('A');
    expect(wholeOperation({ query, operationName: 'C' }, '')).toEqual({
      query,
      operationName: 'C',
    });
    expect(wholeOperation({ query: '{ a' }, '')).toEqual({ query: '{ a' });
  });
});
