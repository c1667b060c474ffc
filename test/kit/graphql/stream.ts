/** The updates of an encounter as a client of GraphQL over SSE gets them. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { Encounters } from '../../../src/app/encounters.ts';
import type { EncounterStore, Ports } from '../../../src/app/ports.ts';
import {
  EncountersUpdatedDocument,
  type EncountersUpdatedSubscription,
  EncounterUpdatedDocument,
  type EncounterUpdatedSubscription,
} from '../../../src/client/index.ts';
import { createServer } from '../../../src/graphql/server.ts';
import { listenerFor } from '../../../src/local/listener/listener.ts';
import { ApiClient } from './api.ts';
import { firstToken, tokens } from '../app/seats.ts';

export type News =
  | EncounterUpdatedSubscription['encounterUpdated']
  | EncountersUpdatedSubscription['encountersUpdated'];
export type Update = Extract<News, { __typename: 'EncounterUpdate' }>;

interface Following {
  readonly afterVersion?: number;
  /** The GM's first seat, unless it is another. */
  readonly token?: string;
  /** The published subscription, unless it is another. */
  readonly query?: string;
  /** Whether pings are asked for too. */
  readonly pings?: boolean;
}

/** Follows an encounter; `return` cuts the connection. */
export async function* follow(
  { endpoint }: ApiClient,
  encounterId: string,
  { afterVersion, token, query = print(EncounterUpdatedDocument), pings }: Following = {},
): AsyncGenerator<News, void> {
  const authorization = `Bearer ${token ?? (await firstToken(encounterId))}`;
  // A client that connects again by itself would ask for what it has seen once more.
  const client = createClient({ url: endpoint, headers: { authorization }, retryAttempts: 0 });
  const variables = { encounterId, afterVersion, ...(pings && { pings }) };
  const results = client.iterate<EncounterUpdatedSubscription>({ query, variables });
  try {
    for await (const { data, errors } of results) {
      if (!data) throw new Error(JSON.stringify(errors));
      yield data.encounterUpdated;
    }
  } finally {
    client.dispose();
  }
}

/** An encounter to follow, and the token of its seat if that is not the one of the request. */
interface FollowedInput {
  readonly encounterId: string;
  readonly afterVersion?: number | null;
  readonly token?: string | null;
}

/** Follows several, with a token for all of them or none. */
export async function* followSeveral(
  { endpoint }: ApiClient,
  encounters: readonly FollowedInput[],
  token?: string,
  pings = false,
): AsyncGenerator<News, void> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const client = createClient({ url: endpoint, headers, retryAttempts: 0 });
  const query = print(EncountersUpdatedDocument);
  const results = client.iterate<EncountersUpdatedSubscription>({
    query,
    variables: { encounters, pings },
  });
  try {
    for await (const { data, errors } of results) {
      if (!data) throw new Error(JSON.stringify(errors));
      yield data.encountersUpdated;
    }
  } finally {
    client.dispose();
  }
}

/** The next update; anything else is not expected. */
export async function nextUpdate(news: AsyncIterator<News>): Promise<Update> {
  const { value } = (await news.next()) as IteratorResult<News, undefined>;
  if (value?.__typename === 'EncounterUpdate') return value;
  throw new Error(`Expected an update, got ${JSON.stringify(value)}.`);
}

/** All that there is to come. */
export const restOf = (news: AsyncIterable<News>): Promise<readonly News[]> =>
  Array.fromAsync(news);

/** Sends the operation as it is and gives the stream of bytes, or what is answered instead. */
export const subscribeRaw = (
  { endpoint }: ApiClient,
  query: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query }),
  });

/** A server on this store whose reads are counted. */
export class CountingServer extends ApiClient {
  readonly encounters: Encounters;
  readonly stop: () => Promise<void>;
  /** How often each method of the store was called. */
  readonly calls: Readonly<Record<'versions' | 'load' | 'journal', number>>;

  private constructor(
    endpoint: string,
    behind: Pick<CountingServer, 'encounters' | 'stop' | 'calls'>,
  ) {
    super(endpoint);
    this.encounters = behind.encounters;
    this.stop = behind.stop;
    this.calls = behind.calls;
  }

  static async start(
    store: EncounterStore,
    more: Pick<Ports, 'forecasts'> = {},
  ): Promise<CountingServer> {
    const calls = { versions: 0, load: 0, journal: 0 };
    const encounters = new Encounters({
      ...more,
      store: {
        ...store,
        versions: (ids) => (calls.versions++, store.versions(ids)),
        load: (id) => (calls.load++, store.load(id)),
        journal: (...args) => (calls.journal++, store.journal(...args)),
      },
      clock: () => new Date(),
      randomBytes,
      creation: 'OPEN',
    });
    const api = createServer(encounters, { tokens, accounts: null, log: () => undefined });
    const http = createHttpServer(listenerFor(api, () => Promise.resolve(null)));
    await once(http.listen(0), 'listening');
    const stop = async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    };
    const { port } = http.address() as AddressInfo;
    return new CountingServer(`http://localhost:${port}/graphql`, { encounters, stop, calls });
  }
}
