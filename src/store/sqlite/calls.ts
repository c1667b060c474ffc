/** How the database is asked: all of a change or nothing, and with the failures of every store. */
import type { DatabaseSync } from 'node:sqlite';
import { StoreError, type StoreErrorKind } from '../../app/ports.ts';

/** Takes the lock of the file first, so that what is read inside is what is written upon. */
export function inTransaction<Answer>(database: DatabaseSync, run: () => Answer): Answer {
  database.exec('BEGIN IMMEDIATE');
  try {
    const answer = run();
    database.exec('COMMIT');
    return answer;
  } catch (error) {
    // A full disk may have ended it already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Fails as every store does: by rejecting, and with {@link StoreError} when SQLite fails. */
export function asPromise<Args extends unknown[], Answer>(run: (...args: Args) => Answer) {
  return async (...args: Args): Promise<Answer> => {
    try {
      return await Promise.resolve(run(...args));
    } catch (cause) {
      if (!(cause instanceof Error && 'errcode' in cause)) throw cause;
      // Its lower byte says what failed, the rest where.
      const kind = kinds[Number(cause.errcode) & 0xff] ?? 'FAILED';
      throw new StoreError(kind, `The database failed: ${cause.message}`, { cause });
    }
  };
}

/**
 * By SQLite's primary result codes. What fails before the end of a commit is rolled back; after an
 * error of the disk it is unknown what is on it.
 */
const kinds: Readonly<Record<number, StoreErrorKind>> = {
  /** SQLITE_BUSY, SQLITE_LOCKED: another process writes. */
  5: 'BUSY',
  6: 'BUSY',
  /** SQLITE_READONLY, SQLITE_FULL, SQLITE_CANTOPEN: until the operator mends it. */
  8: 'BUSY',
  13: 'BUSY',
  14: 'BUSY',
  /** SQLITE_IOERR. */
  10: 'UNKNOWN',
};
