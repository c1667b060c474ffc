import type { Plugin } from 'graphql-yoga';
import type { RequestMetadata } from '../request-metadata.ts';
import { type Allowance, type Rate, TokenBuckets } from './token-buckets.ts';

/** Whose bucket a request is taken from. What it goes by must have been verified; it never throws. */
export type CallerOf = (request: Request, metadata: RequestMetadata) => string | Promise<string>;

/** Not the Authorization header, unread: a caller who makes up a new one each time would never be stopped. */
export const callerByAddress: CallerOf = (_, { address }) => `address ${address ?? 'unknown'}`;

export interface RateLimit extends Rate {
  readonly callerOf?: CallerOf;
  /** Milliseconds, never going back. */
  readonly now?: () => number;
}

/** Refuses what a caller asks too fast, before the body is read; says in each answer what is left. */
export function rateLimit(options: RateLimit): Plugin<object, RequestMetadata> {
  const { callerOf = callerByAddress, now = () => performance.now(), perMinute, burst } = options;
  const buckets = new TokenBuckets({ perMinute, burst }, now);
  const allowances = new WeakMap<Request, Allowance>();
  return {
    async onRequest(hook) {
      const { request, serverContext } = hook;
      const allowance = buckets.take(await callerOf(request, serverContext));
      allowances.set(request, allowance);
      if (allowance.granted) return;
      const { retryAfter } = allowance;
      const message = `Too many requests: the next one is answered in ${retryAfter} s.`;
      const extensions = { code: 'RATE_LIMITED', limit: burst, retryAfter };
      hook.endResponse(Response.json({ errors: [{ message, extensions }] }, { status: 429 }));
    },
    onResponse({ request, response }) {
      const allowance = allowances.get(request);
      if (!allowance) return;
      const { headers } = response;
      headers.set('x-ratelimit-limit', String(burst));
      headers.set('x-ratelimit-remaining', String(allowance.remaining));
      headers.set('x-ratelimit-reset', String(allowance.reset));
      if (!allowance.granted) headers.set('retry-after', String(allowance.retryAfter));
    },
  };
}
