/** The table for a local or a test database. In AWS the infrastructure makes it, from the same names. */
import {
  CreateTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { KEY_ATTRIBUTES, KEY_SCHEMA } from './table-layout.ts';

const MAX_WAIT_SECONDS = 30;

/**
 * Creates the table if it is missing, and returns once it can be used.
 *
 * @throws the SDK's own error: who starts a database must see what is wrong with it
 */
export async function ensureTable(client: DynamoDBClient, tableName: string): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        KeySchema: [...KEY_SCHEMA],
        AttributeDefinitions: [...KEY_ATTRIBUTES],
        BillingMode: 'PAY_PER_REQUEST',
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists(
    { client, maxWaitTime: MAX_WAIT_SECONDS, minDelay: 1, maxDelay: 2 },
    { TableName: tableName },
  );
}
