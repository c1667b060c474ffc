/**
 * The short way in, for what nearly every request is: a small POST of JSON that takes JSON. A `Request` and a
 * `Response` for it would cost several times what Yoga does with what is in them, so that the plain way does
 * without. It passes the same guards, and is executed by the same Yoga, or directly where Yoga has accepted the
 * document before. Whatever is not as plain goes the whole way, and is answered alike.
 */
import { getInstrumented } from '@whatwg-node/server';
import {
  composeInstrumentation,
  type FetchAPI,
  type GraphQLParams,
  processRegularResult,
  type YogaServerInstance,
} from 'graphql-yoga';
import { type Answer, WholeAnswer } from './answer.ts';
import { directExecution, type Executing } from './direct.ts';
import type { PersistedDocuments } from '../documents/persisted.ts';
import type { Asked } from '../guard.ts';
import { API_PATH } from '../paths.ts';
import type { RequestMetadata } from '../sender/request-metadata.ts';

/** Bytes. What is larger saves little by it, and is to be counted before anybody reads it. */
export const MAX_PLAIN_BODY = 100_000;

/** All of a request but its body. */
export interface Head extends Asked {
  readonly path: string;
}

/** @param headers by their names in lower case; `content-length` must be the true one */
export const plainHead = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Head => ({
  method,
  path,
  headers: {
    get: (name) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? null : typeof value === 'string' ? value : value.join(', ');
    },
    has: (name) => headers[name.toLowerCase()] !== undefined,
  },
  // Only streams are ever cut, and they are not plain.
  signal: NEVER,
});

const NEVER = new AbortController().signal;

const JSON_BODY = /^application\/json(;|$)/;

/** Whether a request can go the plain way, by all that is known before its body. */
export function isPlain({ method, path, headers }: Head): boolean {
  if (method !== 'POST' || path !== API_PATH || mediaTypeFor(headers) === null) return false;
  const length = Number(headers.get('content-length'));
  return (
    length > 0 && length <= MAX_PLAIN_BODY && JSON_BODY.test(headers.get('content-type') ?? '')
  );
}

/** What of GraphQL's types Yoga answers in, of those that are accepted; null if in none of them. */
function mediaTypeFor(headers: Asked['headers']): string | null {
  const accepted = (headers.get('accept') ?? '*/*').replaceAll(/\s/g, '').toLowerCase();
  if (accepted.includes('charset=')) return null;
  for (const type of accepted.split(',')) {
    const [name = ''] = type.split(';');
    const mediaType = mediaTypes[name];
    if (mediaType !== undefined) return mediaType;
  }
  return null;
}

/** By what is asked for; it is the first that counts. */
const JSON_TYPE = 'application/json';
const mediaTypes: Readonly<Record<string, string>> = {
  'application/graphql-response+json': 'application/graphql-response+json',
  [JSON_TYPE]: JSON_TYPE,
  'application/*': JSON_TYPE,
  '*/*': JSON_TYPE,
};

/** Null when the request is not plain after all; nothing has been done with it then. */
export type PlainWay = (
  head: Head,
  body: string,
  metadata: RequestMetadata,
) => Answer | Promise<Answer> | null;

interface Behind<Context extends object> extends Executing {
  readonly yoga: YogaServerInstance<RequestMetadata, Context>;
  readonly contextOf: (request: Asked, metadata: RequestMetadata) => Promise<Context>;
  readonly persisted: PersistedDocuments;
}

export function plainWay<Context extends object>(behind: Behind<Context>): PlainWay {
  const { yoga, guards, contextOf, maskError, persisted } = behind;
  const execute = directExecution(behind);
  const admissions = guards.flatMap(({ onRequest }) => onRequest ?? []);
  const departures = guards.flatMap(({ onResponse }) => onResponse ?? []);
  const instrumentation = composeInstrumentation(
    guards.flatMap(({ instrumentation }) => instrumentation ?? []),
  );

  const resultOf = async (request: Asked, given: GraphQLParams, metadata: RequestMetadata) => {
    try {
      const params = persisted.resolved(given, metadata.address ?? '');
      const asked = { params, request: whatIsAsked(request) };
      return (
        (await execute({ request, contextOf: () => contextOf(request, metadata) }, params)) ??
        (await yoga.getResultForParams(asked, { ...metadata })) ??
        {}
      );
    } catch (error) {
      return { errors: [maskError(error)] };
    }
  };

  const refusalOf = async (request: Asked, serverContext: RequestMetadata) => {
    const refusals: Response[] = [];
    const endResponse = (response: Response): void => {
      refusals.push(response);
    };
    for (const admit of admissions) {
      await admit({ request, serverContext, endResponse });
      if (refusals[0]) return refusals[0];
    }
    return null;
  };

  const answer = async (head: Head, params: GraphQLParams, serverContext: RequestMetadata) => {
    const response =
      (await refusalOf(head, serverContext)) ??
      processRegularResult(
        await resultOf(head, params, serverContext),
        whole,
        mediaTypeFor(head.headers) ?? JSON_TYPE,
      );
    for (const finish of departures) await finish({ request: head, serverContext, response });
    return response;
  };

  return (head, body, metadata) => {
    const params = isPlain(head) ? paramsIn(body) : null;
    // What may be a subscription is answered in events, or not at all.
    if (!params || /\bsubscription\b/.test(persisted.textFor(params) ?? '')) return null;
    const instrumented = getInstrumented({ request: whatIsAsked(head) });
    return instrumented.asyncFn(instrumentation?.request, () => answer(head, params, metadata))();
  };
}

/** Guards, context and resolvers ask no more of it; nor does Yoga, once it has the parameters. */
const whatIsAsked = (request: Asked): Request => request as Request;

/** The part of `fetch` that Yoga needs to answer. */
const whole = { Response: WholeAnswer } as unknown as FetchAPI;

/** The parameters of GraphQL, as far as they are an object: what is in it is checked as always. */
function paramsIn(body: string): GraphQLParams | null {
  const params = parsed(body);
  return typeof params !== 'object' || params === null || Array.isArray(params) ? null : params;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
