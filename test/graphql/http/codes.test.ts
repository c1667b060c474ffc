/**
 * The table of codes: each is answered somewhere, and some test has seen it. That no other code is
 * answered is for the compiler to say, and for `requireKnownCodes`, which reads every answer of the tests.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codes } from '../../../src/graphql/http/codes/index.ts';
import { requireKnownCodes } from '../../kit/graphql/known-codes.ts';
import { ROOT } from '../../kit/root.ts';

const all = Object.keys(codes);

const textOf = (pattern: string, isOther: (file: string) => boolean = () => false): string =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !isOther(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');

/** Those that GraphQL Yoga gives to its own errors. */
const OF_YOGA = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

it('has no code that is never answered', () => {
  const source = textOf('src/{app,graphql}/**/*.ts', (file) => file.includes('/http/codes/'));
  const unused = all.filter((code) => !source.includes(`'${code}'`));
  expect(unused.toSorted()).toEqual(OF_YOGA);
});

it('has no code that no test has seen', () => {
  const tests = textOf('test/**/*.test.ts', (file) => file.endsWith('/codes.test.ts'));
  expect(all.filter((code) => !new RegExp(`\\b${code}\\b`).test(tests))).toEqual([]);
});

it('is the only place that errors have their codes from', () => {
  const makers = globSync('src/graphql/**/*.ts', { cwd: ROOT }).filter((file) =>
    readFileSync(path.join(ROOT, file), 'utf8').includes('new GraphQLError('),
  );
  expect(makers.toSorted()).toEqual([
    'src/graphql/http/errors/failures.ts',
    // Has its code from the table; and what is never sent.
    'src/graphql/http/errors/internal-errors.ts',
    'src/graphql/http/limits/answer-limit.ts',
  ]);
});

it('says of each code when it is answered and what to do, in a sentence', () => {
  for (const { when, cure } of Object.values(codes))
    for (const text of [when, cure]) expect(text).toMatch(/^[A-Z][^|]*[^ ]\.$/);
});

it.each([
  { errors: [{ message: 'x', extensions: { code: 'NEW' } }] },
  { data: { a: { __typename: 'NotFound', code: 'FORBIDDEN' } } },
  { data: { a: [{ __typename: 'Forbidden', code: 'NEW' }] } },
])('is what every answer of the tests is held against', (body) => {
  expect(() => {
    requireKnownCodes(body);
  }).toThrow('docs/codes.md');
});
