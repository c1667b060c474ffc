/** The odds of a sheet on another, without an encounter. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import type { RulesetId } from '../../../../src/engine/index.ts';
import { type Api, startApi } from '../../../kit/graphql/api.ts';
import { ATTACK, type Pair, triedInFight } from '../../../kit/graphql/tried-in-a-fight.ts';
import { isLong } from '../../../kit/size.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const QUERY = `query ($input: OddsBetweenInput!) { oddsBetween(input: $input) {
  __typename
  ... on OddsBetween { options { label attacks { attackerId targetId ${ATTACK} } } refusals { label message } }
  ... on UserError { message }
  ... on InvalidInput { fields { path message } }
} }`;

interface Answer {
  readonly options: readonly {
    readonly label: string;
    readonly attacks: readonly Record<string, unknown>[];
  }[];
  readonly refusals: readonly { readonly label: string; readonly message: string }[];
}

const ask = async (input: object): Promise<Answer> =>
  ((await api.ask(QUERY, { input })) as { oddsBetween: Answer }).oddsBetween;

const between = ({ ruleset, attacker, target, distance }: Pair) =>
  ask({ ruleset, attacker: { creature: attacker }, target: { creature: target }, distance });

const DISTANCES = [1, 4];

/** Each creature on the next one; on every one in the long run. */
const pairsOf = (ruleset: RulesetId): readonly Pair[] => {
  const keys = rulesets[ruleset].rulebook.creatures.map(({ key }) => key);
  return keys.flatMap((attacker, i) =>
    (isLong ? keys : [keys[(i + 1) % keys.length]!]).flatMap((target) =>
      DISTANCES.map((distance) => ({ ruleset, attacker, target, distance })),
    ),
  );
};

describe.each(Object.keys(rulesets) as RulesetId[])('the odds of %s', (ruleset) => {
  it('are those that a real encounter gives', { timeout: 600_000 }, async () => {
    let count = 0;
    for (const pair of pairsOf(ruleset)) {
      const { options } = await between(pair);
      const found = options.map(({ label, attacks }) => [
        label,
        attacks.map(({ attackerId: _by, targetId: _at, ...odds }) => odds),
      ]);
      expect(Object.fromEntries(found), JSON.stringify(pair)).toEqual(
        Object.fromEntries(await triedInFight(api, pair)),
      );
      count += options.length;
    }
    expect(count).toBeGreaterThan(pairsOf(ruleset).length);
  });
});
