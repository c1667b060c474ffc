import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { gameMaster } from '@sixbeat/engine';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { Encounters } from '../app/encounters.ts';
import type { Context } from './context.ts';
import { schema } from './schema.ts';

/** The deepest question of the published operations has 8 levels. */
const MAX_DEPTH = 20;
const MAX_TOKENS = 5_000;

/** The API as a fetch handler; who listens is another matter. */
export function createServer(
  encounters: Encounters,
  logging: 'error' | false = 'error',
): YogaServerInstance<object, Context> {
  return createYoga({
    schema,
    // One seat for now: whoever reaches this server is the GM.
    context: (): Context => ({ encounters, actor: gameMaster }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: logging === false ? false : logging,
    plugins: [
      maxTokensPlugin({ n: MAX_TOKENS }),
      maxDepthPlugin({ n: MAX_DEPTH, flattenFragments: true, ignoreIntrospection: false }),
    ],
  });
}
