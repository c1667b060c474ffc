import type { GraphiQLProps } from 'graphiql';

type Fetcher = GraphiQLProps['fetcher'];
type Result = Awaited<ReturnType<Fetcher>>;

interface Sink {
  next: (value: never) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/**
 * Posts an operation and reads the answer. GraphiQL's own fetcher knows subscriptions over
 * WebSocket only; Sixbeat streams them as server-sent events.
 */
export function fetcher(url: string): Fetcher {
  return async (operation, options) => {
    const abort = new AbortController();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json, text/event-stream',
        ...(options?.headers as Record<string, string> | undefined),
        'content-type': 'application/json',
      },
      body: JSON.stringify(operation),
      signal: abort.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream') && response.body !== null) {
      return stream(response.body, abort) as Result;
    }
    if (type.includes('json')) return (await response.json()) as Result;
    throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);
  };
}

/** An observable of the events; the stop button unsubscribes, which closes the connection. */
function stream(body: ReadableStream<Uint8Array<ArrayBuffer>>, abort: AbortController) {
  return {
    subscribe(sink: Sink) {
      read(body, sink).then(sink.complete, (error: unknown) => {
        if (!abort.signal.aborted) sink.error(error);
      });
      return {
        unsubscribe: () => {
          abort.abort();
        },
      };
    },
  };
}

/** Events end with an empty line; only `next` events with data carry a result. */
async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, sink: Sink): Promise<void> {
  let pending = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const events = (pending + text).split('\n\n');
    pending = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      const data = lines.find((line) => line.startsWith('data: '));
      if (lines.includes('event: complete')) return;
      if (data !== undefined) sink.next(JSON.parse(data.slice('data: '.length)) as never);
    }
  }
}
