/**
 * Delivers what stands in the outbox: to each webhook one event after the other, to many webhooks at once. Several
 * processes may do so on one store: who delivers to a webhook has its lease.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { type OutboxEntry, type Ports, StoreError, type Webhook } from '../ports.ts';
import {
  delivered,
  disabled,
  type Due,
  failed,
  isReady,
  later,
  nextOf,
  signingSecrets,
} from './webhook.ts';

/** What is sent, to whom. */
export interface Message {
  readonly url: string;
  /** The same whenever the same event is sent. */
  readonly id: string;
  /** ISO 8601, UTC: when it is sent. */
  readonly at: string;
  readonly body: string;
  /** The newest first. */
  readonly secrets: readonly string[];
}

/** What became of it; a receiver that is `GONE` wants nothing more. */
export type Sent =
  { readonly kind: 'DELIVERED' } | { readonly kind: 'FAILED' | 'GONE'; readonly reason: string };

/** Settles within a few seconds, and never rejects. */
export type Send = (message: Message) => Promise<Sent>;

export interface DeliveriesOptions extends Pick<Ports, 'store' | 'clock' | 'randomBytes'> {
  readonly send: Send;
  /** Told of each attempt. */
  readonly onAttempt?: (kind: Sent['kind']) => void;
  /** Told of what should not happen; a database that does not answer is none of it. */
  readonly onError?: (error: unknown) => void;
}

/** Webhooks that are delivered to at the same time: a slow one keeps its place for seconds. */
const AT_ONCE = 64;
/** Milliseconds; longer than any attempt takes. */
const LEASE_MS = 15_000;
/** Milliseconds of a lease that must be left for an attempt. */
const ATTEMPT_MS = 7000;
/** Milliseconds between two looks for what another process has left, and for what is to be tried again. */
const SWEEP_MS = 5000;
/** Milliseconds for which is not looked at what waits to be tried again, as nothing else is due there. */
const QUIET_MS = 60_000;
/** Encounters, and entries of one, that are read at once. */
const PAGE = 100;

interface Turn {
  readonly webhook: Webhook;
  /** The entries that come next, as far as they were read. */
  readonly entries: readonly OutboxEntry[];
  /** Whether it has been told of something since its encounter was looked at. */
  readonly wasTold?: boolean;
}

export class Deliveries {
  readonly #ports: DeliveriesOptions;
  readonly #holder: string;
  /** Those that wait for their turn: who has had one stands last. */
  readonly #turns: Turn[] = [];
  /** Webhooks with a turn, waiting or being taken; `AGAIN` when there is something more for them. */
  readonly #busy = new Map<string, 'ONCE' | 'AGAIN'>();
  /** Encounters that are being looked at, or are to be looked at again. */
  readonly #looking = new Map<string, 'ONCE' | 'AGAIN'>();
  /** Encounters with nothing to do until then. */
  readonly #quiet = new Map<string, string>();
  #taken = 0;
  #isStopped = false;
  #timer: ReturnType<typeof setInterval> | null = null;
  #whenIdle: (() => void)[] = [];
  #pending = 0;

  constructor(ports: DeliveriesOptions) {
    this.#ports = ports;
    this.#holder = bytesToHex(ports.randomBytes(8));
  }

  /** Encounters with something to deliver, as of the last sweep. */
  get pending(): number {
    return this.#pending;
  }

  /** Delivers what is written from now on, and what was left. */
  start(): void {
    this.#timer = setInterval(() => void this.sweep(), SWEEP_MS);
    void this.sweep();
  }

  /** Begins nothing more, and settles once what was begun is noted. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await Promise.all(this.#turns.splice(0).map((turn) => this.#release(turn)));
    await this.idle();
  }

  /** Settles when nothing is being delivered. */
  idle(): Promise<void> {
    if (this.#taken === 0 && this.#looking.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  /** Something was written for the webhooks of an encounter. */
  notice(encounterId: string): void {
    if (this.#isStopped) return;
    const isLooking = this.#looking.has(encounterId);
    this.#looking.set(encounterId, isLooking ? 'AGAIN' : 'ONCE');
    if (!isLooking) void this.#look(encounterId);
  }

  /** Looks at every encounter with something in the outbox; settles when each has been noticed. */
  async sweep(): Promise<void> {
    let [after, found]: [string | null, number] = [null, 0];
    try {
      while (!this.#isStopped) {
        const ids: readonly string[] = await this.#store.pending(after, PAGE);
        this.#noticeAll(ids);
        found += ids.length;
        const last = ids.at(-1);
        if (last === undefined || ids.length < PAGE) break;
        after = last;
      }
      this.#pending = found;
    } catch (error) {
      this.#report(error);
    }
  }

  #noticeAll(ids: readonly string[]): void {
    for (const id of ids) if (!this.#isQuiet(id)) this.notice(id);
  }

  /** Gives each of its webhooks a turn that has something to be told, and forgets what all have been told. */
  async #look(encounterId: string): Promise<void> {
    try {
      do {
        this.#looking.set(encounterId, 'ONCE');
        const [webhooks, entries] = await Promise.all([
          this.#store.ofEncounter(encounterId),
          this.#store.outbox(encounterId, 0, PAGE),
        ]);
        this.#giveTurns(webhooks, entries);
        this.#beQuiet(encounterId, webhooks);
        await this.#forget(encounterId, webhooks, entries);
      } while (this.#looking.get(encounterId) === 'AGAIN');
    } catch (error) {
      this.#report(error);
    }
    this.#looking.delete(encounterId);
    this.#settle();
  }

  #giveTurns(webhooks: readonly Webhook[], entries: readonly OutboxEntry[]): void {
    const now = this.#now();
    const isAll = entries.length < PAGE;
    for (const webhook of webhooks) {
      if (!isReady(webhook, now) || isLeased(webhook, now, this.#holder)) continue;
      if (nextOf(webhook, entries)) this.#enqueue({ webhook, entries });
      else if (!isAll) this.#enqueue({ webhook, entries: [] });
    }
  }

  /** Until the first of those is tried again that are failing, where all are. */
  #beQuiet(encounterId: string, webhooks: readonly Webhook[]): void {
    const retries = webhooks
      .filter((webhook) => !webhook.disabled)
      .map(({ failing }) => failing?.retryAt ?? '')
      .toSorted();
    const [first = ''] = retries;
    if (first === '') this.#quiet.delete(encounterId);
    else {
      const latest = later(this.#now(), QUIET_MS);
      this.#quiet.set(encounterId, first < latest ? first : latest);
    }
  }

  #isQuiet(encounterId: string): boolean {
    const until = this.#quiet.get(encounterId) ?? '';
    if (until > this.#now()) return true;
    this.#quiet.delete(encounterId);
    return false;
  }

  async #forget(
    encounterId: string,
    webhooks: readonly Webhook[],
    entries: readonly OutboxEntry[],
  ): Promise<void> {
    const [first, last] = [entries.at(0), entries.at(-1)];
    if (!first || !last) return;
    const wanted = webhooks
      .filter((webhook) => !webhook.disabled)
      .map((webhook) => nextOf(webhook, entries)?.version ?? last.version + 1);
    const through = Math.min(last.version + 1, ...wanted) - 1;
    if (through < first.version) return;
    await this.#store.clear(encounterId, through);
    if (through === last.version && entries.length === PAGE) this.notice(encounterId);
  }

  #enqueue(turn: Turn): void {
    const { id } = turn.webhook;
    if (this.#isStopped) return;
    const isBusy = this.#busy.has(id);
    this.#busy.set(id, isBusy ? 'AGAIN' : 'ONCE');
    if (isBusy) return;
    this.#turns.push(turn);
    this.#takeTurns();
  }

  #takeTurns(): void {
    while (this.#taken < AT_ONCE) {
      const turn = this.#turns.shift();
      if (!turn) break;
      this.#taken++;
      void this.#take(turn);
    }
  }

  async #take(turn: Turn): Promise<void> {
    let next: Turn | null = null;
    try {
      next = await this.#deliver(turn);
    } catch (error) {
      this.#report(error);
    }
    if (next && !this.#isStopped) this.#turns.push(next);
    else {
      if (next) await this.#release(next);
      const { id, encounterId } = turn.webhook;
      if (this.#busy.get(id) === 'AGAIN') this.notice(encounterId);
      this.#busy.delete(id);
    }
    this.#taken--;
    this.#takeTurns();
    this.#settle();
  }

  /** One event of one webhook; null when no other one can be delivered to it now. */
  async #deliver({ webhook, entries: known, wasTold }: Turn): Promise<Turn | null> {
    const { encounterId, position } = webhook;
    const entries = nextOf(webhook, known)
      ? known
      : await this.#store.outbox(encounterId, position.version - 1, PAGE);
    const due = nextOf(webhook, entries);
    if (!due) {
      const last = entries.at(-1);
      if (last && entries.length === PAGE) return { webhook: beyond(webhook, last), entries: [] };
      if (wasTold) this.notice(encounterId);
      return null;
    }
    const leased = await this.#leased(webhook);
    if (!leased) return null;
    const sent = await this.#ports.send(this.#messageOf(leased, due));
    this.#ports.onAttempt?.(sent.kind);
    const noted = await this.#note(leased, { due, sent, entries });
    if (noted && sent.kind === 'DELIVERED') return { webhook: noted, entries, wasTold: true };
    // What no one waits for any more is forgotten, and a new address is tried.
    if (wasTold || noted?.disabled || !noted?.failing) this.notice(encounterId);
    return null;
  }

  /** It with a lease that is long enough; null when another process has it, or someone has changed it. */
  async #leased(webhook: Webhook): Promise<Webhook | null> {
    const now = this.#now();
    const { lease } = webhook;
    if (lease?.holder === this.#holder && lease.until > later(now, ATTEMPT_MS)) return webhook;
    if (isLeased(webhook, now, this.#holder)) return null;
    return this.#save({ ...webhook, lease: { holder: this.#holder, until: later(now, LEASE_MS) } });
  }

  async #note(
    webhook: Webhook,
    { due, sent, entries }: { readonly due: Due; readonly sent: Sent } & Pick<Turn, 'entries'>,
  ): Promise<Webhook | null> {
    const now = this.#now();
    const after = outcomeOf(webhook, due, sent, now);
    const goesOn = sent.kind === 'DELIVERED' && nextOf(after, entries) !== null;
    const noted = await this.#save(goesOn ? after : { ...after, lease: null });
    return noted ?? this.#noteOnNewest(webhook, due, sent);
  }

  /** Its GM has changed it meanwhile: what was delivered is delivered all the same. */
  async #noteOnNewest(webhook: Webhook, due: Due, sent: Sent): Promise<Webhook | null> {
    const all = await this.#store.ofEncounter(webhook.encounterId);
    const newest = all.find(({ id }) => id === webhook.id);
    const isOurs = newest?.lease?.holder === this.#holder && !newest.disabled;
    if (!isOurs) return null;
    const isMoved = newest.url !== webhook.url;
    const after =
      isMoved && sent.kind !== 'DELIVERED' ? newest : outcomeOf(newest, due, sent, this.#now());
    return this.#save({ ...after, lease: null });
  }

  /** Another process may go on with it. */
  async #release({ webhook }: Turn): Promise<void> {
    if (webhook.lease?.holder !== this.#holder) return;
    await this.#save({ ...webhook, lease: null }).catch((error: unknown) => {
      this.#report(error);
    });
  }

  async #save(webhook: Webhook): Promise<Webhook | null> {
    const next = { ...webhook, revision: webhook.revision + 1 };
    return (await this.#store.save(next)) ? next : null;
  }

  #messageOf(webhook: Webhook, { version, event, at: timestamp }: Due): Message {
    const { encounterId, url } = webhook;
    const at = this.#now();
    return {
      url,
      id: `${encounterId}_${version}_${event.replace('.', '_')}`,
      at,
      // Who receives it asks for the rest, as the seat that it has.
      body: JSON.stringify({ type: event, timestamp, data: { encounterId, version } }),
      secrets: signingSecrets(webhook, at),
    };
  }

  #settle(): void {
    if (this.#taken > 0 || this.#looking.size > 0) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  /** A database that is busy is asked again by the next sweep. */
  #report(error: unknown): void {
    if (!(error instanceof StoreError && error.kind === 'BUSY')) this.#ports.onError?.(error);
  }

  #now(): string {
    return this.#ports.clock().toISOString();
  }

  get #store() {
    return this.#ports.store.webhooks;
  }
}

/** By another process. */
const isLeased = ({ lease }: Webhook, now: string, holder: string): boolean =>
  lease !== null && lease.holder !== holder && lease.until > now;

/** It wants nothing of what came so far. */
const beyond = (webhook: Webhook, { version }: OutboxEntry): Webhook => ({
  ...webhook,
  position: { version: version + 1, sent: 0 },
});

function outcomeOf(webhook: Webhook, due: Due, sent: Sent, now: string): Webhook {
  if (sent.kind === 'DELIVERED') return delivered(webhook, due, now);
  if (sent.kind === 'FAILED') return failed(webhook, now, sent.reason);
  const noted = { ...webhook, lastFailure: { at: now, reason: sent.reason } };
  return disabled(noted, now, sent.reason);
}
