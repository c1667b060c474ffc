/** Hexes that seats show to everyone: they are passed on to who follows, and kept nowhere. */
import type { Hex } from '@sixbeat/engine';
import { LRUCache } from 'lru-cache';

/** Plain JSON, so that it can be carried to another process. */
export interface Ping {
  readonly encounterId: string;
  readonly seatId: string;
  readonly hex: Hex;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Milliseconds between two pings of a seat. */
export const PING_EVERY_MS = 1000;
/** Pings of all seats of an encounter together in that time: each goes to everyone who follows. */
export const MAX_PINGS = 8;

/** Encounters and seats whose last pings are remembered. */
const KEPT = 10_000;

/** How often seats may ping, in one process. */
export class PingTimes {
  readonly #bySeat = new LRUCache<string, number>({ max: KEPT });
  readonly #byEncounter = new LRUCache<string, readonly number[]>({ max: KEPT });

  /**
   * Takes the time of a ping.
   *
   * @param now milliseconds
   * @returns whether there may be one; else nothing is taken
   */
  take({ encounterId, seatId }: Pick<Ping, 'encounterId' | 'seatId'>, now: number): boolean {
    const isRecent = (at: number): boolean => now - at < PING_EVERY_MS;
    const last = this.#bySeat.get(seatId);
    const recent = (this.#byEncounter.get(encounterId) ?? []).filter(isRecent);
    if ((last !== undefined && isRecent(last)) || recent.length >= MAX_PINGS) return false;
    this.#bySeat.set(seatId, now);
    this.#byEncounter.set(encounterId, [...recent, now]);
    return true;
  }
}

/** How many pings wait for a reader; of more the oldest are left out. */
const MAX_WAITING = MAX_PINGS;
/** Milliseconds: an older one shows nothing that anybody still speaks of. */
export const PING_LASTS_MS = 5000;

/** The pings that a reader has not taken yet: of each seat the last one. */
export class WaitingPings {
  #waiting: readonly Ping[] = [];

  add(ping: Ping): void {
    const others = this.#waiting.filter(({ seatId }) => seatId !== ping.seatId);
    this.#waiting = [...others, ping].slice(-MAX_WAITING);
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Those that are recent, which wait no longer. */
  take(now: number): readonly Ping[] {
    const recent = this.#waiting.filter(({ at }) => now - Date.parse(at) <= PING_LASTS_MS);
    this.#waiting = [];
    return recent;
  }
}

/** A seat, or the whole table, has just shown as many as it may. */
export const pingedTooSoon = {
  kind: 'TOO_SOON',
  message: `A seat pings once a second, and a table ${MAX_PINGS} times`,
  retryAfter: PING_EVERY_MS / 1000,
} as const;
