import type { GraphiQLProps } from 'graphiql';
import { isSubscription, wholeOperation } from './operations.ts';
import { fill } from './placeholders.ts';
import type { Answer, Table } from './table.ts';

type Fetcher = GraphiQLProps['fetcher'];
type Result = Awaited<ReturnType<Fetcher>>;

interface Sink {
  next: (value: never) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/** An open stream of answers, and how to close it. */
interface Source {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly abort: AbortController;
  readonly see: (answer: Answer) => void;
}

/**
 * Posts an operation from the seat of the table and lets the table see the answer. GraphiQL's own
 * fetcher knows subscriptions over WebSocket only; Sixbeat streams them as server-sent events.
 */
export function fetcher(url: string, table: Table, fragments: string): Fetcher {
  return async (operation, options) => {
    const filling = fill(operation.variables, table.state);
    if ('missing' in filling)
      return { errors: [{ message: filling.missing }] } as unknown as Result;
    const headers = new Headers(options?.headers);
    // The schema is everybody's: it loads even when the token is of no use.
    const seated =
      !headers.has('authorization') && operation.operationName !== 'IntrospectionQuery';
    if (seated && table.state.token !== null)
      headers.set('authorization', `Bearer ${table.state.token}`);
    headers.set('accept', 'application/graphql-response+json, application/json, text/event-stream');
    headers.set('content-type', 'application/json');
    const abort = new AbortController();
    const { variables, filledIn } = filling;
    const whole = wholeOperation(operation, fragments);
    const body = JSON.stringify({ ...whole, variables });
    // A deployment streams under no other path.
    const path = isSubscription(whole) ? `${url}/stream` : url;
    const response = await fetch(path, { method: 'POST', headers, body, signal: abort.signal });
    const see = (answer: Answer): void => {
      table.see(answer, seated && table.state.token !== null);
    };
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream') && response.body !== null)
      return stream({ body: response.body, abort, see }) as Result;
    if (!type.includes('json'))
      throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
    const answer = (await response.json()) as Answer;
    see(answer);
    // Shown above the answer: what was sent in place of the words of the variables.
    return {
      ...(Object.keys(filledIn).length > 0 && { extensions: { filledIn } }),
      ...answer,
    } as Result;
  };
}

/** An observable of the events; the stop button unsubscribes, which closes the connection. */
function stream(source: Source) {
  return {
    subscribe(sink: Sink) {
      read(source, sink).then(sink.complete, (error: unknown) => {
        if (!source.abort.signal.aborted) sink.error(error);
      });
      return {
        unsubscribe: () => {
          source.abort.abort();
        },
      };
    },
  };
}

/** Events end with an empty line; only `next` events with data carry a result. */
async function read({ body, see }: Source, sink: Sink): Promise<void> {
  let pending = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const events = (pending + text).split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      const data = lines.find((line) => line.startsWith('data: '));
      if (lines.includes('event: complete')) return;
      if (data === undefined) continue;
      const answer: unknown = JSON.parse(data.slice('data: '.length));
      see(answer as Answer);
      sink.next(answer as never);
    }
  }
}
