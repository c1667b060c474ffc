/** The keys of programs, in a table of their own. */
import type { DatabaseSync } from 'node:sqlite';
import type { ApiKey, ApiKeyStore } from '../../app/ports.ts';
import { apiKeyIn, type ApiKeyRow, apiKeyRow } from '../codec.ts';
import { asPromise, inTransaction } from './calls.ts';

export function apiKeys(database: DatabaseSync): ApiKeyStore {
  const put = database.prepare(
    'INSERT INTO apiKey (hash, owner, id, facts, lastUsedOn) VALUES (:hash, :owner, :id, :facts, :lastUsedOn)',
  );
  const byHash = database.prepare('SELECT facts, lastUsedOn FROM apiKey WHERE hash = :hash');
  // In the order in which they were written.
  const ofOwner = database.prepare(
    'SELECT facts, lastUsedOn FROM apiKey WHERE owner = :owner ORDER BY rowid',
  );
  const remove = database.prepare('DELETE FROM apiKey WHERE owner = :owner AND id = :id');
  const noteUse = database.prepare('UPDATE apiKey SET lastUsedOn = :day WHERE hash = :hash');

  const keysOf = (owner: string): readonly ApiKey[] =>
    ofOwner.all({ owner }).map((row) => apiKeyIn(row as unknown as ApiKeyRow));

  return {
    add: asPromise((key: ApiKey, most: number) =>
      inTransaction(database, () => {
        const { id, hash, owner, createdAt } = key;
        const keys = keysOf(owner);
        const expired = keys.filter(({ expiresAt }) => expiresAt <= createdAt);
        if (keys.length - expired.length >= most) return 'FULL';
        if (keys.length >= most) for (const one of expired) remove.run({ owner, id: one.id });
        put.run({ hash, owner, id, ...apiKeyRow(key) });
        return 'ADDED';
      }),
    ),
    find: asPromise((hash: string) => {
      const row = byHash.get({ hash });
      return row ? apiKeyIn(row as unknown as ApiKeyRow) : null;
    }),
    ofOwner: asPromise(keysOf),
    remove: asPromise((owner: string, id: string) => remove.run({ owner, id }).changes === 1),
    noteUse: asPromise((hash: string, day: string) => {
      noteUse.run({ hash, day });
    }),
  };
}
