/** A throw-away DynamoDB for one test file: Dynoxide, or the server that DYNAMODB_ENDPOINT names. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoDbClient } from '../../../src/store/dynamodb/client.ts';
import { ensureTable } from '../../../src/store/dynamodb/table.ts';
import { LOCAL_CREDENTIALS, startDynamoServer } from './dynamo-server.ts';

export interface TestDatabase {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly config: typeof LOCAL_CREDENTIALS & { readonly endpoint: string };
  /** Removes the table, the server and the folder. */
  readonly stop: () => Promise<void>;
}

/** Call it in `beforeAll`, and `stop` in `afterAll`. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await temporaryFolder();
  const { endpoint, stop } = await startDynamoServer(dataDir);
  const config = { ...LOCAL_CREDENTIALS, endpoint };
  const client = dynamoDbClient(config);
  const tableName = `sixbeat-test-${randomUUID()}`;
  await ensureTable(client, tableName);
  return {
    client,
    tableName,
    config,
    async stop() {
      await client.send(new DeleteTableCommand({ TableName: tableName }));
      client.destroy();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * In memory where there is room: a commit that reaches the disk takes 5 ms, in which a test waits.
 */
export async function temporaryFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return mkdtemp(path.join(bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir(), 'sixbeat-'));
}

/** Where Linux has a file system in memory; in containers it is often too small for what is installed. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;
