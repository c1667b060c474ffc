import type { EncounterRecord, EncounterStore } from '../../../src/app/ports.ts';
import { memoryStore } from './memory.ts';

/**
 * A store that keeps records as they are, where what is measured is not how a store writes them: it
 * encodes nothing, and keeps no journal.
 */
export function objectStore(): EncounterStore {
  const records = new Map<string, EncounterRecord>();
  return {
    ...memoryStore(),
    create(record) {
      records.set(record.id, record);
      return Promise.resolve({ kind: 'COMMITTED' });
    },
    load: (id) => Promise.resolve(records.get(id) ?? null),
    versions: (ids) =>
      Promise.resolve(new Map(ids.map((id) => [id, records.get(id)?.version ?? null]))),
    commit(record) {
      const current = records.get(record.id);
      if (!current) return Promise.resolve({ kind: 'MISSING' });
      if (current.version !== record.version - 1)
        return Promise.resolve({ kind: 'CONFLICT', current });
      records.set(record.id, record);
      return Promise.resolve({ kind: 'COMMITTED' });
    },
  };
}
