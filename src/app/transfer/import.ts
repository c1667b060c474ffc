/** An encounter from a document that was found sound, or from its pages, one after the other. */
import { commitment } from '@sixbeat/engine';
import { digestOf } from '../journal/digest.ts';
import { firstSeat } from '../journal/first-seat.ts';
import {
  type ReplayState,
  replayStateAt,
  startIn,
  streamAt,
  streamsOf,
} from '../journal/history.ts';
import { type Imported, lifecycleCommand } from '../journal/lifecycle-entries.ts';
import { type Fresh, type Issuer, type Opening, stepTo } from '../journal/next-version.ts';
import { digestOfAnyCopy, idsIn, renameCombatants } from '../journal/rename-combatants.ts';
import { rulesetOf } from '../journal/ruleset-of.ts';
import { inEveryFormat, snapshotOf } from '../journal/snapshot.ts';
import { conflict, type Refused, tooLarge } from '../outcome.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../ports.ts';
import type { WorkMeter } from '../work.ts';
import { type Before, type Checked, checked, type Invalid, refused } from './check.ts';
import type { EncounterDocument } from './document.ts';

type Sound = Extract<Checked, { kind: 'SOUND' }>;
type Page = NonNullable<EncounterDocument['page']>;

/** Milliseconds; a page is written version by version, and what is left of it when it is sent again. */
const WRITE_MS = 10_000;

/** How many entries so far came without being judged again. */
interface Unjudged {
  readonly unjudged: number;
}

/** The encounter that a sound document, or the first page of one, begins. */
export async function importedFrom(
  sound: Sound,
  fresh: Opening,
  meter: WorkMeter,
): Promise<{
  readonly record: EncounterRecord;
  /** Its journal, but for the last entry. */
  readonly before: readonly JournalEntry[];
  readonly last: JournalEntry;
}> {
  const { document, states } = sound;
  const { id, at, account, apiKey } = fresh;
  const entries: JournalEntry[] = [];
  for (const entry of sound.entries) {
    await meter.pause();
    entries.push(meter.measure(() => renamedEntry(entry, id)));
  }
  const [last, left] = [entries.at(-1), states.at(-1)];
  if (!last || !left) throw new Error('A sound document has an entry.');
  const reached = renameCombatants(left, idsIn(id));
  const seat = firstSeat(id, at, account);
  const opened = { id, ruleset: document.ruleset, createdAt: entries[0]?.at ?? at, seats: [seat] };
  const settings = settingsAfter(entries, { flow: [] });
  const unjudged = unjudgedIn(entries);
  const record = recordWith({ ...opened, ...settings, unjudged }, reached, sound, fresh);
  if (record.importing || document.seed !== null)
    return { record, before: entries.slice(0, -1), last };
  const step = goingOn(record, { seat, at, apiKey, unjudged }, fresh);
  return { record: step.record, before: entries, last: step.entry };
}

/**
 * Writes what an encounter that is being imported does not have of its next page. A page that it has is
 * taken again without a change, so that a page can be sent again whose answer was lost.
 */
export async function appended(
  store: EncounterStore,
  record: EncounterRecord,
  input: unknown,
  by: Issuer & Fresh & { readonly meter: WorkMeter },
): Promise<Refused | { readonly kind: 'APPENDED'; readonly record: EncounterRecord }> {
  const { meter } = by;
  const sound = await checked(input, meter, {
    before: (page) => beforePage(store, record, page),
    nameOf: idsIn(record.id),
  });
  if (sound.kind === 'INVALID') return sound;
  const { document, entries, states } = sound;
  if (document.ruleset !== record.ruleset) return refused(['ruleset'], `It is ${record.ruleset}.`);
  const fault = await contradiction(store, record, states);
  if (fault) return fault;
  if (!record.importing) return { kind: 'APPENDED', record };
  const now = await writtenFrom(store, record, sound, by);
  if ('kind' in now) return now;
  const isWhole = now.version === entries.at(-1)?.version;
  const isOver = isWhole && (document.page?.next ?? null) === null && document.seed === null;
  if (!isOver || !now.importing) return { kind: 'APPENDED', record: now };
  const step = goingOn(now, { ...by, unjudged: now.importing.unjudged ?? 0 }, by);
  return (
    (await committed(store, step.record, step.entry)) ?? { kind: 'APPENDED', record: step.record }
  );
}

/** Writes the entries of a page that are not there yet, all of them or as many as there is time for. */
async function writtenFrom(
  store: EncounterStore,
  record: EncounterRecord,
  sound: Sound,
  by: Fresh & { readonly meter: WorkMeter },
): Promise<EncounterRecord | Refused> {
  const { meter } = by;
  const { entries, states } = sound;
  const until = performance.now() + WRITE_MS;
  let now = record;
  for (const [i, entry] of entries.entries()) {
    const reached = states[i];
    if (entry.version <= now.version || !reached) continue;
    if (performance.now() > until) return now;
    const settings = settingsAfter([entry], now);
    const unjudged = (now.importing?.unjudged ?? 0) + unjudgedIn([entry]);
    const next = recordWith({ ...now, ...settings, unjudged }, reached, sound, by);
    await meter.pause();
    const refusal = await meter.measure(() => committed(store, next, entry));
    if (refusal) return refusal;
    now = next;
  }
  return now;
}

/**
 * An entry as the encounter has it that is made of the document, whose combatants have ids of its
 * own. A branch says of which state it is: it is of the one with these ids.
 */
function renamedEntry(entry: JournalEntry, encounterId: string): JournalEntry {
  const { command, checkpoint, ...rest } = renameCombatants(entry, idsIn(encounterId));
  if (!checkpoint) return { ...rest, command };
  const branch = lifecycleCommand({ ...entry, command });
  if (branch?.type !== 'BranchEncounter') return { ...rest, command, checkpoint };
  const own = { ...branch, digest: digestOf(checkpoint.state) };
  return { ...rest, command: own, checkpoint };
}

async function committed(
  store: EncounterStore,
  record: EncounterRecord,
  entry: JournalEntry,
): Promise<Refused | null> {
  const written = await store.commit(record, entry);
  switch (written.kind) {
    case 'COMMITTED':
      return null;
    case 'CONFLICT':
      return conflict(written.current, null);
    case 'MISSING':
      return { kind: 'NOT_FOUND' };
    case 'TOO_LARGE':
      return tooLarge(written, written.bytes);
    case 'DONE_BEFORE':
    case 'OWNER_FULL':
      throw new Error('A page has no key, and no webhook.');
  }
}

/** What a page goes on from, or why it does not belong here. */
async function beforePage(
  store: EncounterStore,
  record: EncounterRecord,
  { document, after, state }: Page,
): Promise<Before | Invalid> {
  const { id, version } = record;
  const ruleset = rulesetOf(record);
  const commitmentAt = async (since: number) =>
    startIn(await store.journal(id, since - 1, 1)).commitment;
  if ((await commitmentAt(1)) !== document)
    return refused(['page', 'document'], 'It is a page of another encounter.');
  if (after > version)
    return refused(['page', 'after'], `The page after version ${version} is to come first.`);
  const stateAt = (wanted: number) => replayStateAt(store, { ruleset, id }, wanted);
  const start = await stateAt(after);
  // A page that was exported in an older format has the digest of the state as that had it.
  const isThat = (here: unknown): boolean => digestOfAnyCopy(here) === state;
  if (!start || !inEveryFormat(start.state).some(isThat))
    return refused(['page', 'state'], `Version ${after} has another state here.`);
  const [first] = await store.journal(id, 0, 1);
  const streams = (await streamsOf(store, record)).filter(({ since }) => since <= after);
  const since = streams[0]?.since ?? 1;
  return { start, since, stateAt, first, commitmentAt, seeds: streams.length };
}

/** Where a page has another state than is here already. */
async function contradiction(
  store: EncounterStore,
  record: EncounterRecord,
  states: readonly ReplayState[],
): Promise<Invalid | null> {
  const known = states.findLast(({ version }) => version <= record.version);
  if (!known) return null;
  const { id, version, snapshot } = record;
  const place = { ruleset: rulesetOf(record), id };
  const here =
    known.version === version ? snapshot : await replayStateAt(store, place, known.version);
  return here && digestOf(here.state) === digestOf(known.state)
    ? null
    : refused(['journal'], `Version ${known.version} has another state here.`);
}

/** The encounter as an entry of a page leaves it; being imported until the last of its document. */
function recordWith(
  {
    importing: _,
    unjudged,
    ...open
  }: Pick<EncounterRecord, 'id' | 'ruleset' | 'createdAt' | 'seats' | 'importing'> &
    Settings &
    Unjudged,
  { version, state, position, used, statistics }: ReplayState,
  { document, states, streams }: Sound,
  { at, seed }: Fresh,
): EncounterRecord {
  const stream = streamAt(streams, version);
  if (!stream) throw new Error(`Version ${version} has no dice.`);
  const dice = { seed: stream.seed ?? seed(), position, used, since: stream.since };
  const record = { ...open, version, updatedAt: at, snapshot: snapshotOf(state, dice, statistics) };
  const isLast = version === states.at(-1)?.version && (document.page?.next ?? null) === null;
  // Without a page all is written at once, and with a seed nothing is left to be noted.
  if (isLast && (!document.page || document.page.after === 0 || document.seed !== null))
    return record;
  const importing = { seed: stream.seed === null ? 'SECRET' : 'REVEALED' } as const;
  return { ...record, importing: unjudged > 0 ? { ...importing, unjudged } : importing };
}

/** How many of these were not judged again. */
const unjudgedIn = (entries: readonly JournalEntry[]): number =>
  entries.filter(({ unjudged }) => unjudged).length;

/**
 * While a fight is on its seed is known only to the one who exported it: its dice then come from a new
 * one, and the journal notes that.
 */
function goingOn(
  { importing: _, ...record }: EncounterRecord,
  { unjudged, ...by }: Issuer & Unjudged,
  fresh: Fresh,
) {
  const { version, snapshot } = record;
  const seed = fresh.seed();
  const dice = { seed, position: 0, used: 0, since: version + 1 };
  const { since } = snapshot.dice;
  const command: Imported = {
    type: 'ImportEncounter',
    stream: { commitment: commitment(seed), before: { seed: null, since } },
    ...(unjudged > 0 && { unjudged }),
  };
  return stepTo(record, by, { command, state: snapshot.state, dice });
}

type Settings = Pick<EncounterRecord, 'flow' | 'awayMinutes'>;

/** How the table has come to play, and how long it waits: as it was, unless the GM has said otherwise since. */
function settingsAfter(
  entries: readonly JournalEntry[],
  { flow, awayMinutes }: Settings,
): Settings {
  const commands = entries.flatMap((entry) => lifecycleCommand(entry) ?? []);
  const paced = commands.findLast((command) => 'flow' in command);
  const timed = commands.findLast(
    (command) => command.type === 'SetAwayTime' || command.type === 'BranchEncounter',
  );
  return {
    flow: paced ? paced.flow : flow,
    awayMinutes: timed ? (timed.minutes ?? undefined) : awayMinutes,
  };
}
