/** One step of a replay: what it is given, and what comes of it. */
import type { Ruleset } from '@sixbeat/engine';
import type { JournalEntry } from '../ports.ts';
import type { ReplayState, StateAndPosition, Stream } from './history.ts';
import type { Roll } from './recording-dice.ts';

/**
 * - `BEGINNING`: the versions up to where a page begins do not give a state;
 * - `MISSING`: the journal has no entry of this version;
 * - `CREATION`: the entry does not create this encounter;
 * - `COMMAND`: the recorded command is not legal here;
 * - `ROLLS`: the command asks for other dice than are recorded to have fallen;
 * - `EVENTS`: command and dice give other events than are recorded;
 * - `POSITION`: the dice come to stand elsewhere than recorded;
 * - `STATE`: its events lead to a state that no fight comes to;
 * - `SNAPSHOT`: all entries are sound, but together they give another state than is stored.
 */
export interface Difference {
  readonly version: number;
  readonly kind:
    | 'BEGINNING'
    | 'MISSING'
    | 'CREATION'
    | 'COMMAND'
    | 'ROLLS'
    | 'EVENTS'
    | 'POSITION'
    | 'STATE'
    | 'SNAPSHOT';
  /** Where in what is recorded, e.g. `0.rolls.1.dice.3`, or in the state; empty for the whole of it. */
  readonly path: string;
}

export interface Source {
  readonly ruleset: Ruleset;
  readonly rulesetId: string;
  readonly streams: readonly Stream[];
  /** The stored journal, or a document that anybody may have written. */
  readonly from: 'JOURNAL' | 'DOCUMENT';
  /** What is wrong with entries that are not judged again; left out for the stored journal, which was judged here. */
  readonly faults?: UnjudgedFaults;
}

/** Paths to what is wrong, or null. */
export interface UnjudgedFaults {
  readonly ofEvents: (events: JournalEntry['events']) => string | null;
  /** Whether they name a combatant who is neither in the state before them nor in the one after. */
  readonly ofNames: (
    events: JournalEntry['events'],
    before: unknown,
    after: unknown,
  ) => string | null;
  readonly ofState: (state: unknown) => string | null;
}

export interface Setting extends Source {
  /** The edition of the rules that judged the entry. */
  readonly edition: number;
  readonly stream: Stream;
  /** After the entry before; null before the first. */
  readonly before: ReplayState | null;
  /** Of the version that a rewind goes back to; null when there is none. */
  readonly target: ReplayState | null;
}

export type Step =
  | { readonly kind: 'SOUND'; readonly reached: StateAndPosition; readonly rolls: readonly Roll[] }
  | { readonly kind: Difference['kind']; readonly path: string };
