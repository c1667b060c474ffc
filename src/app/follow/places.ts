/** The streams that are open in this process, and how many of them there may be. */
import type { EncounterRecord, Seat, StreamLimits } from '../ports.ts';

export const STREAM_LIMITS: StreamLimits = {
  address: 600,
  encounter: 2000,
  seat: 25,
  spectator: 1000,
  account: 25,
};

/** One connection that updates are sent to, of an encounter or of several. */
export interface Stream {
  /** Where it goes, as requests are counted too. */
  readonly address: string;
  /** How long it may take, in milliseconds. */
  readonly maxMs: number;
  /**
   * Takes the price of one version that was missed; answers 0 once it is taken, or else in how many seconds
   * there is enough for a good part of those that are left.
   */
  readonly charge: (left: number) => number;
}

/** Nothing is taken: of this there are as many streams as there may be. */
export interface Full {
  readonly kind: 'TOO_MANY';
  readonly of: 'ADDRESS' | 'ENCOUNTER' | 'SEAT' | 'ACCOUNT';
  readonly limit: number;
}

export interface Taken {
  readonly kind: 'TAKEN';
  /** To be called once. */
  readonly giveBack: () => void;
}

interface Counted extends Omit<Full, 'kind'> {
  readonly key: string;
}

export class StreamPlaces {
  readonly #limits: StreamLimits;
  /** By what they are counted of: the streams, and how many encounters each of them follows there. */
  readonly #open = new Map<string, Map<Stream, number>>();

  constructor(limits: Partial<StreamLimits> = {}) {
    this.#limits = { ...STREAM_LIMITS, ...limits };
  }

  /** Whether a stream is open from this seat. */
  isOpenFrom(seatId: string): boolean {
    return this.#open.has(keyOf('SEAT', seatId));
  }

  /** A place for a stream at one encounter. Where it follows several, it counts once for its address. */
  take(stream: Stream, { id }: EncounterRecord, seat: Seat): Taken | Full {
    return this.#take(stream, this.#counted(stream, id, seat));
  }

  /** A place for a stream of the news of an account. */
  takeForAccount(stream: Stream, account: string): Taken | Full {
    const { address, account: limit } = this.#limits;
    return this.#take(stream, [
      { of: 'ADDRESS', key: keyOf('ADDRESS', stream.address), limit: address },
      { of: 'ACCOUNT', key: keyOf('ACCOUNT', account), limit },
    ]);
  }

  #take(stream: Stream, counted: readonly Counted[]): Taken | Full {
    const full = counted.find(({ key, limit }) => {
      const open = this.#open.get(key);
      return open !== undefined && open.size >= limit && !open.has(stream);
    });
    if (full) return { kind: 'TOO_MANY', of: full.of, limit: full.limit };
    for (const { key } of counted) this.#add(key, stream);
    const giveBack = (): void => {
      for (const { key } of counted) this.#remove(key, stream);
    };
    return { kind: 'TAKEN', giveBack };
  }

  #counted({ address }: Stream, encounterId: string, { id, actor }: Seat): readonly Counted[] {
    const { seat, spectator, encounter, ...limits } = this.#limits;
    const ofSeat = actor.kind === 'SPECTATOR' ? spectator : seat;
    return [
      { of: 'ADDRESS', key: keyOf('ADDRESS', address), limit: limits.address },
      { of: 'ENCOUNTER', key: keyOf('ENCOUNTER', encounterId), limit: encounter },
      { of: 'SEAT', key: keyOf('SEAT', id), limit: ofSeat },
    ];
  }

  #add(key: string, stream: Stream): void {
    const open = this.#open.get(key) ?? new Map<Stream, number>();
    this.#open.set(key, open.set(stream, (open.get(stream) ?? 0) + 1));
  }

  #remove(key: string, stream: Stream): void {
    const open = this.#open.get(key);
    const left = (open?.get(stream) ?? 0) - 1;
    if (left > 0) open?.set(stream, left);
    else open?.delete(stream);
    if (open?.size === 0) this.#open.delete(key);
  }
}

const keyOf = (of: Full['of'], id: string): string => `${of} ${id}`;
