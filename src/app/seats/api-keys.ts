/** Keys of programs: made by an account or by the operator, and narrowed to what their scopes say. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { LRUCache } from 'lru-cache';
import { platform } from '#platform';
import { refuseLine } from '../issues.ts';
import { daysAfter } from '../journal/first-seat.ts';
import { invalid, type Refused } from '../outcome.ts';
import { type ApiKey, type ApiKeyScope, type Ports, StoreError } from '../ports.ts';
import type { ProvenAccount } from './accounts.ts';

/** Secret scanners find a key by it. */
export const API_KEY_PREFIX = 'sbk_';
export const API_KEY = /^sbk_[0-9a-f]{40}$/;
/** Of an owner, that have not expired. */
export const MAX_API_KEYS = 20;
export const MAX_API_KEY_DAYS = 366;
export const API_KEY_DAYS = 90;
export const MAX_API_KEY_NAME_LENGTH = 60;
/** The owner of keys that are made on the server itself. Accounts have other names. */
export const OPERATOR = 'operator';

/** 160 bits: no one comes upon a key. */
const KEY_BYTES = 20;
const ID_BYTES = 8;

/**
 * Milliseconds for which is believed what the database has said of a key, and between two looks at one with which
 * something is followed: together, with the time to ask, less than two seconds.
 */
const BELIEVED_MS = 1000;
const LOOK_MS = 500;
/** Keys that are believed at the same time; of more, those that were used longest ago are looked up again. */
const BELIEVED = 10_000;

export interface ApiKeyRequest {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly days: number;
  /** A key of the same owner, whose seats the new one has too; null for none. */
  readonly replaces: string | null;
}

export interface ApiKeyMade {
  readonly kind: 'MADE';
  /** The key itself, which is shown this once. */
  readonly token: string;
  readonly apiKey: ApiKey;
}

/** Who waits for the end of a key, and what looks for it as long as they do. */
interface KeyWatch {
  readonly waiting: Set<() => void>;
  readonly timer: ReturnType<typeof setInterval>;
}

type Invalid = Extract<Refused, { kind: 'INVALID' }>;

export class ApiKeys {
  private readonly ports: Pick<Ports, 'store' | 'clock' | 'randomBytes'>;
  private readonly believed = new LRUCache<string, Promise<ApiKey | null>>({
    max: BELIEVED,
    ttl: BELIEVED_MS,
  });
  /** The day for which the use of a key was noted last. */
  private readonly noted = new LRUCache<string, string>({ max: BELIEVED });

  private readonly watches = new Map<string, KeyWatch>();

  constructor(ports: ApiKeys['ports']) {
    this.ports = ports;
  }

  async create(owner: string, request: ApiKeyRequest): Promise<ApiKeyMade | Invalid> {
    const { name, scopes, days, replaces } = request;
    const refused = refuseRequest(request);
    if (refused) return refused;
    const before = (await this.ofOwner(owner)).find(({ id }) => id === replaces);
    if (replaces !== null && !before) return noSuchKey('replaces', replaces);
    const token = API_KEY_PREFIX + this.random(KEY_BYTES);
    const id = `key_${this.random(ID_BYTES)}`;
    const createdAt = this.ports.clock().toISOString();
    const apiKey: ApiKey = {
      ...{ id, name, owner, createdAt, hash: hashOf(token) },
      account: before?.account ?? id,
      scopes: [...scopes],
      expiresAt: daysAfter(createdAt, days),
      lastUsedOn: null,
    };
    const added = await this.store.add(apiKey, MAX_API_KEYS);
    return added === 'ADDED' ? { kind: 'MADE', token, apiKey } : tooMany;
  }

  ofOwner(owner: string): Promise<readonly ApiKey[]> {
    return this.store.ofOwner(owner);
  }

  /** Ends a key: here at once, in other processes within two seconds. Null once it is done. */
  async revoke(owner: string, id: string): Promise<Invalid | null> {
    const isDone = await this.store.remove(owner, id);
    this.believed.clear();
    return isDone ? null : noSuchKey('apiKeyId', id);
  }

  /** Who sends a key; the day of its use is noted. */
  async prove(token: string): Promise<ProvenAccount | 'EXPIRED' | 'UNKNOWN'> {
    const hash = hashOf(token);
    const apiKey = await this.found(hash);
    if (!apiKey) return 'UNKNOWN';
    const now = this.ports.clock().toISOString();
    if (apiKey.expiresAt <= now) return 'EXPIRED';
    await this.noteUse(apiKey, now.slice(0, 'yyyy-mm-dd'.length));
    const { id, name, owner, scopes, account, expiresAt } = apiKey;
    return { kind: 'ACCOUNT', account, name, expiresAt, apiKey: { id, name, owner, scopes } };
  }

  /**
   * Tells, once, that a key has ended, wherever it was revoked. All who wait for one look at it together.
   *
   * @returns what ends the waiting
   */
  onEnd(token: string, ended: () => void): () => void {
    const watch = this.watches.get(token) ?? this.watch(token);
    const tell = (): void => {
      ended();
    };
    watch.waiting.add(tell);
    return () => {
      if (!watch.waiting.delete(tell) || watch.waiting.size > 0) return;
      clearInterval(watch.timer);
      this.watches.delete(token);
    };
  }

  private watch(token: string): KeyWatch {
    const waiting = new Set<() => void>();
    const look = async (): Promise<void> => {
      // A database that does not answer says nothing of the key.
      const proof = await this.prove(token).catch(() => null);
      if (proof === 'EXPIRED' || proof === 'UNKNOWN') for (const tell of waiting) tell();
    };
    const watch = { waiting, timer: setInterval(() => void look(), LOOK_MS) };
    this.watches.set(token, watch);
    return watch;
  }

  /** What was invented is believed to be none for as long, so that it is asked for once. */
  private found(hash: string): Promise<ApiKey | null> {
    const known = this.believed.get(hash);
    if (known) return known;
    const asked = this.store.find(hash);
    this.believed.set(hash, asked);
    // The next request asks again.
    asked.catch(() => this.believed.delete(hash));
    return asked;
  }

  /** Once a day in each process. That it fails is no reason to refuse the key. */
  private async noteUse({ hash, lastUsedOn }: ApiKey, day: string): Promise<void> {
    if (lastUsedOn === day || this.noted.get(hash) === day) return;
    this.noted.set(hash, day);
    try {
      await this.store.noteUse(hash, day);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.noted.delete(hash);
    }
  }

  private get store() {
    return this.ports.store.apiKeys;
  }

  private random(bytes: number): string {
    return bytesToHex(this.ports.randomBytes(bytes));
  }
}

const hashOf = (token: string): string => platform.sha256(token);

function refuseRequest({ name, scopes, days }: ApiKeyRequest): Invalid | null {
  const wrong = refuseLine(name, MAX_API_KEY_NAME_LENGTH, 'A name');
  if (wrong !== null) return invalid(['name'], wrong);
  if (scopes.length === 0) return invalid(['scopes'], 'Name what the key may do.');
  if (new Set(scopes).size < scopes.length) return invalid(['scopes'], 'Name each scope once.');
  return Number.isInteger(days) && days >= 1 && days <= MAX_API_KEY_DAYS
    ? null
    : invalid(['days'], `A key lasts 1 to ${MAX_API_KEY_DAYS} days.`);
}

const tooMany = invalid(['name'], `There are ${MAX_API_KEYS} keys already: revoke one.`);

const noSuchKey = (field: string, id: string): Invalid =>
  invalid([field], `There is no key '${id}': take an id of \`me.apiKeys\`.`);
