import { LRUCache } from 'lru-cache';

/** How much a caller may ask. */
export interface Rate {
  readonly perMinute: number;
  /** At once, after a pause. */
  readonly burst: number;
}

/** What is left to a caller after a request. */
export interface Allowance {
  readonly granted: boolean;
  /** Whole tokens that would be granted at once. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly reset: number;
  /** Seconds until a request is granted; 0 when one is. */
  readonly retryAfter: number;
}

interface Bucket {
  /** Less than 0 while there is a debt. */
  readonly tokens: number;
  /** Milliseconds. */
  readonly at: number;
}

/** More callers than this at the same time, and those who have been quiet longest start afresh. */
const CALLERS = 10_000;

/**
 * A bucket of tokens for each caller: a request takes some, time brings them back. Other than a count
 * by the minute, it has no edge at which twice as much passes.
 */
export class TokenBuckets {
  readonly rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: CALLERS });

  /** @param now milliseconds, never going back */
  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.#now = now;
  }

  /** @param cost tokens, at most a whole burst; 0 is granted to who has no debt */
  take(caller: string, cost = 1): Allowance {
    const full = this.#tokensOf(caller);
    const granted = full >= cost;
    return this.#left(caller, granted ? full - cost : full, granted ? null : cost);
  }

  /** Whether one token would be granted; nothing is taken, and a caller that is new takes no place. */
  look(caller: string): Allowance {
    const tokens = this.#tokensOf(caller);
    return this.#allowance(tokens, tokens >= 1 ? null : 1);
  }

  /** What has been used already, into debt where there is not enough. */
  spend(caller: string, cost: number): Allowance {
    return this.#left(caller, this.#tokensOf(caller) - cost, null);
  }

  #tokensOf(caller: string): number {
    const at = this.#now();
    const { burst } = this.rate;
    const last = this.#buckets.get(caller) ?? { tokens: burst, at };
    return Math.min(burst, last.tokens + (at - last.at) * this.#perMs);
  }

  get #perMs(): number {
    return this.rate.perMinute / 60_000;
  }

  /** @param refused the tokens that were not there; null if none were missing */
  #left(caller: string, tokens: number, refused: number | null): Allowance {
    this.#buckets.set(caller, { tokens, at: this.#now() });
    return this.#allowance(tokens, refused);
  }

  #allowance(tokens: number, refused: number | null): Allowance {
    const secondsTo = (target: number) =>
      Math.max(0, Math.ceil((target - tokens) / this.#perMs / 1000));
    return {
      granted: refused === null,
      remaining: Math.max(0, Math.floor(tokens)),
      reset: secondsTo(this.rate.burst),
      retryAfter: refused === null ? 0 : secondsTo(refused),
    };
  }
}
