/**
 * Follows a fight with urql and its normalized cache. With Node 24, and the package that
 * src/client/README.md makes:
 *
 *     npm install <clone>/sixbeat-client-1.0.0.tgz graphql @urql/core @urql/exchange-graphcache graphql-sse
 *     node urql-tracker.ts http://localhost:4000/graphql <encounter> <token of a seat>
 */
import { EncounterDocument, EncounterUpdatedDocument } from '@sixbeat/client';
import { introspection, keys } from '@sixbeat/client/graphcache';
import { Client, type CombinedError, fetchExchange, subscriptionExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { createClient } from 'graphql-sse';

const [, , endpoint = '', encounterId = '', token = ''] = process.argv;
const headers = { authorization: `Bearer ${token}` };

/** Subscriptions are server-sent events, by POST to a path of their own. A retry would repeat versions. */
const events = createClient({ url: `${endpoint}/stream`, headers, retryAttempts: 0 });

const client = new Client({
  url: endpoint,
  preferGetMethod: false,
  fetchOptions: { headers },
  exchanges: [
    cacheExchange({ schema: introspection, keys }),
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query = '', variables = {} }) => ({
        subscribe: (sink) => ({
          unsubscribe: events.subscribe(
            { query, variables },
            {
              ...sink,
              next: (result) => {
                sink.next(result as Parameters<typeof sink.next>[0]);
              },
            },
          ),
        }),
      }),
    }),
  ],
});

/** What the cache has, whenever it changes. */
let afterVersion = 0;
const first = await client.query(EncounterDocument, { id: encounterId }).toPromise();
if (first.error) throw first.error;
client.query(EncounterDocument, { id: encounterId }).subscribe(({ data }) => {
  if (!data) return;
  if (data.encounter.__typename !== 'Encounter') throw new Error(data.encounter.message);
  const { version, phase, round, combatants } = data.encounter;
  afterVersion = Math.max(afterVersion, version);
  const who = combatants.map(({ name, status }) => `${name} ${status}`);
  console.log(`${version}: ${phase}, round ${round}: ${who.join(', ')}`);
  if (phase === 'ENDED') process.exit();
});

/** What waiting may mend; anything else cannot come back. */
function isPassing({ graphQLErrors, networkError }: CombinedError): boolean {
  const [error] = graphQLErrors;
  const { response } = (networkError ?? {}) as { readonly response?: Response };
  return error
    ? ['BUSY', 'INTERNAL_SERVER_ERROR'].includes(String(error.extensions.code))
    : response?.status !== 401;
}

function end(reason: string): never {
  console.error(`The stream has ended: ${reason}`);
  process.exit(1);
}

/** A stream ends when its time is up, or is cut: the next goes on after the version that was seen last. */
for (;;)
  await new Promise<void>((resolve) => {
    const variables = { encounterId, afterVersion };
    client.subscription(EncounterUpdatedDocument, variables).subscribe(({ data, error }) => {
      const update = data?.encounterUpdated;
      if (update?.__typename === 'EncounterUpdate')
        for (const { text } of update.events) console.log(`  ${text}`);
      if (error && !isPassing(error)) end(error.message);
      if (update?.__typename === 'StreamEnded' && update.reason !== 'TIME') end(update.reason);
      if (error || update?.__typename === 'StreamEnded') setTimeout(resolve, 1000);
    });
  });
