/** Encounters that are watched in this process: each is looked at once for all who watch it. */
import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type VersionState,
  versionStatesAfter,
  type Place,
  versionOf,
} from '../journal/history.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../ports.ts';
import { upToDate } from '../journal/snapshot.ts';

/** Milliseconds between two looks at an encounter. */
export const POLL_MS = 1000;
/** How many of the newest versions are kept at hand for those who keep up. */
const RECENT = 32;

export class Watches {
  private readonly store: EncounterStore;
  private readonly open = new Map<string, { readonly watch: Watch; watchers: number }>();

  constructor(store: EncounterStore) {
    this.store = store;
  }

  /** How many encounters are watched. */
  get size(): number {
    return this.open.size;
  }

  /** The one watch of an encounter; whoever enters leaves, once. */
  enter(record: EncounterRecord): Watch {
    const found = this.open.get(record.id) ?? { watch: new Watch(this.store, record), watchers: 0 };
    this.open.set(record.id, found);
    found.watchers++;
    found.watch.know(record);
    return found.watch;
  }

  leave({ now: { id } }: Watch): void {
    const found = this.open.get(id);
    if (found && --found.watchers === 0) this.open.delete(id);
  }

  /** Something was read or written here: those who watch it need not wait for the next look. */
  readonly witness = (record: EncounterRecord, entry?: JournalEntry): void => {
    this.open.get(record.id)?.watch.witness(record, entry);
  };
}

/** What comes to one encounter. Nothing is read while nobody waits. */
export class Watch {
  private readonly store: EncounterStore;
  private record: EncounterRecord;
  /** One after the other, the last one that of `record`; or none. */
  private recent: readonly VersionState[] = [];
  /** Tells `moved` when there is a newer version. */
  private readonly news = new EventEmitter().setMaxListeners(0);
  private looking = false;
  /** When the last look began. */
  private lookedAt = -Infinity;

  constructor(store: EncounterStore, record: EncounterRecord) {
    this.store = store;
    this.record = record;
  }

  /** The encounter as it was last seen. */
  get now(): EncounterRecord {
    return this.record;
  }

  /** What made the versions after this one, up to that of `now`. */
  after(from: Place): Iterable<VersionState> | AsyncIterable<VersionState> {
    const version = versionOf(from);
    const [oldest] = this.recent;
    return oldest && oldest.entry.version <= version + 1
      ? this.recent.filter(({ entry }) => entry.version > version)
      : versionStatesAfter(this.store, this.record, from);
  }

  /**
   * Returns when there is a newer version than that of `now`.
   *
   * @throws what the store throws, and an AbortError when the signal is given
   */
  async moved(signal: AbortSignal): Promise<void> {
    const moved = once(this.news, 'moved', { signal });
    void this.look();
    await moved;
  }

  /** Takes a newer one for granted at once: a seat that it has would seem to be none. */
  know(record: EncounterRecord): void {
    if (record.version > this.record.version) this.move(record, []);
  }

  witness(record: EncounterRecord, entry?: JournalEntry): void {
    if (record.version <= this.record.version) return;
    if (entry && record.version === this.record.version + 1)
      this.move(record, [{ entry, state: record.snapshot.state }]);
    else void this.catchUp(record).catch(this.fail);
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      while (this.isAwaited()) {
        await sleep(Math.max(0, this.lookedAt + POLL_MS - performance.now()));
        if (this.isAwaited()) await this.lookOnce();
      }
    } catch (error) {
      this.fail(error);
    }
    this.looking = false;
  }

  private async lookOnce(): Promise<void> {
    this.lookedAt = performance.now();
    const { id, version: seen } = this.record;
    const version = await this.store.version(id);
    if (version === null || version <= seen) return;
    const record = await this.store.load(id);
    if (record) await this.catchUp(upToDate(record));
  }

  /** Reads once, for all, what has come; who is too far behind reads for themselves. */
  private async catchUp(record: EncounterRecord): Promise<void> {
    const { version, snapshot } = this.record;
    const from = { version, state: snapshot.state };
    const told =
      record.version - version > RECENT
        ? []
        : await Array.fromAsync(versionStatesAfter(this.store, record, from));
    if (record.version > this.record.version) this.move(record, told);
  }

  private move(record: EncounterRecord, told: readonly VersionState[]): void {
    const follows = told[0]?.entry.version === this.record.version + 1;
    this.recent = [...(follows ? this.recent : []), ...told].slice(-RECENT);
    this.record = record;
    this.news.emit('moved');
  }

  private isAwaited(): boolean {
    return this.news.listenerCount('moved') > 0;
  }

  /** Whoever waits is told; the others will find out. */
  private readonly fail = (error: unknown): void => {
    if (this.isAwaited()) this.news.emit('error', error);
  };
}
