import {
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Asked, Guard } from '../guard.ts';
import { type Allowance, type Rate, TokenBuckets } from './token-buckets.ts';

/**
 * Whose bucket a request is taken from, beside that of its address; null for that alone. What it goes
 * by must have been verified; it never throws.
 */
export type CallerOf = (request: Asked) => string | null | Promise<string | null>;

/** As many as sit at a table, with their bots, behind one address. */
const CALLERS_OF_AN_ADDRESS = 10;

export interface RateLimit extends Rate {
  readonly callerOf?: CallerOf;
  /** Milliseconds, never going back. */
  readonly now?: () => number;
}

interface Charged {
  readonly take: (tokens: number) => Allowance;
  readonly burst: number;
  last: Allowance;
}

const charged = new WeakMap<Asked, Charged>();

/** Of what a request brings piece by piece: when it has to stop, so many are granted before the next. */
const PIECES = 100;

/**
 * Takes one request more, for a piece of what one brings in the place of many.
 *
 * @param left how many pieces are left, with this one
 * @returns 0 once it is taken; else in how many seconds they, or a good part of them, are granted
 */
export function chargeAnother(request: Asked, left: number): number {
  const found = charged.get(request);
  if (!found) return 0;
  const { granted, reset } = found.take(1);
  // One more, for the request that asks for them.
  const part = Math.min(left + 1, PIECES, found.burst) / found.burst;
  return granted ? 0 : Math.max(1, Math.ceil(reset * part));
}

/**
 * Refuses what a caller asks too fast, and what many callers of one address ask too fast together,
 * before the body is read; says in each answer what is left. Each root field counts: those after the
 * first when the document is known.
 */
export function rateLimit(options: RateLimit): Guard {
  const { callerOf = () => null, now = () => performance.now(), perMinute, burst } = options;
  const callers = new TokenBuckets({ perMinute, burst }, now);
  const many = {
    perMinute: perMinute * CALLERS_OF_AN_ADDRESS,
    burst: burst * CALLERS_OF_AN_ADDRESS,
  };
  const addresses = new TokenBuckets(many, now);

  /** From both buckets; the answer reports the one that has less left. */
  const bucketsOf = (caller: string | null, address: string) => (tokens: number) => {
    if (caller === null) return callers.take(`address ${address}`, tokens);
    const together = addresses.take(address, tokens);
    if (!together.granted) return together;
    const own = callers.take(caller, tokens);
    return own.granted && together.remaining < own.remaining ? together : own;
  };

  const chargeRootFields = ({ args }: { readonly args: ExecutionArgs }): undefined => {
    const { request } = args.contextValue as { readonly request: Asked };
    const found = charged.get(request);
    const more = rootFields(args) - 1;
    if (!found || more <= 0) return;
    found.last = found.take(Math.min(more, burst));
    if (!found.last.granted) {
      const { message, extensions } = refusal(found.last, burst);
      throw new GraphQLError(message, { extensions: { ...extensions, http: { status: 429 } } });
    }
  };

  return {
    async onRequest(hook) {
      const { request, serverContext } = hook;
      const take = bucketsOf(await callerOf(request), serverContext.address ?? 'unknown');
      const last = take(1);
      charged.set(request, { take, burst, last });
      if (last.granted) return;
      hook.endResponse(Response.json({ errors: [refusal(last, burst)] }, { status: 429 }));
    },
    onExecute: chargeRootFields,
    onSubscribe: chargeRootFields,
    onResponse({ request, response }) {
      const allowance = charged.get(request)?.last;
      if (!allowance) return;
      const { headers } = response;
      headers.set('x-ratelimit-limit', String(burst));
      headers.set('x-ratelimit-remaining', String(allowance.remaining));
      headers.set('x-ratelimit-reset', String(allowance.reset));
      if (!allowance.granted) headers.set('retry-after', String(allowance.retryAfter));
    },
  };
}

const refusal = ({ retryAfter }: Allowance, limit: number) => ({
  message: `Too many requests: the next one is answered in ${retryAfter} s.`,
  extensions: { code: 'RATE_LIMITED', limit, retryAfter },
});

function rootFields({ document, operationName }: ExecutionArgs): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const count = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      const within =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value);
      return sum + count(within);
    }, 0);
  return count(getOperationAST(document, operationName)?.selectionSet);
}
