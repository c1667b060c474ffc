/** The bytes of pictures, in the same database. */
import type { Pictures } from '../../app/ports.ts';
import { inTransaction, reading } from './calls.ts';
import { beginningWith, type Connection } from './database.ts';

export const pictureBytes = (connection: Connection): Pictures => ({
  put: (id, hash, bytes) =>
    inTransaction(connection, ['pictures'], async (transaction) => {
      // A copy: of a view the browser would keep all that it is a view of.
      await transaction.objectStore('pictures').put(new Uint8Array(bytes), [id, hash]);
    }),
  get: async (id, hash) =>
    (await reading(connection, (database) => database.get('pictures', [id, hash]))) ?? null,
  delete: (id, hash) =>
    inTransaction(connection, ['pictures'], (transaction) =>
      transaction.objectStore('pictures').delete([id, hash]),
    ),
  erase: (id) =>
    inTransaction(connection, ['pictures'], (transaction) =>
      transaction.objectStore('pictures').delete(beginningWith(id)),
    ),
});
