/** A webhook, from its making to its end: what each thing that happens makes of it. */
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type EncounterRecord,
  type OutboxEntry,
  type Ports,
  type Webhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookSecret,
} from '../ports.ts';

const ID_BYTES = 8;
/** The specification of Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;
const SECRET_PREFIX = 'whsec_';
/** Milliseconds for which a secret that was replaced signs beside the new one. */
const OLD_SECRET_MS = 24 * 3_600_000;

/** Milliseconds to the second attempt; three times as long to each further one, up to the longest pause. */
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 2 * 3_600_000;
/** Milliseconds for which the same event is tried. */
const GIVE_UP_MS = 24 * 3_600_000;

type Random = Ports['randomBytes'];

export interface WebhookRequest {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

/** What is known of a webhook that is made, but for where. */
interface Making extends WebhookRequest, Pick<Webhook, 'owner'> {
  readonly at: string;
  readonly random: Random;
}

/** A webhook that is told of every version after this one. */
export const newWebhook = (
  { id: encounterId, version }: EncounterRecord,
  { url, events, owner, at, random }: Making,
): Webhook => ({
  id: `whk_${bytesToHex(random(ID_BYTES))}`,
  ...{ encounterId, owner, url },
  // Each once, in the order in which they are sent.
  events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
  createdAt: at,
  secrets: [newSecret(random)],
  position: everythingOf(version + 1),
  ...{ lastDeliveryAt: null, lastFailure: null, failing: null, disabled: null, lease: null },
  revision: 1,
});

const newSecret = (random: Random): WebhookSecret => ({
  secret: SECRET_PREFIX + btoa(String.fromCharCode(...random(SECRET_BYTES))),
  until: null,
});

const everythingOf = (version: number) => ({ version, sent: WEBHOOK_EVENTS.length });

/** With another secret; the one before signs beside it for a day. */
export function withNewSecret(webhook: Webhook, at: string, random: Random): Webhook {
  const until = later(at, OLD_SECRET_MS);
  const before = webhook.secrets.slice(0, 1).map(({ secret }) => ({ secret, until }));
  return { ...webhook, secrets: [newSecret(random), ...before] };
}

/** The one that its receiver is to be given. */
export const newestSecret = ({ secrets }: Pick<Webhook, 'secrets'>): string | null =>
  secrets[0]?.secret ?? null;

/** At another address, which is tried at once. */
export const movedTo = (webhook: Webhook, url: string): Webhook => ({
  ...webhook,
  url,
  failing: null,
});

/** Told again, of every version after this one: what happened meanwhile stands in the journal. */
export const enabled = (webhook: Webhook, version: number): Webhook =>
  webhook.disabled
    ? { ...webhook, disabled: null, failing: null, position: everythingOf(version) }
    : webhook;

export const disabled = (webhook: Webhook, at: string, reason: string): Webhook => ({
  ...webhook,
  disabled: { at, reason },
  failing: null,
  lease: null,
});

/** Those with which a message is signed now. */
export const signingSecrets = ({ secrets }: Webhook, at: string): readonly string[] =>
  secrets.filter(({ until }) => until === null || until > at).map(({ secret }) => secret);

/** One event of one version. */
export interface Due {
  readonly version: number;
  /** When it happened. */
  readonly at: string;
  readonly event: WebhookEvent;
  /** How many events of that version are delivered once it is. */
  readonly sent: number;
}

/** The event that comes next; null when there is none among these entries, the oldest of which come first. */
export function nextOf({ events, position }: Webhook, entries: readonly OutboxEntry[]): Due | null {
  for (const entry of entries) {
    if (entry.version < position.version) continue;
    const wanted = entry.events.filter((event) => events.includes(event));
    const sent = entry.version === position.version ? position.sent : 0;
    const event = wanted[sent];
    if (event) return { version: entry.version, at: entry.at, event, sent: sent + 1 };
  }
  return null;
}

export const delivered = (webhook: Webhook, { version, sent }: Due, at: string): Webhook => ({
  ...webhook,
  position: { version, sent },
  lastDeliveryAt: at,
  failing: null,
});

/** Tried again later, or not at all after a day of trying. */
export function failed(webhook: Webhook, at: string, reason: string): Webhook {
  const { since = at, attempts: before = 0 } = webhook.failing ?? {};
  const noted = { ...webhook, lastFailure: { at, reason } };
  if (Date.parse(at) - Date.parse(since) >= GIVE_UP_MS)
    return disabled(noted, at, `Nothing could be delivered for a day. At last: ${reason}`);
  const attempts = before + 1;
  const pause = Math.min(FIRST_RETRY_MS * 3 ** before, LONGEST_RETRY_MS);
  return { ...noted, failing: { since, attempts, retryAt: later(at, pause) } };
}

/** Whether there is no reason to wait. */
export const isReady = ({ disabled: ended, failing }: Webhook, at: string): boolean =>
  !ended && (failing === null || failing.retryAt <= at);

export const later = (at: string, ms: number): string =>
  new Date(Date.parse(at) + ms).toISOString();
