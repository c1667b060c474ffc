/** Hexes that someone at the table shows to everyone who looks at it now. */
import type { Hex } from '../../../scene/geometry.ts';

export interface Ping {
  readonly hex: Hex;
  /** What the seat that shows it is called. */
  readonly seatName: string;
}

/** The server takes one a second from a seat. */
const PAUSE_MS = 1_000;

export class Pings {
  private readonly listeners = new Set<(ping: Ping) => void>();
  private readonly sent: (hex: Hex) => Promise<unknown>;
  private last = -PAUSE_MS;

  /** @param sent sends one to the server */
  constructor(sent: (hex: Hex) => Promise<unknown>) {
    this.sent = sent;
  }

  /** Shows a hex to everyone; one that comes too soon after another shows nothing. */
  show({ q, r }: Hex): void {
    const now = performance.now();
    if (now - this.last < PAUSE_MS) return;
    this.last = now;
    // One that is lost is not worth a word: it is shown again.
    void this.sent({ q, r }).catch(() => undefined);
  }

  /** One has come from the server. */
  receive(ping: Ping): void {
    for (const listener of this.listeners) listener(ping);
  }

  /** @returns what ends it */
  listen(listener: (ping: Ping) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}
