/** When encounters and parties were last opened, in a table of their own. */
import type { DatabaseSync } from 'node:sqlite';
import type { Opened, OpenedStore } from '../../app/ports.ts';
import { asPromise, inTransaction } from './calls.ts';

interface OpenedRows {
  readonly opened: OpenedStore;
  /** Inside the transaction that erases all of an encounter. */
  readonly erase: (encounterId: string) => void;
}

interface Kept {
  readonly days: number;
  readonly since: string;
  readonly lastSaid: string;
}

export function openedIn(database: DatabaseSync): OpenedRows {
  const keeping = database.prepare('SELECT days, since, lastSaid FROM keeping');
  const forget = database.prepare('DELETE FROM keeping');
  const keep = database.prepare(
    'INSERT INTO keeping (days, since, lastSaid) VALUES (:days, :since, :lastSaid)',
  );
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

  function keepFor(
    days: number | null,
    { today, unbroken }: Parameters<OpenedStore['keepFor']>[1],
  ): string | null {
    const kept = keeping.get() as Kept | undefined;
    // A server that keeps everything for ever takes no lock.
    if (days === null && !kept) return null;
    if (kept?.days === days && kept.lastSaid === today) return kept.since;
    return inTransaction(database, () => {
      const now = keeping.get() as Kept | undefined;
      const since = now?.days === days && now.lastSaid >= unbroken ? now.since : today;
      forget.run();
      if (days === null) return null;
      keep.run({ days, since, lastSaid: today });
      if (since === today) noteAll.run({ day: today });
      return since;
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
