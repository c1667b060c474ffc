import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { gameMaster } from '@sixbeat/engine';
import { createYoga, type YogaLogger, type YogaServerInstance } from 'graphql-yoga';
import type { Encounters } from '../app/encounters.ts';
import type { Context } from './context.ts';
import { documentLimits } from './limits.ts';
import { schema } from './schema.ts';

/** The deepest question of the published operations has 8 levels. */
export const MAX_DEPTH = 20;
export const MAX_TOKENS = 10_000;
export const MAX_NESTING = 100;
/** Bytes. The largest document that can be imported fits, as a catalogue or a crowd does easily. */
export const MAX_BODY = 5_000_000;

/** The API as a fetch handler; who listens is another matter. */
export function createServer(
  encounters: Encounters,
  logging: YogaLogger | 'error' | false = 'error',
): YogaServerInstance<object, Context> {
  return createYoga({
    schema,
    // One seat for now: whoever reaches this server is the GM.
    context: (): Context => ({ encounters, actor: gameMaster }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    maxRequestBodySize: MAX_BODY,
    logging,
    plugins: [
      documentLimits({ tokens: MAX_TOKENS, nesting: MAX_NESTING }),
      maxDepthPlugin({ n: MAX_DEPTH, flattenFragments: true, ignoreIntrospection: false }),
    ],
  });
}
