/** An answer that is too large, and what its client knows afterwards. */
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddCombatantsDocument } from '../../../src/client/index.ts';
import { MAX_ANSWER, MAX_ANSWERED_FIELDS } from '../../../src/graphql/http/limits/limits.ts';
import { type Api, type Encounter, startApi } from '../../kit/graphql/api.ts';
import { foe, someone } from '../../kit/graphql/segments-fight.ts';
import { follow, nextUpdate } from '../../kit/graphql/stream.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const many = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));

interface Refusal {
  readonly data: null;
  readonly errors: readonly [
    {
      readonly message: string;
      readonly extensions: {
        readonly code: string;
        readonly limit: number;
        readonly changes?: readonly { readonly encounterId: string; readonly version: number }[];
      };
    },
  ];
}

/** Whichever there is too much of. */
const LIMITS = [MAX_ANSWER, MAX_ANSWERED_FIELDS];

async function refused(query: string, variables: unknown = {}): Promise<Refusal['errors'][0]> {
  const { text, body } = await api.post({ query, variables });
  expect(text.length).toBeLessThan(2000);
  const { data, errors } = body as unknown as Refusal;
  expect(data).toBeNull();
  expect(errors).toHaveLength(1);
  expect(errors[0].extensions).toMatchObject({ code: 'ANSWER_TOO_LARGE' });
  expect(LIMITS).toContain(errors[0].extensions.limit);
  return errors[0];
}

/** The same fields under many names. */
const often = (count: number, fields: string): string =>
  many(count, (i) => `a${i}: ${fields}`).join(' ');

async function crowd(): Promise<Encounter> {
  const { id: encounterId } = await api.create();
  const combatants = many(100, (i) => (i % 2 ? foe : someone)(`Fighter ${i}`, i));
  return (await api.play(AddCombatantsDocument, { encounterId, combatants })).encounter;
}

it('answers an introspection, and refuses one that asks for everything twenty times', async () => {
  const query = getIntrospectionQuery({
    ...{ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true, schemaDescription: true },
  });
  const { text, body } = await api.post({ query });
  expect(body?.errors).toBeUndefined();
  // It counts half of its bytes. A fifth of those that it may have is left for what the schema will say.
  expect(text.length).toBeLessThan(1.6 * MAX_ANSWER);
  const types = '__schema { types { name description fields { name description } } }';
  const { message } = await refused(`{ ${often(20, types)} }`);
  expect(message).toContain(`more than ${MAX_ANSWER} bytes`);
  expect(message).not.toContain('asked for was');
});

it('counts fields however short they are', async () => {
  const { id } = await crowd();
  const query = (count: number) =>
    `query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { ${often(count, 'name')} } } } }`;
  // The encounter, its list, and 100 combatants with so many fields each.
  const { text } = await api.post({ query: query(290), variables: { id } });
  expect(text).not.toContain('ANSWER_TOO_LARGE');
  const twice = `query ($id: ID!) { encounter(id: $id) { ... on Encounter {
    combatants { ${often(149, 'name')} } also: combatants { ${often(149, 'side')} more: side
      ... { name } } } } }`;
  const { body } = await api.post({ query: twice, variables: { id } });
  expect(body?.errors?.[0]).toMatchObject({
    message: expect.stringContaining(`more than ${MAX_ANSWERED_FIELDS} fields`) as string,
    extensions: { code: 'ANSWER_TOO_LARGE', limit: MAX_ANSWERED_FIELDS },
  });
});

it('counts bytes as they are sent, names of types among them', async () => {
  const { id } = await crowd();
  const query = `query ($id: ID!) { encounter(id: $id) { ... on Encounter { combatants { ${often(290, '__typename')} } } } }`;
  // 100 combatants with 290 times "a100":"Combatant", each.
  const { text } = await api.post({ query, variables: { id } });
  expect(text.length).toBeGreaterThan(0.5 * MAX_ANSWER);
  expect(text.length).toBeLessThan(MAX_ANSWER);
  const more = query.replace('__typename', 'name b: __typename c: name d: name e: name');
  const all = `query ($id: ID!) { ${often(2, more.slice(more.indexOf('encounter'), -1))} }`;
  await refused(all, { id });
});

const READ = `{ encounter { version ${often(100, 'combatants { id name side position { q r } __typename }')} } }`;

const rename = (fields: string) => `mutation ($input: UpdateCombatantInput!) {
  updateCombatant(input: $input) { ... on UpdateCombatantPayload ${fields} } }`;

it('says that a command was carried out whose answer is too large, and which version it made', async () => {
  const { id, version, combatants } = await crowd();
  const input = { encounterId: id, combatantId: combatants[0]?.id, name: 'Somebody' };
  const { extensions, message } = await refused(rename(READ), { input });
  expect(extensions.changes).toEqual([{ encounterId: id, version: version + 1 }]);
  expect(message).toContain(`${id} is at version ${version + 1}`);
  expect((await api.store.load(id))?.version).toBe(version + 1);
});

it('answers the same command with its key again, to whom asks for less', async () => {
  const { id, version, combatants } = await crowd();
  const key = { idempotencyKey: 'again' };
  const input = { encounterId: id, combatantId: combatants[0]?.id, name: 'Somebody', ...key };
  await refused(rename(READ), { input });
  const again = await api.ask(rename('{ encounter { version } }'), { input });
  expect(again).toEqual({ updateCombatant: { encounter: { version: version + 1 } } });
  expect((await api.store.load(id))?.version).toBe(version + 1);
});

it('names each change of a document whose answer is too large, and no other', async () => {
  const { id, version } = await crowd();
  const end = (name: string) => `${name}: endEncounter(input: { encounterId: "${id}" }) {
    ... on EndEncounterPayload ${READ} ... on UserError { message } }`;
  const { extensions } = await refused(`mutation { ${end('one')} ${end('two')} }`);
  expect(extensions.changes).toEqual([{ encounterId: id, version: version + 1 }]);
  expect((await api.store.load(id))?.version).toBe(version + 1);
});

it('lists what may be done until an answer has grown large, and then to whom asks for it', async () => {
  const { id, awaiting, combatants } = await crowd();
  expect(new Set(awaiting.map(({ listed }) => listed))).toEqual(new Set([true, false]));
  for (const { listed, options, refusals, hexSets, required, combatantId } of awaiting) {
    if (!listed) expect([...options, ...refusals, ...hexSets]).toEqual([]);
    if (required || combatantId === null) expect(listed).toBe(true);
  }
  const last = combatants.at(-1)?.id ?? '';
  const query = `query ($id: ID!, $of: [ID!], $required: Boolean) {
    encounter(id: $id) { ... on Encounter { awaiting(combatantIds: $of, required: $required) {
      combatantId required listed options { label } } } } }`;
  const ask = async (variables: object) =>
    (
      (await api.ask(query, { id, ...variables })) as {
        readonly encounter: { readonly awaiting: Encounter['awaiting'] };
      }
    ).encounter.awaiting;
  const asked = await ask({ of: [last] });
  expect(asked.length).toBe(awaiting.filter(({ combatantId }) => combatantId === last).length);
  expect(asked.every(({ listed, options }) => listed && options.length > 0)).toBe(true);
  const due = await ask({ required: true });
  expect(due).toHaveLength(awaiting.filter(({ required }) => required).length);
  expect((await ask({ required: false })).length + due.length).toBe(awaiting.length);
});

it('sends an error in place of an update that is too large, and then the next one', async () => {
  const { id, version, combatants } = await crowd();
  const { query, small } = {
    query: `subscription ($encounterId: ID!, $afterVersion: Int) {
      encounterUpdated(encounterId: $encounterId, afterVersion: $afterVersion) { __typename
        ... on EncounterUpdate ${READ.replace('{ encounter', '{ version encounter')} } }`,
    small: `subscription ($encounterId: ID!, $afterVersion: Int) {
      encounterUpdated(encounterId: $encounterId, afterVersion: $afterVersion) { __typename
        ... on EncounterUpdate { version } } }`,
  };
  const input = { encounterId: id, combatantId: combatants[0]?.id ?? '', name: 'Somebody' };
  await api.ask(rename('{ encounter { version } }'), { input });
  await expect(follow(api, id, { afterVersion: version, query }).next()).rejects.toThrow(
    'ANSWER_TOO_LARGE',
  );
  const news = follow(api, id, { afterVersion: version, query: small });
  expect((await nextUpdate(news)).version).toBe(version + 1);
  await news.return();
});
