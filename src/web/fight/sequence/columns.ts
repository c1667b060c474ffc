/** The time that a sequence shows: columns from now on, as far as something is ongoing. */
import type { Encounter } from '../state/seen.ts';

type Moment = Encounter['timeline'][number]['resolves'];

export interface Columns {
  /** Beats that a round has: segments, seconds, or the round itself. */
  readonly beats: number;
  readonly first: number;
  readonly count: number;
}

const [FEWEST, MOST] = [6, 18];

/** The beats of a round by what the clock counts; 1 where it counts none. */
export function beatsOf({ clock }: Encounter): number {
  if (clock && 'segment' in clock) return 3;
  return clock && 'second' in clock ? 6 : 1;
}

/** The number of a moment among all beats of the fight. */
export const beatAt = ({ round, step }: Pick<Moment, 'round' | 'step'>, beats: number): number =>
  (round - 1) * beats + Math.max(step, 1) - 1;

export function nowOf({ round, clock }: Encounter): Pick<Moment, 'round' | 'step'> {
  if (clock && 'segment' in clock) return { round, step: clock.segment };
  return { round, step: clock && 'second' in clock ? clock.second : 1 };
}

export function columnsOf(encounter: Encounter): Columns {
  const beats = beatsOf(encounter);
  const first = Math.max(beatAt(nowOf(encounter), beats), 0);
  const last = Math.max(
    first,
    ...encounter.timeline.map(({ resolves }) => beatAt(resolves, beats)),
  );
  const count = Math.min(Math.max(last - first + 1, FEWEST), MOST);
  return { beats, first, count };
}

/** Characters that a column has room for where it is narrow. */
const CHARACTERS = 8;

/** Whether words are sure to fit into so many columns. */
export const fitsIn = (columns: number, words: string): boolean =>
  words.length <= columns * CHARACTERS;

/** What stands over a column: the round and the beat. */
export function titleOf(beat: number, beats: number): string {
  const round = Math.floor(beat / beats) + 1;
  return beats === 1 ? `round ${round}` : `${round}·${(beat % beats) + 1}`;
}

/** The title of a moment; empty where a round has no parts, and the stack says what comes first. */
export const momentIn = (at: Pick<Moment, 'round' | 'step'>, beats: number): string =>
  beats === 1 ? '' : titleOf(beatAt(at, beats), beats);
