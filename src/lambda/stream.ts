/** Behind the function URL: answers flow as they come, which subscriptions need. */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { api } from './api.ts';
import { headOf, requestOf } from './events.ts';
import { API_PATH, STREAM_PATH } from './names.ts';
import { observed } from './telemetry.ts';

/** Milliseconds before Lambda would cut the stream off: it ends in an orderly way instead. */
const MARGIN = 2000;

export const handler = awslambda.streamifyResponse<APIGatewayProxyEventV2>(
  async (event, connection, context) => {
    const gone = new AbortController();
    const hangUp = (): void => {
      gone.abort();
    };
    connection.on('error', hangUp).on('close', hangUp);
    // Lambda itself does not tell when a client has gone, so this bounds what that costs.
    const late = AbortSignal.timeout(Math.max(context.getRemainingTimeInMillis() - MARGIN, 0));
    const response = await observed(event, context, async () => {
      const path = event.rawPath === STREAM_PATH ? API_PATH : event.rawPath;
      return api.fetch(requestOf(event, path));
    });
    const stream = awslambda.HttpResponseStream.from(connection, headOf(response));
    await pour(response.body, stream, AbortSignal.any([gone.signal, late]));
  },
);

/** Ends when the body does or the signal says so, and leaves neither side open. */
async function pour(
  body: ReadableStream<Uint8Array> | null,
  stream: Writable,
  signal: AbortSignal,
): Promise<void> {
  // Without a byte written, status and headers would get lost.
  stream.write('');
  const reader = body?.getReader();
  const stop = (): void => {
    void reader?.cancel();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) break;
      if (!stream.write(next.value)) await once(stream, 'drain', { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    stream.end();
  }
}
