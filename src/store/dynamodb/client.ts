/** The client of DynamoDB, with an end to everything that it waits for. */
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

/** Milliseconds; DynamoDB answers in about ten. All of them are well inside the time of a request. */
const CONNECT_MS = 1000;
const ATTEMPT_MS = 2500;
const ATTEMPTS = 4;

export interface ClientOptions extends Pick<
  DynamoDBClientConfig,
  'endpoint' | 'region' | 'credentials'
> {
  /** How many requests may be open at once; 50 if not given. */
  readonly sockets?: number;
}

export function dynamoDbClient({ sockets, ...config }: ClientOptions = {}): DynamoDBClient {
  const agent = sockets === undefined ? {} : { maxSockets: sockets };
  const client = new DynamoDBClient({
    ...config,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ATTEMPT_MS,
      // Without it the SDK only warns of an answer that is late.
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  for (const name of UNUSED) client.middlewareStack.remove(name);
  return client;
}

/** A quarter of what the SDK does for a write: a log without a logger, and headers that DynamoDB ignores. */
const UNUSED = ['loggerMiddleware', 'getUserAgentMiddleware', 'recursionDetectionMiddleware'];
