/** How the database is asked: all of a change or nothing, and with the failures of every store. */
import type { IDBPTransaction, StoreNames } from 'idb';
import { StoreError, type StoreErrorKind } from '../../app/ports.ts';
import type { Connection, Database, Layout } from './database.ts';

type Stores = StoreNames<Layout>[];
type Writing<Names extends Stores> = IDBPTransaction<Layout, Names, 'readwrite'>;

/**
 * Reads and writes in one transaction. Of all that write to one of the same stores, in whatever tab, one runs at a
 * time. It is on the disk before it is answered. Only what the transaction gives may be awaited in it.
 *
 * @throws StoreError
 */
export function inTransaction<Names extends Stores, Answer>(
  connection: Connection,
  stores: Names,
  run: (transaction: Writing<Names>) => Promise<Answer>,
): Promise<Answer> {
  return asked(connection, 'WRITE', async (database) => {
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    try {
      const answer = await run(transaction);
      await transaction.done;
      return answer;
    } catch (error) {
      const undone = transaction.done.catch((reason: unknown) => reason);
      abort(transaction);
      // Where space is wanting, the transaction knows, and not always the request.
      throw isQuotaExceeded(await undone) ? await undone : error;
    }
  });
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The browser has done so.
  }
}

/** @throws StoreError */
export const reading = <Answer>(
  connection: Connection,
  read: (database: Database) => Promise<Answer>,
): Promise<Answer> => asked(connection, 'READ', read);

async function asked<Answer>(
  connection: Connection,
  what: 'READ' | 'WRITE',
  ask: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  let database: Database;
  try {
    database = await connection.open();
  } catch (cause) {
    throw failure(cause, cannotOpen);
  }
  try {
    return await ask(database);
  } catch (cause) {
    // The next call opens it anew, whatever has closed it.
    if (cause instanceof DOMException && !isQuotaExceeded(cause)) connection.close();
    throw failure(cause, kinds[what]);
  }
}

type Kinds = Readonly<Record<string, StoreErrorKind>>;

const QUOTA = 'QuotaExceededError';

const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === QUOTA;

/** By the names of exceptions; what is not here is a bug. */
const closed = { InvalidStateError: 'BUSY', TimeoutError: 'BUSY', [QUOTA]: 'FULL' } as const;
const kinds: Readonly<Record<'READ' | 'WRITE', Kinds>> = {
  READ: { ...closed, AbortError: 'BUSY', UnknownError: 'BUSY' },
  // What was cut off by the browser may have reached the disk.
  WRITE: { ...closed, AbortError: 'UNKNOWN', UnknownError: 'UNKNOWN' },
};
const cannotOpen: Kinds = { AbortError: 'BUSY', [QUOTA]: 'FULL' };

function failure(cause: unknown, known: Kinds): unknown {
  if (!(cause instanceof DOMException)) return cause;
  const message = `The database of the browser failed: ${cause.name}: ${cause.message}`;
  return new StoreError(known[cause.name] ?? 'FAILED', message, { cause });
}
