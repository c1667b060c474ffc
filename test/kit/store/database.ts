/** A throw-away database for one test file: embedded, or the one that DYNAMODB_ENDPOINT names. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Database, startDatabase } from '../../../src/local/database.ts';
import { ensureTable } from '../../../src/store/table.ts';

export interface TestDatabase {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  readonly config: Database['config'];
  /** Removes the table, the server and the folder. */
  readonly stop: () => Promise<void>;
}

/** Call it in `beforeAll`, and `stop` in `afterAll`. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await temporaryFolder();
  const database = await startDatabase({ dataDir, endpoint: process.env.DYNAMODB_ENDPOINT });
  const client = new DynamoDBClient(database.config);
  const tableName = `sixbeat-test-${randomUUID()}`;
  await ensureTable(client, tableName);
  return {
    client,
    tableName,
    config: database.config,
    async stop() {
      await client.send(new DeleteTableCommand({ TableName: tableName }));
      client.destroy();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'sixbeat-'));
}
