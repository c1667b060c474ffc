/** Notices where a connection died without a word: while a machine slept, or its network was changed. */
import { connection, isHere } from './connection.ts';

/** On a stream a server says something every 12 seconds; after so many milliseconds without it the stream is lost. */
const STREAM_MS = 30_000;
/** The same of an answer, which a server that is there has sent long before. */
export const ANSWER_MS = 15_000;

/** Fetches, and cuts it when nothing has come for so long. */
export async function watchedFetch(
  address: string,
  init: RequestInit = {},
  silence = STREAM_MS,
): Promise<Response> {
  // What is in this browser needs no network, and a long answer of it is no sign of a loss.
  if (isHere()) return connection().fetch(address, init);
  const cut = new AbortController();
  const end = (): void => {
    cut.abort();
  };
  let timer = setTimeout(end, silence);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(end, silence);
  };
  const signal = init.signal ? AbortSignal.any([init.signal, cut.signal]) : cut.signal;
  const forget = (): void => {
    clearTimeout(timer);
    removeEventListener('offline', end);
  };
  addEventListener('offline', end);
  signal.addEventListener('abort', forget, { once: true });
  try {
    const response = await connection().fetch(address, { ...init, signal });
    const heeded = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        heard();
        controller.enqueue(chunk);
      },
      flush: forget,
    });
    return new Response(response.body?.pipeThrough(heeded) ?? null, response);
  } catch (error) {
    forget();
    throw error;
  }
}
