/**
 * Many clients, several servers, one database, and everything that can go wrong between them.
 * `npm run stress` sends 10,000 commands, and everything goes wrong several times.
 */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { DynamoDBClient, TransactWriteItemsCommandInput } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Encounters } from '../../src/app/encounters.ts';
import { createServer } from '../../src/graphql/server.ts';
import { TABLE } from '../../src/local/database/database.ts';
import { dynamoDbClient } from '../../src/store/dynamodb/client.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { ensureTable } from '../../src/store/dynamodb/table.ts';
import { temporaryFolder } from '../kit/store/database.ts';
import { LOCAL_CREDENTIALS, startDynamoServer } from '../kit/store/dynamo-server.ts';
import {
  faultsIn,
  idOf,
  sendAll,
  type Transport,
  unreliable,
} from '../kit/store/linearizability.ts';
import { CALM, NO_ANSWER } from '../kit/store/stress/record.ts';
import { STORES } from '../kit/store/stress/run.ts';
import { parties, tables } from '../kit/store/stress/storm.ts';
import { Random } from '../kit/engine/random.ts';
import { authorization, tokens } from '../kit/app/seats.ts';

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

const COMMANDS = 400;

/** Faults in which a server is gone: nobody answers then. */
const WITHOUT_ANSWER = /^(kill|none|folder read-only when they start)$/;

describe('sixteen clients, three servers, and a network that loses and repeats', () => {
  it.each(Object.entries(STORES))(
    'leave journals in which each command that was answered stands once, whatever goes wrong: %s',
    async (_, run) => {
      const { rows, sent, wrong } = await run({
        commands: COMMANDS,
        rounds: 1,
        longest: 2000,
        progress: () => undefined,
      });
      expect(wrong).toEqual([]);
      for (const { fault, answers, lost, doubled, recovery } of rows) {
        expect({ fault, lost, doubled }).toEqual({ fault, lost: 0, doubled: 0 });
        if (fault !== CALM) expect(recovery, fault).toHaveLength(1);
        if (!WITHOUT_ANSWER.test(fault)) expect(answers, fault).not.toHaveProperty(NO_ANSWER);
      }
      const fates = Map.groupBy(sent, ({ fate }) => fate.kind);
      expect(fates.get('ACKNOWLEDGED')!.length).toBeGreaterThan(COMMANDS / 3);
      const ofParties = fates.get('ACKNOWLEDGED')!.filter(({ id }) => id.startsWith('pty_'));
      expect(ofParties.length).toBeGreaterThan(COMMANDS / 20);
    },
    300_000,
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
    const request = new Request('http://x/graphql', { method: 'POST', headers, body });
    const response = await server.fetch(request, {});
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

describe.each(Object.entries({ encounters: tables, parties }))(
  'the same clients at %s notice a store',
  (_of, made) => {
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
      const places = await made(store, 2);
      const sent = await sendAll({
        transport: unreliable((body) => random.pick(servers)(body), random),
        random,
        places,
        clients: 16,
        commands: 80,
      });
      const faults = await faultsIn(store, places.map(idOf), sent);
      expect(faults.join('\n')).toMatch(fault);
    });
  },
);
