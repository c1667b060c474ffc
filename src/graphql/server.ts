import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { Encounters } from '../app/encounters.ts';
import type { Context } from './context.ts';
import { callerOf, type Issuers } from './caller.ts';
import { documentLimits } from './limits.ts';
import { schema } from './schema.ts';

/** The deepest question of the published operations has 8 levels. */
export const MAX_DEPTH = 20;
export const MAX_TOKENS = 10_000;
export const MAX_NESTING = 100;
/** Bytes. The largest document that can be imported fits, as a catalogue or a crowd does easily. */
export const MAX_BODY = 5_000_000;

/** Of a subscription, unless it is said: it ends a minute before the longest that a Lambda runs. */
export const MAX_STREAM_MS = 14 * 60 * 1000;

export interface ServerOptions extends Issuers {
  readonly logging?: 'error' | false;
  /**
   * After so many milliseconds a subscription ends, and says where to go on: less than whatever
   * would cut it. From 1 to 2,147,483,647.
   */
  readonly maxStreamMs?: number;
}

/** The API as a fetch handler; who listens is another matter. */
export function createServer(
  encounters: Encounters,
  { logging = 'error', maxStreamMs = MAX_STREAM_MS, ...issuers }: ServerOptions,
): YogaServerInstance<object, Context> {
  const { tokens } = issuers;
  return createYoga({
    schema,
    context: async ({ request }): Promise<Context> => ({
      encounters,
      tokens,
      maxStreamMs,
      caller: await callerOf(request, issuers),
    }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    maxRequestBodySize: MAX_BODY,
    logging: logging === false ? false : logging,
    plugins: [
      documentLimits({ tokens: MAX_TOKENS, nesting: MAX_NESTING }),
      maxDepthPlugin({ n: MAX_DEPTH, flattenFragments: true, ignoreIntrospection: false }),
    ],
  });
}
