/**
 * Requests, and updates of streams, are worked on in turn: one of each address, of its callers and of their
 * connections alike. So 200 requests on one connection, or a hundred streams of one encounter, hold up no
 * other request for longer than one of them takes. See docs/decisions/0073-budgets-of-work.md.
 */
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { othersFirst } from '../../../app/pauses.ts';
import type { Asked, Guard } from '../guard.ts';
import { type CallerOf, debtOf } from '../limits/rate-limit.ts';
import { workOf } from '../limits/work.ts';
import { Turns } from './turns.ts';

const queues = new WeakMap<Asked, () => Promise<void>>();

/** Resolves when a request may go on: at once where no other request waits. */
export async function turnOf(request: Asked): Promise<void> {
  await (queues.get(request)?.() ?? othersFirst());
  workOf(request).resume();
}

export function fairTurns(callerOf: CallerOf): Guard {
  const turns = new Turns();
  return {
    onSchemaChange({ schema }) {
      updateInTurn(schema as GraphQLSchema);
    },
    async onRequest({ request, serverContext: { address, connection } }) {
      const caller = (await callerOf(request)) ?? 'anonymous';
      const name = typeof caller === 'string' ? caller : caller.key;
      const place = [address, name, connection ?? request];
      queues.set(request, () => turns.take(place));
    },
    onRequestParse({ request, requestParser, setRequestParser }) {
      if (!requestParser) return;
      setRequestParser((sent) => requestParser(measuredBy(request, sent)));
    },
    onParams: ({ request }) => turnOf(request),
  };
}

/** The same body, whose parsing is charged to the request: while it came, others were worked on. */
function measuredBy(request: Asked, sent: Request): Request {
  const json = async (): Promise<unknown> => {
    const text = await sent.text();
    workOf(request).resume();
    return JSON.parse(text);
  };
  return new Proxy(sent, {
    get: (target, name) => {
      if (name === 'json') return json;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

type Subscribe = GraphQLFieldResolver<unknown, { readonly request: Asked }>;
type Updates = AsyncIterableIterator<unknown>;

const inTurns = new WeakSet<GraphQLSchema>();

function updateInTurn(schema: GraphQLSchema): void {
  if (inTurns.has(schema)) return;
  inTurns.add(schema);
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const subscribe = field.subscribe as Subscribe;
    field.subscribe = (async (source, args, context, info) => {
      const updates = (await subscribe(source, args, context, info)) as Updates;
      return eachInTurn(updates, context.request);
    }) satisfies Subscribe;
  }
}

/** It ends with an error when its caller has a debt. */
function eachInTurn(updates: Updates, request: Asked): Updates {
  const work = workOf(request);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const update = await updates.next();
      if (update.done) return update;
      const debt = debtOf(request);
      if (debt) {
        await updates.return?.();
        throw debt;
      }
      await turnOf(request);
      work.renew();
      return update;
    },
    async return(value) {
      await updates.return?.(value);
      return { done: true, value: undefined };
    },
  };
}
