/** When encounters and parties were last opened, in a table of their own. */
import type { DatabaseSync } from 'node:sqlite';
import type { Opened, OpenedStore } from '../../app/ports.ts';
import { asPromise, inTransaction } from './calls.ts';

interface OpenedRows {
  readonly opened: OpenedStore;
  /** Inside the transaction that erases all of an encounter. */
  readonly erase: (encounterId: string) => void;
}

export function openedIn(database: DatabaseSync): OpenedRows {
  const keeping = database.prepare('SELECT days, since FROM keeping');
  const forget = database.prepare('DELETE FROM keeping');
  const keep = database.prepare('INSERT INTO keeping (days, since) VALUES (:days, :since)');
  const noteAll = database.prepare(
    'INSERT OR IGNORE INTO opened (encounterId, day) SELECT id, :day FROM encounter WHERE version > 0',
  );
  const note = database.prepare(
    `INSERT INTO opened (encounterId, day) SELECT id, :day FROM encounter WHERE id = :id AND version > 0
      ON CONFLICT (encounterId) DO UPDATE SET day = excluded.day WHERE day < excluded.day`,
  );
  const dayOf = database.prepare('SELECT day FROM opened WHERE encounterId = :id');
  const upTo = database.prepare(
    `SELECT encounterId AS id, day FROM opened
      WHERE day <= :day AND (day, encounterId) > (:afterDay, :afterId) ORDER BY day, encounterId LIMIT :limit`,
  );
  const erase = database.prepare('DELETE FROM opened WHERE encounterId = :id');

  /** Undefined where another number is said. */
  function sinceOf(days: number | null): string | null | undefined {
    const kept = keeping.get();
    if (kept?.days !== (days ?? undefined)) return undefined;
    return (kept?.since as string | undefined) ?? null;
  }

  function keepFor(days: number | null, today: string): string | null {
    // A server that begins as it ended takes no lock.
    const since = sinceOf(days);
    if (since !== undefined) return since;
    return inTransaction(database, () => {
      const meanwhile = sinceOf(days);
      if (meanwhile !== undefined) return meanwhile;
      forget.run();
      if (days === null) return null;
      keep.run({ days, since: today });
      noteAll.run({ day: today });
      return today;
    });
  }

  return {
    opened: {
      keepFor: asPromise(keepFor),
      note: asPromise(({ id, day }: Opened) => {
        note.run({ id, day });
      }),
      dayOf: asPromise((id: string) => (dayOf.get({ id })?.day as string | undefined) ?? null),
      upTo: asPromise((day: string, { after, limit }: Parameters<OpenedStore['upTo']>[1]) =>
        upTo
          .all({ day, afterDay: after?.day ?? '', afterId: after?.id ?? '', limit })
          .map((row) => ({ id: String(row.id), day: String(row.day) })),
      ),
    },
    erase: (id) => {
      erase.run({ id });
    },
  };
}
