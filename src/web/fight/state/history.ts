/**
 * What can be undone and done again. A rewind is a version of its own, appended like any other; so
 * undoing twice must go back past the first rewind, to what stood before what it took back.
 */
export interface HistoryEntry {
  readonly version: number;
  readonly command: { readonly mutation: string; readonly input: unknown } | null;
  readonly events: readonly { readonly text: string }[];
}

export interface Step {
  readonly toVersion: number;
  /** What is taken back or done again, in a line. */
  readonly what: string;
}

export interface History {
  readonly undo: Step | null;
  readonly redo: Step | null;
}

/** Written as the reason of a rewind, so that everybody sees in the log what it was. */
export const UNDO = 'Undo';
export const REDO = 'Redo';

/** They change who may sit there, or where it is kept, not the fight. */
const ASIDE = new Set(['issueSeat', 'renewSeat', 'revokeSeat', 'claimSeat', 'importEncounter']);

/** @param entries of the journal, oldest first, without a gap */
export function historyOf(entries: readonly HistoryEntry[]): History {
  const line: HistoryEntry[] = [];
  const lineOf = new Map<number, readonly HistoryEntry[]>();
  let undone: readonly (readonly HistoryEntry[])[] = [];
  for (const entry of entries) {
    const { mutation, input } = entry.command ?? { mutation: '', input: {} };
    if (mutation === 'rewindEncounter') {
      const { toVersion, reason } = input as Rewind;
      if (reason === UNDO) undone = [...undone, [...line]];
      else undone = reason === REDO ? undone.slice(0, -1) : [];
      line.splice(0, Infinity, ...(lineOf.get(toVersion) ?? []));
    } else if (!ASIDE.has(mutation)) {
      undone = [];
      line.push(entry);
    }
    lineOf.set(entry.version, [...line]);
  }
  const last = line.at(-1);
  const before = line.at(-2);
  const next = undone.at(-1)?.at(-1);
  return {
    // Where it stood just before, with who has sat down since: as much of it as there is stays.
    undo: last && before ? { toVersion: last.version - 1, what: whatOf(last) } : null,
    redo: next ? { toVersion: next.version, what: whatOf(next) } : null,
  };
}

interface Rewind {
  readonly toVersion: number;
  readonly reason?: string;
}

/** The first line that the log has of it, without its reasons. */
function whatOf({ events, command }: HistoryEntry): string {
  const text = events[0]?.text ?? command?.mutation ?? '';
  const [short = ''] = text.split(/[:(]/);
  return short.trim();
}
