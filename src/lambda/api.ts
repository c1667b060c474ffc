/** The API of both functions, put together once for each cold start. */
import './jitless.ts';
import './stack-traces.ts';
import { randomBytes } from 'node:crypto';
import { oidcAccounts } from '../app/seats/accounts.ts';
import { Encounters } from '../app/encounters.ts';
import { SeatTokens } from '../app/seats/tokens.ts';
import { schema } from '../graphql/schema/index.ts';
import type { Answer } from '../graphql/http/ways/answer.ts';
import type { Head } from '../graphql/http/ways/plain.ts';
import { createServer } from '../graphql/server.ts';
import { dynamoDbClient } from '../store/dynamodb/client.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { dynamoDbStore } from '../store/dynamodb/store.ts';
import { picturesIn } from '../store/s3/when-needed.ts';
import { answeredBy } from './events.ts';
import { isOurs, metadataThroughEdge, notOurs } from './origin.ts';
import { secretValues } from './secret.ts';
import { settingsFrom } from './settings.ts';
import { counted, logFailure } from './telemetry.ts';

const settings = settingsFrom(process.env);
const [tokenKeys, originSecrets] = await Promise.all([
  secretValues(settings.tokenSecretArn),
  secretValues(settings.originSecretArn),
]);

/** Each stream is a process of its own here, and pays for each look alone. */
const PACE = { lively: 1000, quiet: 1000 };

/** What is put into the outbox is delivered by a function of its own: see webhooks.ts. */
const webhooks = {
  refuse: async (url: string): Promise<string | null> => {
    // Few requests need it.
    const { senderOf } = await import('../webhooks/sender.ts');
    return senderOf({ networks: '' }).refuse(url);
  },
  onEvents: () => undefined,
};

const STREAM_MARGIN_SECONDS = 10;
/** Milliseconds of processor for an answer: who waits for it is alone here, and a first one reads the rules too. */
const MAX_WORK_MS = 2500;

// The tests have validated the schema; graphql would do so again before the first answer.
schema.__validationErrors = [];

/** Answers what comes through our CloudFront; `head` is that of the event, maybe with another path. */
export async function answer(event: APIGatewayProxyEventV2, head: Head): Promise<Answer> {
  if (!isOurs(event, originSecrets)) return notOurs();
  return answeredBy(api, event, head, metadataThroughEdge(event, originSecrets));
}

const api = createServer(
  new Encounters({
    store: counted(dynamoDbStore(dynamoDbClient(), settings.table)),
    pictures: picturesIn(settings.picturesBucket),
    clock: () => new Date(),
    randomBytes,
    creation: settings.open ? 'OPEN' : 'ACCOUNTS',
    renewal: settings.renewExpired ? 'ENDED_GM' : 'STANDING',
    pace: PACE,
    webhooks,
  }),
  {
    tokens: new SeatTokens(tokenKeys),
    accounts: settings.accounts && oidcAccounts(settings.accounts),
    origins: settings.corsOrigins,
    // Of each seat in each process; the gateway bounds all of them together.
    rate: {
      perMinute: settings.requestsPerMinute,
      processorMs: settings.processorMsPerMinute,
      answerBytes: settings.answerBytesPerMinute,
    },
    work: MAX_WORK_MS,
    wholeBodies: true,
    // Before the platform cuts it, a subscription ends by itself and says where to go on.
    maxStreamMs: (settings.streamSeconds - STREAM_MARGIN_SECONDS) * 1000,
    log: logFailure,
  },
);
