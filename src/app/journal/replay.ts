/** Plays the journal of an encounter again, from nothing but its commands and its seeds. */
import { commitment, type Ruleset } from '@sixbeat/engine';
import { differsAt } from './difference.ts';
import { isJudgedAgain, unnamedEdition } from './edition.ts';
import {
  entriesOf,
  replayStateAt,
  type ReplayState,
  startIn,
  type Stream,
  streamAt,
  streamsOf,
} from './history.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../ports.ts';
import { lifecycleCommand } from './lifecycle-entries.ts';
import { stateOf } from './snapshot.ts';
import { statisticsAfter } from './statistics.ts';
import { replayedStep } from './replay-step.ts';
import type { Difference, Source } from './step.ts';
import type { JournalRoll, Verification } from './verification.ts';
import { unmeasured, type WorkMeter } from '../work.ts';

/** The result of replaying a part of a journal, up to the first entry that did not come out as recorded. */
export interface Replay extends Pick<
  Verification,
  | 'commitmentMatches'
  | 'after'
  | 'next'
  | 'entries'
  | 'onTrust'
  | 'editions'
  | 'unjudged'
  | 'handRolls'
> {
  /** What these entries rolled with a seed that is known here, in order. */
  readonly rolls: readonly JournalRoll[];
  /** The first thing that did not come out; null when all did, at the end of the journal the stored snapshot included. */
  readonly difference: Difference | null;
}

/** A part of a journal. What led up to its beginning is taken as the journal has it. */
export interface ReplayRange {
  readonly after: number;
  /** How many versions at most; fewer when the meter is spent. */
  readonly first: number;
  /** After how many rolls it ends. */
  readonly rolls: number;
  readonly meter: WorkMeter;
}

/** All of it, however long it takes. */
export const everything: ReplayRange = {
  after: 0,
  first: Infinity,
  rolls: Infinity,
  meter: unmeasured,
};

/** Rewinds to before the part that is replayed: each costs a search for its state. */
const MAX_SEARCHES = 20;

/**
 * Entries that were written after `record` was read are left out. One part after the other, each from
 * where the one before has ended, verifies all: a state that the journal keeps is compared in the
 * part that it lies in, and taken as given by those after it.
 */
export async function replayJournal(
  store: EncounterStore,
  ruleset: Ruleset,
  record: EncounterRecord,
  { after, first, rolls, meter }: ReplayRange = everything,
): Promise<Replay> {
  const nothing = { ...nothingReplayed, after, commitmentMatches: true };
  if (meter.isSpent()) return { ...nothing, next: after };
  const { id, version } = record;
  const journal: Pick<EncounterStore, 'journal'> = {
    journal: (...asked) => meter.measure(() => store.journal(...asked)),
  };
  const stateAt = (wanted: number) => replayStateAt(journal, { ruleset, id }, wanted);
  const start = after === 0 ? null : await stateAt(after);
  if (after > 0 && !start)
    return { ...nothing, difference: { version: after, kind: 'BEGINNING', path: '' } };
  const last = Math.min(version, after + first);
  const source = {
    ruleset,
    rulesetId: record.ruleset,
    streams: await streamsOf(store, record),
    from: 'JOURNAL',
    first: async () => (await journal.journal(id, 0, 1))[0],
  } as const;
  const part = entriesOf(journal, id, { first: after + 1, last });
  const replayed = await replayEntries(part, { ...source, start, stateAt, meter, most: rolls });
  const reached = replayed.reached?.version ?? 0;
  if (replayed.difference) return replayed;
  if (reached < last && !replayed.stopped)
    return { ...replayed, difference: { version: reached + 1, kind: 'MISSING', path: '' } };
  if (reached < version || !replayed.reached) return { ...replayed, next: reached };
  return { ...replayed, difference: endDifference(replayed.reached, record) };
}

const nothingReplayed = {
  ...{ entries: 0, rolls: [], onTrust: 0, unjudged: 0, handRolls: 0, editions: [] },
  ...{ difference: null, next: null },
};

interface ReplaySource extends Source {
  /** What the first entry follows; null before the creation. */
  readonly start?: ReplayState | null;
  /** A version before that. */
  readonly stateAt?: (version: number) => Promise<ReplayState | null>;
  readonly meter?: WorkMeter;
  /** Rolls, after which it ends. */
  readonly most?: number;
  /** The entry of version 1; the first of those that are replayed if left out. */
  readonly first?: () => Promise<JournalEntry | undefined>;
}

const fromTheFirst = { start: null, meter: everything.meter, most: Infinity };

/** A replay, and the entries that it made. */
export interface ReplayedEntries extends Replay {
  readonly reached: ReplayState | null;
  /** After each entry. */
  readonly states: readonly ReplayState[];
  /** The edition of each. */
  readonly madeBy: readonly number[];
  /** Whether there was more to do than the meter allows. */
  readonly stopped: boolean;
}

/** Plays entries again, up to the first that does not come out as recorded or does not follow. */
export async function replayEntries(
  entries: AsyncIterable<JournalEntry> | Iterable<JournalEntry>,
  source: ReplaySource,
): Promise<ReplayedEntries> {
  const { start, meter, most } = { ...fromTheFirst, ...source };
  const after = start?.version ?? 0;
  const rolls: JournalRoll[] = [];
  const states: ReplayState[] = [];
  const sound: Sound[] = [];
  const targets = new RewindTargets(source, states);
  const editions = new Editions(source);
  let commitmentMatches = after > 0;
  let difference: Difference | null = null;
  let stopped = false;
  for await (const entry of entries) {
    const version = after + states.length + 1;
    if (entry.version !== version) break;
    const enough = rolls.length >= most || meter.isSpent() || targets.isSpent(entry);
    stopped = enough && states.length > 0;
    if (stopped) break;
    const stream = drawnFrom(source.streams, version);
    commitmentMatches = (commitmentMatches || version === 1) && keepsPromise(entry, stream);
    const target = await targets.of(entry);
    const edition = await editions.of(entry);
    const setting = { ...source, edition, stream, before: states.at(-1) ?? start, target };
    const step = meter.measure(() => replayedStep(entry, setting));
    if (step.kind !== 'SOUND') {
      difference = { version, ...step };
      break;
    }
    const { unjudged = false, declared = [] } = entry;
    const handRolls = declared.filter(({ fallenBefore }) => fallenBefore !== null).length;
    sound.push({ edition, seed: stream.seed, unjudged, handRolls });
    rolls.push(...step.rolls.map((roll) => ({ version, ...roll })));
    const { before } = setting;
    const statistics = statisticsAfter(source.ruleset, entry, { ...step.reached, before, target });
    states.push({ ...step.reached, at: entry.at, statistics });
    // A hundred of them may take seconds, in which others are to be answered.
    await meter.pause();
  }
  const reached = states.at(-1) ?? start;
  const replay = { after, ...countsOf(sound), rolls, difference, commitmentMatches };
  const madeBy = sound.map(({ edition }) => edition);
  return { ...replay, next: null, reached, states, madeBy, stopped };
}

/** An entry that came out as recorded. */
interface Sound {
  readonly edition: number;
  /** Of its dice, as far as that is known here. */
  readonly seed: string | null;
  readonly unjudged: boolean;
  /** Rolls of it that were made by hand. */
  readonly handRolls: number;
}

function countsOf(
  sound: readonly Sound[],
): Pick<Replay, 'entries' | 'onTrust' | 'unjudged' | 'handRolls' | 'editions'> {
  const editions = [...new Set(sound.map(({ edition }) => edition))].sort((a, b) => a - b);
  const count = (is: (one: Sound) => boolean): number => sound.filter(is).length;
  return {
    entries: sound.length,
    onTrust: count(({ seed }) => seed === null),
    unjudged: count(({ unjudged }) => unjudged),
    handRolls: sound.reduce((sum, { handRolls }) => sum + handRolls, 0),
    editions: editions.map((edition) => ({
      edition,
      entries: count((one) => one.edition === edition),
      check: isJudgedAgain(edition) ? 'JUDGED_AGAIN' : 'FOLDED',
    })),
  };
}

/** The editions of entries. */
class Editions {
  readonly #source: ReplaySource;
  #unnamed: number | null = null;

  constructor(source: ReplaySource) {
    this.#source = source;
  }

  async of(entry: JournalEntry): Promise<number> {
    if (entry.edition !== undefined) return entry.edition;
    if (this.#unnamed !== null) return this.#unnamed;
    const first = entry.version === 1 ? entry : await this.#source.first?.();
    this.#unnamed = unnamedEdition(first ?? entry);
    return this.#unnamed;
  }
}

/** Finds the states that rewinds go back to. */
class RewindTargets {
  readonly #source: ReplaySource;
  readonly #states: readonly ReplayState[];
  #searches = 0;

  /** @param states those of the part that is replayed, as they come */
  constructor(source: ReplaySource, states: readonly ReplayState[]) {
    this.#source = source;
    this.#states = states;
  }

  /** Whether an entry would need one search too many. */
  isSpent(entry: JournalEntry): boolean {
    return this.#searches === MAX_SEARCHES && this.#isBefore(rewoundTo(entry));
  }

  async of(entry: JournalEntry): Promise<ReplayState | null> {
    const { start = null, stateAt } = this.#source;
    const version = rewoundTo(entry);
    if (version === null) return null;
    if (version === start?.version) return start;
    if (!this.#isBefore(version)) return this.#states[version - (start?.version ?? 0) - 1] ?? null;
    this.#searches++;
    return (await stateAt?.(version)) ?? null;
  }

  #isBefore(version: number | null): boolean {
    return version !== null && version < (this.#source.start?.version ?? 0);
  }
}

/** The version that a rewind goes back to. */
function rewoundTo(entry: JournalEntry): number | null {
  const command = lifecycleCommand(entry);
  return command?.type === 'RewindEncounter' ? command.toVersion : null;
}

/** The stream that a version drew from; only in a damaged journal is there none. */
const drawnFrom = (streams: readonly Stream[], version: number): Stream =>
  streamAt(streams, version) ?? { since: 0, seed: null };

/** Whether a stream that begins with this entry has the seed that the entry promises. */
const keepsPromise = (entry: JournalEntry, { since, seed }: Stream): boolean =>
  since !== entry.version || seed === null || startIn([entry]).commitment === commitment(seed);

function endDifference({ version, state, position }: ReplayState, record: EncounterRecord) {
  const { snapshot } = record;
  const path = differsAt(stateOf(snapshot), state);
  if (path !== null) return { version, kind: 'SNAPSHOT', path } as const;
  if (position === snapshot.dice.position) return null;
  return { version, kind: 'POSITION', path: '' } as const;
}
