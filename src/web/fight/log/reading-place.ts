/** Where one reads the log: at its end, whatever comes, or at a line, which stays where it is. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';
import { keep, kept } from '../../kit/kept.ts';
import type { LogEntry } from '../state/fight.ts';

/** The entry at the top, and how many pixels of it are above what is seen. */
interface Line {
  readonly version: number;
  readonly above: number;
}

interface Reading {
  readonly entries: readonly LogEntry[];
  readonly rows: Virtualizer<HTMLDivElement, Element>;
  /** What scrolls. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** As high as all entries together; in it. */
  readonly lines: RefObject<HTMLDivElement | null>;
}

/** So near the end, in pixels, one reads what comes. */
const NEAR_THE_END = 88;

/**
 * Keeps the place when lines come or are measured, and over a reload.
 *
 * @param key under which it is kept
 */
export function useReadingPlace(key: string, { entries, rows, list, lines }: Reading) {
  /** Null at the end. */
  const line = useRef(kept(key) as Line | null);
  /** The newest version when the reader left the end; null at the end. */
  const [leftAt, setLeftAt] = useState<number | null>(null);
  /** The scroll position that was set here, until the reader scrolls. */
  const placed = useRef(-1);
  // The place is kept here, whatever size lines turn out to have.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const height = rows.getTotalSize();
  // 0 while the log is out of sight.
  const seen = rows.scrollRect?.height ?? 0;
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || !line.current || seen === 0) return;
    const { version, above } = line.current;
    const index = entries.findIndex((entry) => entry.version >= version);
    const [start] = rows.getOffsetForIndex(index < 0 ? entries.length - 1 : index, 'start') ?? [0];
    current.scrollTop = before(current, lines.current) + start + above;
    placed.current = current.scrollTop;
  }, [entries, height, seen, rows, list, lines]);
  useEffect(() => {
    if (!line.current && entries.length > 0)
      rows.scrollToIndex(entries.length - 1, { align: 'end' });
  }, [entries.length, height, seen, rows]);
  return {
    /** To be called when it was scrolled. */
    scrolled: (): void => {
      const { current } = list;
      // Out of sight it cannot be scrolled.
      const isSeen = (rows.scrollRect?.height ?? 0) > 0;
      if (!current || !isSeen || current.scrollTop === placed.current) return;
      placed.current = -1;
      const { scrollTop, scrollHeight, clientHeight } = current;
      const offset = Math.max(scrollTop - before(current, lines.current), 0);
      const top = rows.getVirtualItemForOffset(offset);
      const version = entries[top?.index ?? -1]?.version;
      const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
      line.current =
        isAtEnd || !top || version === undefined ? null : { version, above: offset - top.start };
      keep(key, line.current);
      const newest = entries.at(-1)?.version ?? 0;
      setLeftAt((before) => (line.current === null ? null : (before ?? newest)));
    },
    /** How many entries have come since the reader left the end. */
    unseen: leftAt === null ? 0 : entries.filter(({ version }) => version > leftAt).length,
    toEnd: (): void => {
      line.current = null;
      keep(key, null);
      setLeftAt(null);
      rows.scrollToIndex(entries.length - 1, { align: 'end' });
    },
    /** Whether it is before a version. */
    isBefore: (version: number): boolean => line.current !== null && line.current.version < version,
  };
}

/** Pixels of what else there is before the entries. */
const before = (list: HTMLElement, lines: HTMLElement | null): number =>
  (lines?.offsetTop ?? 0) - list.offsetTop;
