/** A journal of thousands of versions, judged as a server does and written at once. */
import { newSearchBudget } from '../../../src/engine/index.ts';
import { firstSeat } from '../../../src/app/journal/first-seat.ts';
import { judge } from '../../../src/app/play/judge.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../../../src/app/ports.ts';
import type { RawCommand } from '../../../src/app/outcome.ts';
import type { AppFight } from './app-fight.ts';

const AT = '2026-01-02T03:04:05.678Z';

/**
 * Another encounter on the store, which begins as this one and goes on with what `next` gives, up to a
 * version.
 */
export async function prolonged(
  fight: AppFight,
  version: number,
  next: (record: EncounterRecord) => RawCommand,
  id = 'enc_00000000000000000001',
): Promise<EncounterRecord> {
  const entries: JournalEntry[] = [...(await fight.journal())];
  const seat = firstSeat(id, AT);
  let record: EncounterRecord = { ...fight.record, id, seats: [seat] };
  while (record.version < version) {
    const by = { seat, at: AT, budget: newSearchBudget() };
    const judged = judge(record, { command: next(record) }, by);
    if (judged.kind !== 'ACCEPTED') throw new Error(JSON.stringify(judged));
    entries.push(judged.entry);
    ({ record } = judged);
  }
  await written(fight.store, record, entries);
  return record;
}

export async function written(
  store: EncounterStore,
  record: EncounterRecord,
  entries: readonly JournalEntry[],
): Promise<void> {
  if (await store.prepare(record.id, entries.slice(0, -1))) throw new Error('Too large.');
  await store.create(record, entries.at(-1)!);
}
