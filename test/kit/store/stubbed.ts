/** A client of no database: whatever it sends is accepted, and what it asks for is not there. */
import { Readable } from 'node:stream';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { EncounterRecord, EncounterStore } from '../../../src/app/ports.ts';
import { dynamoDbClient } from '../../../src/store/dynamodb/client.ts';
import { dynamoDbStore } from '../../../src/store/dynamodb/store.ts';
import { LOCAL_CREDENTIALS } from './dynamo-server.ts';

export function stubbedClient(): DynamoDBClient {
  const client = dynamoDbClient(LOCAL_CREDENTIALS);
  client.config.requestHandler = {
    ...client.config.requestHandler,
    handle: () => Promise.resolve({ response: nothing() }),
  };
  return client;
}

const ANSWER = Buffer.from('{}');

/** The checksum is that of the body. */
const nothing = () => ({
  statusCode: 200,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-crc32': '2745614147' },
  body: Readable.from([ANSWER]),
});

/** The store on a client of no database, which remembers its one encounter as it was written last. */
export function stubbedStore(client: DynamoDBClient): EncounterStore {
  const store = dynamoDbStore(client, 'stubbed');
  let last: EncounterRecord | null = null;
  return {
    ...store,
    create: (record, ...rest) => {
      last = record;
      return store.create(record, ...rest);
    },
    commit: (record, ...rest) => {
      last = record;
      return store.commit(record, ...rest);
    },
    load: () => Promise.resolve(last),
  };
}
