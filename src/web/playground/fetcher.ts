import type { GraphiQLProps } from 'graphiql';
import { type Client, createClient, type RequestParams, type Sink } from 'graphql-sse';
import { type Memory, remember } from './memory.ts';
import { wholeOperation } from './operations.ts';
import { fill } from './placeholders.ts';

type Fetcher = GraphiQLProps['fetcher'];
type Result = Awaited<ReturnType<Fetcher>>;

/**
 * Posts an operation with the token of the seat and remembers the answer. GraphiQL's own fetcher knows
 * subscriptions over WebSocket only; Sixbeat streams them as server-sent events.
 */
export function fetcher(url: string, memory: Memory, fragments: string): Fetcher {
  return async (operation, options) => {
    const filling = fill(operation.variables, memory.getState());
    if ('missing' in filling)
      return { errors: [{ message: filling.missing }] } as unknown as Result;
    const { variables, filledIn } = filling;
    const { token } = memory.getState();
    const headers = new Headers(options?.headers);
    // The schema is public: it loads even with an invalid token.
    const isSeated = token !== '' && operation.operationName !== 'IntrospectionQuery';
    if (isSeated && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    const { isSubscription = false, ...whole } = wholeOperation(operation, fragments);
    if (isSubscription) {
      // A deployment streams under no other path.
      const client = clientOf(`${url}/stream`, headers);
      return stream(client, { query: whole.query, variables }, memory) as Result;
    }
    headers.set('accept', 'application/graphql-response+json, application/json');
    headers.set('content-type', 'application/json');
    const body = JSON.stringify({ ...whole, variables });
    const response = await fetch(url, { method: 'POST', headers, body });
    if (response.headers.get('content-type')?.includes('json') !== true)
      throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
    const answer = (await response.json()) as { readonly data?: unknown };
    remember(memory, answer);
    // Shown above the answer: what was sent in place of the placeholders.
    const extensions = Object.keys(filledIn).length > 0 && { extensions: { filledIn } };
    return { ...extensions, ...answer } as Result;
  };
}

const clientOf = (url: string, headers: Headers): Client =>
  createClient({ url, headers: Object.fromEntries(headers), retryAttempts: 0, fetchFn });

/** A refused request has the reason in its body. */
const fetchFn: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  if (response.ok) return response;
  throw new Error(await response.text());
};

/** An observable of the events; the stop button unsubscribes, which closes the connection. */
const stream = (client: Client, request: RequestParams, memory: Memory) => ({
  subscribe: (sink: Sink) => ({
    unsubscribe: client.subscribe(request, {
      ...sink,
      next: (answer) => {
        remember(memory, answer);
        sink.next(answer);
      },
    }),
  }),
});
