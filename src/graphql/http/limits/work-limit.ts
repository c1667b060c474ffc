import { type ExecutionArgs, GraphQLError } from 'graphql';
import type { Guard } from '../guard.ts';

/** How long a request may work at what it asks for beside its fields, in milliseconds of processor. */
export const LONGEST = 50;

/** How long each has worked. */
const requests = new WeakMap<object, number>();

/**
 * Does a piece of work as long as the request has not had its share: meanwhile nobody else is
 * answered, and how long a piece takes shows only when it is done.
 *
 * @param request whatever is the same object all through one request
 * @returns null once the request has worked for long enough
 */
export function withinLimit<T>(request: object, work: () => T): T | null {
  const meter = workMeter(request);
  return meter.isSpent() ? null : meter.measure(work);
}

/** For work in parts that can stop between any two of them. */
export const workMeter = (request: object) => ({
  isSpent: (): boolean => (requests.get(request) ?? 0) > LONGEST,
  measure: <T>(work: () => T): T => {
    const begun = worked();
    const done = work();
    requests.set(request, (requests.get(request) ?? 0) + worked() - begun);
    return done;
  },
});

/** Of this thread alone: a request does not pay for a machine that does other things as well. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The same for what has no answer without it.
 *
 * @throws GraphQLError once the request has worked for long enough
 */
export function orRefuse<T>(request: object, work: () => T): T {
  const done = withinLimit(request, () => ({ value: work() }));
  if (done) return done.value;
  const message = `This request has worked for ${LONGEST} milliseconds of processor, which is the limit. Ask the rest in another.`;
  const http = { spec: true, status: 400 };
  throw new GraphQLError(message, { extensions: { code: 'TOO_MUCH_WORK', limit: LONGEST, http } });
}

/** A stream has its share anew with each update, which is an answer of its own. */
export const workLimit: Guard = {
  onSubscribe: ({ args }) => ({
    onSubscribeResult: () => ({
      onNext() {
        requests.delete((args as ExecutionArgs).contextValue as object);
      },
    }),
  }),
};
