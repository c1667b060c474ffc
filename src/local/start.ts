import { randomBytes } from 'node:crypto';
import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { oidcAccounts } from '../app/seats/accounts.ts';
import { Encounters } from '../app/encounters.ts';
import { CreationQuota } from '../app/play/creation-quota.ts';
import type { Ports } from '../app/ports.ts';
import { SeatTokens } from '../app/seats/tokens.ts';
import type { RateLimit } from '../graphql/http/limits/rate-limit.ts';
import { SCHEMA_VERSION } from '../graphql/schema/version.ts';
import { API_PATH } from '../graphql/http/paths.ts';
import { createServer, type ServerOptions as ApiOptions } from '../graphql/server.ts';
import { Connections } from '../mcp/connections.ts';
import type { SignInOffer } from '../web/headers.ts';
import { type Database, openDatabase, TABLE } from './database/database.ts';
import { ForecastThread } from './threads/forecast-thread.ts';
import { isOurs } from './listener/host-names.ts';
import { listenerFor } from './listener/listener.ts';
import type { ServedMetrics } from './metrics.ts';
import type { RedisNews } from './redis-news.ts';
import { PngThread } from './threads/png-thread.ts';
import { logged } from './listener/request-log.ts';
import { EVERYWHERE, LOOPBACK, type Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { startSweeps } from './sweeps.ts';
import { staticFiles } from './listener/static.ts';
import { tokenKeyIn } from './database/token-key.ts';
import { socketAddress } from './listener/trusted-proxies.ts';
import { type ServedWebhooks, startWebhooks } from './webhooks.ts';

/** Where `npm start` builds the playground. */
const PAGES = path.resolve(import.meta.dirname, '../../dist/web');
/** How the tools of assistants ask the API: in this process, by a name that none looks up. */
const ASSISTANTS = {
  url: `http://localhost${API_PATH}`,
  version: SCHEMA_VERSION,
  report: (error: unknown) => {
    console.error('A tool of an assistant has failed:', error);
  },
};
/** How long open requests may take when the server stops: Docker waits for ten seconds. */
const GRACE_MS = 8000;
/** How long a request may take to arrive. */
const BODY_MS = 20_000;
/** Longer than proxies keep a connection that they do not use: 60 seconds for nginx and the balancers of AWS. */
const PROXY_KEPT_MS = 65_000;
/** How long a locked file may hold up this process, and a little more. */
const HELD_UP_MS = 5000;
const MISDIRECTED =
  'This server does not answer by this name. List it in SIXBEAT_HOST_NAMES, or use localhost or an address.\n';

export interface Running {
  /** With a slash at the end. */
  readonly url: string;
  readonly keptIn: string;
  /** Where its figures are; null when nowhere. */
  readonly metrics: string | null;
  /** Resolves with the reason when the database is lost for good: nothing can be answered any more. */
  readonly lost: Promise<string>;
  /**
   * Says that it is about to stop, and goes on answering for as long as the settings say: load balancers send
   * new requests elsewhere meanwhile, and streams end one after the other.
   */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** @throws StartupError when the database or the port is not available */
export async function start(
  settings: Pick<Settings, 'port' | 'dataDir'> & Partial<Settings>,
  entropy: Ports['randomBytes'] = randomBytes,
): Promise<Running> {
  const database = await openDatabase(settings);
  const [forecasts, pictures] = [new ForecastThread(), new PngThread()];
  const news = await newsFrom(settings);
  let metrics: ServedMetrics | null = null;
  let assistants: Connections | null = null;
  let webhooks: ServedWebhooks | null = null;
  let endSweeps: (() => Promise<void>) | null = null;
  let isDraining = false;
  const release = async (): Promise<void> => {
    await Promise.all([forecasts.stop(), pictures.stop(), webhooks?.stop(), endSweeps?.()]);
    news?.close();
    metrics?.stop();
    database.close();
  };
  try {
    metrics = await metricsAt(settings.metrics);
    const ports = portsOf(settings, database, entropy);
    webhooks = startWebhooks(settings.webhookNetworks, {
      ...ports,
      // By which its leases are told from those of other servers: no part of what is played.
      randomBytes,
      ...(metrics && { onAttempt: metrics.onWebhook }),
    });
    const encounters = new Encounters({
      ...ports,
      forecasts,
      webhooks: webhooks.port,
      ...(news && { news }),
      ...(metrics && { onUpdate: metrics.onUpdate, store: metrics.counted(database.store) }),
    });
    endSweeps = startSweeps(encounters.keeping, (count) => metrics?.onErased(count));
    const { pending } = webhooks;
    metrics?.present(() => ({
      streams: encounters.streams,
      watched: encounters.watched,
      pending: pending(),
    }));
    const api = createServer(encounters, {
      ...optionsOf(settings),
      streams: database.isShared ? 'ELSEWHERE' : 'HERE',
      isDraining: () => isDraining,
      rasterize: (svg, payer) => pictures.paint(svg, payer),
      assistants: (fetch) => {
        const connections = new Connections({ ...ASSISTANTS, fetch });
        assistants = connections;
        return (request, from) => connections.answer(request, from);
      },
      ...(metrics && { onMutation: metrics.onMutation }),
    });
    const files = staticFiles(PAGES, offerOf(settings.oidc), settings.embedOrigins);
    const answer = listenerFor(api, files, settings.addressOf);
    const listener: RequestListener = (request, response) => {
      if (isOurs(request.headers.host, settings.hostNames ?? [])) answer(request, response);
      else response.writeHead(421, { 'content-type': 'text/plain' }).end(MISDIRECTED);
    };
    const seen = settings.logRequests ? logged(listener) : listener;
    const http = createHttpServer({ ...arriving(settings.bodyMs), ...kept(settings) }, seen);
    const { host = LOOPBACK } = settings;
    await listen(http, settings.port, host);
    return {
      url: `http://${[LOOPBACK, EVERYWHERE].includes(host) ? 'localhost' : host}:${(http.address() as AddressInfo).port}/`,
      keptIn: database.keptIn,
      metrics: metrics?.url ?? null,
      lost: database.lost,
      drain: () => {
        isDraining = true;
        return encounters.endStreams(settings.drainMs);
      },
      stop: async () => {
        // What is being sent may take seconds: it is waited for beside the open requests.
        await Promise.all([assistants?.stop(), encounters.endStreams(), webhooks?.stop()]);
        await close(http);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function metricsAt(address: Settings['metrics']): Promise<ServedMetrics | null> {
  if (!address) return null;
  const { startMetrics } = await import('./metrics.ts');
  return startMetrics(address, SCHEMA_VERSION);
}

/** Of all servers on one table; the client is loaded where one is asked for. */
async function newsFrom({
  news: url,
  table = TABLE,
}: Pick<Partial<Settings>, 'news' | 'table'>): Promise<RedisNews | null> {
  if (url === undefined) return null;
  const { redisNews } = await import('./redis-news.ts');
  return redisNews(url, `sixbeat:${table}`);
}

/** What the settings say of the use cases. */
const portsOf = (
  settings: Partial<Settings>,
  { store, pictures, isShared }: Database,
  entropy: Ports['randomBytes'],
): Ports => ({
  store,
  pictures,
  clock: () => new Date(),
  randomBytes: entropy,
  creation: settings.oidc ? 'ACCOUNTS' : 'OPEN',
  ...(settings.createPerDay !== undefined && {
    creationQuota: new CreationQuota(settings.createPerDay),
  }),
  ...(settings.keepDays !== undefined && { keepDays: settings.keepDays }),
  renewal: (settings.renewExpired ?? !isShared) ? 'ENDED_GM' : 'STANDING',
  streamLimits: settings.streamLimits ?? {},
});

/** What they say of the API. */
const optionsOf = (settings: Pick<Settings, 'dataDir'> & Partial<Settings>): ApiOptions => ({
  tokens: new SeatTokens(settings.tokenKeys ?? [tokenKeyIn(settings.dataDir)]),
  accounts: settings.oidc ? oidcAccounts(settings.oidc) : null,
  ...(settings.origins && { origins: settings.origins }),
  rate: rateOf(settings),
  ...(settings.maxStreamMs === undefined ? {} : { maxStreamMs: settings.maxStreamMs }),
});

/**
 * What is not there by then is cut off: who sends a byte a minute occupies no place. A connection is
 * kept for longer than is promised, since a file that another process has locked holds up this one,
 * which must not hang up on what has arrived meanwhile.
 */
const arriving = (bodyMs = BODY_MS): ServerOptions => ({
  keepAliveTimeoutBuffer: HELD_UP_MS,
  requestTimeout: bodyMs,
  headersTimeout: bodyMs / 2,
  connectionsCheckingInterval: bodyMs / 10,
});

/** A proxy that sends a request on a connection which the server just closes has to answer that it failed. */
const kept = ({ addressOf = socketAddress }: Partial<Settings>): ServerOptions =>
  addressOf === socketAddress ? {} : { keepAliveTimeout: PROXY_KEPT_MS };

const offerOf = (oidc: Settings['oidc']): SignInOffer | null =>
  oidc?.clientId === undefined
    ? null
    : { issuer: oidc.issuer, clientId: oidc.clientId, audience: oidc.audience, isNeeded: true };

/** A minute's worth may come at once. */
const rateOf = (settings: Partial<Settings>): RateLimit => ({
  perMinute: settings.requestsPerMinute ?? 0,
  processorMs: settings.processorMsPerMinute ?? 0,
  answerBytes: settings.answerBytesPerMinute ?? 0,
});

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartupError(reasonFor(error, port, host)));
    });
    server.listen(port, host, resolve);
  });
}

/** Answers the open requests, then closes their connections. */
async function close(server: Server): Promise<void> {
  const idle = setInterval(() => {
    server.closeIdleConnections();
  }, 20);
  const late = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE_MS);
  await promisify(server.close.bind(server))();
  clearInterval(idle);
  clearTimeout(late);
}

function reasonFor({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `port ${port} is already in use; set PORT to another one.`;
  if (code === 'EACCES') return `port ${port} is not allowed; set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine.`;
  return `port ${port} is not available: ${message}`;
}
