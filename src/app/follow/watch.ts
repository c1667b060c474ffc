/** Encounters that are followed in this process: each is looked at once for all who follow it. */
import {
  type VersionState,
  versionStatesAfter,
  type Place,
  versionOf,
} from '../journal/history.ts';
import type { EncounterRecord, EncounterStore, JournalEntry, Ports } from '../ports.ts';
import { sleep } from '../pauses.ts';
import { type LookedAt, Looks } from './looks.ts';
import { type News, type NewsChannel, noNews } from './news.ts';
import type { Ping } from './pings.ts';
import { upToDate } from '../journal/snapshot.ts';

/** How many of the newest versions are kept at hand for those who keep up. */
const RECENT = 32;

export class Watches {
  private readonly store: EncounterStore;
  private readonly news: NewsChannel;
  private readonly looks: Looks;
  private readonly open = new Map<string, { readonly watch: Watch; watchers: number }>();
  /** What ends each stream that is open. */
  private readonly streams = new Set<() => void>();
  private isClosed = false;

  constructor({ store, pace, news = noNews }: Pick<Ports, 'store' | 'pace' | 'news'>) {
    this.store = store;
    this.news = news;
    this.looks = new Looks(store, { pace, isTold: news.isUp });
    news.onNews((one) => {
      this.hear(one);
    });
  }

  /** How many encounters are watched. */
  get size(): number {
    return this.open.size;
  }

  get openStreams(): number {
    return this.streams.size;
  }

  /** The one watch of an encounter. Each call of `enter` is followed by one of `leave`. */
  enter(record: EncounterRecord): Watch {
    const { store, looks } = this;
    const found = this.open.get(record.id) ?? {
      watch: new Watch(store, looks, record),
      watchers: 0,
    };
    this.open.set(record.id, found);
    found.watchers++;
    found.watch.know(record);
    return found.watch;
  }

  leave({ now: { id } }: Watch): void {
    const found = this.open.get(id);
    if (found && --found.watchers === 0) this.open.delete(id);
  }

  /**
   * Ends every stream, also those that are yet to begin.
   *
   * @param withinMs those that are open now end one after the other in this time, others at its end
   */
  async close(withinMs: number): Promise<void> {
    const open = [...this.streams];
    const from = performance.now();
    const until = async (part: number): Promise<void> => {
      const left = from + withinMs * part - performance.now();
      // Timers are late: of thousands of streams several end together.
      if (left > 0) await sleep(left);
    };
    for (const [i, end] of open.entries()) {
      await until((i + 1) / open.length);
      end();
    }
    await until(1);
    this.isClosed = true;
    for (const end of this.streams) end();
  }

  /** @param left given when the stream has ended by itself */
  onClose(end: () => void, left: AbortSignal): void {
    if (this.isClosed) end();
    else {
      this.streams.add(end);
      left.addEventListener('abort', () => this.streams.delete(end), { once: true });
    }
  }

  /** It was deleted: its readers need not wait for the next look. */
  forget(encounterId: string): void {
    this.open.get(encounterId)?.watch.end();
    this.news.send({ kind: 'DELETED', encounterId });
  }

  /** A seat has shown a hex: its watchers are told, wherever they are. */
  ping(ping: Ping): void {
    this.open.get(ping.encounterId)?.watch.ping(ping);
    this.news.send({ kind: 'PING', ping });
  }

  /**
   * Something was read or written in this process: its watchers need not wait for the next look.
   *
   * @param entry of what was written
   */
  readonly onRecord = (record: EncounterRecord, entry?: JournalEntry): void => {
    const { id, version } = record;
    this.open.get(id)?.watch.onRecord(record, entry);
    if (entry) this.news.send({ kind: 'VERSION', encounterId: id, version });
  };

  /** What another process has written. */
  private hear(news: News): void {
    const id = news.kind === 'PING' ? news.ping.encounterId : news.encounterId;
    const watch = this.open.get(id)?.watch;
    if (news.kind === 'PING') watch?.ping(news.ping);
    else watch?.hear(news.kind === 'VERSION' ? news.version : null);
  }
}

/** The newest versions of one encounter. Nothing is read while no reader waits. */
export class Watch implements LookedAt {
  /** When it last had a version that was new here, by `performance.now()`; who begins to follow it expects one. */
  movedAt = performance.now();
  private readonly store: EncounterStore;
  private readonly looks: Looks;
  private record: EncounterRecord;
  /** One after the other, the last one that of `record`; or none. */
  private recent: readonly VersionState[] = [];
  /** Readers that wait for a newer version, or a ping. */
  private readonly waiting = new Set<PromiseWithResolvers<undefined>>();
  private readonly pingListeners = new Set<(ping: Ping) => void>();
  /** Whether the encounter was deleted. */
  private deleted = false;
  /** What another process has said that there is, and was not read yet; null where it was deleted. */
  private heard: number | null = 0;

  constructor(store: EncounterStore, looks: Looks, record: EncounterRecord) {
    this.store = store;
    this.looks = looks;
    this.record = record;
  }

  get id(): string {
    return this.record.id;
  }

  /** The encounter as it was last seen. */
  get now(): EncounterRecord {
    return this.record;
  }

  get isDeleted(): boolean {
    return this.deleted;
  }

  /** The encounter was deleted. */
  end(): void {
    this.deleted = true;
    this.wake();
  }

  ping(ping: Ping): void {
    for (const listener of this.pingListeners) listener(ping);
    this.wake();
  }

  /** Calls it with each ping from now on. */
  onPing(listener: (ping: Ping) => void, left: AbortSignal): void {
    this.pingListeners.add(listener);
    left.addEventListener('abort', () => this.pingListeners.delete(listener), { once: true });
  }

  /** Asks whether it was deleted: what was being read of it is gone then. */
  async sawDeletion(): Promise<boolean> {
    if (!this.deleted && (await this.store.load(this.record.id)) === null) this.end();
    return this.deleted;
  }

  /** What made the versions after this one, up to that of `now`. */
  async *after(from: Place): AsyncGenerator<VersionState, void> {
    const version = versionOf(from);
    const [oldest] = this.recent;
    yield* oldest && oldest.entry.version <= version + 1
      ? this.recent.filter(({ entry }) => entry.version > version)
      : versionStatesAfter(this.store, this.record, from);
  }

  /**
   * Returns when there may be a newer version than that of `now`, or a ping.
   *
   * @throws what the store throws, and the reason of the signal when it is given
   */
  async moved(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const reader = Promise.withResolvers<undefined>();
    const leave = (): void => {
      this.waiting.delete(reader);
      reader.reject(signal.reason);
    };
    this.waiting.add(reader);
    signal.addEventListener('abort', leave);
    this.looks.want(this);
    void this.listen();
    try {
      await reader.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Takes over a newer record at once: a seat that it has issued is not in the older one. */
  know(record: EncounterRecord): void {
    if (record.version > this.record.version) this.move(record, []);
  }

  onRecord(record: EncounterRecord, entry?: JournalEntry): void {
    if (record.version <= this.record.version) return;
    const { state, statistics } = record.snapshot;
    if (entry && record.version === this.record.version + 1)
      this.move(record, [{ entry, state, statistics }]);
    else void this.catchUp(record).catch(this.fail);
  }

  /** Another process has written this version, or deleted the encounter. */
  hear(version: number | null): void {
    // News may come in any order.
    if (this.heard !== null && (version === null || version > this.heard)) this.heard = version;
    if (this.isAwaited()) void this.listen();
  }

  /** Reads what was heard of, now that a reader waits for it. */
  private async listen(): Promise<void> {
    const { heard } = this;
    this.heard = 0;
    await this.found(heard).catch(this.fail);
  }

  async found(version: number | null): Promise<void> {
    // It may be a moment old: a version that is not there yet is no deletion.
    if (version === null) await this.sawDeletion();
    if (version === null || version <= this.record.version) return;
    const record = await this.store.load(this.id);
    if (record) await this.catchUp(upToDate(record));
  }

  /** Reads the new versions once for all; a reader that is too far behind reads by itself. */
  private async catchUp(record: EncounterRecord): Promise<void> {
    const { version, updatedAt: at, snapshot } = this.record;
    const from = { version, at, state: snapshot.state, statistics: snapshot.statistics };
    const states =
      record.version - version > RECENT
        ? []
        : await Array.fromAsync(versionStatesAfter(this.store, record, from));
    if (record.version > this.record.version) this.move(record, states);
  }

  private move(record: EncounterRecord, states: readonly VersionState[]): void {
    const follows = states[0]?.entry.version === this.record.version + 1;
    this.recent = [...(follows ? this.recent : []), ...states].slice(-RECENT);
    this.record = record;
    this.movedAt = performance.now();
    this.wake();
  }

  isAwaited(): boolean {
    return this.waiting.size > 0;
  }

  /** Fails the readers that wait; the others will meet the fault at their next read. */
  readonly fail = (error: unknown): void => {
    for (const reader of this.waiting) reader.reject(error);
    this.waiting.clear();
  };

  private wake(): void {
    for (const reader of this.waiting) reader.resolve(undefined);
    this.waiting.clear();
  }
}
