/** The edition of the rules that judged an entry. */
import { RULES_EDITION } from '@sixbeat/engine';
import type { JournalEntry } from '../ports.ts';
import { withNewWords, withOrdersTogether } from './format-4/words.ts';
import { createdSchema } from './lifecycle-entries.ts';

/** Editions were noted from the third one on: what names none is of the edition of its format. */
const LAST_UNNAMED = 2;

/**
 * The edition of those entries of an encounter that name none: that of the format in which it began.
 *
 * @param first the entry of version 1
 */
export function unnamedEdition({ edition, command, checkpoint }: JournalEntry): number {
  const created = createdSchema.safeParse(command);
  const format = created.success ? formatOfSetup(created.data.setup) : checkpoint?.schema;
  return Math.min(edition ?? format ?? LAST_UNNAMED, LAST_UNNAMED);
}

/** The setting `advice` came with format 2. */
function formatOfSetup(setup: unknown): number {
  const { settings } = (setup ?? {}) as { readonly settings?: { readonly advice?: unknown } };
  return settings?.advice === undefined ? 1 : 2;
}

/** What the edition of format 4 and those since call by the names of 2.0. */
const FIRST_WITH_NEW_WORDS = 4;

/** An entry by the names of today, whenever it was written; a state that it keeps stays in its format. */
export function inWordsOfToday(entry: JournalEntry): JournalEntry {
  const { edition = LAST_UNNAMED, command, events, followUps } = entry;
  const together = withOrdersTogether(events);
  if (edition >= FIRST_WITH_NEW_WORDS)
    return together === events ? entry : { ...entry, events: together };
  const told = { command, events: together, ...(followUps && { followUps }) };
  return { ...entry, ...withNewWords(told) };
}

/** How an entry is verified: its command is judged again, or its recorded events are folded. */
export const isJudgedAgain = (edition: number): boolean => edition === RULES_EDITION;
