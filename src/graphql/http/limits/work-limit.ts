import { platform } from '#platform';
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import type { WorkMeter } from '../../../app/work.ts';
import { requestError } from '../errors/failures.ts';
import { turnOf } from '../turns/fair-turns.ts';
import type { Asked, Guard } from '../guard.ts';
import { spentWork } from './answer-limit.ts';
import { workOf } from './work.ts';

/** How long a request may work at what it asks for beside its fields, in milliseconds of processor. */
export const LONGEST = 50;
/** How long the computer may think for a request, of the time that the request has in all. */
export const MAX_THINKING = 125;
/** How long a request works at one go at what it does in slices. */
export const SLICE = 20;

/** How long each has worked. */
const requests = new WeakMap<object, number>();

interface Asking {
  readonly request: Asked;
}

/**
 * Does a piece of work as long as the request has not had its share: meanwhile no other request
 * is answered, and how long a piece takes shows only when it is done.
 *
 * @param request whatever is the same object all through one request
 * @returns null once the request has worked for long enough
 */
export function withinLimit<T>(request: object, work: () => T): T | null {
  const meter = shareOf(request);
  return meter.isSpent() ? null : meter.measure(work);
}

const shareOf = (request: object) => ({
  isSpent: (): boolean => (requests.get(request) ?? 0) > LONGEST,
  measure: <T>(work: () => T): T => {
    const begun = platform.workedMs();
    const done = work();
    requests.set(request, (requests.get(request) ?? 0) + platform.workedMs() - begun);
    return done;
  },
});

/** Whether nothing was left out of an answer for want of time. */
export const isWholeWork = (context: object): boolean =>
  spentWork(context) === null && !shareOf(context).isSpent();

/** For work in parts that can stop between any two of them. */
export const workMeter = (context: Asking): WorkMeter => ({
  ...shareOf(context),
  pause: () => pauseOf(context),
});

/** For what is done to its end, in slices: however long it takes, others are answered in between. */
export const sliceMeter = (context: Asking): WorkMeter => ({
  isSpent: () => false,
  measure: (part) => workOf(context.request).slice(part),
  pause: () => pauseOf(context),
});

async function pauseOf({ request }: Asking): Promise<void> {
  if (workOf(request).hasWorkedFor(SLICE)) await turnOf(request);
}

/**
 * The same for what has no answer without it.
 *
 * @throws GraphQLError once the request has worked for long enough
 */
export function orRefuse<T>(request: object, work: () => T): T {
  const done = withinLimit(request, () => ({ value: work() }));
  if (done) return done.value;
  throw tooMuchWork(LONGEST);
}

/** Whether the computer has thought for as long as it may. */
export const hasThought = ({ request }: Asking) => {
  const work = workOf(request);
  return (): boolean => work.measured() > MAX_THINKING;
};

/**
 * Judges what a request asks for.
 *
 * @throws GraphQLError when it has worked for longer than it may by then: nothing is written
 */
export function judgedWithin<T>(context: Asking, judge: () => T): T {
  const work = workOf(context.request);
  work.resume();
  const judged = judge();
  work.measured();
  const limit = spentWork(context);
  if (limit !== null) throw tooMuchWork(limit);
  return judged;
}

function tooMuchWork(limit: number): GraphQLError {
  const message = `This request has worked for ${limit} milliseconds of processor, which is the limit. Ask the rest in another.`;
  return requestError('TOO_MUCH_WORK', message, { limit });
}

/** Between two mutations of one request others are answered, however much the request may still work. */
function takeTurns(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve || takingTurns.has(field)) continue;
    takingTurns.add(field);
    field.resolve = async (source, args, context: Asking, info) => {
      await pauseOf(context);
      return resolve(source, args, context, info);
    };
  }
}

const takingTurns = new WeakSet<object>();

/** A stream has its share anew with each update, which is an answer of its own. */
export const workLimit: Guard = {
  onSchemaChange({ schema }) {
    takeTurns(schema as GraphQLSchema);
  },
  onSubscribe: ({ args }) => ({
    onSubscribeResult: () => ({
      onNext() {
        requests.delete((args as ExecutionArgs).contextValue as object);
      },
    }),
  }),
};
