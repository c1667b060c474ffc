/** Sends the documents of `@sixbeat/client` from a seat, and follows a fight. */
import { createClient, type RequestParams } from 'graphql-sse';
import { bearerOf, mayBeRenewed } from '../account/account.ts';
import { type Granted, granted } from './granted.ts';
import { type Named, type NamedDocument, parametersOf, wantsText } from './named.ts';
import { Trouble } from './trouble.ts';
import { ANSWER_MS, watchedFetch } from './watched.ts';

export { Trouble };

const URL = '/graphql';
const STREAM_URL = '/graphql/stream';

interface GraphQLAnswer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

/** @throws Trouble when there is no answer to work with */
export const send = async <Data, Variables>(
  document: NamedDocument<Data, Variables>,
  variables: Variables,
  token: string | null,
): Promise<Granted<Data>> => granted(await post<Data>({ document, variables }, token));

/** A document with its variables. */
interface Sent {
  readonly document: Named;
  readonly variables: unknown;
}

/** The same, as it was answered. */
export async function post<Data>(sent: Sent, token: string | null): Promise<Data> {
  const bearer = await bearerOf(token);
  const parameters = await parametersOf(sent.document);
  const request = {
    method: 'POST',
    headers: { ...authorization(bearer), 'content-type': 'application/json' },
    body: JSON.stringify({ ...parameters, variables: sent.variables }),
  };
  const response = await watchedFetch(URL, request, ANSWER_MS).catch(unreachable);
  const text = await response.text().catch(unreachable);
  const seconds = shortWait(response);
  if (seconds !== null) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    return post(sent, token);
  }
  const answer = parsed(text) as GraphQLAnswer<Data>;
  const [error] = answer.errors ?? [];
  // Where nothing but an error came, the error says why: a seat was revoked, say.
  if (answer.data && !(error && hasNothing(answer.data))) return answer.data;
  const code = error?.extensions?.code ?? `HTTP_${response.status}`;
  // Nothing of it was done.
  if (code === 'UNAUTHENTICATED' && mayBeRenewed(token, bearer)) return post(sent, token);
  if (wantsText(parameters, code)) return post(sent, token);
  throw new Trouble(code, error?.message ?? `The server answered ${response.status}.`);
}

/** The bytes of a picture that a seat may see. @throws Trouble when they do not come */
export async function pictureOf(path: string, token: string | null): Promise<Blob> {
  const bearer = await bearerOf(token);
  const headers = authorization(bearer);
  const response = await watchedFetch(path, { headers }).catch(unreachable);
  if (response.status === 401 && mayBeRenewed(token, bearer)) return pictureOf(path, token);
  if (!response.ok) throw new Trouble(`HTTP_${response.status}`, 'The picture did not come.');
  return response.blob();
}

/** Milliseconds that a picture may take to be sent. */
const UPLOAD_MS = 60_000;

/** Has the service keep a picture. @returns its hash. @throws Trouble with the reason where it does not */
export async function putPicture(
  path: string,
  bytes: Blob,
  name: string,
  token: string | null,
): Promise<string> {
  const headers = authorization(await bearerOf(token));
  const request = { method: 'PUT', headers, body: bytes };
  const address = `${path}?name=${encodeURIComponent(name)}`;
  const response = await watchedFetch(address, request, UPLOAD_MS).catch(unreachable);
  const answer = parsed(await response.text().catch(unreachable)) as PictureAnswer;
  if (response.ok && answer.hash !== undefined) return answer.hash;
  const { code = `HTTP_${response.status}`, message = 'The picture was not taken.' } = answer;
  throw new Trouble(code, message);
}

/** What was kept, or why it was not. */
interface PictureAnswer {
  readonly hash?: string;
  readonly code?: string;
  readonly message?: string;
}

const hasNothing = (data: object): boolean => Object.values(data).every((field) => field === null);
/** The most seconds for which a request waits by itself. */
const SHORT = 10;

/** When to ask again what was asked too fast, of which nothing was done; null where that is not soon. */
function shortWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Infinity);
  return status === 429 && seconds <= SHORT ? seconds : null;
}

function unreachable(): never {
  throw new Trouble('OFFLINE', 'The server cannot be reached.');
}

/** Nothing where it is no JSON, as that of what stands before a server. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const authorization = (token: string | null): Readonly<Record<string, string>> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/**
 * What a subscription sends, until `signal` ends it. Ends when the server ends it, and throws
 * Trouble when it was cut: resuming is for who knows what was seen last.
 */
export async function* stream<Data, Variables extends Record<string, unknown>>(
  document: NamedDocument<Data, Variables>,
  variables: Variables,
  token: string | null,
  signal: AbortSignal,
): AsyncGenerator<Data, void, undefined> {
  const bearer = await bearerOf(token);
  const parameters = await parametersOf(document);
  const client = createClient({
    url: STREAM_URL,
    headers: authorization(bearer),
    retryAttempts: 0,
    fetchFn: watchedFetch,
  });
  const end = (): void => {
    client.dispose();
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    // It sends what it is given; its type knows no ids.
    const request = { ...parameters, variables } as RequestParams;
    const results = client.iterate<Data>(request);
    for await (const { data, errors } of results) {
      const [error] = errors ?? [];
      const code = String(error?.extensions.code);
      if (data) yield data;
      else if (code === 'UNAUTHENTICATED' && mayBeRenewed(token, bearer)) throw cut();
      else if (wantsText(parameters, code)) throw cut();
      else if (error) throw new Trouble(code, error.message);
    }
  } catch (error) {
    if (error instanceof Trouble || signal.aborted) throw error;
    throw cut();
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

const cut = () => new Trouble('CUT', 'The connection was cut.');
