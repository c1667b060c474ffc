/** A database that hangs, loses its answers, hangs up or is asked too much. */
import { randomUUID } from 'node:crypto';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import type { EncounterStore } from '../../src/app/ports.ts';
import { createServer } from '../../src/graphql/server.ts';
import { MAX_TIME } from '../../src/graphql/http/limits/limits.ts';
import { dynamoDbClient } from '../../src/store/dynamodb/client.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { appOn, done, someone } from '../kit/app/app-fight.ts';
import { fought, gathered } from '../kit/app/party-of-one.ts';
import { png } from '../kit/app/picture-files.ts';
import { authorization, gmOf, nobody, tokens } from '../kit/app/seats.ts';
import { type TestDatabase, startTestDatabase } from '../kit/store/database.ts';
import { type Fault, type FaultyProxy, startFaultyProxy } from '../kit/store/faulty-proxy.ts';
import { memoryStore } from '../kit/store/memory.ts';
import { entry, record } from '../kit/store/samples.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

let proxy: FaultyProxy;
let client: DynamoDBClient;
let store: EncounterStore;
let id: string;
beforeEach(async () => {
  proxy = await startFaultyProxy(database.config.endpoint);
  client = dynamoDbClient({ ...database.config, endpoint: proxy.url });
  store = dynamoDbStore(client, database.tableName);
  id = randomUUID();
  await store.create(record(id, 1), entry(1));
  return async () => {
    client.destroy();
    await proxy.stop();
  };
});

/** What it comes to, and after how many milliseconds. */
async function failure(work: Promise<unknown>) {
  const begun = performance.now();
  const error: unknown = await work.then(
    () => 'It worked.',
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - begun };
}

const versions = async () => (await store.journal(id, 0, 10)).map(({ version }) => version);

describe('a question', () => {
  it.each<Fault>(['HANGS', 'LOSES_ANSWERS', 'CUTS', 'THROTTLES'])(
    'ends as BUSY within half the time of a request when the database %s',
    async (fault) => {
      proxy.fault = fault;
      const { error, ms } = await failure(store.load(id));
      expect(error).toMatchObject({ name: 'StoreError', kind: 'BUSY' });
      expect(ms).toBeLessThan(MAX_TIME / 2);
      proxy.fault = 'NONE';
      expect(await store.load(id)).toEqual(record(id, 1));
    },
  );
});

describe('a write', () => {
  it.each<readonly [Fault, 'BUSY' | 'UNKNOWN', readonly number[]]>([
    ['THROTTLES', 'BUSY', [1]],
    ['HANGS', 'UNKNOWN', [1]],
    ['CUTS', 'UNKNOWN', [1]],
    ['LOSES_ANSWERS', 'UNKNOWN', [1, 2]],
  ])(
    'when the database %s ends as %s, and says no more than is known',
    async (fault, kind, left) => {
      proxy.fault = fault;
      const { error, ms } = await failure(store.commit(record(id, 2), entry(2)));
      expect(error).toMatchObject({ name: 'StoreError', kind });
      expect(ms).toBeLessThan(MAX_TIME / 2);
      proxy.fault = 'NONE';
      expect(await versions()).toEqual(left);
    },
  );

  it('is BUSY when the database cannot be reached at all', async () => {
    const gone = dynamoDbClient({ ...database.config, endpoint: 'http://127.0.0.1:1' });
    const { error } = await failure(
      dynamoDbStore(gone, database.tableName).commit(record(id, 2), entry(2)),
    );
    expect(error).toMatchObject({ kind: 'BUSY' });
    gone.destroy();
  });

  it('is UNKNOWN, not BUSY, when a throttled attempt came after one without an answer', async () => {
    proxy.fault = 'LOSES_ANSWERS';
    const late = failure(store.commit(record(id, 2), entry(2)));
    await expect.poll(() => proxy.calls).toBe(2);
    proxy.fault = 'THROTTLES';
    expect((await late).error).toMatchObject({ kind: 'UNKNOWN' });
    proxy.fault = 'NONE';
    expect(await versions()).toEqual([1, 2]);
  });
});

/** A request, and how often it has been done since it was made ready. */
interface Ready {
  readonly ask: () => Promise<{ readonly kind: string }>;
  readonly times: () => Promise<number>;
  /** What it answers who sends it again once it has been done; `DONE` if not given. */
  readonly again?: string;
}

/** What is written of each kind, by a name for people. */
const requests: Readonly<Record<string, (app: Encounters) => Promise<Ready>>> = {
  async 'what a fight has made of a party'(app) {
    const { id, asked } = await gathered(app);
    const fight = await fought(app, id, 7);
    const idempotency = { key: 'once', request: fight };
    return {
      ask: () => app.parties.writeBack({ ...asked, idempotency }, fight),
      times: async () => (await store.journal(id, 2, 10)).length,
    };
  },
  async 'the undo of that'(app) {
    const { id, asked } = await gathered(app);
    const fight = await fought(app, id, 7);
    const { version } = done(await app.parties.writeBack(asked, fight)).record;
    const idempotency = { key: 'once', request: version };
    return {
      ask: () => app.parties.undo({ ...asked, idempotency }, version),
      times: async () => (await store.journal(id, version, 10)).length,
    };
  },
  async 'a hero who is taken by a link'(app) {
    const { id: encounterId } = done(await app.create('SEGMENTS', { name: 'A' }, nobody)).record;
    const asked = { encounterId, caller: gmOf(encounterId), expectedVersion: null };
    const command = { type: 'AddCombatants', combatants: [someone('Ana', 0)] };
    done(await app.submit({ ...asked, command }));
    const wish = { combatantIds: ['ana'], uses: 1, days: 1 };
    const { record } = done(await app.createInvite(asked, wish));
    const claim = { encounterId, inviteId: record.invites![0]!.id };
    const taken = { caller: nobody, combatantId: 'ana', name: 'Ann' };
    const idempotency = { key: 'of sixteen characters', request: taken };
    return {
      ask: () => app.acceptInvite(claim, { ...taken, idempotency }),
      times: async () => (await store.journal(encounterId, record.version, 10)).length,
    };
  },
  async 'a picture that is sent'(app) {
    const { id: encounterId } = done(await app.create('SEGMENTS', { name: 'A' }, nobody)).record;
    const read = () => Promise.resolve(png());
    return {
      ask: () => app.pictures.put({ encounterId, caller: gmOf(encounterId), name: 'Map', read }),
      times: async () => (await store.pictureList(encounterId)).pictures.length,
      again: 'KEPT',
    };
  },
  async 'a picture that is deleted'(app) {
    const { id } = done(await app.create('SEGMENTS', { name: 'A' }, nobody)).record;
    const read = () => Promise.resolve(png());
    const upload = { encounterId: id, caller: gmOf(id), name: 'Map', read };
    const kept = await app.pictures.put(upload);
    if (kept.kind !== 'KEPT') throw new Error(kept.kind);
    return {
      ask: () => app.pictures.delete(id, kept.picture.hash, gmOf(id)),
      times: async () => 1 - (await store.pictureList(id)).pictures.length,
      // Its bytes go then.
      again: 'NOT_FOUND',
    };
  },
};

describe.each(Object.entries(requests))('%s', (_, ready) => {
  it.each<readonly [Fault, number]>([
    ['CUTS', 0],
    ['CUTS_ANSWERS', 1],
  ])('when the database %s is UNKNOWN, and done once by who asks again', async (fault, before) => {
    const bytes = memoryStore().bytes;
    const { ask, times, again = 'DONE' } = await ready(appOn(store, undefined, bytes));
    proxy.writesAlone = true;
    proxy.fault = fault;
    await expect(ask()).rejects.toMatchObject({ name: 'StoreError', kind: 'UNKNOWN' });
    proxy.fault = 'NONE';
    expect(await times()).toBe(before);
    const first = before === 0 && again === 'NOT_FOUND' ? 'DELETED' : again;
    expect((await ask()).kind).toBe(first);
    expect((await ask()).kind).toBe(again);
    expect(await times()).toBe(1);
  });
});

describe('the API', () => {
  const ask = async (body: object) => {
    const encounters = new Encounters({
      store,
      clock: () => new Date(),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      creation: 'OPEN',
    });
    const server = createServer(encounters, { tokens, accounts: null, log: () => undefined });
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', ...(await authorization('GM', text)) };
    const init = { method: 'POST', headers, body: text };
    return server.fetch(new Request('http://x/graphql', init), {});
  };
  const READ = {
    query: '{ encounter(id: "enc_00000000000000000000") { ... on Encounter { name } } }',
  };
  const creation = (idempotencyKey: string) => ({
    query: `mutation { createEncounter(input: { name: "A", ruleset: SECONDS, idempotencyKey: "${idempotencyKey}" }) {
      __typename ... on CreateEncounterPayload { encounter { id version } } } }`,
  });

  it('answers BUSY with 503 and when to ask again', async () => {
    proxy.fault = 'THROTTLES';
    const response = await ask(READ);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BUSY' } }] });
  });

  it('answers OUTCOME_UNKNOWN when nobody knows, and the same key carries it out once', async () => {
    const key = randomUUID();
    proxy.fault = 'LOSES_ANSWERS';
    const response = await ask(creation(key));
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'OUTCOME_UNKNOWN' } }],
    });
    proxy.fault = 'NONE';
    const again = await ask(creation(key));
    expect(await again.json()).toMatchObject({
      data: { createEncounter: { encounter: { version: 1 } } },
    });
  });

  it('says by /health whether the database answers', async () => {
    const encounters = new Encounters({
      store,
      clock: () => new Date(),
      randomBytes: (count) => new Uint8Array(count),
      creation: 'OPEN',
    });
    const healthOf = () =>
      createServer(encounters, { tokens, accounts: null }).fetch(
        new Request('http://x/health'),
        {},
      );
    expect((await healthOf()).status).toBe(200);
    proxy.fault = 'HANGS';
    expect((await healthOf()).status).toBe(503);
  });
});
