/** The statistics of a version, which stand beside its state. */
import { count, countFrom, noStatistics, type Ruleset, type Statistics } from '@sixbeat/engine';
import type { JournalEntry } from '../ports.ts';

interface Standing {
  readonly state: unknown;
  readonly statistics: Statistics;
}

interface Step {
  /** After the entry before; null where that is not known. */
  readonly before: Standing | null;
  /** After the entry. */
  readonly state: unknown;
  /** Of the version that a rewind goes back to; null where that is not known. */
  readonly target?: Standing | null;
}

/** Those after an entry: what it counts is added, a rewind takes what was counted since its version back. */
export function statisticsAfter(
  ruleset: Ruleset,
  entry: JournalEntry,
  { before, state, target = null }: Step,
): Statistics {
  const { version, events, checkpoint } = entry;
  if (checkpoint?.statistics) return checkpoint.statistics;
  const at = Date.parse(entry.at);
  const command = entry.command as { readonly type?: unknown } | null;
  if (command?.type === 'CreateEncounter') return noStatistics(version);
  const isRewind = command?.type === 'RewindEncounter';
  const from = isRewind ? target : before;
  if (!from) return noStatistics(version + 1);
  // Another moment: no one has been thinking since then.
  if (isRewind || command?.type === 'ImportEncounter')
    return countFrom(ruleset, from.statistics, { state, at });
  const made = { version, at, command, events, before: from.state, after: state };
  return count(ruleset, from.statistics, made);
}
