/** The API of both functions, put together once for each cold start. */
import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { Encounters } from '../app/encounters.ts';
import { createServer } from '../graphql/server.ts';
import { dynamoDbStore } from '../store/dynamodb.ts';
import { tokenKey } from './secret.ts';
import { settingsFrom } from './settings.ts';
import { counted, yogaLogger } from './telemetry.ts';

const settings = settingsFrom(process.env);

/** For the tokens of seats. */
export const seatKey = await tokenKey(settings.tokenSecretArn);

export const api = createServer(
  new Encounters({
    store: counted(dynamoDbStore(new DynamoDBClient(), settings.table)),
    clock: () => new Date(),
    randomBytes,
  }),
  yogaLogger,
);
