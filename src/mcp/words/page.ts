/** What a tool answers: text of a bounded length, and where it goes on. */
import { MAX_ANSWER, MAX_LINE } from '../limits.ts';

export interface Said {
  /** Above the lines of every page. */
  readonly head: string;
  readonly lines?: readonly string[];
  /** The first of `lines` that this page has. */
  readonly after?: number;
  /** The most lines of a page, where there is room for them. */
  readonly max?: number;
  /** How to read the rest; `after` of the same tool if left out. */
  readonly rest?: string;
  /** Nothing was done, or nothing may be read. */
  readonly isRefused?: boolean;
}

/** Room for what says how it goes on. */
const LAST_LINE = 120;

export function pageOf({ head, lines = [], after = 0, max = lines.length, rest }: Said): string {
  const page = [cut(head)];
  let room = MAX_ANSWER - LAST_LINE - cut(head).length;
  let next = after;
  for (; next < Math.min(lines.length, after + max); next++) {
    const line = cut(lines[next] ?? '');
    room -= line.length + 1;
    if (room < 0) break;
    page.push(line);
  }
  const left = lines.length - next;
  if (left > 0) page.push(`(${left} more: ${rest ?? `the same with after: ${next}`})`);
  return page.join('\n');
}

const cut = (line: string): string =>
  line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1)}…` : line;
