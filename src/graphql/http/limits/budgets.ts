/** What each caller may use in a minute: requests, processor, and bytes of answers. */
import { type Allowance, type Rate, TokenBuckets } from './token-buckets.ts';

/** As many as sit at a table, with their bots, behind one address. The keys of one owner have as much together. */
export const CALLERS_OF_AN_ADDRESS = 10;
/** A key plays many encounters: it has half of what all keys of its owner have, so that one alone stops no other. */
export const CALLERS_OF_A_KEY = 5;

/** Whose budget it is. */
export interface Payer {
  /** A seat or an account; a key, and who has made it; null for who has none of them, and is counted as its address. */
  readonly caller: string | CountedKey | null;
  readonly address: string;
}

interface CountedKey {
  readonly key: string;
  readonly owner: string;
}

/**
 * One of them: each caller has it, each key five times as much, and all keys of an owner, like all callers of an
 * address, ten times as much together.
 */
export class Budget {
  readonly burst: number;
  readonly #callers: TokenBuckets;
  readonly #keys: TokenBuckets;
  readonly #owners: TokenBuckets;
  readonly #addresses: TokenBuckets;

  /** @param now milliseconds, never going back */
  constructor({ perMinute, burst }: Rate, now: () => number) {
    this.burst = burst;
    const forSoMany = (callers: number) =>
      new TokenBuckets({ perMinute: perMinute * callers, burst: burst * callers }, now);
    this.#callers = forSoMany(1);
    this.#keys = forSoMany(CALLERS_OF_A_KEY);
    this.#owners = forSoMany(CALLERS_OF_AN_ADDRESS);
    this.#addresses = forSoMany(CALLERS_OF_AN_ADDRESS);
  }

  /** What may come at once from a caller. */
  burstOf({ caller }: Pick<Payer, 'caller'>): number {
    return typeof caller === 'object' && caller !== null
      ? this.burst * CALLERS_OF_A_KEY
      : this.burst;
  }

  /** Whether an address has anything left; nothing is taken. */
  look(address: string): Allowance {
    return this.#addresses.look(address);
  }

  /** From all that it is counted by, if all have so many; 0 are granted to who has no debt. */
  take(payer: Payer, tokens: number): Allowance {
    let least: Allowance = this.look(payer.address);
    for (const [buckets, name] of this.#bucketsOf(payer)) {
      const left = buckets.take(name, tokens);
      if (!left.granted) return left;
      if (left.remaining <= least.remaining) least = left;
    }
    return least;
  }

  /** What has been used already, from all of them; what is not there becomes a debt. */
  spend(payer: Payer, tokens: number): void {
    for (const [buckets, name] of this.#bucketsOf(payer)) buckets.spend(name, tokens);
  }

  #bucketsOf({ caller, address }: Payer): readonly (readonly [TokenBuckets, string])[] {
    const ofAddress = [this.#addresses, address] as const;
    if (typeof caller === 'string') return [ofAddress, [this.#callers, caller]];
    if (caller === null) return [ofAddress, [this.#callers, `address ${address}`]];
    // The key first: what it is refused for itself takes nothing from the other keys.
    return [ofAddress, [this.#keys, caller.key], [this.#owners, caller.owner]];
  }
}
