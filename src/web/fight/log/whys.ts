/** At which line of the log the reasons of the computer stand. */
import type { LogEntry } from '../state/fight.ts';
import type { LogLine } from '../state/seen.ts';

export type FollowUp = LogEntry['followUps'][number];
/** What the computer chose, by the line that came of it. */
export type Whys = ReadonlyMap<LogLine, FollowUp>;

/**
 * Each choice at the first line that came of it and is shown; a choice of which none is has no place.
 *
 * @param shown lines of the entry
 */
export function whysOf({ events, followUps }: LogEntry, shown: readonly LogLine[]): Whys {
  const places = followUps.flatMap((followUp) => {
    const { firstEvent, eventCount, reasons } = followUp;
    if (reasons.length === 0) return [];
    const cameOfIt = events.slice(firstEvent, firstEvent + eventCount);
    const line = cameOfIt.find((one) => shown.includes(one));
    return line ? [[line, followUp] as const] : [];
  });
  return new Map(places);
}
