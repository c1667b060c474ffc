/** The file of a database on this machine, and what makes it durable and private. */
import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../../app/ports.ts';
import { COLUMNS, type Columns } from '../codec.ts';

/** In memory: for tests and benchmarks. */
export const IN_MEMORY = ':memory:';

/** "sixb" in ASCII: SQLite keeps it in the header of the file, so that no other file is taken for ours. */
const APPLICATION_ID = 0x73_69_78_62;
/** Raised when the tables change. */
const LAYOUT = 6;
/** They lack but tables, which are added. */
const LAYOUTS_BEFORE: readonly number[] = [1, 2, 3, 4, 5];

/** How long a write waits for another process that is writing; a write takes about a millisecond. */
const BUSY_MS = 2000;

/**
 * Opens the database, and makes it when there is none. Several processes may have it open at the
 * same time. A commit is on the disk before it is answered: the write-ahead log is synced each time.
 *
 * @throws StoreError when it cannot be opened or is something else
 */
export function openFile(file: string): DatabaseSync {
  try {
    if (file !== IN_MEMORY) makePrivate(file);
    const database = new DatabaseSync(file, { timeout: BUSY_MS });
    try {
      return prepared(database);
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreError('FAILED', `${file} cannot be opened: ${reason}`, { cause });
  }
}

/** For its owner alone. SQLite gives the files beside it (`-wal`, `-shm`) the same mode. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

function prepared(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // What is deleted is overwritten: a free page would keep it.
  database.exec('PRAGMA secure_delete = ON;');
  const found = {
    id: pragma(database, 'application_id'),
    layout: pragma(database, 'user_version'),
  };
  const empty = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n === 0;
  if (!empty && found.id !== APPLICATION_ID)
    throw new StoreError('FAILED', 'This is a database of another program.');
  if (!empty && found.layout !== LAYOUT && !LAYOUTS_BEFORE.includes(found.layout))
    throw new StoreError(
      'FAILED',
      `This database has layout ${found.layout}; this version of Sixbeat reads ${LAYOUT}.`,
    );
  if (found.layout !== LAYOUT) database.exec(TABLES);
  return database;
}

function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

const columns = (declared: Columns): string =>
  Object.entries(declared)
    .map(([name, type]) => `${name} ${type} NOT NULL`)
    .join(', ');

/** In one transaction, so that two processes that open a new file at once do not meet halfway. */
const TABLES = `
BEGIN IMMEDIATE;
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = ${LAYOUT};
CREATE TABLE IF NOT EXISTS encounter (id TEXT PRIMARY KEY, ${columns(COLUMNS.head)}) STRICT;
CREATE TABLE IF NOT EXISTS journal (
  encounterId TEXT NOT NULL, ${columns(COLUMNS.journal)}, PRIMARY KEY (encounterId, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS request (
  encounterId TEXT NOT NULL, hash TEXT NOT NULL, ${columns(COLUMNS.request)}, PRIMARY KEY (encounterId, hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS membership (
  account TEXT NOT NULL, place TEXT NOT NULL, encounterId TEXT NOT NULL, PRIMARY KEY (account, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS membershipOfEncounter ON membership (encounterId);
CREATE TABLE IF NOT EXISTS pictureList (
  encounterId TEXT PRIMARY KEY, ${columns(COLUMNS.pictureList)}
) STRICT;
CREATE TABLE IF NOT EXISTS picture (
  encounterId TEXT NOT NULL, hash TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (encounterId, hash)
) STRICT;
CREATE TABLE IF NOT EXISTS apiKey (
  hash TEXT PRIMARY KEY, owner TEXT NOT NULL, id TEXT NOT NULL, ${columns(COLUMNS.apiKey)}
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS apiKeyOfOwner ON apiKey (owner, id);
CREATE TABLE IF NOT EXISTS webhook (
  encounterId TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, ${columns(COLUMNS.webhook)}, PRIMARY KEY (encounterId, id)
) STRICT;
CREATE INDEX IF NOT EXISTS webhookOfOwner ON webhook (owner);
CREATE TABLE IF NOT EXISTS outbox (
  encounterId TEXT NOT NULL, version INTEGER NOT NULL, ${columns(COLUMNS.outbox)}, PRIMARY KEY (encounterId, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS opened (encounterId TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS openedOn ON opened (day, encounterId);
CREATE TABLE IF NOT EXISTS keeping (
  days INTEGER NOT NULL, since TEXT NOT NULL, lastSaid TEXT NOT NULL
) STRICT;
COMMIT;
`;
