/** A sheet outside of any encounter: what the rules have against it, and what follows from it. */
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BasicsDocument,
  type CheckSheetInput,
  type SheetInput,
} from '../../../../src/client/index.ts';
import { rulesets } from '../../../../src/engine/all.ts';
import type { RulesetId } from '../../../../src/engine/index.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
let issuer: Issuer;
let withAccounts: ApiClient;
beforeAll(async () => {
  api = await startApi();
  issuer = await Issuer.start();
  withAccounts = await api.another({ oidc: issuer.oidc });
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

const CHECK = `query ($input: CheckSheetInput!) { checkSheet(input: $input) {
  __typename
  ... on CheckedSheet { vitals { label max } sheet { ... on SegmentsSheet { attackBonus } } }
  ... on UserError { code message }
  ... on InvalidInput { fields { path message } }
} }`;

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly vitals?: readonly { readonly label: string; readonly max: number | null }[];
  readonly sheet?: unknown;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

const check = async (input: CheckSheetInput, client: ApiClient = api): Promise<Answer> =>
  ((await client.ask(CHECK, { input })) as { checkSheet: Answer }).checkSheet;

const segments = {
  abilities: { strength: 1, dexterity: 1, intelligence: 1, resolve: 1 },
  hitPoints: 12,
} satisfies SheetInput['segments'];
const seconds = { toughness: 12, speed: 6 } satisfies SheetInput['seconds'];
const vigilance = {
  vigilance: 9,
  nature: {
    creature: { attackDifficulty: 12, defendDifficulty: 10, movement: 5, damageLimit: 20 },
  },
} satisfies SheetInput['vigilance'];
const blow = (offensive: string) => ({
  ...{ key: 'blow', name: 'Blow', uses: [{ kind: 'STANDARD' as const }] },
  effect: { attack: { form: 'MELEE' as const, range: 5, speed: 1, offensive } },
});

describe('a sheet that the rules accept', () => {
  it.each<[RulesetId, SheetInput, number]>([
    ['SEGMENTS', { segments }, 12],
    ['VIGILANCE', { vigilance }, 20],
    ['SECONDS', { seconds }, 12],
  ])('of %s is answered with what follows from it', async (ruleset, sheet, max) => {
    const answer = await check({ ruleset, sheet });
    expect(answer.__typename).toBe('CheckedSheet');
    expect(answer.vitals).toContainEqual(expect.objectContaining({ max }));
  });

  it('may name what its definitions bring', async () => {
    const sheet = { segments: { ...segments, talents: [{ action: 'blow' }] } };
    const definitions = { segments: { actions: [blow('AB + 2d6')] } };
    const answer = await check({ ruleset: 'SEGMENTS', definitions, sheet });
    expect(answer).toMatchObject({ __typename: 'CheckedSheet', sheet: { attackBonus: 0 } });
  });

  it('may be left out', async () => {
    const definitions = { segments: { actions: [blow('AB + 2d6')] } };
    const answer = await check({ ruleset: 'SEGMENTS', definitions });
    expect(answer).toMatchObject({ __typename: 'CheckedSheet', vitals: [], sheet: null });
  });

  it.each(Object.keys(rulesets) as RulesetId[])('of %s may name the basic actions', async (id) => {
    const { checkSheet } = await api.send(BasicsDocument, { ruleset: id });
    const { id: encounterId } = await api.create({ ruleset: id });
    const query =
      'query ($id: ID!) { encounter(id: $id) { ... on Encounter { actions { key } } } }';
    const { encounter } = (await api.ask(query, { id: encounterId })) as {
      encounter: { actions: readonly { key: string }[] };
    };
    if (checkSheet.__typename !== 'CheckedSheet') throw new Error(checkSheet.message);
    expect(checkSheet.actions.map(({ key }) => ({ key }))).toEqual(encounter.actions);
  });
});

describe('a problem', () => {
  it.each<[string, CheckSheetInput, string]>([
    [
      'a figure beyond its bound',
      { ruleset: 'SEGMENTS', sheet: { segments: { ...segments, hitPoints: 99_999 } } },
      'sheet.segments.hitPoints',
    ],
    [
      'a talent that there is not',
      {
        ruleset: 'SEGMENTS',
        sheet: { segments: { ...segments, talents: [{ action: 'nothing' }] } },
      },
      'sheet.segments.talents.0.action',
    ],
    [
      'a formula',
      { ruleset: 'SEGMENTS', definitions: { segments: { actions: [blow('2d')] } } },
      'definitions.segments.actions.0.effect.attack.offensive',
    ],
    [
      'a key that is taken',
      {
        ruleset: 'SEGMENTS',
        definitions: { segments: { actions: [blow('2d6'), blow('3d6')] } },
      },
      'definitions.segments.actions.1.key',
    ],
    [
      'an action that there is not',
      { ruleset: 'VIGILANCE', sheet: { vigilance: { ...vigilance, learnt: ['nothing'] } } },
      'sheet.vigilance.learnt.0',
    ],
    [
      'a figure beyond its bound',
      {
        ruleset: 'VIGILANCE',
        sheet: {
          vigilance: {
            ...vigilance,
            nature: { creature: { ...vigilance.nature.creature, damageLimit: -1 } },
          },
        },
      },
      'sheet.vigilance.nature.creature.damageLimit',
    ],
    [
      'a weapon that there is not',
      { ruleset: 'SECONDS', sheet: { seconds: { ...seconds, weapons: [{ weapon: 'nothing' }] } } },
      'sheet.seconds.weapons.0.weapon',
    ],
    [
      'a figure beyond its bound',
      { ruleset: 'SECONDS', sheet: { seconds: { ...seconds, speed: -1 } } },
      'sheet.seconds.speed',
    ],
    ['the sheet of another system', { ruleset: 'SECONDS', sheet: { segments } }, 'sheet.segments'],
    [
      'a reading that there is not',
      { ruleset: 'SECONDS', settings: [{ setting: 'foeNumbers', value: 'ALL' }] },
      'settings.foeNumbers',
    ],
  ])('%s is answered at its field', async (_, input, field) => {
    const { __typename, fields = [] } = await check(input);
    expect(__typename).toBe('InvalidInput');
    expect(fields.map((one) => one.path)).toEqual([field]);
  });
});

describe('who may create encounters', () => {
  const input = { ruleset: 'SEGMENTS', sheet: { segments } } as const;
  const between = {
    ruleset: 'SEGMENTS',
    attacker: { sheet: { segments } },
    target: { creature: 'reed-fencer' },
  };
  const ODDS = `query ($input: OddsBetweenInput!) { oddsBetween(input: $input) {
    __typename ... on UserError { code }
  } }`;

  it('may ask, and nobody else', async () => {
    const nobody = withAccounts.seated('NOWHERE');
    const denied = { __typename: 'Forbidden', code: 'UNAUTHENTICATED' };
    expect(await check(input, nobody)).toMatchObject(denied);
    expect(await nobody.ask(ODDS, { input: between })).toEqual({ oddsBetween: denied });
    const account = withAccounts.seated({ token: await issuer.token('an account') });
    expect(await check(input, account)).toMatchObject({ __typename: 'CheckedSheet' });
    expect(await account.ask(ODDS, { input: between })).toEqual({
      oddsBetween: { __typename: 'OddsBetween' },
    });
  });

  it('stores nothing by asking', async () => {
    const before = rowsOf(api);
    await check(input);
    await api.ask(ODDS, { input: between });
    expect(rowsOf(api)).toEqual(before);
    await api.create();
    expect(rowsOf(api)).not.toEqual(before);
  });
});

/** How many there are of every table. */
function rowsOf({ dataDir }: Api): Readonly<Record<string, unknown>> {
  const database = new DatabaseSync(path.join(dataDir, 'encounters.db'), { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const counts = tables.map(({ name }) => [
    String(name),
    database.prepare(`SELECT count(*) AS rows FROM "${String(name)}"`).get()?.rows,
  ]);
  database.close();
  return Object.fromEntries(counts) as Readonly<Record<string, unknown>>;
}
