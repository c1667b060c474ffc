/** Clients with normalized caches, set up as the documentation says, on the real server. */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { QueryClient } from '@tanstack/query-core';
import { Client, fetchExchange, subscriptionExchange, type TypedDocumentNode } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { OperationTypeNode, print } from 'graphql';
import { createClient } from 'graphql-sse';
import {
  EncounterDocument,
  EncounterUpdatedDocument,
  ScreenDocument,
  ScreenUpdatedDocument,
} from '../../../src/client/index.ts';
import { FightQueries, type News, type Send } from '../../../src/client/tanstack.ts';
import { possibleTypes, typePolicies } from '../../../src/client/apollo.ts';
import { introspection, keys } from '../../../src/client/graphcache.ts';

type Variables = Readonly<Record<string, unknown>>;
type Document<Data> = TypedDocumentNode<Data, never>;

/** As a frontend uses a client. */
export interface CachedClient {
  /** From the network into the cache. */
  fetch<Data>(document: Document<Data>, variables: Variables): Promise<Data>;
  /** Out of the cache, or from the network where the cache does not have all of it. */
  cacheFirst<Data>(document: Document<Data>, variables: Variables): Promise<Data>;
  /** Out of the cache alone; null where it does not have all of it. */
  read<Data>(document: Document<Data>, variables: Variables): Promise<Data | null>;
  /** Every update goes into the cache. @returns what ends it */
  follow<Data>(
    document: Document<Data>,
    variables: Variables,
    next: (data: Data) => void,
  ): () => void;
}

/** A client at an address, with the headers of a seat. */
export type Connected = (
  endpoint: string,
  headers: Readonly<Record<string, string>>,
) => CachedClient;

const isMutation = (document: Document<unknown>): boolean =>
  document.definitions.some(
    (one) => 'operation' in one && one.operation === OperationTypeNode.MUTATION,
  );

export const apollo: Connected = (endpoint, headers) => {
  const events = createClient({ url: `${endpoint}/stream`, headers, retryAttempts: 0 });
  const stream = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) =>
        events.subscribe<ApolloLink.Result['data']>(
          { query: print(query), variables },
          {
            next: (result) => {
              observer.next(result as ApolloLink.Result);
            },
            error: (error) => {
              observer.error(error);
            },
            complete: () => {
              observer.complete();
            },
          },
        ),
      ),
  );
  const client = new ApolloClient({
    cache: new InMemoryCache({ possibleTypes, typePolicies }),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      stream,
      new HttpLink({ uri: endpoint, headers }),
    ),
  });
  const query = async <Data>(
    document: Document<Data>,
    variables: Variables,
    fetchPolicy: 'network-only' | 'cache-first',
  ) =>
    (await client.query({ query: document, variables: variables as never, fetchPolicy }))
      .data as Data;
  return {
    fetch: async <Data>(document: Document<Data>, variables: Variables) => {
      if (!isMutation(document)) return query(document, variables, 'network-only');
      const done = await client.mutate({ mutation: document, variables: variables as never });
      return done.data as Data;
    },
    cacheFirst: (document, variables) => query(document, variables, 'cache-first'),
    read: (document, variables) =>
      Promise.resolve(client.readQuery({ query: document, variables: variables as never })),
    follow: (document, variables, next) => {
      const followed = client
        .subscribe({ query: document, variables: variables as never })
        .subscribe(({ data }) => {
          if (data) next(data);
        });
      return () => {
        followed.unsubscribe();
      };
    },
  };
};

export const urql: Connected = (endpoint, headers) => {
  const events = createClient({ url: `${endpoint}/stream`, headers, retryAttempts: 0 });
  const client = new Client({
    url: endpoint,
    preferGetMethod: false,
    fetchOptions: { headers },
    exchanges: [
      cacheExchange({ schema: introspection, keys }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables = {} }) => ({
          subscribe: (sink) => ({
            unsubscribe: events.subscribe(
              { query, variables },
              {
                ...sink,
                next: (result) => {
                  sink.next(result as Parameters<typeof sink.next>[0]);
                },
              },
            ),
          }),
        }),
      }),
    ],
  });
  const query = async <Data>(
    document: Document<Data>,
    variables: Variables,
    requestPolicy: 'network-only' | 'cache-first',
  ): Promise<Data> => {
    const { data, error } = await client.query(document, variables as never, { requestPolicy });
    if (error || !data) throw error ?? new Error('No data.');
    return data;
  };
  return {
    fetch: async (document, variables) => {
      if (!isMutation(document)) return query(document, variables, 'network-only');
      const { data, error } = await client.mutation(document, variables as never);
      if (error || !data) throw error ?? new Error('No data.');
      return data;
    },
    cacheFirst: (document, variables) => query(document, variables, 'cache-first'),
    read: async (document, variables) => {
      const cacheOnly = { requestPolicy: 'cache-only' } as const;
      const { data } = await client.query(document, variables as never, cacheOnly);
      return data ?? null;
    },
    follow: (document, variables, next) => {
      const followed = client.subscription(document, variables as never).subscribe(({ data }) => {
        if (data) next(data);
      });
      return () => {
        followed.unsubscribe();
      };
    },
  };
};

/** The screen of which a stream brings what changes. */
const screens = new Map<unknown, TypedDocumentNode<unknown, { readonly id: string }>>([
  [EncounterUpdatedDocument, EncounterDocument],
  [ScreenUpdatedDocument, ScreenDocument],
]);

export const tanstack: Connected = (endpoint, headers) => {
  const events = createClient({ url: `${endpoint}/stream`, headers, retryAttempts: 0 });
  const send: Send = async <Data>(document: Document<Data>, variables: unknown) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const { data } = (await response.json()) as { readonly data?: Data };
    if (!data) throw new Error('No data.');
    return data;
  };
  const client = new QueryClient();
  const fights = new FightQueries(client, send);
  const query = <Data>(document: Document<Data>, variables: Variables) =>
    fights.query(document as TypedDocumentNode<Data, Variables>, variables);
  return {
    fetch: async <Data>(document: Document<Data>, variables: Variables) => {
      if (!isMutation(document)) return client.query(query(document, variables));
      const { signal } = new AbortController();
      const data = await send(document, variables as never, signal);
      const [payload] = Object.values(data as Record<string, News>);
      const { encounter } = payload as { readonly encounter?: { readonly id: string } };
      const { encounterId = '' } = variables.input as { readonly encounterId?: string };
      fights.update(encounter?.id ?? encounterId, payload ?? {});
      return data;
    },
    cacheFirst: (document, variables) =>
      client.query({ ...query(document, variables), staleTime: Infinity }),
    read: <Data>(document: Document<Data>, variables: Variables) => {
      const { queryKey } = query(document, variables);
      const state = client.getQueryState<Data>([...queryKey]);
      return Promise.resolve(state?.isInvalidated ? null : (state?.data ?? null));
    },
    follow: (document, variables, next) =>
      events.subscribe(
        { query: print(document), variables },
        {
          next: ({ data }) => {
            if (!data) return;
            const { encounterUpdated } = data as { readonly encounterUpdated: News };
            fights.update(String(variables.encounterId), encounterUpdated, screens.get(document));
            next(data as never);
          },
          error: (error) => {
            throw error;
          },
          complete: () => undefined,
        },
      ),
  };
};

export const cachedClients: readonly (readonly [string, Connected])[] = [
  ['Apollo Client', apollo],
  ['urql with graphcache', urql],
  ['TanStack Query', tanstack],
];
