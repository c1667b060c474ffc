/** What a server tells those who look after it, in the format of Prometheus, at an address of its own. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { EncounterStore } from '../app/ports.ts';
import type { Sent } from '../app/webhooks/deliveries.ts';
import type { MutationObserver } from '../graphql/plumbing/context.ts';
import { StartupError } from './startup-error.ts';

/** Seconds; what is fast here takes a few milliseconds, and what is slow seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What is open in a server at the moment. */
export interface Present {
  /** Streams that are open. */
  readonly streams: number;
  /** Encounters that are followed. */
  readonly watched: number;
  /** Encounters that wait for a delivery to a webhook. */
  readonly pending: number;
}

export interface ServerMetrics {
  readonly onMutation: MutationObserver;
  /** A viewer has an update, so many milliseconds after this server had its version. */
  readonly onUpdate: (ms: number) => void;
  /** A message was sent to a webhook, with what became of it. */
  readonly onWebhook: (kind: Sent['kind']) => void;
  /** So many encounters and parties that no one opened were erased. */
  readonly onErased: (count: number) => void;
  /** The same store, what is asked of it counted. */
  readonly counted: (store: EncounterStore) => EncounterStore;
  /** Asked whenever the figures are read. */
  readonly present: (of: () => Present) => void;
}

/** They can be read at `url`. */
export interface ServedMetrics extends ServerMetrics {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Answers `/metrics` at an address, and nothing else.
 *
 * @throws StartupError when the address cannot be listened on
 */
export async function startMetrics(
  address: MetricsAddress,
  version: string,
): Promise<ServedMetrics> {
  const registry = new Registry();
  const served = await serve(address, () => registry.metrics());
  return { ...metricsIn(registry, version), ...served };
}

function metricsIn(registry: Registry, version: string): ServerMetrics {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'sixbeat_info',
    help: 'Always 1; which version runs.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const mutations = new Histogram({
    name: 'sixbeat_mutation_seconds',
    help: 'How long mutations took, by name and by their result.',
    labelNames: ['mutation', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const updates = new Histogram({
    name: 'sixbeat_update_seconds',
    help: 'From when this server has a version to when a viewer has its update.',
    buckets: BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: 'sixbeat_store_calls_total',
    help: 'Calls of the database, by their result; `versions` are looks for news.',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const webhooks = new Counter({
    name: 'sixbeat_webhook_messages_total',
    help: 'Messages to webhooks, by whether they were delivered; each attempt counts.',
    labelNames: ['outcome'],
    registers,
  });
  const erased = new Counter({
    name: 'sixbeat_erased_encounters_total',
    help: 'Encounters and parties that were erased because no one has opened them for SIXBEAT_KEEP_DAYS.',
    registers,
  });
  let present = (): Present => ({ streams: 0, watched: 0, pending: 0 });
  const gauge = (name: keyof Present, metric: string, help: string): void => {
    new Gauge({
      name: metric,
      help,
      registers,
      collect() {
        this.set(present()[name]);
      },
    });
  };
  gauge(
    'streams',
    'sixbeat_streams',
    'Streams that are open; one that follows several encounters counts for each.',
  );
  gauge('watched', 'sixbeat_watched_encounters', 'Encounters that are followed.');
  gauge(
    'pending',
    'sixbeat_webhook_pending_encounters',
    'Encounters that wait for a delivery to a webhook, as was found last.',
  );
  return {
    onMutation: ({ mutation, outcome, seconds }) => {
      mutations.observe({ mutation, outcome }, seconds);
    },
    onUpdate: (ms) => {
      updates.observe(ms / 1000);
    },
    onWebhook: (kind) => {
      webhooks.inc({ outcome: kind === 'DELIVERED' ? 'DELIVERED' : 'FAILED' });
    },
    onErased: (count) => {
      erased.inc(count);
    },
    counted: (store) =>
      countedBy(store, (call, outcome) => {
        calls.inc({ call, outcome });
      }),
    present: (of) => {
      present = of;
    },
  };
}

/** Of a commit its kind is told, such as `CONFLICT`; of all else whether it was answered. */
function countedBy(
  store: EncounterStore,
  count: (call: string, outcome: string) => void,
): EncounterStore {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]): Promise<unknown> => {
        let outcome = 'ERROR';
        try {
          const result: unknown = await Reflect.apply(method, target, args);
          outcome = name === 'commit' ? (result as { readonly kind: string }).kind : 'ANSWERED';
          return result;
        } finally {
          count(String(name), outcome);
        }
      };
    },
  });
}

/** Where to listen, as in `127.0.0.1:9464`. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

async function serve(
  { host, port }: MetricsAddress,
  text: () => Promise<string>,
): Promise<Pick<ServedMetrics, 'url' | 'stop'>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => {
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body);
      },
      () => {
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartupError(
      `SIXBEAT_METRICS ${host}:${port} is not available: ${(error as Error).message}`,
    );
  }
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
