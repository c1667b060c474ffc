/** What stands between the network and the resolvers, in the terms of both ways in: Yoga's, and `plain.ts`. */
import type { Plugin } from 'graphql-yoga';
import type { Answer } from './answer.ts';
import type { RequestMetadata } from './request-metadata.ts';

/** What a guard, a context and a resolver may ask of a request. A `Request` is one. */
export interface Asked {
  readonly method: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Aborted when the client has gone, of whoever may ask for a stream. */
  readonly signal: AbortSignal;
}

interface Arrival {
  readonly request: Asked;
  readonly serverContext: RequestMetadata;
  /** Answers so, and lets nothing behind it see the request. */
  readonly endResponse: (response: Response) => void;
}

interface Departure {
  readonly request: Asked;
  readonly serverContext: RequestMetadata;
  readonly response: Pick<Answer, 'headers'>;
}

/**
 * A plugin of Yoga whose hooks around a request take no more than both ways in give. The plain way runs these
 * itself, inside of what it instruments of requests. All other hooks are about what is asked, which Yoga
 * executes either way; but `onRequestParse` sees no plain request, of which nothing is left to parse.
 */
export interface Guard extends Omit<Plugin<object, RequestMetadata>, 'onRequest' | 'onResponse'> {
  readonly onRequest?: (arrival: Arrival) => void | Promise<void>;
  readonly onResponse?: (departure: Departure) => void | Promise<void>;
}
