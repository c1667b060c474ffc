/** The function that delivers to webhooks as it is deployed, at a real database and a real receiver. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundle } from '../../infra/functions/bundle.ts';
import { Encounters } from '../../src/app/encounters.ts';
import { WEBHOOK_ENV } from '../../src/lambda/environment.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { done } from '../kit/app/app-fight.ts';
import { gmOf, nobody } from '../kit/app/seats.ts';
import { LambdaFunction } from '../kit/lambda/function.ts';
import { ROOT } from '../kit/root.ts';
import { startTestDatabase, temporaryFolder, type TestDatabase } from '../kit/store/database.ts';
import { Receiver } from '../kit/webhooks/receiver.ts';

let folder: string;
let database: TestDatabase;
let receiver: Receiver;
let lambda: LambdaFunction;
beforeAll(async () => {
  [folder, database, receiver] = await Promise.all([
    temporaryFolder(),
    startTestDatabase(),
    Receiver.start(),
  ]);
  const directory = path.join(folder, 'code');
  bundle(path.join(ROOT, 'src/lambda/webhooks.ts'), directory);
  const { config, tableName } = database;
  lambda = new LambdaFunction({
    ...{ directory, handler: 'index.handler', timeoutSeconds: 60 },
    environment: {
      AWS_REGION: config.region,
      AWS_ACCESS_KEY_ID: config.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: config.credentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: config.endpoint,
      [WEBHOOK_ENV.table]: tableName,
      [WEBHOOK_ENV.networks]: '127.0.0.0/8',
    },
  });
});
afterAll(async () => {
  await lambda.stop();
  await Promise.all([database.stop(), receiver.stop()]);
  await rm(folder, { recursive: true });
});

it('delivers what functions have written that sleep since', async () => {
  const app = new Encounters({
    ...{ store: dynamoDbStore(database.client, database.tableName), randomBytes },
    ...{ clock: () => new Date(), creation: 'OPEN' },
    webhooks: { refuse: () => null, onEvents: () => undefined },
  });
  const setup = { name: 'Asleep', settings: {}, content: [] };
  const { id } = done(await app.create('SEGMENTS', setup, nobody)).record;
  const asked = { encounterId: id, caller: gmOf(id), expectedVersion: null };
  const events = ['encounter.changed'] as const;
  done((await app.webhooks.create(asked, { url: receiver.url, events })).outcome);
  for (const name of ['One', 'Two'])
    done(await app.submit({ ...asked, command: { type: 'UpdateEncounter', name } }));
  expect(receiver.told).toEqual([]);
  expect(await lambda.invoke({})).toMatchObject({ kind: 'RESULT' });
  expect(receiver.told).toEqual(['encounter.changed 3', 'encounter.changed 4']);
  // The next minute finds nothing to do.
  expect(await lambda.invoke({})).toMatchObject({ kind: 'RESULT' });
  expect(receiver.received).toHaveLength(2);
  const { webhooks } = dynamoDbStore(database.client, database.tableName);
  expect(await webhooks.outbox(id, 0, 10)).toEqual([]);
});
