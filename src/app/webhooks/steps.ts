/** The versions of an encounter that make a webhook, or remove one. */
import { lifecycleEventsOf, type WebhookCommand } from '../journal/lifecycle-entries.ts';
import { type Issuer, nextVersion } from '../journal/next-version.ts';
import { type Accepted, invalid, type Refused } from '../outcome.ts';
import type { EncounterRecord, Subscriber, Webhook } from '../ports.ts';

/** Of an encounter. */
export const MAX_WEBHOOKS = 10;
/** Of an account, with those of its keys. */
export const MAX_WEBHOOKS_OF_OWNER = 20;
export const MAX_WEBHOOK_URL_LENGTH = 500;

const subscribersOf = ({ webhooks = [] }: EncounterRecord): readonly Subscriber[] => webhooks;

/** The version that makes a webhook. */
export function webhookAdded(
  record: EncounterRecord,
  by: Issuer,
  webhook: Webhook,
): Refused | Accepted {
  const { id, events } = webhook;
  if (subscribersOf(record).length >= MAX_WEBHOOKS)
    return invalid(
      ['encounterId'],
      `An encounter has at most ${MAX_WEBHOOKS} webhooks: delete one.`,
    );
  const subscribers = [...subscribersOf(record), { id, events }];
  const step = webhookStep(record, by, { type: 'CreateWebhook', webhookId: id }, subscribers);
  return { ...step, webhook: { kind: 'ADD', webhook, most: MAX_WEBHOOKS_OF_OWNER } };
}

/** The version that removes one. */
export function webhookRemoved(
  record: EncounterRecord,
  by: Issuer,
  id: string,
): Refused | Accepted {
  const subscribers = subscribersOf(record).filter((one) => one.id !== id);
  if (subscribers.length === subscribersOf(record).length) return noSuchWebhook(id);
  const step = webhookStep(record, by, { type: 'DeleteWebhook', webhookId: id }, subscribers);
  return { ...step, webhook: { kind: 'REMOVE', id } };
}

export const noSuchWebhook = (id: string) =>
  invalid(['webhookId'], `There is no webhook '${id}': take an id of \`encounter.webhooks\`.`);

export const ownerIsFull = invalid(
  ['encounterId'],
  `An account has at most ${MAX_WEBHOOKS_OF_OWNER} webhooks: delete one.`,
);

function webhookStep(
  record: EncounterRecord,
  by: Issuer,
  command: WebhookCommand,
  webhooks: readonly Subscriber[],
): Accepted {
  const { state, dice } = record.snapshot;
  const events = lifecycleEventsOf(command);
  const step = nextVersion(record, by, { command, events, state, dice });
  // A record without webhooks says nothing of them, and none is looked for.
  return {
    ...step,
    record: { ...step.record, webhooks: webhooks.length > 0 ? webhooks : undefined },
  };
}
