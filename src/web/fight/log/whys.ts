/** At which line of the log the reasons of the computer stand. */
import type { LogEntry } from '../state/fight.ts';
import type { LogLine } from '../state/seen.ts';

export type FollowUp = LogEntry['followUps'][number];
/** What the computer chose, by the line of its result. */
export type Whys = ReadonlyMap<LogLine, FollowUp>;

/**
 * Each choice at the first line of its result that is shown; a choice without one has no place.
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
