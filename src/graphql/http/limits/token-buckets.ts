import { LRUCache } from 'lru-cache';

/** How much a caller may ask. */
export interface Rate {
  readonly perMinute: number;
  /** Requests at once, after a pause. */
  readonly burst: number;
}

/** What is left to a caller after a request. */
export interface Allowance {
  readonly granted: boolean;
  /** Whole requests that would be granted at once. */
  readonly remaining: number;
  /** Seconds until the bucket is full again. */
  readonly reset: number;
  /** Seconds until a request is granted; 0 when one is. */
  readonly retryAfter: number;
}

interface Bucket {
  readonly tokens: number;
  /** Milliseconds. */
  readonly at: number;
}

/** More callers than this at the same time, and those who have been quiet longest start afresh. */
const CALLERS = 10_000;

/**
 * A bucket of tokens for each caller: a request takes one, time brings them back. Other than a count
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

  /** @param cost tokens, at most a whole burst */
  take(caller: string, cost = 1): Allowance {
    const { burst, perMinute } = this.rate;
    const perMs = perMinute / 60_000;
    const at = this.#now();
    const last = this.#buckets.get(caller) ?? { tokens: burst, at };
    const full = Math.min(burst, last.tokens + (at - last.at) * perMs);
    const granted = full >= cost;
    const tokens = granted ? full - cost : full;
    this.#buckets.set(caller, { tokens, at });
    const secondsTo = (target: number) => Math.max(0, Math.ceil((target - tokens) / perMs / 1000));
    return {
      granted,
      remaining: Math.floor(tokens),
      reset: secondsTo(burst),
      retryAfter: granted ? 0 : secondsTo(cost),
    };
  }
}
