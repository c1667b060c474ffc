/** What an outcome is called in the API, where a whole fight would be needed to come to it. */
import { expect, it } from 'vitest';
import { problemOf } from '../../../src/graphql/plumbing/errors/problems.ts';
import { requireKnownCodes } from '../../kit/graphql/known-codes.ts';

it.each([
  [{ kind: 'INCOMPLETE', after: 4 } as const, 'EncounterIncomplete', 'ENCOUNTER_INCOMPLETE'],
  [
    { kind: 'TOO_LARGE', bytes: 400_123, limit: 400_000 } as const,
    'EncounterTooLarge',
    'ENCOUNTER_TOO_LARGE',
  ],
])('%j is %s', (outcome, type, code) => {
  const problem = problemOf(outcome, 'enc_1');
  expect(problem).toMatchObject({ kind: type, code });
  requireKnownCodes({ data: { ...problem, __typename: type } });
});
