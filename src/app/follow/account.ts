/** What an account hears of its encounters: that one has begun, changed in what a list of them shows, or is gone. */
import type { EncounterView } from '@sixbeat/engine';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { loaded } from '../play/lock.ts';
import type { EncounterRecord, EncounterStore, Seat } from '../ports.ts';
import { isDue } from '../seats/due.ts';
import { MAX_ENCOUNTERS } from '../seats/memberships.ts';
import { isSeat, seatOf } from '../seats/seats.ts';
import { sleep } from '../pauses.ts';
import type { Full, Stream } from './places.ts';
import { RESTART_SECONDS } from './updates.ts';
import type { Watch, Watches } from './watch.ts';

/** What is new: a seat there, how far it has come, or whether it waits for the account. */
export type AccountChange = 'SEAT' | 'PHASE' | 'DUE';

export type AccountNews =
  | {
      readonly kind: 'CHANGED';
      readonly record: EncounterRecord;
      readonly seat: Seat;
      readonly changes: readonly AccountChange[];
    }
  /** It was deleted, or the account has no seat there any more. */
  | { readonly kind: 'LEFT'; readonly encounterId: string }
  /** The last. */
  | {
      readonly kind: 'ENDED';
      readonly reason: 'TIME' | 'TOKEN_EXPIRED';
      /** In how many seconds to ask again; null for at once, or for never with this token. */
      readonly retryAfter: number | null;
    };

/** The news of an account. Its reader must read them to the end, or call `return`. */
export type FollowingAccount =
  { readonly kind: 'WATCHED'; readonly updates: AsyncIterableIterator<AccountNews> } | Full;

export interface AccountAsked {
  readonly account: string;
  /** From when on its token proves nothing; ISO 8601. */
  readonly expiresAt: string;
  readonly stream: Stream;
  readonly clock: () => Date;
  /** Called once, when it ends. */
  readonly giveBack: () => void;
}

/** Milliseconds between two looks for encounters that are new to the account. */
const MEMBERSHIPS_POLL_MS = 2000;

/** What its news are about. */
interface Known {
  readonly seatId: string;
  readonly phase: EncounterView['phase'];
  readonly due: boolean;
}

interface Followed {
  readonly watch: Watch;
  /** Null while the account has no seat there. */
  known: Known | null;
}

/**
 * Of the newest {@link MAX_ENCOUNTERS} of an account, those that have not ended, from now on. Each is compared when
 * the reader asks: a slow one costs no memory, and gets the last state alone.
 */
export function accountNews(
  store: EncounterStore,
  watches: Watches,
  asked: AccountAsked,
): AsyncIterableIterator<AccountNews> {
  const reader = new AccountReader(store, watches, asked);
  const news = reader.read();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => news.next(),
    // A generator that waits does not return before it has what it waits for.
    return: () => {
      reader.end('GONE');
      return news.return(undefined);
    },
  };
}

class AccountReader {
  private readonly store: EncounterStore;
  private readonly watches: Watches;
  private readonly asked: AccountAsked;
  private readonly stop = new AbortController();
  private readonly timer: ReturnType<typeof setTimeout>;
  private due: {
    readonly reason: 'TIME' | 'TOKEN_EXPIRED' | 'GONE';
    readonly retryAfter: number | null;
  } | null = null;
  /** By the ids of its encounters; null for one that has ended or was deleted. */
  private readonly followed = new Map<string, Followed | null>();
  private lookedAt = -Infinity;

  constructor(store: EncounterStore, watches: Watches, asked: AccountAsked) {
    this.store = store;
    this.watches = watches;
    this.asked = asked;
    const { expiresAt, stream, clock } = asked;
    const left = Date.parse(expiresAt) - clock().getTime();
    this.timer = setTimeout(
      () => {
        this.end(left <= stream.maxMs ? 'TOKEN_EXPIRED' : 'TIME');
      },
      Math.max(0, Math.min(left, stream.maxMs)),
    );
    // Also when the reader is gone, so that a stuck reader keeps no watch open.
    this.stop.signal.addEventListener('abort', () => {
      for (const id of [...this.followed.keys()]) this.unfollow(id);
      asked.giveBack();
    });
    watches.onClose(() => {
      this.end('TIME', RESTART_SECONDS);
    }, this.stop.signal);
  }

  end(reason: NonNullable<typeof this.due>['reason'], retryAfter: number | null = null): void {
    this.due ??= { reason, retryAfter };
    clearTimeout(this.timer);
    this.stop.abort();
  }

  async *read(): AsyncGenerator<AccountNews, void> {
    try {
      await this.look('BEFORE');
      while (!this.due) {
        const news = this.next();
        if (news) yield news;
        else if (performance.now() - this.lookedAt >= MEMBERSHIPS_POLL_MS) await this.look('NEW');
        else await this.untilMoved();
      }
      const { reason, retryAfter } = this.due;
      if (reason !== 'GONE') yield { kind: 'ENDED', reason, retryAfter };
    } finally {
      this.end('GONE');
    }
  }

  /** Follows what the account has come to, and no longer what is older than the newest of it. */
  private async look(when: 'BEFORE' | 'NEW'): Promise<void> {
    const { account } = this.asked;
    this.lookedAt = performance.now();
    const range = { after: null, before: null, from: 'START', limit: MAX_ENCOUNTERS } as const;
    const memberships = await this.store.memberships(account, range);
    const newest = new Set(memberships.map(({ encounterId }) => encounterId));
    for (const id of [...this.followed.keys()]) if (!newest.has(id)) this.unfollow(id);
    const unknown = [...newest].filter((id) => !this.followed.has(id));
    const records = await Promise.all(unknown.map((id) => loaded(this.store, id)));
    if (this.due) return;
    for (const [index, id] of unknown.entries()) {
      const record = records[index];
      if (!record || phaseOf(record) === 'ENDED') {
        this.followed.set(id, null);
        continue;
      }
      const known = when === 'BEFORE' ? this.knownOf(record) : null;
      this.followed.set(id, { watch: this.watches.enter(record), known });
    }
  }

  private unfollow(id: string): void {
    const followed = this.followed.get(id);
    if (followed) this.watches.leave(followed.watch);
    this.followed.delete(id);
  }

  /** What is new of the first encounter that has something new; null when none has. */
  private next(): AccountNews | null {
    for (const [encounterId, followed] of this.followed) {
      const news = followed && this.newsOf(encounterId, followed);
      if (news) return news;
    }
    return null;
  }

  private newsOf(encounterId: string, followed: Followed): AccountNews | null {
    const { watch, known: before } = followed;
    const record = watch.now;
    const now = watch.isDeleted ? null : this.knownOf(record);
    followed.known = now;
    if (watch.isDeleted || phaseOf(record) === 'ENDED') {
      this.unfollow(encounterId);
      this.followed.set(encounterId, null);
    }
    if (!now) return before && { kind: 'LEFT', encounterId };
    const changes = changesBetween(before, now);
    const seat = record.seats.find(({ id }) => id === now.seatId);
    return seat && changes.length > 0 ? { kind: 'CHANGED', record, seat, changes } : null;
  }

  private knownOf(record: EncounterRecord): Known | null {
    const { account, clock } = this.asked;
    const at = clock().toISOString();
    const seat = seatOf(record, { kind: 'ACCOUNT', account }, at);
    if (!isSeat(seat)) return null;
    return { seatId: seat.id, phase: phaseOf(record), due: isDue(record, seat, at) };
  }

  private async untilMoved(): Promise<void> {
    const round = new AbortController();
    const signal = AbortSignal.any([this.stop.signal, round.signal]);
    const watches = [...this.followed.values()].flatMap((one) => (one ? [one.watch] : []));
    try {
      await Promise.race([
        sleep(MEMBERSHIPS_POLL_MS, signal),
        ...watches.map((watch) => watch.moved(signal)),
      ]);
    } catch (error) {
      if (!this.stop.signal.aborted) throw error;
    } finally {
      round.abort();
    }
  }
}

const phaseOf = (record: EncounterRecord): EncounterView['phase'] =>
  rulesetOf(record).queries.phase(record.snapshot.state);

const changesBetween = (before: Known | null, now: Known): readonly AccountChange[] => [
  ...(before?.seatId === now.seatId ? [] : (['SEAT'] as const)),
  ...(before && before.phase !== now.phase ? (['PHASE'] as const) : []),
  ...((before?.due ?? false) === now.due ? [] : (['DUE'] as const)),
];
