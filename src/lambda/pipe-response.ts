import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Ends when the body does or the signal says so, and leaves neither side open. */
export async function pipeResponse(
  body: ReadableStream<Uint8Array> | null,
  stream: Writable,
  signal: AbortSignal,
): Promise<void> {
  // Without a byte written, status and headers would get lost.
  stream.write('');
  const reader = body?.getReader();
  const stop = (): void => {
    reader?.cancel().catch(() => undefined);
  };
  // What is read may never come, and cancelling does not end every kind of stream.
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => {
      stop();
      resolve(undefined);
    });
  });
  try {
    for (;;) {
      const next = await Promise.race([reader?.read(), stopped]);
      // Yoga's streams can only be cancelled once they have begun.
      if (signal.aborted) stop();
      if (!next || next.done || signal.aborted) break;
      if (!stream.write(next.value)) await once(stream, 'drain', { signal });
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    stream.end();
  }
}
