import type { EncounterRecord, EncounterStore, JournalEntry } from '../../../src/app/ports.ts';
import { dynamoDbStore } from '../../../src/store/dynamodb/store.ts';
import { objectStore } from '../../kit/store/objects.ts';
import { stubbedClient } from '../../kit/store/stubbed.ts';
import { compareTimes, type Contestant, race } from '../kit/race.ts';
import type { Row } from '../kit/row.ts';
import { asFunction, mutations, serverOn, short, whole } from './requests.ts';

const VERSIONS = 300;

const mutationsOn = (store: EncounterStore, documents: typeof short): Promise<Contestant> =>
  mutations(asFunction(serverOn(store)), documents);

/** What the mutations of a fight write, written again and again as by a process that has just begun. */
async function writes(): Promise<Contestant> {
  const versions: (readonly [EncounterRecord, JournalEntry])[] = [];
  const objects = objectStore();
  const commit: EncounterStore['commit'] = (record, entry, ...rest) => {
    versions.push([record, entry]);
    return objects.commit(record, entry, ...rest);
  };
  const mutate = await mutationsOn({ ...objects, commit }, short);
  while (versions.length < VERSIONS) await mutate();
  const client = stubbedClient();
  return async () => {
    const store = dynamoDbStore(client, 'bench');
    for (const [record, entry] of versions) await store.commit(record, entry);
    return versions.length;
  };
}

/** What storing a mutation takes, beside everything else about it. */
export const store: Row = {
  name: 'store',
  measure: async () => {
    const { stored, handled, published } = await race({
      stored: await writes(),
      handled: await mutationsOn(objectStore(), short),
      published: await mutationsOn(objectStore(), whole),
    });
    const what = "the store's part of a mutation: encoding and the SDK, without the network";
    return [
      {
        what,
        than: "the handler's own, of the same short mutation",
        unit: 'µs',
        ...compareTimes(stored, handled),
        budget: { atMost: 1 },
      },
      {
        what,
        than: 'the same with all that the published documents ask for',
        unit: 'µs',
        ...compareTimes(stored, published),
        budget: null,
      },
    ];
  },
};
