/** One encounter as one document: setup, journal and dice, to be kept or carried elsewhere. */
import { commitment, isRuleset, loadRuleset, MAX_FOLLOW_UPS, type Ruleset } from '@sixbeat/engine';
import * as z from 'zod';
import { digestOf } from '../journal/digest.ts';
import { formFault, commandFault, stepsOf } from '../journal/command-check.ts';
import {
  entriesOf,
  type ReplayState,
  startIn,
  type Stream,
  streamsOf,
} from '../journal/history.ts';
import { hasEnded, rulesetOf } from '../journal/ruleset-of.ts';
import { inWords, issuesOf } from '../issues.ts';
import type { FieldIssue } from '../outcome.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../ports.ts';
import { replayEntries, replayJournal } from '../journal/replay.ts';
import type { Difference } from '../journal/replay-step.ts';
import { MAX_SEEDS } from '../journal/rewind.ts';
import { type Fresh, stepTo } from '../journal/next-version.ts';
import { firstSeat } from '../journal/first-seat.ts';
import {
  checkpointFor,
  checkpointOf,
  SNAPSHOT_SCHEMA,
  snapshotOf,
  stateOf,
} from '../journal/snapshot.ts';
import { type Imported, lifecycleCommand } from '../journal/lifecycle-entries.ts';
import { idsIn, renameCombatants } from '../journal/rename-combatants.ts';

export const DOCUMENT_FORMAT = 'sixbeat-encounter';
/** The format of the documents that this code writes and reads. */
export const DOCUMENT_SCHEMA = 1;
/** Bytes of JSON, so that what was exported can be imported in one request. */
export const MAX_DOCUMENT_BYTES = 4_000_000;
/** Versions: replaying them takes time. */
export const MAX_DOCUMENT_VERSIONS = 10_000;

/** Of an entry: its command and what followed by itself, in a crowd as large as there may be. */
const MAX_EVENTS = 10_000;
const MAX_ROLLS = 10_000;

/** Counted before any element is looked at: a list that is too long costs nothing. */
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .custom<readonly unknown[]>(
      (value) => Array.isArray(value) && value.length <= most,
      `It is a list of at most ${most}.`,
    )
    .pipe(z.array(item).readonly());

const hex32 = z.string().regex(/^[0-9a-f]{64}$/, 'It has 64 hex digits.');

/** The position in a stream whose seed is revealed, or the faces rolled from one that is not. */
const diceSchema = z.union([
  z.strictObject({ position: z.int().min(0) }),
  z.strictObject({
    rolls: listOf(
      z.strictObject({
        sides: z.int().min(2).max(256),
        faces: listOf(z.int().min(1).max(256), 1000),
      }),
      MAX_ROLLS,
    ),
  }),
]);

const entrySchema = z.strictObject({
  version: z.int().min(1),
  at: z.iso.datetime(),
  actor: z.looseObject({ kind: z.enum(['GM', 'PLAYER', 'SPECTATOR']) }),
  command: z.looseObject({ type: z.string() }),
  events: listOf(z.looseObject({ type: z.string() }), MAX_EVENTS),
  followUps: listOf(
    z.strictObject({
      command: z.looseObject({ type: z.string() }),
      firstEvent: z.int().min(0),
    }),
    MAX_FOLLOW_UPS,
  )
    .refine(({ length }) => length > 0, 'Leave it out when nothing followed.')
    .optional(),
  dice: diceSchema,
  /** What a branch begins with. */
  state: z
    .strictObject({ schema: z.int().min(1).max(SNAPSHOT_SCHEMA), state: z.looseObject({}) })
    .optional(),
});

const documentSchema = z.strictObject({
  format: z.literal(DOCUMENT_FORMAT),
  schema: z.literal(DOCUMENT_SCHEMA),
  ruleset: z.string().refine(isRuleset, 'This server plays no such ruleset.'),
  /** Of the dice since the last seed was drawn; null while the encounter is on. */
  seed: hex32.nullable(),
  /** Each entry is read by itself, and the first that is wrong ends it. */
  journal: listOf(z.unknown(), MAX_DOCUMENT_VERSIONS).refine(
    ({ length }) => length > 0,
    'It has the entry that begins the encounter at least.',
  ),
  /** SHA-256 of the JSON of all the rest. */
  digest: hex32,
});

type DocumentEntry = z.infer<typeof entrySchema>;
export type EncounterDocument = Omit<z.infer<typeof documentSchema>, 'journal'> & {
  readonly journal: readonly DocumentEntry[];
};

export type Exported =
  | { readonly kind: 'EXPORTED'; readonly document: EncounterDocument; readonly bytes: number }
  | { readonly kind: 'TOO_LARGE'; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'DAMAGED'; readonly difference: Difference };

/**
 * The document of an encounter. A seed is in it once it may be revealed; before that, the
 * faces that were rolled. That the encounter is itself a copy in which nothing has happened yet is left out.
 */
export async function exported(store: EncounterStore, record: EncounterRecord): Promise<Exported> {
  const ruleset = rulesetOf(record);
  const { difference, rolls } = await replayJournal(store, ruleset, record);
  if (difference) return { kind: 'DAMAGED', difference };
  const range = { first: 1, last: record.version };
  const journal = await Array.fromAsync(entriesOf(store, record.id, range));
  if (journal.slice(-1).some(isImport)) journal.pop();
  const ended = hasEnded(ruleset, record.snapshot.state);
  const streams = await streamsOf(store, record);
  const revealed = streams.filter(({ seed }, i) => seed !== null && (ended || i > 0));
  const fell = Map.groupBy(rolls, ({ version }) => version);
  const falls = ({ version, rolls: kept }: JournalEntry) =>
    kept ?? (fell.get(version) ?? []).map(({ sides, faces }) => ({ sides, faces }));
  const open = streams.map(({ since }) => since).toSorted((a, b) => b - a);
  const startOf = (version: number) => open.find((since) => since <= version);
  const diceOf = (entry: JournalEntry) =>
    revealed.some(({ since }) => since === startOf(entry.version))
      ? { position: entry.dicePosition }
      : { rolls: falls(entry) };
  const document = {
    format: DOCUMENT_FORMAT,
    schema: DOCUMENT_SCHEMA,
    ruleset: record.ruleset,
    seed: ended ? record.snapshot.dice.seed : null,
    journal: journal.map((entry) => {
      const { version, at, actor, command, events, followUps, checkpoint } = entry;
      const played = followUps ? { events, followUps } : { events };
      const whole = { version, at, actor, command, ...played, dice: diceOf(entry) };
      if (version !== 1 || !checkpoint) return whole;
      const { schema, state } = checkpoint;
      return { ...whole, state: { schema, state } };
    }),
  };
  return sealed(document as Omit<EncounterDocument, 'digest'>);
}

function sealed(open: Omit<EncounterDocument, 'digest'>): Exported {
  const document = { ...open, digest: digestOf(open) };
  const bytes = Buffer.byteLength(JSON.stringify(document));
  return bytes > MAX_DOCUMENT_BYTES
    ? { kind: 'TOO_LARGE', bytes, limit: MAX_DOCUMENT_BYTES }
    : { kind: 'EXPORTED', document, bytes };
}

const isImport = (entry: JournalEntry): boolean =>
  lifecycleCommand(entry)?.type === 'ImportEncounter';

/** A document that is sound from end to end, or where it is not. */
export type Checked =
  | {
      readonly kind: 'SOUND';
      readonly document: EncounterDocument;
      readonly entries: readonly JournalEntry[];
      readonly reached: ReplayState;
      readonly lastStart: number;
    }
  | { readonly kind: 'INVALID'; readonly issues: readonly FieldIssue[] };

/** Plays a document from its beginning to its end; every step must come out as it is written. */
export async function checked(input: unknown): Promise<Checked> {
  const read = documentIn(input);
  if ('kind' in read) return read;
  const { document } = read;
  const ruleset = await loadRuleset(document.ruleset);
  const fault = firstFault(ruleset, document);
  if (fault) return { kind: 'INVALID', issues: [fault] };
  const entries = document.journal.map(storedEntry);
  const streams = streamsIn(document, entries);
  // A fight that is on draws one more.
  if (streams.length + (document.seed === null ? 1 : 0) > MAX_SEEDS)
    return refused(['journal'], `An encounter draws at most ${MAX_SEEDS} seeds.`);
  const source = { ruleset, rulesetId: document.ruleset, streams, from: 'DOCUMENT' } as const;
  const replayed = await replayEntries(entries, source);
  const { difference, reached, states, commitmentMatches } = replayed;
  if (difference) return { kind: 'INVALID', issues: [issueOf(difference)] };
  if (!reached || states.length < entries.length)
    return refused(['journal', states.length, 'version'], `It follows ${states.length}.`);
  if (!commitmentMatches) return refused(['seed'], 'It is not the seed that was committed to.');
  if (document.seed !== null && !hasEnded(ruleset, reached.state))
    return refused(['seed'], 'The seed of an encounter that is on is never revealed.');
  const { digest, ...rest } = input as EncounterDocument;
  if (digestOf(rest) !== digest)
    return refused(['digest'], 'The document was changed since it was exported.');
  const kept = entries.map((entry, i) => withCheckpoint(entry, states[i] ?? reached));
  return { kind: 'SOUND', document, entries: kept, reached, lastStart: streams[0]?.since ?? 1 };
}

function documentIn(
  input: unknown,
): { readonly document: EncounterDocument } | Extract<Checked, { kind: 'INVALID' }> {
  const parsed = documentSchema.safeParse(input, inWords);
  if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error) };
  const journal: DocumentEntry[] = [];
  for (const given of parsed.data.journal) {
    const entry = entrySchema.safeParse(given, inWords);
    if (!entry.success) {
      const issues = issuesOf(entry.error, (path) => ['journal', journal.length, ...path]);
      return { kind: 'INVALID', issues };
    }
    journal.push(entry.data);
  }
  return { document: { ...parsed.data, journal } };
}

const refused = (path: FieldIssue['path'], message: string): Checked => ({
  kind: 'INVALID',
  issues: [{ path, message }],
});

/** The first command, setup or state that its ruleset does not accept. */
function firstFault(ruleset: Ruleset, { journal }: EncounterDocument): FieldIssue | null {
  for (const [i, { command, followUps = [], state }] of journal.entries()) {
    const issue = commandFault(ruleset, command);
    if (issue) return { ...issue, path: ['journal', i, 'command', ...issue.path] };
    for (const [j, next] of followUps.entries()) {
      const fault = commandFault(ruleset, next.command);
      if (fault)
        return { ...fault, path: ['journal', i, 'followUps', j, 'command', ...fault.path] };
    }
    if (!state) continue;
    const path = ['journal', i, 'state'];
    if (i > 0 || digestOf(state.state) !== command.digest)
      return { path, message: 'It is not what this branch begins with.' };
    const fault = formFault(ruleset.play.stateSchema(), stateOf(state));
    if (fault) return { ...fault, path: [...path, 'state', ...fault.path] };
  }
  return null;
}

function storedEntry({ dice, state, followUps, ...fields }: DocumentEntry): JournalEntry {
  const rest = followUps ? { ...fields, followUps } : fields;
  const entry =
    'position' in dice
      ? { ...rest, seatId: null, dicePosition: dice.position }
      : { ...rest, seatId: null, dicePosition: 0, rolls: dice.rolls };
  return state ? { ...entry, checkpoint: { ...state, used: 0 } } : entry;
}

/** The newest first. */
function streamsIn({ seed }: EncounterDocument, entries: readonly JournalEntry[]): Stream[] {
  const later = entries.flatMap((entry) => {
    const { before } = startIn([entry]);
    return before ? [{ since: entry.version, before }] : [];
  });
  const starts = [1, ...later.map(({ since }) => since)];
  const seeds = [...later.map(({ before }) => before.seed), seed];
  return starts.map((since, i) => ({ since, seed: seeds[i] ?? null })).toReversed();
}

/** How the table has come to play: as it began, unless the GM has said otherwise since. */
function flowOf(entries: readonly JournalEntry[]): EncounterRecord['flow'] {
  const set = entries.map(lifecycleCommand).findLast((command) => command && 'flow' in command);
  return set && 'flow' in set ? set.flow : [];
}

/** The state is kept in the entries that a journal keeps it in. */
function withCheckpoint(entry: JournalEntry, reached: ReplayState): JournalEntry {
  const checkpoint = hasState(entry)
    ? checkpointOf(reached)
    : checkpointFor(reached.version, reached);
  return checkpoint ? { ...entry, checkpoint } : entry;
}

/** Whether its state does not follow from the one before. */
const hasState = (entry: JournalEntry): boolean =>
  ['RewindEncounter', 'ImportEncounter'].includes(lifecycleCommand(entry)?.type ?? '');

const fields: Readonly<Record<Difference['kind'], { at: readonly string[]; message: string }>> = {
  BEGINNING: { at: ['version'], message: 'It follows nothing.' },
  MISSING: { at: ['version'], message: 'It does not follow the entry before.' },
  CREATION: { at: ['command'], message: 'It does not begin an encounter.' },
  COMMAND: { at: ['command'], message: 'It cannot be carried out here.' },
  ROLLS: { at: ['dice', 'rolls'], message: 'The command asks for other dice.' },
  EVENTS: { at: ['events'], message: 'The command and the dice give other events.' },
  POSITION: { at: ['dice', 'position'], message: 'The dice come to another position.' },
  SNAPSHOT: { at: ['state'], message: 'The versions so far give another state.' },
};

function issueOf({ version, kind, path }: Difference): FieldIssue {
  const { at, message } = fields[kind];
  return { path: ['journal', version - 1, ...at, ...stepsOf(path)], message };
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

/**
 * The encounter that goes on from a sound document. While the fight is on its seed is known to
 * whoever exported it alone: its dice then come from a new one, and the journal notes that.
 */
export function importedFrom(
  { document, entries: found, reached, lastStart }: Extract<Checked, { kind: 'SOUND' }>,
  fresh: Fresh & { readonly id: string },
): {
  readonly record: EncounterRecord;
  /** Its journal, but for the last entry. */
  readonly before: readonly JournalEntry[];
  readonly last: JournalEntry;
} {
  const { id, at } = fresh;
  const seat = firstSeat(id, at);
  const entries = found.map((entry) => renamedEntry(entry, id));
  const { position, used, version } = reached;
  const state = renameCombatants(reached.state, idsIn(id));
  const seed = document.seed ?? fresh.seed();
  const record: EncounterRecord = {
    id,
    version,
    ruleset: document.ruleset,
    createdAt: entries[0]?.at ?? at,
    updatedAt: at,
    snapshot: snapshotOf(state, { seed, position, used, since: lastStart }),
    seats: [seat],
    flow: flowOf(entries),
  };
  const last = entries.at(-1);
  if (last && document.seed !== null) return { record, before: entries.slice(0, -1), last };
  const dice = { seed, position: 0, used: 0, since: version + 1 };
  const command: Imported = {
    type: 'ImportEncounter',
    stream: { commitment: commitment(seed), before: { seed: null, since: lastStart } },
  };
  const step = stepTo(record, { seat, at }, { command, state, dice });
  return { record: step.record, before: entries, last: step.entry };
}
