/** The updates of an encounter, version by version, for one seat that follows it. */
import type { Refused } from '../outcome.ts';
import type { EncounterRecord, Seat } from '../ports.ts';
import type { AccessDenied } from '../seats/seats.ts';
import { type VersionState, type Place, recordAt, versionOf } from '../journal/history.ts';
import { type Ping, WaitingPings } from './pings.ts';
import type { Full, Stream } from './places.ts';
import type { Watch, Watches } from './watch.ts';

/** Why a subscription ends by itself. */
export type EndReason = 'TIME' | 'SEAT_REVOKED' | 'SEAT_EXPIRED' | 'NO_SEAT' | 'DELETED';

export type UpdateOrEnd =
  | {
      readonly kind: 'UPDATE';
      readonly versionState: VersionState;
      /** As this version left it. */
      readonly record: EncounterRecord;
      /** As it is now: of this version, or a newer one. */
      readonly now: EncounterRecord;
      readonly seat: Seat;
    }
  /** A seat shows a hex. Of no version, and not sent again. */
  | {
      readonly kind: 'PINGED';
      readonly ping: Ping;
      /** The encounter as it is now. */
      readonly record: EncounterRecord;
      /** Who reads it. */
      readonly seat: Seat;
    }
  /** The last of an encounter; to go on, ask again for what comes after this version. */
  | {
      readonly kind: 'ENDED';
      readonly encounterId: string;
      readonly reason: EndReason;
      readonly afterVersion: number;
      /** In how many seconds to ask; null for at once, or never where the reason says so. */
      readonly retryAfter: number | null;
    };

/** The updates of an encounter, or of several. Its reader must read them to the end, or call `return`. */
export interface Watched {
  readonly kind: 'WATCHED';
  readonly updates: AsyncIterableIterator<UpdateOrEnd>;
}

/** What asking to follow an encounter leads to. */
export type Following = Watched | AccessDenied | Extract<Refused, { kind: 'INVALID' }> | Full;

/** Seconds in which a server that stops is there again. */
export const RESTART_SECONDS = 1;

export interface Asked {
  readonly record: EncounterRecord;
  readonly seat: Seat;
  /** The version that the first update follows. */
  readonly after: number;
  readonly stream: Stream;
  /** Whether pings are sent too. */
  readonly pings: boolean;
  /** The time. */
  readonly clock: () => Date;
  /** Called once, when it ends. */
  readonly giveBack: () => void;
  /** Told when the reader has taken an update that is new, with the milliseconds since it was. */
  readonly onUpdate: (ms: number) => void;
}

/**
 * Every version after `after`, once and in order, as they come. Each is read when it is asked for:
 * a slow reader costs no memory. It ends with `ENDED`, or without it when the reader returns.
 */
export function updatesFor(watches: Watches, asked: Asked): AsyncIterableIterator<UpdateOrEnd> {
  const reader = new Reader(watches, asked);
  const updates = reader.read();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => updates.next(),
    // A generator that waits does not return before it has what it waits for.
    return: () => {
      reader.leave();
      return updates.return(undefined);
    },
  };
}

interface Due {
  readonly reason: 'TIME' | 'SEAT_EXPIRED' | 'GONE';
  readonly retryAfter: number | null;
}

class Reader {
  private readonly watch: Watch;
  private readonly asked: Asked;
  private readonly stop = new AbortController();
  /** Resolves when {@link stop} is called. */
  private readonly ended: Promise<undefined>;
  private due: Due | null = null;
  private readonly timer: ReturnType<typeof setTimeout>;
  private readonly pings = new WaitingPings();
  /** The version that was sent last. */
  private place: Place;

  constructor(watches: Watches, asked: Asked) {
    const { record, seat, stream, clock } = asked;
    const { maxMs } = stream;
    this.asked = asked;
    this.place = asked.after;
    const watch = watches.enter(record);
    this.watch = watch;
    this.ended = new Promise((resolve) => {
      this.stop.signal.addEventListener('abort', () => {
        watches.leave(watch);
        asked.giveBack();
        resolve(undefined);
      });
    });
    const listener = (ping: Ping): void => {
      this.pings.add(ping);
    };
    if (asked.pings) watch.onPing(listener, this.stop.signal);
    const left = Date.parse(seat.expiresAt) - clock().getTime();
    // Also when the reader is gone, so that a stuck reader does not keep the watch open.
    this.timer = setTimeout(
      () => {
        this.end(left <= maxMs && !this.isRenewed() ? 'SEAT_EXPIRED' : 'TIME');
      },
      Math.max(0, Math.min(left, maxMs)),
    );
    watches.onClose(() => {
      this.end('TIME', RESTART_SECONDS);
    }, this.stop.signal);
  }

  /** Whether the seat lasts longer by now than it did when the stream began. */
  private isRenewed(): boolean {
    const { seat } = this.asked;
    return this.watch.now.seats.some(
      ({ id, expiresAt }) => id === seat.id && expiresAt > seat.expiresAt,
    );
  }

  leave(): void {
    this.end('GONE');
  }

  async *read(): AsyncGenerator<UpdateOrEnd, void> {
    try {
      yield* this.updates();
      const reason = this.ending();
      const afterVersion = versionOf(this.place);
      const { id: encounterId } = this.asked.record;
      const retryAfter = this.due?.retryAfter ?? null;
      if (reason !== null && reason !== 'GONE')
        yield { kind: 'ENDED', encounterId, reason, afterVersion, retryAfter };
    } finally {
      this.leave();
    }
  }

  private async *updates(): AsyncGenerator<UpdateOrEnd, void> {
    while (this.ending() === null) {
      yield* this.pinged();
      if (!this.isBehind()) {
        if (this.pings.isEmpty) await this.untilMoved();
        if (!this.isBehind()) continue;
      }
      const states = this.watch.after(this.place);
      for (;;) {
        this.pay();
        if (this.ending() !== null) return;
        // A database that hangs does not keep the end of the stream waiting.
        const next = await Promise.race([this.next(states), this.ended]);
        if (this.ending() !== null) return;
        if (!next || next.done) break;
        const { entry, ...left } = next.value;
        this.place = { version: entry.version, at: entry.at, ...left };
        yield this.update(next.value);
        this.tell(entry.version);
      }
    }
  }

  private isBehind(): boolean {
    return this.watch.now.version > versionOf(this.place);
  }

  /** What seats have shown in this moment, of those who sit there still. */
  private pinged(): readonly UpdateOrEnd[] {
    const { now: record } = this.watch;
    const { seat, clock } = this.asked;
    return this.pings
      .take(clock().getTime())
      .filter(({ seatId }) => record.seats.some(({ id }) => id === seatId))
      .map((ping) => ({ kind: 'PINGED', ping, record, seat }));
  }

  /** For a version that was missed, as the request for it would; without enough for it the stream ends before it. */
  private pay(): void {
    const { record, stream } = this.asked;
    const left = record.version - versionOf(this.place);
    const retryAfter = left > 0 ? stream.charge(left) : 0;
    if (retryAfter > 0) this.end('TIME', retryAfter);
  }

  private async next(states: AsyncGenerator<VersionState, void>) {
    try {
      return await states.next();
    } catch (error) {
      if (await this.watch.sawDeletion()) return undefined;
      throw error;
    }
  }

  private update(versionState: VersionState): UpdateOrEnd {
    const { seat } = this.asked;
    const { now } = this.watch;
    return { kind: 'UPDATE', versionState, record: recordAt(now, versionState), now, seat };
  }

  /** The reader asks for more: it has this version. */
  private tell(version: number): void {
    const { record, onUpdate } = this.asked;
    const isNew = version > record.version && version === this.watch.now.version;
    if (isNew) onUpdate(performance.now() - this.watch.movedAt);
  }

  private async untilMoved(): Promise<void> {
    try {
      await this.watch.moved(this.stop.signal);
    } catch (error) {
      if (!this.stop.signal.aborted) throw error;
    }
  }

  private ending(): EndReason | 'GONE' | null {
    if (this.due) return this.due.reason;
    if (this.watch.isDeleted) return 'DELETED';
    return this.watch.now.seats.some(({ id }) => id === this.asked.seat.id) ? null : 'SEAT_REVOKED';
  }

  private end(reason: Due['reason'], retryAfter: number | null = null): void {
    this.due ??= { reason, retryAfter };
    clearTimeout(this.timer);
    this.stop.abort();
  }
}
