/** A storm over servers on DynamoDB, or on a SQLite file. */
import { randomBytes } from 'node:crypto';
import { chown, rm } from 'node:fs/promises';
import type { EncounterStore } from '../../../../src/app/ports.ts';
import { databaseFileIn } from '../../../../src/local/database/data-folder.ts';
import { TABLE } from '../../../../src/local/database/database.ts';
import { dynamoDbClient } from '../../../../src/store/dynamodb/client.ts';
import { dynamoDbStore } from '../../../../src/store/dynamodb/store.ts';
import { ensureTable } from '../../../../src/store/dynamodb/table.ts';
import { sqliteStore } from '../../../../src/store/sqlite/store.ts';
import { Random } from '../../engine/random.ts';
import { temporaryFolder } from '../database.ts';
import { LOCAL_CREDENTIALS, startDynamoServer } from '../dynamo-server.ts';
import { startFaultyProxy } from '../faulty-proxy.ts';
import { networkFaults } from './dynamodb-faults.ts';
import { Fleet } from './fleet.ts';
import { fileFaults, mountSmallDisk, ordinaryOwner } from './sqlite-faults.ts';
import { type Aftermath, type Storm, type StoreFault, weather } from './storm.ts';

export type Scale = Pick<Storm, 'commands' | 'rounds' | 'longest' | 'progress'>;

export const STORES = { dynamodb: onDynamoDb, sqlite: onSqlite } as const;

async function onDynamoDb(scale: Scale): Promise<Aftermath> {
  const folder = await temporaryFolder();
  const { endpoint, stop } = await startDynamoServer(folder);
  const client = dynamoDbClient({ ...LOCAL_CREDENTIALS, endpoint });
  await ensureTable(client, TABLE);
  const proxy = await startFaultyProxy(endpoint);
  const random = new Random(randomBytes(4).readUInt32LE());
  const environment = { DYNAMODB_ENDPOINT: proxy.url };
  const fleet = new Fleet({ random, environment, owner: null });
  try {
    await fleet.ready();
    return await weather({
      ...scale,
      random,
      fleet,
      faults: [kill(fleet), ...networkFaults(proxy)],
      withStore: (use) => use(dynamoDbStore(client, TABLE)),
    });
  } finally {
    await fleet.stop('SIGKILL');
    await proxy.stop();
    client.destroy();
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onSqlite(scale: Scale): Promise<Aftermath> {
  const folder = await temporaryFolder();
  const unmount = mountSmallDisk(folder);
  if (!unmount) scale.progress('No disk can be mounted here: none is filled.');
  const owner = ordinaryOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const random = new Random(randomBytes(4).readUInt32LE());
  const fleet = new Fleet({ random, environment: { SIXBEAT_DATA_DIR: folder }, owner });
  try {
    await fleet.ready();
    const file = databaseFileIn(folder);
    const place = { folder, file, owner, isDisk: unmount !== null };
    return await weather({
      ...scale,
      random,
      fleet,
      faults: [kill(fleet), ...fileFaults(place, fleet)],
      withStore: (use) => onFile(file, use),
    });
  } finally {
    await fleet.stop('SIGKILL');
    unmount?.();
    await rm(folder, { recursive: true, force: true });
  }
}

async function onFile<Answer>(
  file: string,
  use: (store: EncounterStore) => Promise<Answer>,
): Promise<Answer> {
  const store = sqliteStore(file);
  try {
    return await use(store);
  } finally {
    store.close();
  }
}

/** One of the servers is gone, in the middle of whatever it was doing. */
function kill(fleet: Fleet): StoreFault {
  let victim = 0;
  return {
    name: 'kill',
    async begin() {
      victim = await fleet.killOne();
    },
    end() {
      fleet.start(victim);
      return Promise.resolve();
    },
  };
}
