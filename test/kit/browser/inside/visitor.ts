/** What a page of the site does with a service in a worker of its own. */
import {
  type ConnectedService,
  connectService,
  NoStorageError,
} from '../../../../src/browser/client.ts';
import type { Ruleset } from '../../../../src/client/index.ts';
import { playAndFollow } from '../../client/play-and-follow.ts';
import type { Relayed } from '../messages.ts';

export { dumped, restored } from './databases.ts';

const API = new URL('/graphql', location.href).href;

let service: ConnectedService | null = null;

const opened = (): ConnectedService => {
  if (service) return service;
  throw new Error('No service was opened.');
};

/** @returns whether its data stay, or why there can be none */
export async function open(name?: string, program = '/service/worker.js'): Promise<string> {
  try {
    service = await connectService(new Worker(program, { type: 'module' }), name);
    return service.storage;
  } catch (error) {
    if (error instanceof NoStorageError) return error.reason;
    throw error;
  }
}

/** As if the browser had killed it. */
export function kill(): void {
  service?.close();
  service = null;
}

export const play = (ruleset: Ruleset) => playAndFollow(API, ruleset, { fetch: opened().fetch });

/** A request of GraphQL. @returns status, headers and text of the answer */
export async function ask(body: string, token: string | null = null) {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  return read(API, { method: 'POST', headers, body });
}

/** Closes the service while a request is on its way. @returns why it failed */
export async function askAndKill(body: string): Promise<string> {
  const asked = ask(body).then(
    () => 'It was answered.',
    (error: unknown) => String(error),
  );
  kill();
  return asked;
}

export const ownerToken = () => opened().ownerToken;

export const askAsOwner = (body: string) => ask(body, opened().ownerToken);

/** Any request. @param path on the site */
export async function read(path: string, init: RequestInit = {}) {
  const response = await opened().fetch(path, init);
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

/** Begins a subscription, reads its first event, and stops it. @returns what came */
export async function firstEvent(body: string, token: string): Promise<string> {
  const stop = new AbortController();
  const response = await opened().fetch(`${API}/stream`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body,
    signal: stop.signal,
  });
  const reader = response.body?.getReader();
  let text = '';
  while (!/^data: .*\n/m.test(text)) {
    const part = await reader?.read();
    if (!part || part.done) break;
    text += new TextDecoder().decode(part.value);
  }
  stop.abort();
  return text;
}

/** What `bridge.ts` has put into the page. */
declare const said: (relayed: Relayed) => Promise<void>;
const relayed = new Map<number, AbortController>();

/** Any request, whose answer is told part by part. */
export async function relay(id: number, path: string, init: RequestInit): Promise<void> {
  const stop = new AbortController();
  relayed.set(id, stop);
  try {
    const { status, headers, body } = await opened().fetch(path, { ...init, signal: stop.signal });
    await said({ id, said: { status, headers: Object.fromEntries(headers) } });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      await said({ id, said: part.value });
    await said({ id, said: null });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    relayed.delete(id);
  }
}

export const stopRelaying = (id: number): void => relayed.get(id)?.abort();
