/** What of the log is folded: how the fight was set up, and what was taken back. */
import type { LogEntry } from '../state/fight.ts';
import { undoneIn } from '../state/history.ts';
import type { ShownEntry } from './filter.ts';

/** An entry of the log, or the first of several that one line stands for. */
export interface Row extends ShownEntry {
  readonly fold: Fold | null;
}

interface Fold {
  /** What is said in their place. */
  readonly title: string;
  readonly isOpen: boolean;
}

type Folded = 'SETUP' | 'UNDONE';

/**
 * @param shown those of the log that a reader wants to see
 * @param hasBeginning whether the log goes back to the first step of the fight
 * @param opened the versions with which folds begin that are open
 */
export function rowsOf(
  shown: readonly ShownEntry[],
  log: readonly LogEntry[],
  hasBeginning: boolean,
  opened: ReadonlySet<number>,
): readonly Row[] {
  const undone = undoneIn(log);
  const begun = log.find(({ events }) =>
    events.some(({ __typename: type }) => type === 'RoundStarted'),
  );
  const foldedAs = ({ version }: LogEntry): Folded | null => {
    if (hasBeginning && begun && version < begun.version) return 'SETUP';
    return undone.has(version) ? 'UNDONE' : null;
  };
  return runsOf(shown, foldedAs).flatMap(({ folded, entries }) => {
    const [first] = entries;
    if (folded === null || !first) return entries.map((entry) => ({ ...entry, fold: null }));
    const isOpen = opened.has(first.version);
    const fold = { title: titles[folded](entries.length), isOpen };
    const rest = isOpen ? entries.slice(1).map((entry) => ({ ...entry, fold: null })) : [];
    return [{ ...first, fold }, ...rest];
  });
}

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

const titles: Readonly<Record<Folded, (count: number) => string>> = {
  SETUP: (count) => `Setup: ${steps(count)}`,
  UNDONE: (count) => `${steps(count)} undone`,
};

interface Run {
  readonly folded: Folded | null;
  readonly entries: readonly ShownEntry[];
}

/** Neighbours that are folded alike. */
function runsOf(
  entries: readonly ShownEntry[],
  foldedAs: (entry: LogEntry) => Folded | null,
): readonly Run[] {
  const runs: { folded: Folded | null; entries: ShownEntry[] }[] = [];
  for (const entry of entries) {
    const folded = foldedAs(entry);
    const last = runs.at(-1);
    if (last?.folded === folded) last.entries.push(entry);
    else runs.push({ folded, entries: [entry] });
  }
  return runs;
}
