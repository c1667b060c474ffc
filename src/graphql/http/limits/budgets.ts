/** What each caller may use in a minute: requests, processor, and bytes of answers. */
import { type Allowance, type Rate, TokenBuckets } from './token-buckets.ts';

/** As many as sit at a table, with their bots, behind one address. */
const CALLERS_OF_AN_ADDRESS = 10;

/** Whose budget it is. */
export interface Payer {
  /** A seat or an account; null for who has neither, and is counted as its address. */
  readonly caller: string | null;
  readonly address: string;
}

/** One of them: each caller has it, and each address ten times as much for all its callers together. */
export class Budget {
  readonly burst: number;
  readonly #callers: TokenBuckets;
  readonly #addresses: TokenBuckets;

  /** @param now milliseconds, never going back */
  constructor({ perMinute, burst }: Rate, now: () => number) {
    this.burst = burst;
    this.#callers = new TokenBuckets({ perMinute, burst }, now);
    const many = {
      perMinute: perMinute * CALLERS_OF_AN_ADDRESS,
      burst: burst * CALLERS_OF_AN_ADDRESS,
    };
    this.#addresses = new TokenBuckets(many, now);
  }

  /** From both, if both have so many; 0 are granted to who has no debt. */
  take(payer: Payer, tokens: number): Allowance {
    const together = this.#addresses.take(payer.address, tokens);
    if (!together.granted) return together;
    const own = this.#callers.take(callerOf(payer), tokens);
    return own.granted && together.remaining < own.remaining ? together : own;
  }

  /** What has been used already, from both; what is not there becomes a debt. */
  spend(payer: Payer, tokens: number): void {
    this.#addresses.spend(payer.address, tokens);
    this.#callers.spend(callerOf(payer), tokens);
  }
}

const callerOf = ({ caller, address }: Payer): string => caller ?? `address ${address}`;
