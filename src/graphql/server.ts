import type { GraphQLError } from 'graphql';
import { createYoga, useReadinessCheck } from 'graphql-yoga';
import type { Encounters } from '../app/encounters.ts';
import type { RequestMetadata } from './http/sender/request-metadata.ts';
import { type Context, type MutationObserver, payerOf } from './plumbing/context.ts';
import { callerOf, callerWith, countedBy, type Issuers } from './http/sender/caller.ts';
import { countedAddress } from './http/sender/address.ts';
import type { Asked } from './http/guard.ts';
import { persistedDocuments } from './http/documents/persisted.ts';
import { knownDocuments } from './http/ways/known-documents.ts';
import { type Failure, type FailureLogger, maskedBy } from './http/errors/internal-errors.ts';
import { MAX_BODY } from './http/limits/limits.ts';
import { tokensFor } from './plumbing/scopes.ts';
import { placesIn, withPlace } from './plumbing/moved-fields.ts';
import { healthCheck } from './http/pages/health.ts';
import { notAcceptable } from './http/errors/not-acceptable.ts';
import { API_PATH, HEALTH_PATH, LIVENESS_PATH, READINESS_PATH } from './http/paths.ts';
import { inWordsOfFights } from './http/fights/answers.ts';
import { mapRoute, type Rasterize } from './http/fights/map.ts';
import { pictureLink } from './http/fights/picture-link.ts';
import { pictureRoutes } from './http/fights/pictures.ts';
import { askedFor, type AssistantHandler, assistants } from './http/ways/assistants.ts';
import { type PlainWay, plainWay } from './http/ways/plain.ts';
import { versionPage } from './http/pages/version-page.ts';
import { type Protection, protection } from './http/protection.ts';
import { problemOf } from './plumbing/errors/problems.ts';
import { schema } from './schema/index.ts';
import { SCHEMA_VERSION } from './schema/version.ts';

export interface ServerOptions extends Protection, Issuers {
  /** Where unexpected exceptions are logged; standard error, a line of JSON each, if not given. */
  readonly log?: FailureLogger;
  /**
   * After so many milliseconds a subscription ends, and says where to go on: less than whatever
   * would cut it. From 1 to 2,147,483,647.
   */
  readonly maxStreamMs?: number;
  /** `HERE`: every stream is one of this process, which so knows who follows; `ELSEWHERE` if not given. */
  readonly streams?: 'HERE' | 'ELSEWHERE';
  /** Makes PNG of maps; there are none if not given. */
  readonly rasterize?: Rasterize;
  /** Speaks with assistants at `/mcp`, by asking the API with this `fetch`; no one does if not given. */
  readonly assistants?: (fetch: ReturnType<typeof askedFor>) => AssistantHandler;
  /** Told what each mutation has come to. */
  readonly onMutation?: MutationObserver;
  /** Whether it is about to stop, so that new requests should go elsewhere. */
  readonly isDraining?: () => boolean;
}

/** Of a subscription, unless it is said: it ends a minute before the longest that a Lambda runs. */
export const MAX_STREAM_MS = 14 * 60 * 1000;

/** Two ways in, to the same guards and resolvers. */
export interface ApiServer {
  /** For every request. */
  readonly fetch: (request: Request, metadata: RequestMetadata) => Promise<Response>;
  /** The short one, for those that are plain. */
  readonly plain: PlainWay;
}

/** The API; who listens is another matter. */
export function createServer(encounters: Encounters, options: ServerOptions): ApiServer {
  const { tokens, log = logLine, onMutation } = options;
  const { maxStreamMs = MAX_STREAM_MS, wholeBodies = false, streams = 'ELSEWHERE' } = options;
  const mask = maskedBy(log);
  const place = withPlace(schema);
  const maskError = (error: unknown): GraphQLError => place(mask(error));
  const provers = { ...options, apiKeys: encounters.apiKeys };
  const contextOf = async (
    request: Asked,
    { address = countedAddress() }: RequestMetadata,
  ): Promise<Context> => {
    const caller = await callerOf(request, provers);
    return {
      encounters,
      tokens: tokensFor(caller, tokens),
      maxStreamMs,
      isFollowedFrom: (seatId) => (streams === 'HERE' ? encounters.isFollowedFrom(seatId) : null),
      request,
      address,
      ...(onMutation && { onMutation }),
      caller,
    };
  };
  const documents = knownDocuments();
  const persisted = persistedDocuments();
  const isHealthy = healthCheck(() => encounters.ready());
  const check = () => !options.isDraining?.() && isHealthy();
  const pictures = pictureRoutes({
    encounters,
    maskError: mask,
    callerOf: (request) => callerWith('encounters:play', request, provers),
  });
  const guards = [
    ...protection({ callerOf: countedBy(provers), ...options }, (issues) =>
      problemOf({ kind: 'INVALID', issues }, ''),
    ),
    pictures,
    mapRoute({
      ...{ schema, contextOf, payerOf, maskError: mask, rasterize: options.rasterize },
      linked: (token, encounterId) => pictureLink({ encounters, tokens }, token, encounterId),
    }),
    ...(options.assistants
      ? [
          assistants({
            answer: options.assistants(askedFor((request, metadata) => fetch(request, metadata))),
            countedBy: countedBy(provers),
            proven: (request) => callerOf(request, provers),
            maskError: mask,
          }),
        ]
      : []),
    documents.guard,
    placesIn(place),
  ];
  const yoga = createYoga<RequestMetadata, Context>({
    schema,
    context: ({ request, address }) => contextOf(request, { address }),
    // A pattern here, rather than a path, would parse the address of every request once more.
    graphqlEndpoint: API_PATH,
    healthCheckEndpoint: LIVENESS_PATH,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: wholeBodies ? false : MAX_BODY,
    // One of the guards.
    cors: false,
    parserAndValidationCache: documents.cache,
    maskedErrors: { maskError },
    // Errors are logged where they are masked, without the document and its variables.
    logging: false,
    plugins: [
      useReadinessCheck({ endpoint: HEALTH_PATH, check }),
      useReadinessCheck({ endpoint: READINESS_PATH, check }),
      versionPage(SCHEMA_VERSION),
      persisted.plugin,
      ...guards,
    ],
  });
  const executing = { schema, guards, maskError, documents };
  const plain = plainWay({ ...executing, yoga, contextOf, persisted });
  const fetch: ApiServer['fetch'] = async (request, metadata) => {
    const response = await inWordsOfFights(request, await yoga.fetch(request, counted(metadata)));
    // Yoga says nothing with it.
    return response.status === 406 ? notAcceptable(response.headers) : response;
  };
  return {
    fetch,
    plain: (head, body, metadata) => plain(head, body, counted(metadata)),
  };
}

/** Everything behind it counts by the same address. */
const counted = (metadata: RequestMetadata): RequestMetadata => ({
  ...metadata,
  address: countedAddress(metadata.address),
});

function logLine(failure: Failure): void {
  console.error(JSON.stringify({ level: 'error', ...failure }));
}
