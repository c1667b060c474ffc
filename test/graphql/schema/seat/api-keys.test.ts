/** API keys: programs that act for an account, or for the operator, with as much as their scopes say. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  ApiKeysDocument,
  BranchEncounterDocument,
  CreateApiKeyDocument,
  type CreateApiKeyInput,
  ClaimSeatDocument,
  CreateEncounterDocument,
  CreateInviteDocument,
  EncounterDocument,
  ExportEncounterDocument,
  IssueSeatDocument,
  JournalDocument,
  MeDocument,
  RevokeApiKeyDocument,
  RollInitiativeDocument,
} from '../../../../src/client/index.ts';
import { connect } from '../../../../src/client/connect.ts';
import { API_KEY_SCOPES } from '../../../../src/app/ports.ts';
import { ApiKeys, MAX_API_KEYS } from '../../../../src/app/seats/api-keys.ts';
import { Issuer } from '../../../kit/graphql/accounts.ts';
import { type Api, type ApiClient, startApi } from '../../../kit/graphql/api.ts';
import { nextChoice } from '../../../kit/client/first-legal.ts';
import { newFight } from '../../../kit/client/new-fight.ts';
import { keyFor } from '../../../kit/graphql/api-keys.ts';
import { foe, someone } from '../../../kit/graphql/segments-fight.ts';
import { follow } from '../../../kit/graphql/stream.ts';
import { memoryStore } from '../../../kit/store/memory.ts';

let api: Api;
let issuer: Issuer;
let server: ApiClient;
let other: ApiClient;
beforeAll(async () => {
  issuer = await Issuer.start();
  api = await startApi();
  server = await api.another({ oidc: issuer.oidc });
  other = await api.another({ oidc: issuer.oidc });
});
afterAll(async () => {
  await api.stop();
  issuer.stop();
});

let subjects = 0;
let owner: ApiClient;
beforeEach(async () => {
  owner = server.seated({ token: await issuer.token(`owner ${++subjects}`) });
});

const ALL = ['ENCOUNTERS_CREATE', 'ENCOUNTERS_PLAY', 'SEATS_ISSUE'] as const;

async function answerTo(by: ApiClient, input: Partial<CreateApiKeyInput> = {}) {
  const asked = { name: 'Bot', scopes: [...ALL], days: 30, ...input };
  return (await by.send(CreateApiKeyDocument, { input: asked })).createApiKey;
}

async function make(input: Partial<CreateApiKeyInput> = {}) {
  const answer = await answerTo(owner, input);
  if (answer.__typename !== 'CreateApiKeyPayload') throw new Error(answer.message);
  return { ...answer, bot: server.seated({ token: answer.token }) };
}

const listed = async (by = owner) => (await by.send(ApiKeysDocument, {})).me!.apiKeys;

async function open(bot: ApiClient) {
  const input = { name: 'By a bot', ruleset: 'SEGMENTS' } as const;
  const { createEncounter } = await bot.send(CreateEncounterDocument, { input });
  if (createEncounter.__typename !== 'CreateEncounterPayload')
    throw new Error(`${createEncounter.code}: ${createEncounter.message}`);
  return { encounterId: createEncounter.encounter.id, token: createEncounter.token };
}

interface Failed {
  readonly extensions: { readonly code: string };
}

const codeOf = async (client: ApiClient, query = '{ schemaVersion }'): Promise<unknown> => {
  const { body } = await client.post({ query });
  const errors = (body?.errors ?? []) as unknown as readonly Failed[];
  return errors[0]?.extensions.code ?? null;
};

describe('a key', () => {
  it('is shown once, in a form that secret scanners know, and kept as its hash alone', async () => {
    const { token, apiKey } = await make({ name: 'Discord', days: 10 });
    expect(token).toMatch(/^sbk_[0-9a-f]{40}$/);
    expect(apiKey).toMatchObject({ name: 'Discord', scopes: ALL, lastUsedOn: null });
    const lasts = Date.parse(apiKey.expiresAt) - Date.parse(apiKey.createdAt);
    expect(lasts).toBe(10 * 24 * 3600 * 1000);
    const list = await listed();
    expect(list).toMatchObject({ totalCount: 1, nodes: [apiKey] });
    expect(JSON.stringify(list)).not.toContain(token);
    const files = readdirSync(api.dataDir).map((name) =>
      readFileSync(path.join(api.dataDir, name), 'latin1'),
    );
    expect(files.join('')).toContain(apiKey.id);
    expect(files.join('')).not.toContain(token);
  });

  it('opens, plays and hands out seats without an account that signs in', async () => {
    const { bot } = await make();
    const { encounterId, token } = await open(bot);
    const combatants = [someone('Ana', 0), foe('Bor', 4)];
    await bot.play(AddCombatantsDocument, { encounterId, combatants });
    await bot.play(RollInitiativeDocument, { encounterId });
    const { me } = await bot.send(MeDocument, {});
    expect(me).toMatchObject({ name: 'Bot', encounters: { totalCount: 1 } });
    expect(me!.encounters.nodes[0]).toMatchObject({ id: encounterId, seat: { kind: 'GM' } });
    // The first seat can be handed to a person.
    expect(token).not.toBe('');
    const read = await server.seated({ token }).send(EncounterDocument, { id: encounterId });
    expect(read.encounter).toMatchObject({ id: encounterId });
  });

  it('is listed with the day of its last use', async () => {
    const { bot } = await make();
    const before = new Date().toISOString().slice(0, 10);
    expect(await codeOf(bot)).toBeNull();
    const after = new Date().toISOString().slice(0, 10);
    const [key] = (await listed()).nodes;
    expect([`${before}T00:00:00.000Z`, `${after}T00:00:00.000Z`]).toContain(key!.lastUsedOn);
  });

  it('sees what it has opened or claimed, and nothing else', async () => {
    const { bot } = await make();
    const { encounterId } = await open(owner);
    expect(await bot.send(EncounterDocument, { id: encounterId }).catch(String)).toContain(
      'has no seat',
    );
    const mine = async () => (await bot.send(MeDocument, {})).me!.encounters.nodes;
    expect(await mine()).toEqual([]);
    const input = { encounterId, kind: 'PLAYER', name: 'Bot' } as const;
    const { issueSeat } = await owner.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    await bot.send(ClaimSeatDocument, { input: { encounterId, token: issueSeat.token } });
    expect(await mine()).toMatchObject([{ id: encounterId, seat: { kind: 'PLAYER' } }]);
  });

  it('makes, lists and revokes no keys, and makes no parties', async () => {
    const { bot, apiKey } = await make();
    expect(await answerTo(bot)).toMatchObject({ __typename: 'Forbidden', code: 'SCOPE_MISSING' });
    const input = { apiKeyId: apiKey.id };
    const { revokeApiKey } = await bot.send(RevokeApiKeyDocument, { input });
    expect(revokeApiKey).toMatchObject({ __typename: 'Forbidden', code: 'SCOPE_MISSING' });
    expect(await listed(bot)).toMatchObject({ totalCount: 0, nodes: [] });
    const party = await bot.ask(
      'mutation { createParty(input: { name: "P", ruleset: SEGMENTS }) { ... on UserError { code } } }',
    );
    expect(party).toEqual({ createParty: { code: 'SCOPE_MISSING' } });
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\u0007b' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['SEATS_ISSUE', 'SEATS_ISSUE'] }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
    [{ replaces: 'key_0000000000000000' }, 'replaces'],
  ] satisfies [Partial<CreateApiKeyInput>, string][])(
    'is refused with %o',
    async (input, field) => {
      expect(await answerTo(owner, input)).toMatchObject({
        ...{ __typename: 'InvalidInput', fields: [{ path: field }] },
      });
      expect((await listed()).totalCount).toBe(0);
    },
  );

  it('is made for accounts alone', async () => {
    for (const by of [server.seated('NOWHERE'), server.seated(await open(owner))])
      expect(await answerTo(by)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is one of 20 at most, listed page by page', async () => {
    for (let n = 0; n < MAX_API_KEYS; n++) await make({ name: `Bot ${n}` });
    expect(await answerTo(owner)).toMatchObject({ __typename: 'InvalidInput' });
    const first = (await owner.send(ApiKeysDocument, { first: 15 })).me!.apiKeys;
    expect(first).toMatchObject({ totalCount: 20, pageInfo: { hasNextPage: true } });
    const after = first.pageInfo.endCursor!;
    const rest = (await owner.send(ApiKeysDocument, { first: 15, after })).me!.apiKeys;
    expect(rest).toMatchObject({ pageInfo: { hasNextPage: false } });
    const names = [...first.nodes, ...rest.nodes].map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 20 }, (_, n) => `Bot ${n}`));
    const beyond = (await owner.send(ApiKeysDocument, { first: 5, after: '20' })).me!.apiKeys;
    expect(beyond).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false } });
    const input = { apiKeyId: first.nodes[3]!.id };
    await owner.send(RevokeApiKeyDocument, { input });
    await make();
  });

  it('of another owner is as if it were not there', async () => {
    const { apiKey, bot } = await make();
    const stranger = server.seated({ token: await issuer.token(`stranger ${subjects}`) });
    const input = { apiKeyId: apiKey.id };
    const { revokeApiKey } = await stranger.send(RevokeApiKeyDocument, { input });
    expect(revokeApiKey).toMatchObject({ fields: [{ path: 'apiKeyId' }] });
    expect(await answerTo(stranger, { replaces: apiKey.id })).toMatchObject({
      fields: [{ path: 'replaces' }],
    });
    expect(await codeOf(bot)).toBeNull();
  });

  it('hands its seats on to the key that replaces it', async () => {
    const { apiKey, bot } = await make({ scopes: ['ENCOUNTERS_CREATE'] });
    const { encounterId } = await open(bot);
    const next = await make({ scopes: ['ENCOUNTERS_PLAY'], replaces: apiKey.id });
    await owner.send(RevokeApiKeyDocument, { input: { apiKeyId: apiKey.id } });
    const seen = await next.bot.send(EncounterDocument, { id: encounterId });
    expect(seen.encounter).toMatchObject({ id: encounterId });
    expect(await codeOf(bot)).toBe('UNAUTHENTICATED');
  });

  it('is refused once it has expired', async () => {
    const at = new Date(Date.now() - 30 * 24 * 3600 * 1000 - 1000);
    const { token } = await keyFor(api, API_KEY_SCOPES, { at });
    const { body, status } = await server.seated({ token }).post({ query: '{ schemaVersion }' });
    expect(status).toBe(401);
    expect(JSON.stringify(body)).toContain('expired');
  });

  it.each(['sbk_', `sbk_${'0'.repeat(40)}`, `sbk_${'A'.repeat(40)}`, `sbk_${'0'.repeat(5000)}`])(
    'that was invented is refused: %s',
    async (token) => {
      expect(await codeOf(server.seated({ token }))).toBe('UNAUTHENTICATED');
    },
  );
});

describe('the scopes of a key', () => {
  it('let a key create and do nothing else, and give it no token', async () => {
    const { bot } = await make({ scopes: ['ENCOUNTERS_CREATE'] });
    const { encounterId, token } = await open(bot);
    expect(token).toBe('');
    const read = `{ encounter(id: "${encounterId}") { __typename ... on UserError { code } } }`;
    expect(await bot.ask(read)).toMatchObject({ encounter: { code: 'SCOPE_MISSING' } });
    const branch = await bot.answer(BranchEncounterDocument, { encounterId });
    expect(branch).toMatchObject({ code: 'SCOPE_MISSING' });
    expect(await codeOf(bot, '{ me { id } }')).toBe('SCOPE_MISSING');
  });

  it('let a key play and open nothing, nor hand out seats or read the tokens of links', async () => {
    const creator = await make();
    const { encounterId } = await open(creator.bot);
    const { bot } = await make({ scopes: ['ENCOUNTERS_PLAY'], replaces: creator.apiKey.id });
    const combatants = [someone('Ana', 0), foe('Bor', 4)];
    const { encounter } = await bot.play(AddCombatantsDocument, { encounterId, combatants });
    const combatantIds = encounter.combatants.map(({ id }) => id);
    await expect(open(bot)).rejects.toThrow('SCOPE_MISSING');
    const branch = await bot.answer(BranchEncounterDocument, { encounterId });
    expect(branch).toMatchObject({ code: 'SCOPE_MISSING' });
    const seat = { encounterId, kind: 'GM', name: 'x' } as const;
    expect(await bot.answer(IssueSeatDocument, seat)).toMatchObject({ code: 'SCOPE_MISSING' });
    const link = { encounterId, combatantIds };
    expect(await bot.answer(CreateInviteDocument, link)).toMatchObject({ code: 'SCOPE_MISSING' });
    await creator.bot.play(CreateInviteDocument, link);
    const tokens = `{ encounter(id: "${encounterId}") { ... on Encounter { invites { token } } } }`;
    expect(await bot.ask(tokens)).toEqual({ encounter: { invites: [{ token: '' }] } });
    expect(JSON.stringify(await creator.bot.ask(tokens))).toContain('"token":"ey');
  });

  it('hold for pictures and maps as well', async () => {
    const { bot, token } = await make({ scopes: ['ENCOUNTERS_CREATE'] });
    const { encounterId } = await open(bot);
    const fights = server.endpoint.replace(/graphql$/, `fights/${encounterId}`);
    const headers = { authorization: `Bearer ${token}` };
    for (const where of ['map.svg', `pictures/${'0'.repeat(64)}`]) {
      const response = await fetch(`${fights}/${where}`, { headers });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'SCOPE_MISSING' });
    }
  });
});

describe('a revoked key', () => {
  it('is refused by every process within two seconds, and its streams end', async () => {
    const { token, apiKey, bot } = await make();
    const { encounterId } = await open(bot);
    const elsewhere = other.seated({ token });
    const streams = [bot, elsewhere].map((client) =>
      Array.fromAsync(follow(client, encounterId, { token, afterVersion: 0 })).then(
        () => 'it went on',
        (error: unknown) => JSON.stringify((error as Error).message),
      ),
    );
    // Both have looked it up just now.
    for (const client of [bot, elsewhere]) expect(await codeOf(client)).toBeNull();
    await owner.send(RevokeApiKeyDocument, { input: { apiKeyId: apiKey.id } });
    const late = sleep(2000, 'two seconds');
    expect(await codeOf(bot)).toBe('UNAUTHENTICATED');
    for (const ended of await Promise.all(streams.map((stream) => Promise.race([stream, late]))))
      expect(ended).toContain('revoked');
    await late;
    expect(await codeOf(elsewhere)).toBe('UNAUTHENTICATED');
  });
});

describe('what a key has done', () => {
  it('stands in the journal under its name, for the GM and not in a copy', async () => {
    const { bot, apiKey } = await make({ name: 'Seat dispenser' });
    const { encounterId, token } = await open(bot);
    const gm = server.seated({ token });
    const combatants = [someone('Ana', 0), foe('Bor', 4)];
    const { encounter } = await gm.play(AddCombatantsDocument, { encounterId, combatants });
    const combatantIds = [encounter.combatants[0]!.id];
    const input = { encounterId, kind: 'PLAYER', name: 'Ann', combatantIds } as const;
    const { issueSeat } = await bot.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const read = async (by: ApiClient) => {
      const { encounter: found } = await by.send(JournalDocument, { id: encounterId });
      return found!.journal!.nodes.map((entry) => entry.apiKey);
    };
    const named = { id: apiKey.id, name: 'Seat dispenser' };
    expect(await read(gm)).toEqual([named, null, named]);
    const player = server.seated({ token: issueSeat.token });
    expect(await read(player)).toEqual([null, null, null]);
    await owner.send(RevokeApiKeyDocument, { input: { apiKeyId: apiKey.id } });
    expect(await read(gm)).toEqual([named, null, named]);
    const { exportEncounter } = await gm.send(ExportEncounterDocument, { encounterId });
    expect(JSON.stringify(exportEncounter)).not.toContain('Seat dispenser');
  });

  it('claims a seat under its name, too', async () => {
    const { encounterId } = await open(owner);
    const input = { encounterId, kind: 'GM', name: 'For a bot' } as const;
    const { issueSeat } = await owner.send(IssueSeatDocument, { input });
    if (issueSeat.__typename !== 'IssueSeatPayload') throw new Error(issueSeat.message);
    const { bot } = await make({ name: 'Claimer' });
    await bot.send(ClaimSeatDocument, { input: { encounterId, token: issueSeat.token } });
    const [, , claimed] = await api.store.journal(encounterId, 0, 10);
    expect(claimed).toMatchObject({ command: { type: 'ClaimSeat' }, apiKey: { name: 'Claimer' } });
  });
});

describe('looking keys up', () => {
  const counted = () => {
    const store = memoryStore();
    let asked = 0;
    const apiKeys = {
      ...store.apiKeys,
      find: (hash: string) => {
        asked++;
        return store.apiKeys.find(hash);
      },
    };
    const keys = new ApiKeys({
      store: { ...store, apiKeys },
      clock: () => new Date(),
      randomBytes: (count) => Buffer.alloc(count, 7),
    });
    return { keys, store, asked: () => asked };
  };

  it('asks the database once for a key that is sent often, be it invented', async () => {
    const { keys, asked } = counted();
    const invented = `sbk_${'1'.repeat(40)}`;
    for (let n = 0; n < 50; n++) expect(await keys.prove(invented)).toBe('UNKNOWN');
    expect(asked()).toBe(1);
    const request = { name: 'x', scopes: API_KEY_SCOPES, days: 1, replaces: null };
    const made = await keys.create('me', request);
    if (made.kind !== 'MADE') throw new Error('It was not made.');
    await Promise.all(Array.from({ length: 50 }, () => keys.prove(made.token)));
    expect(asked()).toBe(2);
  });

  it('asks again after a failure of the database', async () => {
    const { keys, store } = counted();
    store.close();
    const token = `sbk_${'2'.repeat(40)}`;
    for (let n = 0; n < 2; n++) await expect(keys.prove(token)).rejects.toThrow();
  });
});

describe('a bot with one key', () => {
  it('opens and plays 50 encounters by the methods of the client: none refused, stale or done twice', async () => {
    const { token } = await make({ scopes: ['ENCOUNTERS_CREATE', 'ENCOUNTERS_PLAY'] });
    const bot = connect({ url: server.endpoint, token });
    const play = async () => {
      const fight = await newFight(bot);
      expect(fight.token).toBe(token);
      const versions: number[] = [];
      for (let step = 0; step < 4; step++) {
        const next = await nextChoice(fight);
        const taken = await fight.take(next!.option, next!.picks);
        if (!taken.ok) throw new Error(`${next!.option.label}: ${taken.message}`);
        versions.push(taken.encounter.version);
      }
      expect(versions).toEqual([4, 5, 6, 7]);
      return fight.id;
    };
    const ids = await Promise.all(Array.from({ length: 50 }, play));
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(await api.store.journal(id, 0, 100)).toHaveLength(7);
    const me = (await server.seated({ token }).send(MeDocument, { first: 25 })).me!;
    expect(me.encounters.totalCount).toBe(50);
  }, 120_000);
});
