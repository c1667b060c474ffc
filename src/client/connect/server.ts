/** Sends documents to a server, again where an answer was lost, and opens its streams. */
import { createParser } from 'eventsource-parser';
import { isUnknownDocument } from '../document-id.ts';
import type { Text } from '../generated/texts.ts';
import { Pauses, sleep } from './pauses.ts';
import { RequestError } from './request-error.ts';

type Fetch = (url: string, request: RequestInit) => Promise<Response>;

export interface ServerSettings {
  /** Of the API: `https://<host>/graphql`. */
  readonly url: string;
  /** What sends requests; that of the platform if left out. */
  readonly fetch?: Fetch;
  /** For how many milliseconds a request is repeated that gets no answer; 60,000 if left out. */
  readonly patienceMs?: number;
}

/** As GraphQL answers, once or item by item. */
export interface Result<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLError[];
}

interface GraphQLError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly retryAfter?: number };
}

interface Sent {
  readonly document: Pick<Text<unknown, unknown>, 'id' | 'text'>;
  readonly variables: unknown;
  readonly token: string | null;
}

interface Manner {
  readonly accept: string;
  readonly signal: AbortSignal;
  /** Whether the document is sent by its id. */
  readonly byId?: boolean;
}

/** Milliseconds within which a server that is there has answered; on a stream it says something every 12 seconds. */
const SILENCE_MS = 30_000;

export class Server {
  readonly url: string;
  private readonly patienceMs: number;
  private readonly send: Fetch;
  /** Whether questions and commands are sent by the ids of their documents: until the server does not know one. */
  private sendsIds = true;

  constructor({ url, fetch: send = fetch, patienceMs = 60_000 }: ServerSettings) {
    this.url = url;
    this.patienceMs = patienceMs;
    // Browsers refuse it as a method of anything but their window.
    this.send = (url, request) => send(url, request);
  }

  /** Does a mutation once, however often it has to be sent. */
  command<Data, Input extends object>(
    document: Text<Data, { input: Input }>,
    input: Input,
    token: string | null,
  ): Promise<Data> {
    return this.ask(document, { input: { ...input, idempotencyKey: newKey() } }, token);
  }

  /** @throws RequestError when no answer has come in all the time there is, or none can */
  ask<Data, Variables>(
    document: Text<Data, Variables>,
    variables: Variables,
    token: string | null,
  ): Promise<Data> {
    return this.patiently(() => this.askOnce<Data>({ document, variables, token }));
  }

  /**
   * What lies beside the API, as text.
   *
   * @param path relative to the API
   * @throws RequestError as `ask` does, and where the server refuses it
   */
  read(path: string, token: string | null): Promise<string> {
    return this.patiently(async () => {
      const signal = AbortSignal.timeout(SILENCE_MS);
      const url = new URL(path, this.url).href;
      const response = await this.send(url, { headers: authorized(token), signal }).catch(
        unreachable,
      );
      const text = await response.text().catch(unreachable);
      if (response.ok) return text;
      const { code, message = text } = parsed(text) as { code?: string; message?: string };
      throw errorOf([{ message, extensions: { ...(code !== undefined && { code }) } }], response);
    });
  }

  private async patiently<T>(once: () => Promise<T>): Promise<T> {
    const until = Date.now() + this.patienceMs;
    for (const pauses = new Pauses(); ;) {
      try {
        return await once();
      } catch (error) {
        if (!(error instanceof RequestError) || !error.isPassing) throw error;
        const pause = pauses.next(error.retryAfter);
        if (Date.now() + pause > until) throw error;
        await sleep(pause);
      }
    }
  }

  private async askOnce<Data>(sent: Sent): Promise<Data> {
    const { sendsIds } = this;
    const accept = 'application/graphql-response+json, application/json';
    const signal = AbortSignal.timeout(SILENCE_MS);
    const response = await this.post(this.url, { accept, signal, byId: sendsIds }, sent);
    const { data, errors } = await read<Data>(response);
    if (data) return data;
    if (sendsIds && isUnknownDocument(errors?.[0]?.extensions?.code)) {
      this.sendsIds = false;
      return this.askOnce(sent);
    }
    throw errorOf(errors, response);
  }

  /** What a subscription sends, item by item, until the server ends it. @throws RequestError when it was cut */
  async *stream<Data, Variables>(
    document: Text<Data, Variables>,
    variables: Variables,
    token: string | null,
    signal: AbortSignal,
  ): AsyncGenerator<Result<Data>, void, undefined> {
    const cut = new AbortController();
    const watched = async <T>(step: Promise<T>): Promise<T> => {
      const timer = setTimeout(() => {
        cut.abort();
      }, SILENCE_MS);
      return step.finally(() => {
        clearTimeout(timer);
      });
    };
    try {
      const both = AbortSignal.any([signal, cut.signal]);
      const sent = { document, variables, token };
      const response = await watched(
        this.post(`${this.url}/stream`, { accept: 'text/event-stream', signal: both }, sent),
      );
      if (!response.ok || !response.body)
        throw errorOf((await read<Data>(response)).errors, response);
      const events: Result<Data>[] = [];
      const parser = createParser({
        onEvent: ({ event, data }) => {
          if (event === 'next') events.push(JSON.parse(data) as Result<Data>);
        },
      });
      const chunks = response.body.getReader();
      const decoder = new TextDecoder();
      for (;;) {
        const { done, value } = await watched(chunks.read()).catch(unreachable);
        if (done) return;
        parser.feed(decoder.decode(value, { stream: true }));
        yield* events.splice(0);
      }
    } finally {
      cut.abort();
    }
  }

  private post(
    url: string,
    { accept, signal, byId = false }: Manner,
    { document, variables, token }: Sent,
  ): Promise<Response> {
    const headers = { accept, 'content-type': 'application/json', ...authorized(token) };
    const { id, text } = document;
    const named = byId ? { documentId: id } : { query: text };
    const body = JSON.stringify({ ...named, variables });
    return this.send(url, { method: 'POST', headers, body, signal }).catch(unreachable);
  }
}

const authorized = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

function unreachable(cause: unknown): never {
  throw new RequestError('OFFLINE', 'The server cannot be reached.', { cause });
}

/** Nothing where it is no JSON, as that of what stands before a server. */
async function read<Data>(response: Response): Promise<Result<Data>> {
  return parsed(await response.text().catch(unreachable));
}

function parsed(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

/** Why there is no data. @param response that it came with, unless it came in a stream */
export function errorOf(errors: Result<unknown>['errors'], response?: Response): RequestError {
  const [error] = errors ?? [];
  const { code = `HTTP_${response?.status ?? 200}`, retryAfter } = error?.extensions ?? {};
  const message = error?.message ?? `The server answered ${response?.status ?? 'nothing'}.`;
  const seconds = retryAfter ?? Number(response?.headers.get('retry-after') ?? 0);
  return new RequestError(code, message, { retryAfter: seconds || 0 });
}

/** Also without a secure connection, where a browser makes no UUIDs. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
