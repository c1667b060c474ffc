/** An encounter as it was: its journal, its states and its seeds. */
import {
  commitment,
  fold,
  noStatistics,
  type Ruleset,
  type RulesetTypes,
  type Statistics,
} from '@sixbeat/engine';
import { hasEnded, rulesetOf } from './ruleset-of.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../ports.ts';
import { inWordsOfToday } from './edition.ts';
import { toFormat4 } from './format-4/index.ts';
import { CHECKPOINT_EVERY, snapshotOf, stateOf } from './snapshot.ts';
import type { DiceFacts } from './verification.ts';
import { statisticsAfter } from './statistics.ts';
import { createdSchema, isLifecycleEvent, lifecycleCommand } from './lifecycle-entries.ts';

/** What made a version, and the state that it made. */
export interface VersionState {
  readonly entry: JournalEntry;
  readonly state: unknown;
  /** Where they are at hand; else {@link statisticsOf} counts them. */
  readonly statistics?: Statistics | undefined;
}

/** How many entries are read at once. */
const PAGE = 100;

/** The entries of the versions `first` to `last`, in order, up to the first that is missing. */
export async function* entriesOf(
  store: Pick<EncounterStore, 'journal'>,
  id: string,
  { first, last }: { readonly first: number; readonly last: number },
): AsyncGenerator<JournalEntry> {
  for (let after = first - 1; after < last;) {
    const page = await store.journal(id, after, Math.min(PAGE, last - after));
    yield* page.map(inWordsOfToday);
    const end = page.at(-1);
    if (!end) return;
    after = end.version;
  }
}

/**
 * What made the versions `first` to `last` of an encounter, with their states. It is folded from
 * the nearest entry before them that keeps its state, at most {@link CHECKPOINT_EVERY} back.
 *
 * @throws Error when the journal is damaged
 */
export async function versionStates(
  store: EncounterStore,
  record: EncounterRecord,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<readonly VersionState[]> {
  const ruleset = rulesetOf(record);
  for (let from = first; from > 0;) {
    from = Math.floor(from / CHECKPOINT_EVERY) * CHECKPOINT_EVERY;
    const range = { first: Math.max(from, 1), last };
    const entries = await Array.fromAsync(entriesOf(store, record.id, range));
    const states = folded(ruleset, entries, first);
    if (states?.at(-1)?.entry.version === last) return states;
    from -= 1;
  }
  throw new Error(`The journal of ${record.id} has no version ${last}.`);
}

/** A state and the version that it is of. */
export interface StateAtVersion extends Pick<VersionState, 'statistics'> {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly state: unknown;
}

/** A version, with its state where that is known. */
export type Place = number | StateAtVersion;

export const versionOf = (place: Place): number =>
  typeof place === 'number' ? place : place.version;

/**
 * What made the versions after `from` up to that of `record`, one by one as they are asked for.
 * Where the state of `from` is not known, it is sought first.
 *
 * @throws Error when the journal is damaged
 */
export async function* versionStatesAfter(
  store: EncounterStore,
  record: EncounterRecord,
  from: Place,
): AsyncGenerator<VersionState> {
  const ruleset = rulesetOf(record);
  let last = typeof from === 'number' ? await stateAtVersion(store, record, from) : from;
  const range = { first: last.version + 1, last: record.version };
  for await (const entry of entriesOf(store, record.id, range)) {
    const { version } = entry;
    if (version !== last.version + 1) break;
    const { state } = begun(ruleset, entry) ?? { state: after(ruleset, last.state, entry) };
    const before = last.statistics && { ...last, statistics: last.statistics };
    const statistics = before && statisticsAfter(ruleset, entry, { before, state });
    last = { version, at: entry.at, state, statistics };
    yield { entry, state, statistics };
  }
  if (last.version < record.version)
    throw new Error(`The journal of ${record.id} has no version ${last.version + 1}.`);
}

async function stateAtVersion(
  store: EncounterStore,
  record: EncounterRecord,
  version: number,
): Promise<StateAtVersion> {
  if (version === 0) return { version, at: record.createdAt, state: null };
  const [past] = await versionStates(store, record, { first: version, last: version });
  return { version, at: past?.entry.at ?? record.createdAt, state: past?.state };
}

/** State and dice after an entry. */
export interface StateAndPosition {
  readonly version: number;
  readonly state: unknown;
  /** Of the dice. */
  readonly position: number;
  /** The furthest that the dice of this stream have ever come. */
  readonly used: number;
}

/** All that an entry leaves. */
export interface ReplayState extends StateAndPosition {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly statistics: Statistics;
}

/**
 * How a version left the encounter, folded from the nearest entry up to it that keeps a state; null
 * where the journal is damaged.
 */
export async function replayStateAt(
  store: Pick<EncounterStore, 'journal'>,
  { ruleset, id }: { readonly ruleset: Ruleset; readonly id: string },
  version: number,
): Promise<ReplayState | null> {
  let entries: readonly JournalEntry[] = [];
  for (let last = version; last > 0;) {
    const first = Math.max(1, Math.floor(last / CHECKPOINT_EVERY) * CHECKPOINT_EVERY);
    const page = await Array.fromAsync(entriesOf(store, id, { first, last }));
    if (page.some((entry, i) => entry.version !== first + i) || page.length < last - first + 1)
      return null;
    entries = [...page, ...entries];
    const since = entries.findLastIndex((entry) => begun(ruleset, entry));
    if (since >= 0) return leftBy(ruleset, entries.slice(since));
    last = first - 1;
  }
  return null;
}

/** Null when events do not fit the state before them, as none that were played do. */
function leftBy(ruleset: Ruleset, entries: readonly JournalEntry[]): ReplayState | null {
  try {
    return entries.reduce<ReplayState | null>((before, entry) => {
      const { version, at, dicePosition: position, checkpoint } = entry;
      const { state } = begun(ruleset, entry) ?? { state: after(ruleset, before?.state, entry) };
      const used = checkpoint?.used ?? Math.max(before?.used ?? 0, position);
      const statistics = statisticsAfter(ruleset, entry, { before, state });
      return { version, at, state, position, used, statistics };
    }, null);
  } catch {
    return null;
  }
}

/** The states from `first` on; null when these entries do not begin early enough. */
function folded(
  ruleset: Ruleset,
  entries: readonly JournalEntry[],
  first: number,
): readonly VersionState[] | null {
  let before: { readonly state: unknown } | null = null;
  const states: VersionState[] = [];
  for (const entry of entries) {
    before = begun(ruleset, entry) ?? (before && { state: after(ruleset, before.state, entry) });
    if (entry.version < first) continue;
    if (!before) return null;
    states.push({ entry, state: before.state });
  }
  return states;
}

/** Seats come and go beside the state. */
const after = (ruleset: Ruleset, state: unknown, { events }: JournalEntry): unknown =>
  fold(
    ruleset,
    state,
    events.filter((event) => !isLifecycleEvent(event)) as readonly RulesetTypes['event'][],
  );

/** The state after an entry that needs none before it. */
function begun(
  ruleset: Ruleset,
  { checkpoint, command }: JournalEntry,
): { readonly state: unknown } | null {
  if (checkpoint) return { state: stateOf(checkpoint) };
  const created = createdSchema.safeParse(command);
  return created.success ? { state: initialState(ruleset, created.data.setup) } : null;
}

/** What a setup begins with. One of an older format lacks what was added since. */
export function initialState({ rules }: Ruleset, setup: unknown): unknown {
  const current = toFormat4(setup);
  const { success, data } = rules.setup.safeParse(current);
  return rules.initial(success ? data : current);
}

/**
 * The encounter as one of its versions left it. Its dice are the ones of now; for
 * those of then see {@link diceOf}.
 */
export const recordAt = (
  now: EncounterRecord,
  { entry, state, statistics }: VersionState,
): EncounterRecord => ({
  ...now,
  version: entry.version,
  updatedAt: entry.at,
  snapshot: snapshotOf(state, { ...now.snapshot.dice, position: entry.dicePosition }, statistics),
});

/** Those of the version of a record; of one that was written before they were counted as far as the journal is sound. */
export async function statisticsOf(
  store: Pick<EncounterStore, 'journal'>,
  record: EncounterRecord,
): Promise<Statistics> {
  const { id, version, snapshot } = record;
  if (snapshot.statistics) return snapshot.statistics;
  const known = countedAgain.get(snapshot);
  if (known) return known;
  const found = replayStateAt(store, { ruleset: rulesetOf(record), id }, version).then(
    (left) => left?.statistics ?? noStatistics(version + 1),
  );
  countedAgain.set(snapshot, found);
  // It is tried again the next time.
  found.catch(() => countedAgain.delete(snapshot));
  return found;
}

/** Of what older versions stored: their whole journal is read for it, once while they are remembered. */
const countedAgain = new WeakMap<object, Promise<Statistics>>();

/** A stretch of the journal whose dice came from one seed. */
export interface Stream {
  /** The version at which it began. */
  readonly since: number;
  /** Null when it was never revealed here: that of a fight that was imported while it was on. */
  readonly seed: string | null;
}

/** From which the dice of a version came, of streams with the newest first. */
export const streamAt = <S extends Stream>(streams: readonly S[], version: number): S | undefined =>
  streams.find(({ since }) => since <= version);

/** With what was promised of the seed; null where the journal is damaged. */
export type PromisedStream = Stream & { readonly commitment: string | null };

/** The streams of an encounter up to now, the newest first, as far as the journal is sound. */
export async function streamsOf(
  store: EncounterStore,
  { id, snapshot, importing }: EncounterRecord,
): Promise<readonly PromisedStream[]> {
  const found: PromisedStream[] = [];
  const isSecret = importing?.seed === 'SECRET';
  let next: Stream | null = isSecret ? { ...snapshot.dice, seed: null } : snapshot.dice;
  while (next) {
    const { since, seed }: Stream = next;
    const known = seed === null ? null : commitment(seed);
    const start: Start =
      since === 1 && known !== null ? noStart : startIn(await store.journal(id, since - 1, 1));
    found.push({ since, seed, commitment: known ?? start.commitment });
    next = start.before && start.before.since < since ? start.before : null;
  }
  return found;
}

/** What an entry promises of its dice, and the stream that they follow. */
interface Start {
  readonly commitment: string | null;
  readonly before: Stream | null;
}

const noStart: Start = { commitment: null, before: null };

export function startIn([entry]: readonly JournalEntry[]): Start {
  const command = entry && lifecycleCommand(entry);
  if (!command) return noStart;
  if ('commitment' in command) return { ...noStart, commitment: command.commitment };
  return 'stream' in command ? (command.stream ?? noStart) : noStart;
}

/** As of the version of `record`, which may be past. */
export async function diceOf(store: EncounterStore, record: EncounterRecord): Promise<DiceFacts> {
  const { version, snapshot } = record;
  const all = await streamsOf(store, record);
  const [last, ...before] = all.filter(({ since }) => since <= version);
  if (!last) throw new Error(`The journal of ${record.id} has no dice of version ${version}.`);
  const { since, seed } = last;
  const promised = last.commitment ?? '';
  const isRevealed = seed !== null && hasEnded(rulesetOf(record), snapshot.state);
  const revealed = isRevealed ? seed : null;
  const streams = [...before.toReversed(), { since, seed: revealed, commitment: promised }];
  return {
    commitment: promised,
    seed: revealed,
    position: isRevealed ? snapshot.dice.position : null,
    streams: streams.map((stream) => ({ ...stream, commitment: stream.commitment ?? '' })),
  };
}
