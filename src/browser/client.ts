/** The page's end of a service in a worker: `fetch` for all that asks an API. */
import type { StoreErrorKind } from '../app/ports.ts';
import type { Answered, Asked } from './messages.ts';

/** What the browser says of what it keeps for this site. */
export type Storage =
  /** For good, until the visitor deletes it. */
  | 'PERSISTENT'
  /** It may delete it when space runs short: say so, and offer to export. */
  | 'BEST_EFFORT';

export interface ConnectedService {
  /** As that of the platform, answered by the worker; for `@sixbeat/client`, and all else that takes one. */
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
  readonly ownerToken: string;
  readonly storage: Storage;
  /** Ends the worker, and with it every answer that is still to come. */
  readonly close: () => void;
}

/** The browser keeps nothing for this site, or has no space left: no service can be opened. */
export class NoStorageError extends Error {
  override readonly name = 'NoStorageError';
  readonly reason: StoreErrorKind;

  constructor(reason: StoreErrorKind, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Only pages may ask for it. */
interface PageStorage extends StorageManager {
  readonly persist: () => Promise<boolean>;
}

const CLOSED = 'The service was closed.';

/** What is still to come of an answer. */
interface Waiting {
  readonly begin: (response: Response) => void;
  readonly fail: (error: Error) => void;
  body: ReadableStreamDefaultController<Uint8Array> | null;
}

/**
 * Opens the service in a worker that was just made of `worker.ts`, and asks the browser to keep its data for good.
 *
 * @param name of the database
 * @throws NoStorageError
 */
export async function connectService(worker: Worker, name?: string): Promise<ConnectedService> {
  const open = new Map<number, Waiting>();
  const ready = Promise.withResolvers<string>();
  const say = (asked: Asked, transfer: Transferable[] = []): void => {
    worker.postMessage(asked, transfer);
  };
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    if (data.kind === 'READY') ready.resolve(data.ownerToken);
    else if (data.kind === 'NO_STORAGE')
      ready.reject(new NoStorageError(data.reason, data.message));
    else hear(open, data, say);
  };
  let isClosed = false;
  const fail = (message: string): void => {
    const error = new TypeError(message);
    ready.reject(error);
    for (const [id, waiting] of open) failed(open, id, waiting, error);
  };
  worker.onerror = ({ message }) => {
    fail(message);
  };
  say({ kind: 'OPEN', name });
  const ownerToken = await ready.promise;
  let last = 0;
  const send = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { signal, ...rest } = init;
    signal?.throwIfAborted();
    const request = new Request(new URL(url, location.href), rest);
    const body = init.body == null ? null : await request.arrayBuffer();
    // It may have been closed meanwhile: no one would answer.
    if (isClosed) throw new TypeError(CLOSED);
    const answer = Promise.withResolvers<Response>();
    const id = last++;
    const waiting: Waiting = { begin: answer.resolve, fail: answer.reject, body: null };
    open.set(id, waiting);
    signal?.addEventListener('abort', () => {
      if (!open.has(id)) return;
      say({ kind: 'ABORT', id });
      failed(open, id, waiting, signal.reason as Error);
    });
    const { method, headers } = request;
    const sent = { url: request.url, method, headers: [...headers], body };
    say({ kind: 'REQUEST', id, request: sent }, body ? [body] : []);
    return answer.promise;
  };
  return {
    fetch: send,
    ownerToken,
    storage: (await (navigator.storage as PageStorage).persist()) ? 'PERSISTENT' : 'BEST_EFFORT',
    close: () => {
      isClosed = true;
      worker.terminate();
      fail(CLOSED);
    },
  };
}

function hear(
  open: Map<number, Waiting>,
  answered: Extract<Answered, { readonly id: number }>,
  say: (asked: Asked) => void,
): void {
  const { id } = answered;
  const waiting = open.get(id);
  if (!waiting) return;
  switch (answered.kind) {
    case 'HEAD': {
      const { status, hasBody } = answered;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          waiting.body = controller;
        },
        cancel: () => {
          open.delete(id);
          say({ kind: 'ABORT', id });
        },
      });
      const headers = answered.headers.map(([name, value]): [string, string] => [name, value]);
      waiting.begin(new Response(hasBody ? body : null, { status, headers }));
      break;
    }
    case 'PART':
      waiting.body?.enqueue(answered.bytes);
      break;
    case 'END':
      open.delete(id);
      waiting.body?.close();
      break;
    case 'FAILED':
      failed(open, id, waiting, new TypeError(answered.message));
  }
}

/** As `fetch` fails: before the answer its promise, and then its body. */
function failed(
  open: Map<number, Waiting>,
  id: number,
  { fail, body }: Waiting,
  error: Error,
): void {
  open.delete(id);
  fail(error);
  body?.error(error);
}
