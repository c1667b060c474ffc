/** The webhooks of encounters: a GM makes them, changes them, and removes them. */
import type { Access, EncounterAccess } from './access.ts';
import type { LifecycleEvent } from './journal/lifecycle-entries.ts';
import { type AnyEvent, type Envelope, invalid, type Outcome, type Refused } from './outcome.ts';
import { type Caller, StoreError, type Webhook } from './ports.ts';
import { type AccessDenied, keyOf, refuseAllButGM } from './seats/seats.ts';
import {
  MAX_WEBHOOK_URL_LENGTH,
  noSuchWebhook,
  webhookAdded,
  webhookRemoved,
} from './webhooks/steps.ts';
import {
  enabled,
  movedTo,
  newestSecret,
  newWebhook,
  type WebhookRequest,
  withNewSecret,
} from './webhooks/webhook.ts';

export interface WebhookMade {
  readonly outcome: Outcome;
  /** The one that the request has made; null where it was refused, or where that was deleted since. */
  readonly webhook: Webhook | null;
  /** What is shown this once; null where the same request was sent before. */
  readonly secret: string | null;
}

/** Which webhook, and who asks for it. */
export interface NamedWebhook {
  readonly encounterId: string;
  readonly webhookId: string;
  readonly caller: Caller;
}

export interface WebhookUpdate {
  /** Null to leave it. */
  readonly url: string | null;
  /** Whether to begin again with one that was disabled. */
  readonly enable: boolean;
}

export type WebhookChanged = { readonly kind: 'CHANGED'; readonly webhook: Webhook } | Refused;

type ChangedOrRefused = Webhook | Refused;

/** How often it is written anew because a delivery was noted in between. */
const ATTEMPTS = 20;

export class EncounterWebhooks {
  private readonly access: Access;

  constructor(access: Access) {
    this.access = access;
  }

  /** Makes a webhook, which is told of every version after the one that makes it; GM only. */
  async create(envelope: Envelope, request: WebhookRequest): Promise<WebhookMade> {
    const judged: Webhook[] = [];
    const outcome = await this.access.changeWith(
      envelope,
      (_, by) => refuseAllButGM(by.seat) ?? refuseEvents(request) ?? this.refuseUrl(request.url),
      (record, by, refused) => {
        if (refused) return refused;
        const owner = ownerOf(envelope.caller) ?? by.seat.account ?? null;
        const { randomBytes: random } = this.access.ports;
        const webhook = newWebhook(record, { ...request, owner, at: by.at, random });
        judged.push(webhook);
        return webhookAdded(record, by, webhook);
      },
    );
    if (outcome.kind !== 'DONE') return { outcome, webhook: null, secret: null };
    const event = outcome.events.find(isWebhookCreated);
    const all = await this.of({ record: outcome.now });
    const webhook = all.find(({ id }) => id === event?.webhookId) ?? null;
    // Of those that were judged one at most was written: none where the request had been sent before.
    const made = judged.find(({ id }) => id === event?.webhookId);
    return { outcome, webhook, secret: made ? newestSecret(made) : null };
  }

  /** Removes a webhook, and what was yet to be delivered to it; GM only. */
  delete(envelope: Envelope, webhookId: string): Promise<Outcome> {
    return this.access.change(
      envelope,
      (record, by) => refuseAllButGM(by.seat) ?? webhookRemoved(record, by, webhookId),
    );
  }

  /** Moves a webhook, or begins again with one that was disabled; GM only. */
  async update(named: NamedWebhook, { url, enable }: WebhookUpdate): Promise<WebhookChanged> {
    return this.change(named, async (webhook, version) => {
      const wrong = url === null ? null : await this.refuseUrl(url);
      if (wrong) return wrong;
      const moved = url === null ? webhook : movedTo(webhook, url);
      return enable ? enabled(moved, version) : moved;
    });
  }

  /** Gives a webhook another secret; GM only. */
  replaceSecret(named: NamedWebhook): Promise<WebhookChanged> {
    const { randomBytes } = this.access.ports;
    return this.change(named, (webhook) => withNewSecret(webhook, this.access.now(), randomBytes));
  }

  /** Those of an encounter, in the order in which they were made; for the GM, who has access to it. */
  async of({ record }: Pick<EncounterAccess, 'record'>): Promise<readonly Webhook[]> {
    if (!record.webhooks) return [];
    return this.store.ofEncounter(record.id);
  }

  /** What has been delivered meanwhile stays so: it is changed as it stands then. */
  private async change(
    { encounterId, webhookId, caller }: NamedWebhook,
    judge: (webhook: Webhook, version: number) => ChangedOrRefused | Promise<ChangedOrRefused>,
  ): Promise<WebhookChanged> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const access: EncounterAccess | AccessDenied = await this.access.read(encounterId, caller);
      if (access.kind !== 'GRANTED') return access;
      const refused = refuseAllButGM(access.seat);
      if (refused) return refused;
      const webhook = (await this.of(access)).find(({ id }) => id === webhookId);
      if (!webhook) return noSuchWebhook(webhookId);
      const judged = await judge(webhook, access.record.version);
      if ('kind' in judged) return judged;
      const next = { ...judged, revision: webhook.revision + 1 };
      if (await this.store.save(next)) {
        this.access.ports.webhooks?.onEvents(encounterId);
        return { kind: 'CHANGED', webhook: next };
      }
    }
    throw new StoreError('BUSY', 'Others are writing this webhook.');
  }

  private async refuseUrl(url: string): Promise<Refused | null> {
    const { webhooks } = this.access.ports;
    if (!webhooks) return invalid(['url'], 'This service sends nothing: webhooks need a server.');
    if (url.length > MAX_WEBHOOK_URL_LENGTH)
      return invalid(['url'], `An address has at most ${MAX_WEBHOOK_URL_LENGTH} characters.`);
    const wrong = await webhooks.refuse(url);
    return wrong === null ? null : invalid(['url'], wrong);
  }

  private get store() {
    return this.access.ports.store.webhooks;
  }
}

/** A key is counted for its owner. */
const ownerOf = (caller: Caller): string | null =>
  keyOf(caller)?.owner ?? (caller.kind === 'ACCOUNT' ? caller.account : null);

const isWebhookCreated = (event: AnyEvent): event is WebhookCreated =>
  event.type === 'WebhookCreated';

type WebhookCreated = Extract<LifecycleEvent, { readonly type: 'WebhookCreated' }>;

function refuseEvents({ events }: WebhookRequest): Refused | null {
  if (events.length === 0) return invalid(['events'], 'Name the events that it is told of.');
  return new Set(events).size < events.length ? invalid(['events'], 'Name each event once.') : null;
}
