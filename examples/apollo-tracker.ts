/**
 * Follows a fight with Apollo Client: one query, watched; every update goes into the cache, and the
 * cache says what has changed. With Node 24, and the package that src/client/README.md makes:
 *
 *     npm install <clone>/sixbeat-client-1.0.0.tgz graphql @apollo/client rxjs graphql-sse
 *     node apollo-tracker.ts http://localhost:4000/graphql <encounter> <token of a seat>
 */
import {
  ApolloClient,
  ApolloLink,
  type CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  Observable,
} from '@apollo/client';
import { EncounterDocument, EncounterUpdatedDocument } from '@sixbeat/client';
import { possibleTypes, typePolicies } from '@sixbeat/client/apollo';
import { OperationTypeNode, print } from 'graphql';
import { createClient } from 'graphql-sse';

const [, , endpoint = '', encounterId = '', token = ''] = process.argv;
const headers = { authorization: `Bearer ${token}` };

/** Subscriptions are server-sent events, by POST to a path of their own. A retry would repeat versions. */
const events = createClient({ url: `${endpoint}/stream`, headers, retryAttempts: 0 });
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
  if (dataState !== 'complete') return;
  if (data.encounter.__typename !== 'Encounter') throw new Error(data.encounter.message);
  const { version, phase, round, combatants } = data.encounter;
  const who = combatants.map(({ name, status }) => `${name} ${status}`);
  console.log(`${version}: ${phase}, round ${round}: ${who.join(', ')}`);
  if (phase === 'ENDED') process.exit();
});

/** What waiting may mend; anything else cannot come back. */
function isPassing(error: Error): boolean {
  const { errors, response } = error as Partial<CombinedGraphQLErrors> & { response?: Response };
  const code = errors?.[0]?.extensions?.code;
  return errors
    ? ['BUSY', 'INTERNAL_SERVER_ERROR'].includes(String(code))
    : response?.status !== 401;
}

function end(reason: string): never {
  console.error(`The stream has ended: ${reason}`);
  process.exit(1);
}

/** One stream, until its time is up or it is cut: the next goes on after the version that was seen last. */
const follow = (afterVersion: number): Promise<number> =>
  new Promise((resolve) => {
    let seen = afterVersion;
    const cut = (error: Error): void => {
      if (isPassing(error)) resolve(seen);
      else end(error.message);
    };
    const variables = { encounterId, afterVersion };
    client.subscribe({ query: EncounterUpdatedDocument, variables }).subscribe({
      next: ({ data: news, error }) => {
        if (error) cut(error);
        const update = news?.encounterUpdated;
        if (update?.__typename === 'StreamEnded' && update.reason !== 'TIME') end(update.reason);
        if (update?.__typename !== 'EncounterUpdate') return;
        seen = update.version;
        for (const { text } of update.events) console.log(`  ${text}`);
      },
      error: cut,
      complete: () => {
        resolve(seen);
      },
    });
  });

const { data } = await client.query(asked);
const start = data?.encounter.__typename === 'Encounter' ? data.encounter.version : 0;
for (let version = start; ;) {
  version = await follow(version);
  await new Promise((next) => setTimeout(next, 1_000));
}
