import { GraphQLError } from 'graphql';

/** How long a request may work at what it asks for beside its fields, in milliseconds. */
export const LONGEST = 250;
/** What part of the time a request that stays, as a subscription does, may work at it. */
const SHARE = 0.05;

interface Spent {
  readonly since: number;
  milliseconds: number;
}

const requests = new WeakMap<object, Spent>();

/**
 * Does a piece of work as long as the request has not had its share: meanwhile nobody else is
 * answered, and how long a piece takes shows only when it is done.
 *
 * @param request whatever is the same object all through one request
 * @returns null once the request has worked for long enough
 */
export function withinLimit<T>(request: object, work: () => T): T | null {
  const begun = performance.now();
  const spent = requests.get(request) ?? { since: begun, milliseconds: 0 };
  requests.set(request, spent);
  if (spent.milliseconds > LONGEST + SHARE * (begun - spent.since)) return null;
  const done = work();
  spent.milliseconds += performance.now() - begun;
  return done;
}

/**
 * The same for what has no answer without it.
 *
 * @throws GraphQLError once the request has worked for long enough
 */
export function orRefuse<T>(request: object, work: () => T): T {
  const done = withinLimit(request, () => ({ value: work() }));
  if (done) return done.value;
  const message = `This request has worked for ${LONGEST} milliseconds, which is the limit. Ask the rest in another.`;
  const http = { spec: true, status: 400 };
  throw new GraphQLError(message, { extensions: { code: 'TOO_MUCH_WORK', limit: LONGEST, http } });
}
