/**
 * The most that can be asked of the largest fights: no answer is larger than the limits say, none is
 * an internal error, and the server goes on to answer others. What each takes, `npm run bench --
 * extremes` measures.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ANSWER } from '../../../src/graphql/http/limits/limits.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { type Api, startApi } from '../../kit/graphql/api.ts';
import { isLong } from '../../kit/size.ts';
import { crowdOf, type Extreme, extremesOf } from '../../kit/graphql/extremes.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const rulesets = isLong ? (['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const) : (['SEGMENTS'] as const);

describe.each(rulesets)('%s at its largest', (ruleset) => {
  it('is answered within the limits, whatever is asked', { timeout: 300_000 }, async () => {
    const crowd = await crowdOf(api, ruleset);
    const outcomes = new Map<string, string>();
    for (const extreme of extremesOf(crowd)) outcomes.set(extreme.name, await outcomeOf(extreme));
    const excesses = [...outcomes.values()].filter((outcome) => outcome !== 'ANSWERED');
    expect(new Set(excesses)).toEqual(new Set(excesses.filter((code) => LIMITS.has(code))));
    // Most is answered: the limits are where nobody comes who plays.
    expect(excesses.length).toBeLessThan(outcomes.size / 3);
  });
});

const LIMITS = new Set(['ANSWER_TOO_LARGE', 'TOO_MUCH_WORK', 'TOO_COMPLEX']);

it('asks for every question and every mutation', () => {
  const asked = extremesOf({
    id: 'x',
    ruleset: 'SEGMENTS',
    version: 1,
    attack: { input: {}, targetIds: ['x'] },
  })
    .map(({ query }) => query)
    .join('\n');
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const missing = roots
    .flatMap((type) => Object.keys(type.getFields()))
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(asked));
  expect(missing).toEqual([]);
});

async function outcomeOf({ name, query, variables }: Extreme): Promise<string> {
  const { status, text, body } = await api.post({ query, variables });
  expect(status, name).toBeLessThan(500);
  // The answer limit counts half of what introspection tells.
  const largest = name.includes(': the schema') ? 2 * MAX_ANSWER : MAX_ANSWER;
  expect(text.length, name).toBeLessThan(largest * 1.1);
  const codes = (body?.errors ?? []).map(
    (error) => (error as { extensions?: { code?: string } }).extensions?.code ?? 'NONE',
  );
  return codes[0] ?? 'ANSWERED';
}
