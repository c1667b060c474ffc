/** Sends the messages of webhooks, signed as https://www.standardwebhooks.com says. */
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Message, Send, Sent } from '../app/webhooks/deliveries.ts';
import { judgeAddress, type Judged, networksIn } from './addresses.ts';

export interface Sender {
  /** What is wrong with an address, as far as can be said without asking anyone; null for nothing. */
  readonly refuse: (url: string) => string | null;
  readonly send: Send;
}

export interface SenderOptions {
  /** Networks to send to beside the public internet, such as `10.0.0.0/8`, with commas between. */
  readonly networks: string;
  /** The addresses of a name. */
  readonly resolve?: (name: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Certificates of authorities that are trusted beside those of Node.js. */
  readonly ca?: string;
}

/** Milliseconds for all of an attempt: the name, the connection, and the status of the answer. */
const ATTEMPT_MS = 5000;

/** @throws Error that names a part of the networks that is none */
export function senderOf({ networks, resolve = addressesOf, ca }: SenderOptions): Sender {
  const permitted = networksIn(networks);
  const judge = (address: string): Judged => judgeAddress(address, permitted);

  const refuse = (text: string): string | null => {
    const url = URL.parse(text);
    if (!url || !/^https?:$/.test(url.protocol)) return 'It is an address with https://.';
    if (url.protocol === 'http:' && permitted.length === 0)
      return 'It begins with https://: messages are sent over TLS.';
    if (url.username !== '' || url.password !== '')
      return 'Leave out name and password: messages are signed.';
    if (url.hash !== '') return 'Leave out what comes after #: it is sent to no one.';
    const host = hostOf(url);
    return isIP(host) && judge(host) === 'SPECIAL' ? NOT_PUBLIC : null;
  };

  /** Where to connect. */
  const target = async (url: URL, signal: AbortSignal): Promise<string | Failed> => {
    const host = hostOf(url);
    const addresses = isIP(host) ? [host] : await resolved(host, resolve, signal);
    const [first] = addresses;
    if (first === undefined) return because(`The name ${host} has no address.`);
    // One that is public does not speak for the others: the name may lead to either.
    const judged = addresses.map(judge);
    if (judged.includes('SPECIAL')) return because(NOT_PUBLIC);
    return url.protocol === 'https:' || judged[0] === 'PERMITTED'
      ? first
      : because('Messages are sent without TLS to permitted networks alone.');
  };

  const send = async (message: Message): Promise<Sent> => {
    const signal = AbortSignal.timeout(ATTEMPT_MS);
    try {
      const url = new URL(message.url);
      const address = await target(url, signal);
      if (typeof address !== 'string') return address;
      return outcomeOf(await statusOf({ url, address, message, signal, ca }));
    } catch (error) {
      return because(signal.aborted ? TOO_LATE : reasonOf(error));
    }
  };

  return { refuse, send };
}

const NOT_PUBLIC = 'It leads to an address that is not of the public internet.';
const TOO_LATE = `There was no answer within ${ATTEMPT_MS / 1000} seconds.`;

type Failed = Extract<Sent, { kind: 'FAILED' | 'GONE' }>;

const because = (reason: string): Failed => ({ kind: 'FAILED', reason });

/** Without the brackets of IPv6, nor the dot at the end of a whole name. */
const hostOf = ({ hostname }: URL): string =>
  hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

/** Also where a resolver never settles. */
function resolved(
  host: string,
  resolve: NonNullable<SenderOptions['resolve']>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const late = once(signal, 'abort').then((): readonly string[] => {
    throw new Error(TOO_LATE);
  });
  return Promise.race([resolve(host, signal), late]);
}

/** Asks the name servers, and none of the few threads on which files are read and names of the system looked up. */
async function addressesOf(name: string, signal: AbortSignal): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  signal.addEventListener('abort', () => {
    resolver.cancel();
  });
  // IPv4 first: not every network reaches the other.
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

interface Sending {
  readonly url: URL;
  readonly address: string;
  readonly message: Message;
  readonly signal: AbortSignal;
  readonly ca: string | undefined;
}

/** Connects to this address, whatever its name leads to by now, and hangs up once it has the status. */
async function statusOf({ url, address, message, signal, ca }: Sending): Promise<number> {
  const isSafe = url.protocol === 'https:';
  const host = hostOf(url);
  const request: ClientRequest = (isSafe ? requestHttps : requestHttp)({
    method: 'POST',
    host: address,
    port: url.port || (isSafe ? 443 : 80),
    path: url.pathname + url.search,
    headers: { ...headersOf(message), host: url.host },
    signal,
    // A connection of its own, which no proxy of the environment is asked for.
    agent: false,
    // The certificate must be that of the name.
    ...(isSafe && { ...(!isIP(host) && { servername: host }), ...(ca !== undefined && { ca }) }),
  });
  try {
    request.end(message.body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return response.statusCode ?? 0;
  } finally {
    request.on('error', () => undefined);
    request.destroy();
  }
}

function headersOf({ id, at, body, secrets }: Message): Readonly<Record<string, string>> {
  const sentAt = new Date(at);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body));
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Sixbeat-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

function outcomeOf(status: number): Sent {
  if (status >= 200 && status < 300) return { kind: 'DELIVERED' };
  if (status === 410) return { kind: 'GONE', reason: 'The receiver answered 410: it is gone.' };
  const hint = status >= 300 && status < 400 ? ': redirects are not followed' : '';
  return because(`The receiver answered ${status}${hint}.`);
}

/** The code alone: a message of Node.js may have more of the address in it than its GM should read. */
function reasonOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string'
    ? `The receiver could not be reached (${code}).`
    : 'The receiver could not be reached.';
}
