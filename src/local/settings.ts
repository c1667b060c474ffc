import path from 'node:path';
import { MIN_KEEP_DAYS } from '../app/keeping.ts';
import { STREAM_LIMITS } from '../app/follow/places.ts';
import type { StreamLimits } from '../app/ports.ts';
import { MIN_KEY_BYTES } from '../app/seats/tokens.ts';
import { isWebOrigin } from '../web/headers.ts';
import type { MetricsAddress } from './metrics.ts';
import { StartupError } from './startup-error.ts';
import { addressBehind, type AddressOf, socketAddress } from './listener/trusted-proxies.ts';

/** What the environment says about a server on one machine. */
export interface Settings {
  /** PORT; 4000 if not set, 0 for any free one. */
  readonly port: number;
  /** HOST: the address to listen on; 127.0.0.1 if not set, so that no other machine gets in. */
  readonly host: string;
  /** SIXBEAT_HOST_NAMES: names by which pages may address it, with commas between, beside `localhost` and addresses. */
  readonly hostNames: readonly string[];
  /** SIXBEAT_DATA_DIR: where encounters are kept; `.sixbeat` if not set. */
  readonly dataDir: string;
  /** DYNAMODB_ENDPOINT: a DynamoDB-compatible server to use instead. */
  readonly endpoint: string | undefined;
  /**
   * SIXBEAT_TABLE: a table of DynamoDB to use instead, with the region and the credentials that the AWS SDK finds;
   * it is never made. With DYNAMODB_ENDPOINT: the one of that server.
   */
  readonly table?: string | undefined;
  /** SIXBEAT_PICTURES_BUCKET: where pictures are kept beside that table; in the data folder if not set. */
  readonly picturesBucket?: string | undefined;
  /** SIXBEAT_METRICS: where figures for Prometheus are served, as in `127.0.0.1:9464`; nowhere if not set. */
  readonly metrics?: MetricsAddress | undefined;
  /** SIXBEAT_LOG_REQUESTS: whether each request is a line of the log; `false` if not set. */
  readonly logRequests?: boolean;
  /** SIXBEAT_NEWS: a Redis or Valkey through which the servers on a database tell each other what they write; they look for it if not set. */
  readonly news?: string | undefined;
  /**
   * SIXBEAT_TOKEN_KEY: signs the tokens of seats; one in the data folder if not set. After a comma
   * those of before, whose tokens stay good.
   */
  readonly tokenKeys: readonly [string, ...string[]] | undefined;
  /**
   * SIXBEAT_OIDC_ISSUER and SIXBEAT_OIDC_AUDIENCE: whose accounts may create encounters; anyone if not set.
   * SIXBEAT_OIDC_CLIENT_ID: by which the issuer knows the page; no one signs in there if not set.
   */
  readonly oidc:
    | { readonly issuer: string; readonly audience: string; readonly clientId?: string | undefined }
    | undefined;
  /**
   * SIXBEAT_RENEW_EXPIRED: whether the expired token of a GM's seat renews it; if not set, `true` with a
   * SQLite file and `false` with DynamoDB.
   */
  readonly renewExpired?: boolean;
  /** SIXBEAT_TRUSTED_PROXIES: behind which proxies it stands, and so where requests come from; none if not set. */
  readonly addressOf?: AddressOf;
  /** SIXBEAT_REQUESTS_PER_MINUTE, of each seat; 0 or nothing for as many as they like. */
  readonly requestsPerMinute?: number;
  /** SIXBEAT_PROCESSOR_SECONDS_PER_MINUTE, but in milliseconds: what its requests may take; 0 or nothing for any. */
  readonly processorMsPerMinute?: number;
  /** SIXBEAT_ANSWER_MEGABYTES_PER_MINUTE, but in bytes: of its answers, uncompressed; 0 or nothing for any. */
  readonly answerBytesPerMinute?: number;
  /** SIXBEAT_CREATE_PER_DAY: encounters and parties that one account, or one address without one, opens in a day; any number if not set. */
  readonly createPerDay?: number | undefined;
  /** SIXBEAT_KEEP_DAYS: for how many days encounters and parties are kept that no one opens; for ever if not set. */
  readonly keepDays?: number | undefined;
  /** SIXBEAT_ORIGINS: the sites whose pages may ask, with commas between; any if not set. */
  readonly origins?: readonly string[];
  /** SIXBEAT_EMBED_ORIGINS: the sites whose pages may embed a fight, with commas between, `*` for any; none if not set. */
  readonly embedOrigins?: readonly string[];
  /** SIXBEAT_WEBHOOK_NETWORKS: networks beside the public internet to which webhooks lead, as in `10.0.0.0/8`, with commas between; none if not set. */
  readonly webhookNetworks?: string | undefined;
  /** Milliseconds in which a request must have arrived; not of the environment. */
  readonly bodyMs?: number;
  /** SIXBEAT_STREAMS_PER_ADDRESS, _ENCOUNTER, _SEAT and _SPECTATOR: how many subscriptions may be open. */
  readonly streamLimits?: StreamLimits;
  /** SIXBEAT_STREAM_SECONDS, but in milliseconds: how long a subscription lasts at most. */
  readonly maxStreamMs: number | undefined;
  /**
   * SIXBEAT_DRAIN_SECONDS, but in milliseconds: how long requests are still answered once it is told to stop; 0 if not
   * set, for a server that no load balancer stands before.
   */
  readonly drainMs?: number;
}

/** Generous: a table of bots on one machine plays on, and a loop gone wild is stopped. */
const REQUESTS_PER_MINUTE = '6000';
/** A tenth of a processor, and as much as a table of pages reads in an hour. */
const PROCESSOR_SECONDS_PER_MINUTE = '6';
const ANSWER_MEGABYTES_PER_MINUTE = '100';

/** @throws StartupError when a setting makes no sense */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  /** Empty is the same as not set, as everywhere in a shell. */
  const given = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
  const port = given('PORT') ?? '4000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new StartupError(`PORT must be a number from 0 to 65535, not '${port}'.`);
  /** Of each seat in a minute. */
  const rate = (name: string, usual: string): number => {
    const number = given(name) ?? usual;
    if (!/^\d{1,7}$/.test(number))
      throw new StartupError(`${name} must be a number from 0 to 9999999, not '${number}'.`);
    return Number(number);
  };
  return {
    port: Number(port),
    host: given('HOST') ?? LOOPBACK,
    hostNames: listIn(given('SIXBEAT_HOST_NAMES')).map((name) => name.toLowerCase()),
    dataDir: path.resolve(given('SIXBEAT_DATA_DIR') ?? '.sixbeat'),
    endpoint: given('DYNAMODB_ENDPOINT'),
    ...tableIn(given),
    news: newsIn(given),
    metrics: metricsIn(given),
    logRequests: isOn(given, 'SIXBEAT_LOG_REQUESTS', false),
    tokenKeys: tokenKeysIn(given),
    oidc: oidcIn(given),
    renewExpired: renewExpiredIn(given),
    addressOf: addressOfIn(given),
    requestsPerMinute: rate('SIXBEAT_REQUESTS_PER_MINUTE', REQUESTS_PER_MINUTE),
    processorMsPerMinute:
      1000 * rate('SIXBEAT_PROCESSOR_SECONDS_PER_MINUTE', PROCESSOR_SECONDS_PER_MINUTE),
    answerBytesPerMinute:
      1_000_000 * rate('SIXBEAT_ANSWER_MEGABYTES_PER_MINUTE', ANSWER_MEGABYTES_PER_MINUTE),
    createPerDay: numberIn(given, 'SIXBEAT_CREATE_PER_DAY'),
    keepDays: keepDaysIn(given),
    origins: listIn(given('SIXBEAT_ORIGINS') ?? '*'),
    embedOrigins: embedOriginsIn(given),
    webhookNetworks: given('SIXBEAT_WEBHOOK_NETWORKS'),
    streamLimits: streamLimitsIn(given),
    maxStreamMs: maxStreamIn(given),
    drainMs: drainIn(given),
  };
}

export const LOOPBACK = '127.0.0.1';
/** Every network that this machine is in. */
export const EVERYWHERE = '0.0.0.0';

const listIn = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

type Given = (name: string) => string | undefined;

function tokenKeysIn(given: Given): Settings['tokenKeys'] {
  const [first, ...before] = listIn(given('SIXBEAT_TOKEN_KEY'));
  if (first === undefined) return undefined;
  if ([first, ...before].some((key) => Buffer.byteLength(key) < MIN_KEY_BYTES))
    throw new StartupError(`SIXBEAT_TOKEN_KEY must have at least ${MIN_KEY_BYTES} bytes.`);
  return [first, ...before];
}

function tableIn(given: Given): Pick<Settings, 'table' | 'picturesBucket'> {
  const table = given('SIXBEAT_TABLE');
  const picturesBucket = given('SIXBEAT_PICTURES_BUCKET');
  if (table === undefined && picturesBucket !== undefined)
    throw new StartupError('SIXBEAT_PICTURES_BUCKET needs SIXBEAT_TABLE.');
  if (table === undefined) return {};
  if (!/^[\w.:/-]{3,1024}$/.test(table))
    throw new StartupError(`SIXBEAT_TABLE must be the name of a table, not '${table}'.`);
  if (given('SIXBEAT_TOKEN_KEY') === undefined)
    throw new StartupError(
      'SIXBEAT_TABLE needs SIXBEAT_TOKEN_KEY: every server on a table must know the tokens of the others.',
    );
  return { table, picturesBucket };
}

function newsIn(given: Given): string | undefined {
  const url = given('SIXBEAT_NEWS');
  if (url === undefined || /^rediss?:$/.test(URL.parse(url)?.protocol ?? '')) return url;
  // It may have a password in it.
  throw new StartupError('SIXBEAT_NEWS must be a redis:// or rediss:// URL.');
}

function renewExpiredIn(given: Given): boolean {
  const isShared = ['DYNAMODB_ENDPOINT', 'SIXBEAT_TABLE'].some((name) => given(name) !== undefined);
  return isOn(given, 'SIXBEAT_RENEW_EXPIRED', !isShared);
}

function isOn(given: Given, name: string, usual: boolean): boolean {
  const answer = given(name) ?? String(usual);
  if (answer !== 'true' && answer !== 'false')
    throw new StartupError(`${name} must be true or false, not '${answer}'.`);
  return answer === 'true';
}

function metricsIn(given: Given): MetricsAddress | undefined {
  const text = given('SIXBEAT_METRICS');
  if (text === undefined) return undefined;
  const [, host = LOOPBACK, port] = /^(?:(\[.+\]|[^:]+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535)
    throw new StartupError(
      `SIXBEAT_METRICS must be a port, or an address with a port such as 127.0.0.1:9464, not '${text}'.`,
    );
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

function addressOfIn(given: Given): AddressOf {
  const proxies = given('SIXBEAT_TRUSTED_PROXIES');
  return proxies === undefined ? socketAddress : addressBehind(proxies);
}

function streamLimitsIn(given: Given): StreamLimits {
  const { address, encounter, seat, spectator, account } = STREAM_LIMITS;
  return {
    address: numberIn(given, 'SIXBEAT_STREAMS_PER_ADDRESS') ?? address,
    encounter: numberIn(given, 'SIXBEAT_STREAMS_PER_ENCOUNTER') ?? encounter,
    seat: numberIn(given, 'SIXBEAT_STREAMS_PER_SEAT') ?? seat,
    spectator: numberIn(given, 'SIXBEAT_STREAMS_PER_SPECTATOR') ?? spectator,
    account: numberIn(given, 'SIXBEAT_STREAMS_PER_ACCOUNT') ?? account,
  };
}

function maxStreamIn(given: Given): number | undefined {
  const seconds = numberIn(given, 'SIXBEAT_STREAM_SECONDS');
  return seconds === undefined ? undefined : seconds * 1000;
}

/** The longest that orchestrators wait before they kill. */
const MAX_DRAIN_SECONDS = 600;

function drainIn(given: Given): number {
  const seconds = given('SIXBEAT_DRAIN_SECONDS') ?? '0';
  if (!/^\d{1,3}$/.test(seconds) || Number(seconds) > MAX_DRAIN_SECONDS)
    throw new StartupError(
      `SIXBEAT_DRAIN_SECONDS must be a number from 0 to ${MAX_DRAIN_SECONDS}, not '${seconds}'.`,
    );
  return Number(seconds) * 1000;
}

/** They stand in a header: each is an origin, and nothing more. */
function embedOriginsIn(given: Given): readonly string[] {
  const origins = listIn(given('SIXBEAT_EMBED_ORIGINS'));
  const wrong = origins.find((one) => one !== '*' && !isWebOrigin(one));
  if (wrong !== undefined)
    throw new StartupError(
      `SIXBEAT_EMBED_ORIGINS must be origins such as https://club.example, not '${wrong}'.`,
    );
  return origins;
}

function numberIn(given: Given, name: string): number | undefined {
  const text = given(name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new StartupError(`${name} must be a number from 1 to 999999, not '${text}'.`);
  return Number(text);
}

function keepDaysIn(given: Given): number | undefined {
  const days = numberIn(given, 'SIXBEAT_KEEP_DAYS');
  if (days !== undefined && days < MIN_KEEP_DAYS)
    throw new StartupError(
      `SIXBEAT_KEEP_DAYS must be at least ${MIN_KEEP_DAYS}, not '${days}': for a week it is said what will be erased.`,
    );
  return days;
}

function oidcIn(given: Given): Settings['oidc'] {
  const issuer = given('SIXBEAT_OIDC_ISSUER');
  const audience = given('SIXBEAT_OIDC_AUDIENCE');
  const clientId = given('SIXBEAT_OIDC_CLIENT_ID');
  if (issuer === undefined && audience === undefined && clientId === undefined) return undefined;
  if (issuer === undefined || audience === undefined || !URL.canParse(issuer))
    throw new StartupError(
      'SIXBEAT_OIDC_ISSUER (an address) and SIXBEAT_OIDC_AUDIENCE are set together or not at all; SIXBEAT_OIDC_CLIENT_ID needs both.',
    );
  return { issuer, audience, clientId };
}
