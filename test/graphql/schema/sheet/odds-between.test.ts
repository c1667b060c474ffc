/** The odds of a sheet on another, without an encounter. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import type { RulesetId } from '../../../../src/engine/index.ts';
import { MAX_WORK } from '../../../../src/graphql/http/limits/limits.ts';
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

interface Fraction {
  readonly numerator: string;
}
type Fields = Readonly<Record<string, unknown>>;

interface Answer {
  readonly options: readonly { readonly label: string; readonly attacks: readonly Fields[] }[];
  readonly refusals: readonly { readonly label: string; readonly message: string }[];
}

const ask = async (input: object): Promise<Answer> =>
  ((await api.ask(QUERY, { input })) as { oddsBetween: Answer }).oddsBetween;

const between = ({ ruleset, attacker, target, distance }: Pair) =>
  ask({ ruleset, attacker: { creature: attacker }, target: { creature: target }, distance });

/** Each creature on the next one, beside it or at a distance; on every one, and both, in the long run. */
const pairsOf = (ruleset: RulesetId): readonly Pair[] => {
  const keys = rulesets[ruleset].rulebook.creatures.map(({ key }) => key);
  return keys.flatMap((attacker, i) => {
    const targets = isLong ? keys : [keys[(i + 1) % keys.length]!];
    const distances = isLong ? [1, 4] : [i % 2 ? 4 : 1];
    return targets.flatMap((target) =>
      distances.map((distance) => ({ ruleset, attacker, target, distance })),
    );
  });
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
    expect(count).toBeGreaterThan(pairsOf(ruleset).length / 2);
  });
});

const ability = { strength: 1, dexterity: 1, intelligence: 1, resolve: 1 };
const someone = (...actions: readonly string[]) => ({
  segments: { abilities: ability, hitPoints: 20, talents: actions.map((action) => ({ action })) },
});
const blow = (key: string, offensive: string) => ({
  ...{ key, name: key, uses: [{ kind: 'STANDARD' }] },
  effect: { attack: { form: 'MELEE', range: 5, speed: 1, offensive, damage: '1d6' } },
});

describe('a trial', () => {
  it('is of sheets with what they define, by the settings of a table', async () => {
    const input = {
      ruleset: 'SEGMENTS',
      definitions: { segments: { actions: [blow('blow', 'AB + 4d6')] } },
      attacker: { sheet: someone('blow') },
      target: { sheet: someone() },
    };
    const criticalsOf = ({ options }: Answer) =>
      options
        .find(({ label }) => label === 'blow (Standard)')
        ?.attacks.flatMap(({ perDefense }) => perDefense as readonly { criticalHit: Fraction }[])
        .map(({ criticalHit }) => criticalHit.numerator);
    const settings = [{ setting: 'criticals', value: 'ALL_ALIKE' }];
    expect(new Set(criticalsOf(await ask(input)))).toEqual(new Set(['0']));
    expect(criticalsOf(await ask({ ...input, settings }))).not.toContain('0');
  });

  it('SEG-48 says why an attack cannot be made', async () => {
    const attacker = { sheet: someone() };
    const input = { ruleset: 'SEGMENTS', attacker, target: { sheet: someone() }, distance: 5 };
    expect(await ask(input)).toMatchObject({
      options: [],
      refusals: [{ label: 'Unarmed Strike (Standard) at Target' }],
    });
  });

  it('is the same each time', async () => {
    const sheet = someone();
    const input = { ruleset: 'SEGMENTS', attacker: { sheet }, target: { sheet } };
    expect(await ask(input)).toEqual(await ask(input));
  });

  it.each([
    ['attacker.sheet.segments.talents.0.action', { attacker: { sheet: someone('nothing') } }],
    ['target.sheet.segments.talents.0.action', { target: { sheet: someone('nothing') } }],
    ['target.creature', { target: { creature: 'nobody' } }],
    ['distance', { distance: 0 }],
    ['distance', { distance: 101 }],
  ])('has its problem at %s', async (path, more) => {
    const input = { attacker: { sheet: someone() }, target: { sheet: someone() }, ...more };
    expect(await ask({ ruleset: 'SEGMENTS', ...input })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path }],
    });
  });

  const dice = 'AB + Str + 100d6';
  const area = { form: 'AREA', area: { diameter: 10 }, range: 60, speed: 1, offensive: '3d6' };
  it.each([
    ['large sums', 1, (key: string) => blow(key, dice)],
    ['areas, several times', 4, (key: string) => ({ ...blow(key, ''), effect: { attack: area } })],
  ])('ends within the limits of a request, though it is of %s', async (_, times, actionOf) => {
    const keys = Array.from({ length: 60 }, (_, i) => `blow-${i}`);
    const sheet = someone(...keys);
    const sheets = { attacker: { sheet }, target: { sheet } };
    const definitions = { segments: { actions: keys.map((key): object => actionOf(key)) } };
    const odds = 'oddsBetween(input: $input) { ... on OddsBetween { refusals { message } } }';
    const fields = Array.from({ length: times }, (_, i) => `a${i}: ${odds}`).join(' ');
    const query = `query ($input: OddsBetweenInput!) { ${fields} }`;
    const variables = { input: { ruleset: 'SEGMENTS', definitions, ...sheets } };
    const before = process.threadCpuUsage();
    const { status } = await api.post({ query, variables });
    const { user, system } = process.threadCpuUsage(before);
    // Whether it is cut short depends on how warm the server is.
    expect(status).toBeLessThan(500);
    expect((user + system) / 1000).toBeLessThan(3 * MAX_WORK);
  });

  it('is of nothing where neither can fight', async () => {
    const sheet = { seconds: { toughness: 12, speed: 6, wounds: 40 } };
    const input = { ruleset: 'SECONDS', attacker: { sheet }, target: { sheet } };
    expect(await ask(input)).toMatchObject({ __typename: 'OddsBetween', options: [] });
  });
});
