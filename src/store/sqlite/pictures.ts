/** The pictures of encounters: their lists, and their bytes in a table of their own. */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { type ListResult, type PictureList, type Pictures, StoreError } from '../../app/ports.ts';
import { NO_PICTURES, pictureListIn, type PictureListRow, pictureListRow } from '../codec.ts';
import { asPromise, inTransaction } from './calls.ts';
import { openFile } from './file.ts';

/** @param isThere whether an encounter is, and not marked as deleted */
export function pictureLists(database: DatabaseSync, isThere: (id: string) => boolean) {
  const found = database.prepare(
    'SELECT version, pictures FROM pictureList WHERE encounterId = :id',
  );
  const put = database.prepare(
    'INSERT OR REPLACE INTO pictureList (encounterId, version, pictures) VALUES (:id, :version, :pictures)',
  );
  const erase = database.prepare('DELETE FROM pictureList WHERE encounterId = :id');

  const listOf = (id: string): PictureList => {
    const row = isThere(id) ? found.get({ id }) : undefined;
    return row ? pictureListIn(row as unknown as PictureListRow) : NO_PICTURES;
  };

  const saveList = (id: string, list: PictureList): ListResult =>
    inTransaction(database, () => {
      if (!isThere(id)) return { kind: 'MISSING' };
      if (listOf(id).version !== list.version - 1) return { kind: 'CONFLICT' };
      put.run({ id, ...pictureListRow(list) });
      return { kind: 'COMMITTED' };
    });

  return {
    listOf,
    saveList,
    eraseList: (id: string): void => {
      erase.run({ id });
    },
  };
}

export function pictureBytes(database: DatabaseSync): Pictures {
  const put = database.prepare(
    'INSERT OR REPLACE INTO picture (encounterId, hash, bytes) VALUES (:id, :hash, :bytes)',
  );
  const get = database.prepare(
    'SELECT bytes FROM picture WHERE encounterId = :id AND hash = :hash',
  );
  const remove = database.prepare('DELETE FROM picture WHERE encounterId = :id AND hash = :hash');
  const erase = database.prepare('DELETE FROM picture WHERE encounterId = :id');
  // What was written of it before is in the log until then.
  const emptyLog = (): void => {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  };
  return {
    put: asPromise((id: string, hash: string, bytes: Uint8Array) => {
      put.run({ id, hash, bytes });
    }),
    get: asPromise((id: string, hash: string) => {
      const row = get.get({ id, hash }) as { readonly bytes: Uint8Array } | undefined;
      return row?.bytes ?? null;
    }),
    delete: asPromise((id: string, hash: string) => {
      if (remove.run({ id, hash }).changes > 0) emptyLog();
    }),
    erase: asPromise((id: string) => {
      if (erase.run({ id }).changes > 0) emptyLog();
    }),
  };
}

/**
 * Pictures alone in a file of their own, beside encounters that are kept elsewhere. It is made for the
 * first picture: without any, its folder need not be one that can be written.
 */
export function pictureFile(
  file: string,
  makeFolder: () => void,
): Pictures & { readonly close: () => void } {
  let opened: { readonly database: DatabaseSync; readonly bytes: Pictures } | undefined;
  const open = (): Pictures => {
    if (!opened) {
      const database = openFile(file);
      opened = { database, bytes: pictureBytes(database) };
    }
    return opened.bytes;
  };
  const made = asPromise(() => {
    try {
      if (!opened) makeFolder();
    } catch (cause) {
      throw new StoreError('FAILED', `There is no place for ${file}`, { cause });
    }
    return open();
  });
  /** Null when there has been no picture. */
  const ifThere = asPromise(() => (opened || existsSync(file) ? open() : null));
  return {
    put: async (id, hash, bytes) => (await made()).put(id, hash, bytes),
    get: async (id, hash) => (await ifThere())?.get(id, hash) ?? null,
    delete: async (id, hash) => (await ifThere())?.delete(id, hash),
    erase: async (id) => (await ifThere())?.erase(id),
    close: () => {
      if (opened?.database.isOpen) opened.database.close();
    },
  };
}
