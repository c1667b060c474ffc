/**
 * Many clients, several servers, one database, and everything that can go wrong between them.
 * `npm run stress` sends 10,000 commands.
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DynamoDBClient, TransactWriteItemsCommandInput } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import type { EncounterStore } from '../../src/app/ports.ts';
import { createServer } from '../../src/graphql/server.ts';
import { TABLE } from '../../src/local/database.ts';
import { dynamoDbClient } from '../../src/store/dynamodb/client.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { ensureTable } from '../../src/store/dynamodb/table.ts';
import { sqliteStore } from '../../src/store/sqlite/store.ts';
import { appOn, done, someone } from '../kit/app/app-fight.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { LOCAL_CREDENTIALS, startDynamoServer } from '../kit/store/dynamo-server.ts';
import {
  faultsIn,
  sendAll,
  type Sent,
  type Transport,
  unreliable,
} from '../kit/store/linearizability.ts';
import { ServerProcess } from '../kit/local/process.ts';
import { Random } from '../kit/engine/random.ts';
import { authorization, gmOf, nobody, tokens } from '../kit/app/seats.ts';

const STRESS = process.env.SIXBEAT_STRESS === '1';
const COMMANDS = STRESS ? 10_000 : 400;
const ENCOUNTERS = 8;
const CLIENTS = 16;
const SERVERS = 3;
/** A server is killed each time that so many commands were sent. */
const KILL_EVERY = STRESS ? 250 : 150;

let folder: string;
let endpoint: string;
let client: DynamoDBClient;
let stop: () => Promise<void>;
beforeAll(async () => {
  folder = await temporaryFolder();
  ({ endpoint, stop } = await startDynamoServer(folder));
  client = dynamoDbClient({ ...LOCAL_CREDENTIALS, endpoint });
  await ensureTable(client, TABLE);
});
afterAll(async () => {
  client.destroy();
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** What several servers share. */
interface Shared {
  readonly store: () => EncounterStore;
  /** What a server is told of it. */
  readonly environment: () => Readonly<Record<string, string>>;
}

const SHARED: Readonly<Record<string, Shared>> = {
  DynamoDB: {
    store: () => dynamoDbStore(client, TABLE),
    environment: () => ({ DYNAMODB_ENDPOINT: endpoint }),
  },
  'a SQLite file': {
    store: () => sqliteStore(path.join(folder, 'encounters.db')),
    environment: () => ({ SIXBEAT_DATA_DIR: folder }),
  },
};

async function tables(store: EncounterStore, count: number) {
  const app = appOn(store);
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const { id } = done(await app.create('SEGMENTS', { name: `T${i}` }, nobody)).record;
      const command = { type: 'AddCombatants', combatants: [someone('Ana', 0)] };
      const asked = { encounterId: id, command, caller: gmOf(id), expectedVersion: null };
      done(await app.submit(asked));
      return { id, combatantId: 'ana' };
    }),
  );
}

/** Server processes of which one is killed, and started again, now and then. */
class Fleet {
  kills = 0;
  private readonly random: Random;
  private readonly servers: { process: ServerProcess; url: Promise<string> }[];
  private restarts: Promise<unknown> = Promise.resolve();

  private readonly environment: Readonly<Record<string, string>>;

  constructor(random: Random, environment: Readonly<Record<string, string>>) {
    this.random = random;
    this.environment = environment;
    this.servers = Array.from({ length: SERVERS }, () => this.server());
  }

  ready(): Promise<unknown> {
    return Promise.all(this.servers.map(({ url }) => url));
  }

  readonly send: Transport = async (body) => {
    const { url } = this.random.pick(this.servers);
    const response = await fetch(`${await url}graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await authorization('GM', body)) },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return response.text();
  };

  /** Kills one of them in the middle of whatever it is doing. */
  killOne(): void {
    const victim = this.random.int(0, SERVERS - 1);
    this.restarts = this.restarts.then(async () => {
      await this.servers[victim]!.process.stop('SIGKILL');
      this.kills++;
      this.servers[victim] = this.server();
      await this.servers[victim].url;
    });
  }

  async stop(): Promise<void> {
    await this.restarts;
    await Promise.all(this.servers.map((server) => server.process.stop('SIGKILL')));
  }

  private server() {
    const process = new ServerProcess({ PORT: '0', ...this.environment });
    return { process, url: process.url() };
  }
}

const tally = (sent: readonly Sent[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...Map.groupBy(sent, ({ fate }) => fate.kind)].map(([kind, { length }]) => [kind, length]),
  );

describe('sixteen clients, three servers that are killed, and a network that loses and repeats', () => {
  it.each(Object.keys(SHARED))(
    'leave journals in which each command that was answered stands once: %s',
    async (name) => {
      const random = new Random(randomBytes(4).readUInt32LE());
      const { store: storeOf, environment } = SHARED[name]!;
      const store = storeOf();
      const fleet = new Fleet(random, environment());
      try {
        await fleet.ready();
        const encounters = await tables(store, ENCOUNTERS);
        const started = performance.now();
        const sent = await sendAll({
          transport: unreliable(fleet.send, random),
          random,
          encounters,
          clients: CLIENTS,
          commands: COMMANDS,
          onSent: (count) => {
            if (count % KILL_EVERY === 0) fleet.killOne();
          },
        });
        const seconds = (performance.now() - started) / 1000;
        await fleet.stop();
        const ids = encounters.map(({ id }) => id);
        expect(await faultsIn(store, ids, sent)).toEqual([]);
        const fates = tally(sent);
        expect(fates.ACKNOWLEDGED).toBeGreaterThan(COMMANDS / 2);
        expect(fleet.kills).toBeGreaterThan(1);
        if (STRESS) console.log({ ...fates, kills: fleet.kills, seconds: Math.round(seconds) });
      } finally {
        await fleet.stop();
      }
    },
    1_800_000,
  );
});

type Items = NonNullable<TransactWriteItemsCommandInput['TransactItems']>;

/** A server whose store forgets the conditions of some of the items that it writes. */
function brokenServer(breaks: (items: Items) => Items): Transport {
  const careless = dynamoDbClient({ ...LOCAL_CREDENTIALS, endpoint });
  careless.middlewareStack.add(
    (next) => (args) => {
      const input = args.input as TransactWriteItemsCommandInput;
      if (!input.TransactItems) return next(args);
      return next({ ...args, input: { ...input, TransactItems: breaks(input.TransactItems) } });
    },
    { step: 'initialize', name: 'careless' },
  );
  const server = createServer(
    new Encounters({
      store: dynamoDbStore(careless, TABLE),
      clock: () => new Date(),
      randomBytes,
      creation: 'OPEN',
    }),
    { tokens, accounts: null, log: () => undefined },
  );
  return async (body) => {
    const headers = { 'content-type': 'application/json', ...(await authorization('GM', body)) };
    const response = await server.fetch('http://x/graphql', { method: 'POST', headers, body });
    return response.text();
  };
}

const withoutCondition = ({ Update, Put, ...rest }: Items[number]): Items[number] => {
  if (Put) return { Put: { TableName: Put.TableName, Item: Put.Item } };
  if (!Update) return rest;
  const values = Object.entries(Update.ExpressionAttributeValues ?? {});
  const { TableName, Key, UpdateExpression, ExpressionAttributeNames } = Update;
  const used = Object.fromEntries(values.filter(([name]) => name !== ':expected'));
  const update = { TableName, Key, UpdateExpression, ExpressionAttributeNames };
  return { Update: { ...update, ExpressionAttributeValues: used } };
};

describe('the same clients notice a store', () => {
  it.each<readonly [string, (items: Items) => Items, RegExp]>([
    [
      'that does not lock',
      (items) => items.map(withoutCondition),
      /was ACKNOWLEDGED and made \[\]/,
    ],
    [
      'that does not mind the keys of requests',
      (items) => items.map((item, place) => (place === 2 ? withoutCondition(item) : item)),
      /made \[\d+, \d+/,
    ],
  ])('%s', async (_, breaks, fault) => {
    const random = new Random(7);
    const servers = [brokenServer(breaks), brokenServer(breaks)];
    const store = dynamoDbStore(client, TABLE);
    const encounters = await tables(store, 2);
    const sent = await sendAll({
      transport: unreliable((body) => random.pick(servers)(body), random),
      random,
      encounters,
      clients: CLIENTS,
      commands: 80,
    });
    const ids = encounters.map(({ id }) => id);
    const faults = await faultsIn(store, ids, sent);
    expect(faults.join('\n')).toMatch(fault);
  });
});
