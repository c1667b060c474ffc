import { claimsOf } from '../../client/connect/claims.ts';

export { claimsOf };

/**
 * The seats that this browser holds. A token proves a seat, so it stays here: it is sent in a header
 * alone, and never stands in an address that a server sees. Taking a seat never throws another away.
 */
export interface HeldSeat {
  readonly encounterId: string;
  readonly token: string;
  /** Of the encounter, as it was called when it was last seen. */
  readonly name: string;
  readonly ruleset: string;
  /** What the seat is called; null until the server has said so. */
  readonly seatName?: string | null;
  /** What the seat may do: `GM`, `PLAYER` or `SPECTATOR`; null until the server has said so. */
  readonly kind: string | null;
  /** How far the encounter had come when it was last seen: `SETUP`, `COMBAT` or `ENDED`. */
  readonly phase?: string;
  /** When it was last opened, ISO 8601. */
  readonly openedAt: string;
  /** Whether who opened the encounter is still to be asked to keep the link of this seat. */
  readonly asksToKeepLink?: boolean;
}

type Learnt = Partial<
  Pick<HeldSeat, 'name' | 'ruleset' | 'seatName' | 'kind' | 'phase' | 'asksToKeepLink'>
>;

const PREFIX = 'sixbeat:seat:';

/** What `localStorage` has of it. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class Seats {
  private readonly memory: Memory;
  private readonly listeners = new Set<() => void>();
  private listed: readonly HeldSeat[] | null = null;

  constructor(memory: Memory = localStorage) {
    this.memory = memory;
  }

  /** The last opened first. */
  readonly all = (): readonly HeldSeat[] => {
    this.listed ??= this.read();
    return this.listed;
  };

  /** Those of one encounter, the last opened first. */
  readonly at = (encounterId: string): readonly HeldSeat[] =>
    this.all().filter((seat) => seat.encounterId === encounterId);

  /** One of them, or the last opened. */
  of(encounterId: string, seatId?: string): HeldSeat | null {
    const seats = this.at(encounterId);
    return seats.find(({ token }) => claimsOf(token)?.seatId === seatId) ?? seats[0] ?? null;
  }

  hold(seat: HeldSeat): void {
    // Before several seats of an encounter were held, its id alone was the key.
    this.memory.removeItem(PREFIX + seat.encounterId);
    this.memory.setItem(keyOf(seat), JSON.stringify(seat));
    this.changed();
  }

  /** The seat of the game master of an encounter that was opened here. */
  holdFirst(seat: Pick<HeldSeat, 'encounterId' | 'token' | 'name' | 'ruleset'>): void {
    const openedAt = new Date().toISOString();
    this.hold({ ...seat, kind: 'GM', openedAt, asksToKeepLink: true });
  }

  /** What an invite link says neither of the fight nor of the seat, and what changes of them. */
  learn(encounterId: string, token: string | null, learnt: Learnt): void {
    const held = this.at(encounterId).find((seat) => seat.token === token);
    const now = held && { ...held, ...learnt };
    if (now && JSON.stringify(now) !== JSON.stringify(held)) this.hold(now);
  }

  /** The token that lasts, in place of one that ends sooner. */
  renew(encounterId: string, token: string, next: string): void {
    const held = this.at(encounterId).find((seat) => seat.token === token);
    if (held && claimsOf(next)?.seatId === claimsOf(token)?.seatId)
      this.hold({ ...held, token: next });
  }

  /** All seats of an encounter. */
  forget(encounterId: string): void {
    this.memory.removeItem(PREFIX + encounterId);
    for (const seat of this.at(encounterId)) this.memory.removeItem(keyOf(seat));
    this.changed();
  }

  /** Also when another tab of this browser has changed something. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const heard = ({ key }: StorageEvent): void => {
      if (key?.startsWith(PREFIX)) this.changed();
    };
    if (this.listeners.size === 0) globalThis.addEventListener('storage', heard);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) globalThis.removeEventListener('storage', heard);
    };
  };

  private changed(): void {
    this.listed = null;
    for (const listener of this.listeners) listener();
  }

  private read(): readonly HeldSeat[] {
    const keys = Array.from({ length: this.memory.length }, (_, i) => this.memory.key(i));
    return keys
      .filter((key) => key?.startsWith(PREFIX))
      .map((key) => JSON.parse(this.memory.getItem(key ?? '') ?? 'null') as HeldSeat)
      .sort((a, b) => b.openedAt.localeCompare(a.openedAt));
  }
}

const keyOf = ({ encounterId, token }: HeldSeat): string =>
  `${PREFIX}${encounterId}:${claimsOf(token)?.seatId ?? ''}`;
