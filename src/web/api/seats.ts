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
  /** What the seat may do: `GM`, `PLAYER` or `SPECTATOR`; null until the server has said so. */
  readonly kind: string | null;
  /** When it was last opened, ISO 8601. */
  readonly openedAt: string;
}

const PREFIX = 'sixbeat:seat:';

/** What `localStorage` has of it. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

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

  of(encounterId: string): HeldSeat | null {
    return this.all().find((seat) => seat.encounterId === encounterId) ?? null;
  }

  hold(seat: HeldSeat): void {
    this.memory.setItem(PREFIX + seat.encounterId, JSON.stringify(seat));
    this.changed();
  }

  forget(encounterId: string): void {
    this.memory.removeItem(PREFIX + encounterId);
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

/** The encounter that the token of a seat is for: a JSON Web Token can be read without the key. */
export function encounterOf(token: string): string | null {
  try {
    const body = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims && 'enc' in claims && typeof claims.enc === 'string'
      ? claims.enc
      : null;
  } catch {
    return null;
  }
}
