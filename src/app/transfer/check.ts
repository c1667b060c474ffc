/** Whether a document, or a page of one, is what its commands and its dice give. */
import { commitment, loadRuleset, type Ruleset } from '@sixbeat/engine';
import { digestOf } from '../journal/digest.ts';
import { stepsOf } from '../journal/command-check.ts';
import { isJudgedAgain } from '../journal/edition.ts';
import { type ReplayState, startIn, type Stream } from '../journal/history.ts';
import { hasEnded } from '../journal/ruleset-of.ts';
import { inWords, issuesOf } from '../issues.ts';
import type { FieldIssue } from '../outcome.ts';
import type { JournalEntry } from '../ports.ts';
import type { WorkMeter } from '../work.ts';
import { renameCombatants } from '../journal/rename-combatants.ts';
import { replayEntries } from '../journal/replay.ts';
import type { Difference } from '../journal/step.ts';
import { MAX_SEEDS } from '../journal/rewind.ts';
import { checkpointFor, checkpointOf } from '../journal/snapshot.ts';
import { lifecycleCommand } from '../journal/lifecycle-entries.ts';
import { firstFault, storedEntry } from './entries.ts';
import { unjudgedFaults } from './unjudged.ts';
import {
  type DocumentEntry,
  documentSchema,
  type EncounterDocument,
  entrySchema,
} from './document.ts';

/** A document that is sound from end to end, or where it is not. */
export type Checked =
  | {
      readonly kind: 'SOUND';
      readonly document: EncounterDocument;
      readonly entries: readonly JournalEntry[];
      /** After each entry. */
      readonly states: readonly ReplayState[];
      /** From which the dice came, the newest first. */
      readonly streams: readonly Stream[];
    }
  | Invalid;

export interface Invalid {
  readonly kind: 'INVALID';
  readonly issues: readonly FieldIssue[];
}
type Page = NonNullable<EncounterDocument['page']>;

export const refused = (path: FieldIssue['path'], message: string): Invalid => ({
  kind: 'INVALID',
  issues: [{ path, message }],
});

/** What a page goes on from: the version that it begins after, of an encounter that is being imported. */
export interface Before {
  readonly start: ReplayState;
  /** The version at which the dice of `start` began. */
  readonly since: number;
  readonly stateAt: (version: number) => Promise<ReplayState | null>;
  /** The entry that the encounter began with. */
  readonly first: JournalEntry | undefined;
  /** Of the seed that the dice came from which began at this version. */
  readonly commitmentAt: (version: number) => Promise<string | null>;
  /** How many seeds the versions so far have drawn. */
  readonly seeds: number;
}

/** The encounter to which a page belongs. */
interface Paged {
  /** What a page goes on from. */
  readonly before: (page: Page) => Promise<Before | Invalid>;
  /** What it calls a combatant that a document calls so. */
  readonly nameOf: (id: string) => string;
}

/**
 * Plays a document from its beginning to its end; every step must come out as it is written.
 *
 * @param paged of an encounter that is being imported; left out, a document begins one
 */
export async function checked(input: unknown, meter: WorkMeter, paged?: Paged): Promise<Checked> {
  const read = await documentIn(input, meter);
  if ('kind' in read) return read;
  const document = paged ? meter.measure(() => renamed(read.document, paged)) : read.document;
  await meter.pause();
  const before = await beginningOf(document, paged);
  if (before && 'kind' in before) return before;
  const ruleset = await loadRuleset(document.ruleset);
  const fault = await firstFault(ruleset, document, { first: before?.first, meter });
  if (fault) return { kind: 'INVALID', issues: [fault] };
  const played = await replayed(document, { ruleset, before, meter });
  if ('kind' in played) return played;
  const { entries, states, madeBy, streams, reached } = played;
  const wrong =
    (await refuseSeeds(document, streams, before)) ?? refuseEnd(document, ruleset, reached);
  if (wrong) return wrong;
  await meter.pause();
  const { digest, ...rest } = input as EncounterDocument;
  if (meter.measure(() => digestOf(rest)) !== digest)
    return refused(['digest'], 'The document was changed since it was exported.');
  const kept = entries.map((entry, i) =>
    withCheckpoint(marked(entry, madeBy[i]), states[i] ?? reached),
  );
  return { kind: 'SOUND', document, entries: kept, states, streams };
}

interface Replaying {
  readonly ruleset: Ruleset;
  readonly before: Before | null;
  readonly meter: WorkMeter;
}

/** The entries of a document, and the state after each, if all of them come out as they are written. */
async function replayed(document: EncounterDocument, { ruleset, before, meter }: Replaying) {
  const { start = null, since = 1 } = before ?? {};
  const after = start?.version ?? 0;
  const entries = document.journal.map(storedEntry);
  const streams = streamsIn(document, entries, since);
  const first = before?.first;
  const from = {
    start,
    meter,
    ...(before && { stateAt: before.stateAt, first: () => Promise.resolve(first) }),
  };
  const faults = unjudgedFaults(ruleset);
  const played = {
    ruleset,
    rulesetId: document.ruleset,
    streams,
    from: 'DOCUMENT',
    faults,
  } as const;
  const replay = await replayEntries(entries, { ...played, ...from });
  const { difference, reached, states, madeBy, commitmentMatches } = replay;
  if (difference) return { kind: 'INVALID', issues: [issueOf(difference, after)] } as const;
  if (replay.stopped) return refused(['journal', states.length], 'Begin a page with it.');
  if (!reached || states.length < entries.length)
    return refused(['journal', states.length, 'version'], `It follows ${after + states.length}.`);
  return commitmentMatches ? { entries, states, madeBy, streams, reached } : notPromised;
}

const notPromised = refused(['seed'], 'It is not the seed that was committed to.');

/** Too many seeds, or another than the one from which an earlier page has begun to roll. */
async function refuseSeeds(
  { seed }: EncounterDocument,
  streams: readonly Stream[],
  before: Before | null,
): Promise<Invalid | null> {
  // A fight that is on draws one more.
  const drawn = Math.max(0, (before?.seeds ?? 0) - 1) + streams.length + (seed === null ? 1 : 0);
  if (drawn > MAX_SEEDS)
    return refused(['journal'], `An encounter draws at most ${MAX_SEEDS} seeds.`);
  const first = streams.at(-1);
  const known = first?.seed ?? null;
  if (!before || !first || known === null) return null;
  const promised = await before.commitmentAt(first.since);
  return promised === commitment(known) ? null : notPromised;
}

/** What a document says of its end, and is not so. */
function refuseEnd(
  { page, seed }: EncounterDocument,
  ruleset: Ruleset,
  { state, version }: ReplayState,
): Invalid | null {
  const next = page?.next ?? null;
  if (next !== null && next !== version)
    return refused(['page', 'next'], `The last version of this page is ${version}.`);
  return next === null && seed !== null && !hasEnded(ruleset, state)
    ? refused(['seed'], 'The seed of an encounter that is on is never revealed.')
    : null;
}

/** With the combatants called as they are in the encounter that the page belongs to. */
const renamed = (document: EncounterDocument, { nameOf }: Paged): EncounterDocument => ({
  ...document,
  journal: renameCombatants(document.journal, nameOf),
});

/** What a page goes on from; null for what begins an encounter. */
async function beginningOf(
  { page, journal }: EncounterDocument,
  paged?: Paged,
): Promise<Before | Invalid | null> {
  if (paged)
    return page?.state
      ? paged.before(page)
      : refused(['page'], 'It is no page that follows another.');
  if (!page) return null;
  if (page.after > 0 || page.state !== null)
    return refused(['page', 'after'], 'Import the first page of the encounter first.');
  const { commitment: promised } = (journal[0]?.command ?? {}) as { readonly commitment?: unknown };
  return promised === page.document
    ? null
    : refused(['page', 'document'], 'It is the commitment of the first version.');
}

async function documentIn(
  input: unknown,
  meter: WorkMeter,
): Promise<{ readonly document: EncounterDocument } | Invalid> {
  const parsed = documentSchema.safeParse(input, inWords);
  if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error) };
  const journal: DocumentEntry[] = [];
  for (const given of parsed.data.journal) {
    await meter.pause();
    const entry = meter.measure(() => entrySchema.safeParse(given, inWords));
    if (!entry.success) {
      const issues = issuesOf(entry.error, (path) => ['journal', journal.length, ...path]);
      return { kind: 'INVALID', issues };
    }
    journal.push(entry.data);
  }
  return { document: { ...parsed.data, journal } };
}

/** The newest first. */
function streamsIn(
  { seed }: EncounterDocument,
  entries: readonly JournalEntry[],
  first: number,
): Stream[] {
  const later = entries.flatMap((entry) => {
    const { before } = startIn([entry]);
    return before ? [{ since: entry.version, before }] : [];
  });
  const starts = [first, ...later.map(({ since }) => since)];
  const seeds = [...later.map(({ before }) => before.seed), seed];
  return starts.map((since, i) => ({ since, seed: seeds[i] ?? null })).toReversed();
}

/** An older edition's is noted as not judged here. */
const marked = (entry: JournalEntry, edition: number | undefined): JournalEntry =>
  edition === undefined || isJudgedAgain(edition) ? entry : { ...entry, unjudged: true };

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
  COMMAND: { at: ['command'], message: 'It is not legal here.' },
  ROLLS: { at: ['dice', 'rolls'], message: 'The command asks for other dice.' },
  EVENTS: { at: ['events'], message: 'The command and the dice give other events.' },
  POSITION: { at: ['dice', 'position'], message: 'The dice come to another position.' },
  STATE: { at: ['events'], message: 'They lead to a state that no fight comes to' },
  SNAPSHOT: { at: ['state'], message: 'The versions so far give another state.' },
};

function issueOf({ version, kind, path }: Difference, after: number): FieldIssue {
  const { at, message } = fields[kind];
  if (kind === 'STATE')
    return { path: ['journal', version - after - 1, ...at], message: `${message}: \`${path}\`.` };
  return { path: ['journal', version - after - 1, ...at, ...stepsOf(path)], message };
}
