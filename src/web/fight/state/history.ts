/**
 * What can be undone and done again. A rewind is a version of its own, appended like any other; so
 * undoing twice must go back past the first rewind, to what stood before what it took back.
 */
export interface HistoryEntry {
  readonly version: number;
  readonly command: { readonly mutation: string; readonly input: unknown } | null;
  readonly events: readonly { readonly text: string; readonly __typename?: string }[];
}

export interface Step {
  /** Of the entry that is taken back or done again. */
  readonly version: number;
  readonly toVersion: number;
  /** What is taken back or done again, in a line. */
  readonly what: string;
}

export interface History {
  readonly undo: Step | null;
  readonly redo: Step | null;
}

/** Written as the reason of a rewind, so that all see in the log what it was. */
export const UNDO = 'Undo';
export const REDO = 'Redo';

/**
 * They change who may sit there, where it is kept, or what goes on by itself. No rewind takes them
 * back, and none needs to ask about them.
 */
const ASIDE = new Set([
  ...['issueSeat', 'renewSeat', 'revokeSeat', 'claimSeat'],
  ...['createInvite', 'acceptInvite', 'revokeInvite'],
  ...['importEncounter', 'setPace', 'setAwayTime', 'setHandDice'],
]);

export const isAside = ({ command }: HistoryEntry): boolean => ASIDE.has(command?.mutation ?? '');

/** @param entries of the journal, oldest first, without a gap */
export function historyOf(entries: readonly HistoryEntry[]): History {
  const { line, undone } = lineIn(entries);
  const last = line.at(-1);
  // With a command the dice that it waited for are taken back.
  const begun = line.findLastIndex((entry) => !isAnswer(entry));
  const first = line[begun];
  const next = undone.at(-1)?.at(-1);
  return {
    // Where it stood just before, with who has sat down since: as much of it as there is stays.
    undo:
      last && first && begun > 0
        ? { version: last.version, toVersion: first.version - 1, what: whatOf(last) }
        : null,
    redo: next ? { version: next.version, toVersion: next.version, what: whatOf(next) } : null,
  };
}

/** Whether an entry is about a command before it, which waits for dice. */
const isAnswer = ({ command }: HistoryEntry): boolean => command?.mutation === 'declareDice';

/** Whether what an entry did still counts: it was not undone, or it was done again. */
export const counts = (entries: readonly HistoryEntry[], version: number): boolean =>
  lineIn(entries).line.some((entry) => entry.version === version);

/** The versions that do not count any more: they were taken back, and not done again. */
export function undoneIn(entries: readonly HistoryEntry[]): ReadonlySet<number> {
  const { line } = lineIn(entries);
  const counting = new Set(line.map(({ version }) => version));
  const gone = entries.filter(
    (entry) => !counting.has(entry.version) && !isAside(entry) && !rewindIn(entry),
  );
  return new Set(gone.map(({ version }) => version));
}

type Line = readonly HistoryEntry[];

/** The entries that count, and each line that an undo left and a redo comes back to. */
function lineIn(entries: readonly HistoryEntry[]) {
  const lineOf = new Map<number, Line>();
  let line: Line = [];
  let undone: readonly Line[] = [];
  for (const entry of entries) {
    const rewind = rewindIn(entry);
    if (rewind) {
      const target = lineOf.get(rewind.toVersion) ?? [];
      undone = undoneAfter(undone, line, { ...rewind, target });
      line = target;
    } else if (!isAside(entry)) {
      undone = [];
      line = [...line, entry];
    }
    lineOf.set(entry.version, line);
  }
  return { line, undone };
}

interface Rewind {
  readonly toVersion: number;
  readonly reason?: string;
}

/** Null for an entry that is none. */
export const rewindIn = ({ command }: HistoryEntry): Rewind | null =>
  command?.mutation === 'rewindEncounter' ? (command.input as Rewind) : null;

/** What can be done again is what undos took back of this line, and nothing of another one. */
function undoneAfter(
  undone: readonly Line[],
  line: Line,
  { reason, toVersion, target }: Rewind & { readonly target: Line },
): readonly Line[] {
  const goesBack = target.length <= line.length && target.at(-1) === line[target.length - 1];
  if (reason === UNDO && goesBack) return target.length < line.length ? [...undone, line] : undone;
  const isRedone = reason === REDO && undone.at(-1)?.at(-1)?.version === toVersion;
  return isRedone ? undone.slice(0, -1) : [];
}

/** What is said of a command that has waited before it is applied. */
const aboutDice = new Set(['DiceDeclared', 'CommandResumed']);

/** The first line that the log has of it, without its reasons. */
function whatOf({ events, command }: HistoryEntry): string {
  const text =
    events.find(({ __typename: type }) => !aboutDice.has(type ?? ''))?.text ??
    events[0]?.text ??
    command?.mutation ??
    '';
  const [short = ''] = text.split(/[:(]/);
  return short.trim();
}
