/**
 * How much a caller may ask: requests, the processor that they take, and the bytes of their answers. A
 * request counts when it comes; what it has used is charged after the answer, and who has a debt then is
 * refused until it is paid. See docs/decisions/0073-budgets-of-work.md.
 */
import {
  type ExecutionArgs,
  getOperationAST,
  type GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { errorResponse, requestError } from '../errors/failures.ts';
import type { Asked, Guard } from '../guard.ts';
import { answeredSize } from './answer-limit.ts';
import { Budget, type Payer } from './budgets.ts';
import type { Allowance, Rate } from './token-buckets.ts';
import { workOf } from './work.ts';

/**
 * Whose bucket a request is taken from, beside that of its address; null for that alone. What it goes
 * by must have been verified; it never throws.
 */
export type CallerOf = (request: Asked) => Counted | Promise<Counted>;
type Counted = Payer['caller'];

/** What a caller may use in a minute; as much as it likes of what is left out. */
export interface RateLimit extends Partial<Rate> {
  /** Milliseconds of processor. */
  readonly processorMs?: number;
  /** Bytes of answers, before they are compressed. */
  readonly answerBytes?: number;
  readonly callerOf?: CallerOf;
  /** Milliseconds, never going back. */
  readonly now?: () => number;
}

/** What is counted, and how it is reported. */
const kinds = {
  REQUESTS: { header: 'x-ratelimit', excess: 'Too many requests' },
  PROCESSOR: { header: 'x-ratelimit-processor', excess: 'Too much processor time' },
  BYTES: { header: 'x-ratelimit-bytes', excess: 'Too many bytes of answers' },
} as const;
type Spent = keyof typeof kinds;

/** The headers of each answer that report what is left. */
export const RATE_HEADERS = Object.values(kinds).flatMap(({ header }) =>
  ['limit', 'remaining', 'reset'].map((name) => `${header}-${name}`),
);

interface Refusal {
  readonly spent: Spent;
  readonly limit: number;
  readonly retryAfter: number;
}

interface Account {
  readonly payer: Payer;
  /** Of requests, as the last one was counted; null where they are not. */
  requests: Allowance | null;
  refused: Refusal | null;
}

/** Why no more is done for a request, if there is a reason. */
const refusals = new WeakMap<Asked, () => Refusal | null>();

interface Taken extends Allowance {
  readonly burst: number;
}

/** Takes one request more from what the sender of a request has; null where requests are not counted. */
const takers = new WeakMap<Asked, () => Taken | null>();

/** Of what a request brings piece by piece: when it has to stop, so many are granted before the next. */
const PIECES = 100;

/**
 * Takes one request more, for a piece of what one brings in the place of many.
 *
 * @param left how many pieces are left, with this one
 * @returns 0 once it is taken; else in how many seconds they, or a good part of them, are granted
 */
export function chargeAnother(request: Asked, left: number): number {
  const taken = takers.get(request)?.();
  if (!taken || taken.granted) return 0;
  // One more, for the request that asks for them.
  const part = Math.min(left + 1, PIECES, taken.burst) / taken.burst;
  return Math.max(1, Math.ceil(taken.reset * part));
}

const chargers = new WeakMap<Asked, (bytes: number) => void>();

/** Charges bytes that a request has brought, as those of answers are. */
export function chargeBytes(request: Asked, bytes: number): void {
  chargers.get(request)?.(bytes);
}

/** The error that ends a stream whose caller has a debt; null while it has none. */
export function debtOf(request: Asked): GraphQLError | null {
  const refused = refusals.get(request)?.();
  return refused ? errorFor(refused) : null;
}

/**
 * Refuses what a caller asks too fast or too dearly, and what many callers of one address ask so together,
 * before the body is read; says in each answer what is left. Each root field counts as a request: those
 * after the first when the document is known.
 */
export function rateLimit(options: RateLimit): Guard {
  const { callerOf = () => null, now = () => performance.now() } = options;
  const budgets = budgetsIn(options, now);
  const accounts = new WeakMap<Asked, Account>();

  const take = (account: Account, requests: number): Refusal | null => {
    const budget = budgets.get('REQUESTS');
    if (!budget) return null;
    account.requests = budget.take(account.payer, requests);
    return refusalBy('REQUESTS', budget.burstOf(account.payer), account.requests);
  };

  /** Before it is looked up who asks: an address that has used its requests asks the database for no key. */
  const accountOf = async (request: Asked, address: string): Promise<Account> => {
    const budget = budgets.get('REQUESTS');
    const requests = budget?.look(address) ?? null;
    const refused = budget && requests && refusalBy('REQUESTS', budget.burst, requests);
    if (refused) return { payer: { caller: null, address }, requests, refused };
    return { payer: { caller: await callerOf(request), address }, requests: null, refused: null };
  };

  const another = (account: Account): Taken | null => {
    take(account, 1);
    const burst = budgets.get('REQUESTS')?.burstOf(account.payer);
    return account.requests && burst !== undefined ? { ...account.requests, burst } : null;
  };

  const debt = ({ payer }: Account): Refusal | null => {
    for (const [kind, budget] of budgets) {
      const refused =
        kind === 'REQUESTS' ? null : refusalBy(kind, budget.burstOf(payer), budget.take(payer, 0));
      if (refused) return refused;
    }
    return null;
  };

  const chargeRootFields = ({ args }: { readonly args: ExecutionArgs }): void => {
    const account = accounts.get(requestOf(args));
    const more = rootFields(args) - 1;
    if (!account || more <= 0) return;
    const burst = budgets.get('REQUESTS')?.burstOf(account.payer) ?? more;
    account.refused = take(account, Math.min(more, burst));
    if (account.refused) throw errorFor(account.refused);
  };

  const charge = (request: Asked, bytes: number): void => {
    const account = accounts.get(request);
    if (!account) return;
    budgets.get('PROCESSOR')?.spend(account.payer, workOf(request).unpaid());
    budgets.get('BYTES')?.spend(account.payer, bytes);
  };

  return {
    async onRequest(hook) {
      const { request, serverContext } = hook;
      workOf(request).resume();
      const account = await accountOf(request, serverContext.address ?? 'unknown');
      accounts.set(request, account);
      refusals.set(request, () => debt(account));
      takers.set(request, () => another(account));
      chargers.set(request, (bytes) => budgets.get('BYTES')?.spend(account.payer, bytes));
      account.refused ??= take(account, 1) ?? debt(account);
      if (account.refused) hook.endResponse(responseFor(account.refused));
    },
    onExecute(hook) {
      chargeRootFields(hook);
      return undefined;
    },
    // What is sent first is charged with the answer; each update when it is sent.
    onSubscribe(hook) {
      chargeRootFields(hook);
      const { contextValue } = hook.args as ExecutionArgs;
      const request = requestOf(hook.args);
      return {
        onSubscribeResult: () => ({
          onNext() {
            charge(request, answeredSize(contextValue as object).bytes);
          },
        }),
      };
    },
    onResponse({ request, response: { headers } }) {
      const account = accounts.get(request);
      if (!account) return;
      if (!account.refused) charge(request, Number(headers.get('content-length') ?? 0));
      for (const [kind, budget] of budgets) {
        const left = kind === 'REQUESTS' ? account.requests : budget.take(account.payer, 0);
        const { header } = kinds[kind];
        headers.set(`${header}-limit`, String(budget.burstOf(account.payer)));
        headers.set(`${header}-remaining`, String(left?.remaining ?? 0));
        headers.set(`${header}-reset`, String(left?.reset ?? 0));
      }
      if (account.refused) headers.set('retry-after', String(account.refused.retryAfter));
    },
  };
}

const requestOf = ({ contextValue }: ExecutionArgs): Asked =>
  (contextValue as { readonly request: Asked }).request;

function budgetsIn(
  { perMinute = 0, burst = perMinute, processorMs = 0, answerBytes = 0 }: RateLimit,
  now: () => number,
): ReadonlyMap<Spent, Budget> {
  const rates: readonly (readonly [Spent, Rate])[] = [
    ['REQUESTS', { perMinute, burst }],
    // A minute's worth may come at once.
    ['PROCESSOR', { perMinute: processorMs, burst: processorMs }],
    ['BYTES', { perMinute: answerBytes, burst: answerBytes }],
  ];
  return new Map(
    rates.flatMap(([kind, rate]) =>
      rate.perMinute > 0 ? [[kind, new Budget(rate, now)] as const] : [],
    ),
  );
}

const refusalBy = (spent: Spent, limit: number, { granted, retryAfter }: Allowance) =>
  granted ? null : { spent, limit, retryAfter };

function inWords({ spent, limit, retryAfter }: Refusal) {
  const message = `${kinds[spent].excess}: the next one is answered in ${retryAfter} s.`;
  return [message, { spent, limit, retryAfter }] as const;
}

function responseFor(refusal: Refusal): Response {
  const [message, more] = inWords(refusal);
  return errorResponse('RATE_LIMITED', message, { more });
}

const errorFor = (refusal: Refusal): GraphQLError =>
  requestError('RATE_LIMITED', ...inWords(refusal));

/** Each fragment is counted once, however often it is spread: a document can double them 30 times. */
function rootFields({ document, operationName }: ExecutionArgs): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const counts = new Map<string, number>();
  const countOf = (name: string): number => {
    const known = counts.get(name) ?? count(fragments.get(name));
    counts.set(name, known);
    return known;
  };
  const count = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      return selection.kind === Kind.INLINE_FRAGMENT
        ? sum + count(selection.selectionSet)
        : sum + countOf(selection.name.value);
    }, 0);
  return count(getOperationAST(document, operationName)?.selectionSet);
}
