import { gameMaster } from '@sixbeat/engine';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { Encounters } from '../app/encounters.ts';
import type { Arrival } from './arrival.ts';
import { corsFor } from './browsers.ts';
import type { Context } from './context.ts';
import { documentCache } from './document-cache.ts';
import { type Log, maskedBy } from './internal-errors.ts';
import { MAX_BODY } from './limits.ts';
import { type Protection, protection } from './protection.ts';
import { schema } from './schema.ts';

export interface ServerOptions extends Protection {
  /** Where unexpected exceptions are told of; standard error, if not given. */
  readonly log?: Log;
}

/** The API as a fetch handler; who listens is another matter. */
export function createServer(
  encounters: Encounters,
  options: ServerOptions = {},
): YogaServerInstance<Arrival, Context> {
  const { log = console.error, origins = ['*'] } = options;
  return createYoga<Arrival, Context>({
    schema,
    // One seat for now: whoever reaches this server is the GM.
    context: (): Context => ({ encounters, actor: gameMaster }),
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: MAX_BODY,
    cors: corsFor(origins),
    parserAndValidationCache: documentCache(),
    maskedErrors: { maskError: maskedBy(log) },
    // Errors are told of where they are masked, without the document and its variables.
    logging: false,
    plugins: protection(options),
  });
}
