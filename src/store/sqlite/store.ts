/** Encounters in a SQLite file, for a server on one machine: no port and no process of its own. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type Beside,
  ERASED_AT_ONCE,
  type CommitResult,
  type EncounterRecord,
  type EncounterStore,
  type IdempotencyRecord,
  type JournalEntry,
  type Membership,
  type MembershipRange,
  type OpenedStore,
  type RequestKey,
  type Pictures,
  StoreError,
  type TooLarge,
} from '../../app/ports.ts';
import {
  COLUMNS,
  type Columns,
  type HeadRow,
  type JournalRow,
  type RequestRow,
  entryIn,
  markOf,
  idempotencyRecordOf,
  recordIn,
  requestRow,
  versionOfMark,
} from '../codec.ts';
import { encodeEntries, encodeWrite } from '../limits.ts';
import { apiKeys } from './api-keys.ts';
import { asPromise, inTransaction } from './calls.ts';
import { openFile } from './file.ts';
import { pictureBytes, pictureLists } from './pictures.ts';
import { openedIn } from './opened.ts';
import { webhooksIn } from './webhooks.ts';

export interface SqliteStore extends EncounterStore {
  /** The bytes of pictures, in the same file. */
  readonly bytes: Pictures;
  readonly opened: OpenedStore;
  /** Nothing may be asked of it afterwards. */
  readonly close: () => void;
}

/**
 * A mutation is one transaction. Several processes may use one file: each takes the lock of the
 * whole file for the millisecond that a write needs.
 *
 * @param file its path, or `:memory:`
 * @throws StoreError when the file cannot be used; its methods throw it when the database fails, and
 *   `create` also when the id is taken
 */
export function sqliteStore(file: string): SqliteStore {
  const database = openFile(file);
  const statements = statementsOf(database);
  const bytes = pictureBytes(database);
  const hooks = webhooksIn(database);
  const { opened, erase: eraseOpened } = openedIn(database);

  const create: Create = (record, entry, key, maker) =>
    write({ record, entry, key, beside: { member: maker } }, () => {
      if (load(record.id) ?? markedDeleted(record.id))
        throw new StoreError('FAILED', `The encounter id ${record.id} is taken.`);
      if (maker?.most === undefined) return null;
      return membershipCount(maker.account) < maker.most ? null : { kind: 'OWNER_FULL' };
    });

  const commit: Commit = (record, entry, key, beside = {}) =>
    write({ record, entry, key, beside }, () => {
      const found = version(record.id);
      if (found === record.version - 1)
        return hooks.hasRoom(beside) ? null : { kind: 'OWNER_FULL' };
      const current = load(record.id);
      return current ? { kind: 'CONFLICT', current } : { kind: 'MISSING' };
    });

  /** All of it, or nothing when the key is known or `refuse` says why not. */
  function write(
    { record, entry, key, beside }: Version,
    refuse: () => CommitResult | null,
  ): CommitResult {
    const encoded = encodeWrite(record, entry);
    if ('kind' in encoded) return encoded;
    return inTransaction(database, () => {
      const before = key && idempotencyRecord(key);
      // The key before the lock: a request that has taken effect has also moved the lock.
      if (before) return { kind: 'DONE_BEFORE', idempotencyRecord: before };
      const refused = refuse();
      if (refused) return refused;
      statements.putHead.run({ id: record.id, ...encoded.head });
      statements.addEntry.run({ encounterId: record.id, ...encoded.journal });
      if (key) statements.addRequest.run({ ...placeOf(key), ...requestRow(key, record) });
      const { member } = beside;
      if (member) {
        const { account, place } = member;
        statements.putMembership.run({ account, place, encounterId: record.id });
      }
      hooks.write(record.id, beside);
      return { kind: 'COMMITTED' };
    });
  }

  function load(id: string): EncounterRecord | null {
    const row = statements.head.get({ id });
    return row ? recordIn(id, row as unknown as HeadRow) : null;
  }

  const version = (id: string): number | null =>
    (statements.version.get({ id })?.version as number | undefined) ?? null;

  const journal = (encounterId: string, after: number, limit: number): readonly JournalEntry[] =>
    statements.journal
      .all({ encounterId, after, limit: Math.max(limit, 0) })
      .map((row) => entryIn(row as unknown as JournalRow));

  function idempotencyRecord(key: RequestKey): IdempotencyRecord | null {
    const row = statements.request.get(placeOf(key));
    return row ? idempotencyRecordOf(row as unknown as RequestRow) : null;
  }

  const memberships = (
    account: string,
    { from, after, before, limit }: MembershipRange,
  ): readonly Membership[] => {
    const rows = statements[from === 'START' ? 'firstMemberships' : 'lastMemberships']
      .all({ account, after, before, limit: Math.max(limit, 0) })
      .map(({ place, encounterId }) => ({ place, encounterId }) as Membership);
    return from === 'START' ? rows : rows.toReversed();
  };

  const membershipCount = (account: string): number =>
    Number(statements.membershipCount.get({ account })?.count ?? 0);

  function prepare(encounterId: string, entries: readonly JournalEntry[]): TooLarge | null {
    const rows = encodeEntries(entries);
    if ('kind' in rows) return rows;
    inTransaction(database, () => {
      for (const row of rows) statements.putEntry.run({ encounterId, ...row });
    });
    return null;
  }

  const markDeleted = (id: string, at: number): boolean =>
    statements.mark.run({ id, version: at, marked: markOf(at) }).changes === 1;

  function markedDeleted(id: string): EncounterRecord | null {
    const row = statements.marked.get({ id }) as unknown as HeadRow | undefined;
    return row ? recordIn(id, { ...row, version: versionOfMark(row.version) }) : null;
  }

  const { listOf, saveList, eraseList } = pictureLists(database, (id) => version(id) !== null);

  function erase(id: string): boolean {
    if (!markedDeleted(id)) return true;
    const isLast = inTransaction(database, () => {
      const rows = statements.eraseJournal.run({ id, most: ERASED_AT_ONCE }).changes;
      if (Number(rows) === ERASED_AT_ONCE) return false;
      statements.eraseRequests.run({ id });
      statements.eraseMemberships.run({ id });
      eraseList(id);
      hooks.erase(id);
      eraseOpened(id);
      statements.eraseHead.run({ id });
      return true;
    });
    // What was written of it before is in the log until then.
    if (isLast) database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return isLast;
  }

  return {
    markDeleted: asPromise(markDeleted),
    markedDeleted: asPromise(markedDeleted),
    erase: asPromise(erase),
    create: asPromise(create),
    load: asPromise(load),
    versions: asPromise((ids: readonly string[]) => new Map(ids.map((id) => [id, version(id)]))),
    commit: asPromise(commit),
    journal: asPromise(journal),
    idempotencyRecord: asPromise(idempotencyRecord),
    memberships: asPromise(memberships),
    membershipCount: asPromise(membershipCount),
    prepare: asPromise(prepare),
    pictureList: asPromise(listOf),
    savePictureList: asPromise(saveList),
    apiKeys: apiKeys(database),
    webhooks: hooks.webhooks,
    opened,
    bytes,
    close: () => {
      if (database.isOpen) database.close();
    },
  };
}

/** What is written of a version. */
interface Version {
  readonly record: EncounterRecord;
  readonly entry: JournalEntry;
  readonly key: RequestKey | undefined;
  readonly beside: Beside;
}

type Create = (...version: Parameters<EncounterStore['create']>) => CommitResult;
type Commit = (...version: Parameters<EncounterStore['commit']>) => CommitResult;

/** A request that makes an encounter has none yet. */
const placeOf = ({ encounterId, hash }: RequestKey) => ({ encounterId: encounterId ?? '', hash });

function statementsOf(database: DatabaseSync) {
  return {
    head: select(database, 'encounter', COLUMNS.head, 'WHERE id = :id AND version > 0'),
    version: database.prepare('SELECT version FROM encounter WHERE id = :id AND version > 0'),
    marked: select(database, 'encounter', COLUMNS.head, 'WHERE id = :id AND version < 0'),
    mark: database.prepare(
      'UPDATE encounter SET version = :marked WHERE id = :id AND version = :version',
    ),
    eraseJournal: database.prepare(
      `DELETE FROM journal WHERE encounterId = :id AND version IN
        (SELECT version FROM journal WHERE encounterId = :id LIMIT :most)`,
    ),
    /** Also that of the request that has made it, which stands elsewhere. */
    eraseRequests: database.prepare('DELETE FROM request WHERE encounterId = :id OR made = :id'),
    eraseMemberships: database.prepare('DELETE FROM membership WHERE encounterId = :id'),
    eraseHead: database.prepare('DELETE FROM encounter WHERE id = :id'),
    journal: select(
      database,
      'journal',
      COLUMNS.journal,
      'WHERE encounterId = :encounterId AND version > :after ORDER BY version LIMIT :limit',
    ),
    request: select(
      database,
      'request',
      COLUMNS.request,
      'WHERE encounterId = :encounterId AND hash = :hash',
    ),
    firstMemberships: database.prepare(`${MEMBERSHIPS} ORDER BY place DESC LIMIT :limit`),
    lastMemberships: database.prepare(`${MEMBERSHIPS} ORDER BY place ASC LIMIT :limit`),
    membershipCount: database.prepare(
      'SELECT count(*) AS count FROM membership WHERE account = :account',
    ),
    /** Claimed once more, it is the same. */
    putMembership: database.prepare(
      'INSERT OR REPLACE INTO membership (account, place, encounterId) VALUES (:account, :place, :encounterId)',
    ),
    putHead: insert(database, 'OR REPLACE INTO encounter', ['id'], COLUMNS.head),
    /** What is prepared twice is the same; what is written twice is a bug, and fails. */
    putEntry: insert(database, 'OR REPLACE INTO journal', ['encounterId'], COLUMNS.journal),
    addEntry: insert(database, 'INTO journal', ['encounterId'], COLUMNS.journal),
    addRequest: insert(database, 'INTO request', ['encounterId', 'hash'], COLUMNS.request),
  };
}

/** Those of an account between two places. */
const MEMBERSHIPS = `SELECT place, encounterId FROM membership WHERE account = :account
  AND (:after IS NULL OR place < :after) AND (:before IS NULL OR place > :before)`;

const select = (database: DatabaseSync, table: string, columns: Columns, rest: string) =>
  database.prepare(`SELECT ${Object.keys(columns).join(', ')} FROM ${table} ${rest}`);

function insert(
  database: DatabaseSync,
  into: string,
  keys: readonly string[],
  columns: Columns,
): StatementSync {
  const names = [...keys, ...Object.keys(columns)];
  return database.prepare(`INSERT ${into} (${names.join(', ')}) VALUES (:${names.join(', :')})`);
}
