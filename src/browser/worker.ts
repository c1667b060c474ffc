/** The service in a worker, so that a page goes on while it works. Entry of a bundle; `client.ts` is its other end. */
import { StoreError } from '../app/ports.ts';
import type { Answered, Asked, SentRequest } from './messages.ts';
import { openService, type Service } from './service.ts';

let service: Promise<Service> | undefined;
const open = new Map<number, AbortController>();

const say = (answer: Answered, transfer: Transferable[] = []): void => {
  postMessage(answer, { transfer });
};

onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'OPEN') void begin(data.name);
  else if (data.kind === 'ABORT') open.get(data.id)?.abort();
  else void answer(data.id, data.request);
};

async function begin(name: string | undefined): Promise<void> {
  try {
    service = openService(name);
    const { ownerToken } = await service;
    say({ kind: 'READY', ownerToken });
  } catch (error) {
    // The next one to ask may find space, or a browser that keeps something.
    service = undefined;
    if (!(error instanceof StoreError)) throw error;
    say({ kind: 'NO_STORAGE', reason: error.kind, message: error.message });
  }
}

async function answer(id: number, { url, body, ...init }: SentRequest): Promise<void> {
  const stop = new AbortController();
  open.set(id, stop);
  try {
    const headers = init.headers.map(([name, value]): [string, string] => [name, value]);
    const { method } = init;
    const response = await (
      await opened()
    ).fetch(url, { method, headers, body, signal: stop.signal });
    const { status } = response;
    say({ kind: 'HEAD', id, status, headers: [...response.headers], hasBody: !!response.body });
    const parts = response.body?.getReader();
    stop.signal.addEventListener('abort', () => void parts?.cancel());
    for (let part = await parts?.read(); part && !part.done; part = await parts?.read()) {
      const bytes = new Uint8Array(part.value);
      say({ kind: 'PART', id, bytes }, [bytes.buffer]);
    }
    say({ kind: 'END', id });
  } catch (error) {
    say({ kind: 'FAILED', id, message: error instanceof Error ? error.message : String(error) });
  } finally {
    open.delete(id);
  }
}

function opened(): Promise<Service> {
  if (service) return service;
  throw new Error('The service is not open.');
}
