/** Which lines of the log are shown, and how they are copied. */
import { escapedMarkdown } from '../../kit/markdown.ts';
import type { LogEntry } from '../state/fight.ts';
import type { LogLine } from '../state/seen.ts';
import { scoresOf } from './dice.tsx';
import { inParts } from './in-parts.ts';
import { type Whys, whysOf } from './whys.ts';

export const KINDS = {
  NEWS: 'In short',
  DEEDS: 'Without turns and rounds',
  DICE: 'With dice',
  ALL: 'Every line',
} as const;
export type Kind = keyof typeof KINDS;

export interface Filter {
  readonly kind: Kind;
  /** Lines that name this combatant; all lines when null. */
  readonly name: string | null;
}

/** What begins something is a heading, of this level. */
const moments: Readonly<Record<string, number>> = {
  RoundStarted: 2,
  SegmentStarted: 3,
  TurnStarted: 4,
};
/** Null for what is no heading. */
export const headingOf = ({ __typename }: LogLine): number | null => moments[__typename] ?? null;

/** Whether it tells a reader more than the course of things. */
export const isNews = ({ routine }: LogLine): boolean => !routine;

/** Whether what sets a fight up, and what was taken back, is one line: who looks for dice sees them all. */
export const isFolded = ({ kind }: Filter): boolean => kind === 'NEWS' || kind === 'DEEDS';

/** An entry with the lines of it that are shown. */
export interface ShownEntry extends LogEntry {
  readonly whys: Whys;
}

/** The entry with those of its lines that are wanted. */
export function shownOf(entry: LogEntry, isWanted: (line: LogLine) => boolean): ShownEntry {
  const events = entry.events.filter((line) => isWanted(line));
  return { ...entry, events, whys: whysOf(entry, events) };
}

/**
 * The entries with the lines that are left of each; without those of which none is.
 *
 * @param names of all who are there, so that no name is found in a longer one
 */
export const filtered = (
  log: readonly LogEntry[],
  filter: Filter,
  names: readonly string[],
): readonly ShownEntry[] =>
  log
    .map((entry) => shownOf(entry, (line) => isShown(line, filter, names)))
    .filter(({ events }) => events.length > 0);

function isShown(line: LogLine, { kind, name }: Filter, names: readonly string[]): boolean {
  if (name !== null && !inParts(line.text, names).includes(name)) return false;
  switch (kind) {
    case 'ALL':
      return true;
    case 'NEWS':
      return isNews(line);
    case 'DEEDS':
      return isNews(line) && headingOf(line) === null;
    case 'DICE':
      return scoresOf(line).some(({ rolled }) => rolled.length > 0);
  }
}

/** Headings for rounds and the like, a list for what happened. */
export const asMarkdown = (entries: readonly LogEntry[]): string =>
  entries
    .flatMap(({ events }) => events)
    .map((line) => {
      const level = headingOf(line);
      const text = escapedMarkdown(line.text);
      return level === null ? `- ${text}` : `\n${'#'.repeat(level)} ${text}\n`;
    })
    .join('\n')
    .trim();
