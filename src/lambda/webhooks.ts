/**
 * Delivers what the other functions have put into the outbox, once a minute: they sleep between requests, and so
 * cannot. What is not done in time is for the next minute.
 */
import './stack-traces.ts';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@aws-lambda-powertools/logger';
import { Deliveries } from '../app/webhooks/deliveries.ts';
import { dynamoDbClient } from '../store/dynamodb/client.ts';
import { dynamoDbStore } from '../store/dynamodb/store.ts';
import { senderOf } from '../webhooks/sender.ts';
import { SERVICE, WEBHOOK_ENV } from './environment.ts';

/** Milliseconds: with what is being sent then it is less than the minute after which Lambda would cut it off. */
const WORK_MS = 45_000;

const logger = new Logger({ serviceName: SERVICE });
const { send } = senderOf({ networks: process.env[WEBHOOK_ENV.networks] ?? '' });
const store = dynamoDbStore(dynamoDbClient(), process.env[WEBHOOK_ENV.table] ?? '');

export async function handler(): Promise<void> {
  const counts = { delivered: 0, failed: 0 };
  const deliveries = new Deliveries({
    ...{ store, send, randomBytes, clock: () => new Date() },
    onAttempt: (kind) => counts[kind === 'DELIVERED' ? 'delivered' : 'failed']++,
    onError: (error) => {
      const known = error instanceof Error ? error : String(error);
      logger.error('Webhooks could not be delivered.', known);
    },
  });
  await deliveries.sweep();
  const over = new AbortController();
  const late = sleep(WORK_MS, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([deliveries.idle(), late]);
  over.abort();
  await deliveries.stop();
  logger.info('delivered', { ...counts, pending_encounters: deliveries.pending });
}
