/** The statistics of a version, which stand beside its state. */
import { askedAgain, count, noStatistics, type Ruleset, type Statistics } from '@sixbeat/engine';
import type { JournalEntry } from '../ports.ts';

interface Standing {
  /** When that version came; ISO 8601. */
  readonly at: string;
  readonly state: unknown;
  readonly statistics: Statistics;
}

interface Step {
  /** After the entry before; null where that is not known. */
  readonly before: Standing | null;
  /** After the entry. */
  readonly state: unknown;
  /** Of the version that a rewind goes back to; null where that is not known. */
  readonly target?: Omit<Standing, 'at'> | null;
}

/** Those after an entry: what it counts is added, a rewind takes what was counted since its version back. */
export function statisticsAfter(
  ruleset: Ruleset,
  entry: JournalEntry,
  { before, state, target = null }: Step,
): Statistics {
  const { version, events, checkpoint } = entry;
  if (checkpoint?.statistics) return checkpoint.statistics;
  const command = entry.command as { readonly type?: unknown } | null;
  if (command?.type === 'CreateEncounter') return noStatistics(version);
  const isRewind = command?.type === 'RewindEncounter';
  const from = isRewind ? target : before;
  if (!from) return noStatistics(version + 1);
  // It begins again, at another time.
  if (!before || isRewind || command?.type === 'ImportEncounter')
    return askedAgain(from.statistics);
  const [at, lastAt] = [Date.parse(entry.at), Date.parse(before.at)];
  const made = { version, at, lastAt, command, events, before: before.state, after: state };
  return count(ruleset, before.statistics, made);
}
