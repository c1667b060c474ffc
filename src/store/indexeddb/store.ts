/** Encounters in the IndexedDB of a browser, for a service that runs there. Several tabs may use it at the same time. */
import type { IDBPTransaction } from 'idb';
import {
  type ApiKeyStore,
  type CommitResult,
  ERASED_AT_ONCE,
  type EncounterRecord,
  type EncounterStore,
  type JournalEntry,
  type Member,
  type Membership,
  type MembershipRange,
  type PictureList,
  type Pictures,
  type RequestKey,
  StoreError,
  type WebhookStore,
} from '../../app/ports.ts';
import { inTransaction, reading } from './calls.ts';
import { beginningWith, Connection, type Layout } from './database.ts';
import { pictureBytes } from './pictures.ts';
import { encoded, encodedEntries } from './rows.ts';

export interface IndexedDbStore extends EncounterStore {
  /** The bytes of pictures, in the same database. */
  readonly bytes: Pictures;
  /** A secret of this device that lasts as long as its encounters. @param make it, where there is none yet */
  readonly secret: (name: string, make: () => string) => Promise<string>;
  /** What is asked afterwards opens it again. */
  readonly close: () => void;
}

/** What a version is written to. */
const WRITTEN = ['records', 'versions', 'marked', 'journal', 'requests', 'memberships'] as const;
type Written = IDBPTransaction<Layout, [...typeof WRITTEN], 'readwrite'>;

/** Why a version is not written; null where it is. */
type Refusal = (transaction: Written) => Promise<CommitResult | null>;

/** @param name of the database: of its own for each service of a site */
export function indexedDbStore(name: string): IndexedDbStore {
  const connection = new Connection(name);

  const create: EncounterStore['create'] = (record, entry, key, maker) =>
    write({ record, entry, key, member: maker }, async (transaction) => {
      const taken =
        (await transaction.objectStore('versions').getKey(record.id)) ??
        (await transaction.objectStore('marked').getKey(record.id));
      if (taken !== undefined)
        throw new StoreError('FAILED', `The encounter id ${record.id} is taken.`);
      if (maker?.most === undefined) return null;
      const those = beginningWith(maker.account);
      const count = await transaction.objectStore('memberships').count(those);
      return count < maker.most ? null : { kind: 'OWNER_FULL' };
    });

  const commit: EncounterStore['commit'] = (record, entry, key, { member } = {}) =>
    write({ record, entry, key, member }, async (transaction) => {
      const found = await transaction.objectStore('versions').get(record.id);
      if (found === record.version - 1) return null;
      const current = await transaction.objectStore('records').get(record.id);
      return current === undefined
        ? { kind: 'MISSING' }
        : { kind: 'CONFLICT', current: recordIn(current) };
    });

  /** All of it, or nothing when the key is known or `refuse` says why not. */
  async function write(
    { record, entry, key, member }: Version,
    refuse: Refusal,
  ): Promise<CommitResult> {
    const rows = encoded(record, entry);
    if ('kind' in rows) return rows;
    const { id, version } = record;
    return inTransaction(connection, [...WRITTEN], async (transaction) => {
      const requests = transaction.objectStore('requests');
      const before = key && (await requests.get(placeOf(key)));
      // The key before the lock: a request that has taken effect has also moved the lock.
      if (before) return { kind: 'DONE_BEFORE', idempotencyRecord: before };
      const refused = await refuse(transaction);
      if (refused) return refused;
      const made = { encounterId: id, version };
      await Promise.all([
        transaction.objectStore('records').put(rows.head, id),
        transaction.objectStore('versions').put(version, id),
        transaction.objectStore('journal').add(rows.entry, [id, version]),
        key && requests.add({ ...made, fingerprint: key.fingerprint }, placeOf(key)),
        member &&
          transaction
            .objectStore('memberships')
            .put({ encounterId: id }, [member.account, member.place]),
      ]);
      return { kind: 'COMMITTED' };
    });
  }

  const memberships = async (
    account: string,
    { from, after, before, limit }: MembershipRange,
  ): Promise<readonly Membership[]> => {
    const [lower, upper] = [
      before === null ? [account] : [account, before],
      [account, after ?? []],
    ];
    const isEmpty = limit <= 0 || (before !== null && after !== null && before >= after);
    if (isEmpty) return [];
    const range = IDBKeyRange.bound(lower, upper, before !== null, after !== null);
    const direction = from === 'START' ? 'prev' : 'next';
    const found = await reading(connection, async (database) => {
      const rows: Membership[] = [];
      const store = database.transaction('memberships').store;
      let cursor = await store.openCursor(range, direction);
      for (; cursor && rows.length < limit; cursor = await cursor.continue())
        rows.push({ encounterId: cursor.value.encounterId, place: cursor.key[1] });
      return rows;
    });
    return from === 'START' ? found : found.toReversed();
  };

  const prepare: EncounterStore['prepare'] = async (id, entries) => {
    const rows = encodedEntries(entries);
    if ('kind' in rows) return rows;
    await inTransaction(connection, ['journal'], async (transaction) => {
      const store = transaction.objectStore('journal');
      await Promise.all(entries.map(({ version }, i) => store.put(rows[i] ?? '', [id, version])));
    });
    return null;
  };

  const markDeleted: EncounterStore['markDeleted'] = (id, version) =>
    inTransaction(connection, ['records', 'versions', 'marked'], async (transaction) => {
      if ((await transaction.objectStore('versions').get(id)) !== version) return false;
      const record = await transaction.objectStore('records').get(id);
      await Promise.all([
        transaction.objectStore('marked').put(record ?? '', id),
        transaction.objectStore('versions').delete(id),
        transaction.objectStore('records').delete(id),
      ]);
      return true;
    });

  const erase: EncounterStore['erase'] = (id) =>
    inTransaction(connection, [...WRITTEN, 'pictureLists'], async (transaction) => {
      const marked = transaction.objectStore('marked');
      if ((await marked.getKey(id)) === undefined) return true;
      const journal = transaction.objectStore('journal');
      const entries = await journal.getAllKeys(entriesOf(id, 0), ERASED_AT_ONCE);
      await Promise.all(entries.map((key) => journal.delete(key)));
      if (entries.length === ERASED_AT_ONCE) return false;
      // Also the request that has made it, which stands elsewhere.
      for (const name of ['requests', 'memberships'] as const) {
        const store = transaction.objectStore(name);
        const keys = await store.index('encounterId').getAllKeys(id);
        await Promise.all(keys.map((key) => store.delete(key)));
      }
      await transaction.objectStore('requests').delete(beginningWith(id));
      await transaction.objectStore('pictureLists').delete(id);
      await marked.delete(id);
      return true;
    });

  const savePictureList: EncounterStore['savePictureList'] = (id, list) =>
    inTransaction(connection, ['versions', 'pictureLists'], async (transaction) => {
      const lists = transaction.objectStore('pictureLists');
      const isThere = (await transaction.objectStore('versions').getKey(id)) !== undefined;
      if (!isThere) return { kind: 'MISSING' };
      const { version } = (await lists.get(id)) ?? NO_PICTURES;
      if (version !== list.version - 1) return { kind: 'CONFLICT' };
      await lists.put(list, id);
      return { kind: 'COMMITTED' };
    });

  const pictureList = (id: string): Promise<PictureList> =>
    reading(connection, async (database) => {
      const transaction = database.transaction(['versions', 'pictureLists']);
      const isThere = await transaction.objectStore('versions').getKey(id);
      const list = await transaction.objectStore('pictureLists').get(id);
      return isThere === undefined || !list ? NO_PICTURES : list;
    });

  return {
    create,
    commit,
    memberships,
    prepare,
    markDeleted,
    erase,
    pictureList,
    savePictureList,
    apiKeys: noApiKeys,
    webhooks: noWebhooks,
    load: (id) =>
      reading(connection, async (database) => recordOrNull(await database.get('records', id))),
    markedDeleted: (id) =>
      reading(connection, async (database) => recordOrNull(await database.get('marked', id))),
    versions: (ids) =>
      reading(connection, async (database) => {
        const { store } = database.transaction('versions');
        const found = await Promise.all(ids.map((id) => store.get(id)));
        return new Map(ids.map((id, i) => [id, found[i] ?? null]));
      }),
    journal: async (id, after, limit) => {
      if (limit <= 0) return [];
      const rows = await reading(connection, (database) =>
        database.getAll('journal', entriesOf(id, after), limit),
      );
      return rows.map((row) => JSON.parse(row) as JournalEntry);
    },
    idempotencyRecord: async (key) =>
      (await reading(connection, (database) => database.get('requests', placeOf(key)))) ?? null,
    membershipCount: (account) =>
      reading(connection, (database) => database.count('memberships', beginningWith(account))),
    bytes: pictureBytes(connection),
    secret: (name, make) =>
      inTransaction(connection, ['secrets'], async (transaction) => {
        const store = transaction.objectStore('secrets');
        const found = await store.get(name);
        if (found !== undefined) return found;
        const made = make();
        await store.add(made, name);
        return made;
      }),
    close: connection.close,
  };
}

/** What is written of a version. */
interface Version {
  readonly record: EncounterRecord;
  readonly entry: JournalEntry;
  readonly key: RequestKey | undefined;
  readonly member: Member | undefined;
}

/** Of an encounter for which none was written. */
const NO_PICTURES: PictureList = { version: 0, pictures: [] };

/** A request that makes an encounter has none yet. */
const placeOf = ({ encounterId, hash }: RequestKey): [string, string] => [encounterId ?? '', hash];

/** Those with a greater version. */
const entriesOf = (id: string, after: number): IDBKeyRange =>
  IDBKeyRange.bound([id, after], [id, Infinity], true);

const recordIn = (text: string): EncounterRecord => JSON.parse(text) as EncounterRecord;

const recordOrNull = (text: string | undefined): EncounterRecord | null =>
  text === undefined ? null : recordIn(text);

/** A browser is asked by its own pages alone: no program sends a key to it. */
const noApiKeys: ApiKeyStore = {
  add: () => Promise.resolve('FULL'),
  find: () => Promise.resolve(null),
  ofOwner: () => Promise.resolve([]),
  remove: () => Promise.resolve(false),
  noteUse: () => Promise.resolve(),
};

/** A browser sends nothing to anyone: no webhook is made in it. */
const noWebhooks: WebhookStore = {
  ofEncounter: () => Promise.resolve([]),
  save: () => Promise.resolve(false),
  pending: () => Promise.resolve([]),
  outbox: () => Promise.resolve([]),
  clear: () => Promise.resolve(),
};
