/**
 * Follows a fight with Apollo Client: one query, watched; every update goes into the cache, and the
 * cache says what has changed. With Node 24, and the package that src/client/README.md makes:
 *
 *     npm install <clone>/sixbeat-client-1.0.0.tgz graphql @apollo/client rxjs graphql-sse
 *     node apollo-tracker.ts http://localhost:4000/graphql <encounter> <token of a seat>
 */
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
import { EncounterDocument, EncounterUpdatedDocument } from '@sixbeat/client';
import { possibleTypes, typePolicies } from '@sixbeat/client/apollo';
import { OperationTypeNode, print } from 'graphql';
import { createClient } from 'graphql-sse';

const [, , endpoint = '', encounterId = '', token = ''] = process.argv;
const headers = { authorization: `Bearer ${token}` };

/** Subscriptions are server-sent events, by POST to a path of their own. */
const events = createClient({ url: `${endpoint}/stream`, headers, retryAttempts: 5 });
const eventsLink = new ApolloLink(
  ({ query, variables }) =>
    new Observable((observer) =>
      events.subscribe(
        { query: print(query), variables },
        {
          next: (result) => {
            observer.next(result as ApolloLink.Result);
          },
          error: (error) => {
            observer.error(error);
          },
          complete: () => {
            observer.complete();
          },
        },
      ),
    ),
);

const client = new ApolloClient({
  cache: new InMemoryCache({ possibleTypes, typePolicies }),
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    eventsLink,
    new HttpLink({ uri: endpoint, headers }),
  ),
});

/** What the cache has, whenever it changes. */
const asked = { query: EncounterDocument, variables: { id: encounterId } };
client.watchQuery(asked).subscribe(({ data, dataState }) => {
  if (dataState !== 'complete' || !data.encounter) return;
  const { version, phase, round, combatants } = data.encounter;
  const who = combatants.map(({ name, status }) => `${name} ${status}`);
  console.log(`${version}: ${phase}, round ${round}: ${who.join(', ')}`);
  if (phase === 'ENDED') process.exit();
});

/** A stream ends when its time is up: the next goes on after the version that was seen last. */
async function follow(): Promise<void> {
  const { data } = await client.query(asked);
  let afterVersion = data?.encounter?.version ?? 0;
  for (;;)
    await new Promise<void>((resolve, reject) => {
      client
        .subscribe({
          query: EncounterUpdatedDocument,
          variables: { encounterId, afterVersion },
        })
        .subscribe({
          next: ({ data: news, error }) => {
            if (error) throw new Error(error.message);
            const update = news?.encounterUpdated;
            if (update?.__typename !== 'EncounterUpdate') return;
            afterVersion = update.version;
            for (const { text } of update.events) console.log(`  ${text}`);
          },
          error: reject,
          complete: resolve,
        });
    });
}
await follow();
