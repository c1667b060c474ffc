/** An encounter as a document, or as several, its pages, to be kept or carried elsewhere. */
import { platform } from '#platform';
import type { WithPending } from '@sixbeat/engine';
import { digestOf } from '../journal/digest.ts';
import {
  entriesOf,
  replayStateAt,
  startIn,
  type Stream,
  streamAt,
  streamsOf,
} from '../journal/history.ts';
import { lifecycleCommand } from '../journal/lifecycle-entries.ts';
import { everything, replayJournal } from '../journal/replay.ts';
import type { JournalRoll } from '../journal/verification.ts';
import type { Difference } from '../journal/step.ts';
import { digestOfAnyCopy } from '../journal/rename-combatants.ts';
import { hasEnded, rulesetOf } from '../journal/ruleset-of.ts';
import { invalid, type Refused } from '../outcome.ts';
import type { EncounterRecord, EncounterStore, JournalEntry } from '../ports.ts';
import { unmeasured, type WorkMeter } from '../work.ts';
import type { EncounterDocument } from './document.ts';
import {
  DOCUMENT_FORMAT,
  DOCUMENT_SCHEMA,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_VERSIONS,
} from './format.ts';

export type Exported =
  | {
      readonly kind: 'EXPORTED';
      readonly document: EncounterDocument;
      readonly bytes: number;
      /** The version that the next page begins after; null when there is none. */
      readonly next: number | null;
    }
  | { readonly kind: 'TOO_LARGE'; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'DAMAGED'; readonly difference: Difference }
  | Extract<Refused, { readonly kind: 'INVALID' }>;

/** A part of a journal. */
export interface ExportRange {
  /** The version that it begins after. */
  readonly after: number;
  /** How many versions at most; fewer where they would not fit into a document. */
  readonly first: number;
  readonly meter?: WorkMeter;
}

/** Bytes of a document beside its entries, with room to spare. */
const FRAME = 2000;

/**
 * The document of an encounter, or a page of it. A seed is in it once it may be revealed; before that,
 * the faces that were rolled. That the encounter is itself a copy in which nothing has happened yet is
 * left out.
 */
export async function exported(
  store: EncounterStore,
  record: EncounterRecord,
  { after, first, meter = unmeasured }: ExportRange,
): Promise<Exported> {
  const last = await lastVersion(store, record);
  const refused = refuseExport(record, { after, first }, last);
  if (refused) return refused;
  // The last page has the stored state verified as well.
  const range = { ...everything, meter, after, first: after + first < last ? first : Infinity };
  const replayed = await replayJournal(store, rulesetOf(record), record, range);
  if (replayed.difference) return { kind: 'DAMAGED', difference: replayed.difference };
  const end = Math.min(after + replayed.entries, last);
  const streams = await streamsOf(store, record);
  const open = revealedOf(record, streams);
  const entryOf = documentEntries(streams, open, replayed.rolls);
  const journal: unknown[] = [];
  let bytes = FRAME;
  for await (const entry of entriesOf(store, record.id, { first: after + 1, last: end })) {
    await meter.pause();
    const written = entryOf(entry);
    bytes += meter.measure(() => platform.byteLength(JSON.stringify(written))) + 1;
    if (bytes > MAX_DOCUMENT_BYTES) break;
    journal.push(written);
  }
  if (journal.length === 0) return { kind: 'TOO_LARGE', bytes, limit: MAX_DOCUMENT_BYTES };
  const to = after + journal.length;
  const next = to < last ? to : null;
  const page =
    after === 0 && next === null ? {} : { page: await pageOf(store, record, after, next) };
  const newest = streamAt(streams, to);
  const seed = newest && open.includes(newest) ? newest.seed : null;
  const frame = { format: DOCUMENT_FORMAT, schema: DOCUMENT_SCHEMA, ruleset: record.ruleset };
  await meter.pause();
  return meter.measure(() =>
    sealed({ ...frame, seed, ...page, journal } as Omit<EncounterDocument, 'digest'>, next),
  );
}

/** Until the last dice are declared, no seat may read the faces of others. */
function refuseExport(
  { snapshot }: EncounterRecord,
  { after, first }: ExportRange,
  last: number,
): Extract<Refused, { readonly kind: 'INVALID' }> | null {
  if ((snapshot.state as WithPending).pending)
    return invalid(
      ['encounterId'],
      'A command waits for dice: export when they are declared, or take the command back.',
    );
  if (after < 0 || after >= last)
    return invalid(['afterVersion'], `It is 0 to ${last - 1}: the last version is ${last}.`);
  if (first < 1 || first > MAX_DOCUMENT_VERSIONS)
    return invalid(['first'], `It is 1 to ${MAX_DOCUMENT_VERSIONS}.`);
  return null;
}

/** Without an import that nothing has followed. */
async function lastVersion(store: EncounterStore, { id, version }: EncounterRecord) {
  const [entry] = await store.journal(id, version - 1, 1);
  return entry && lifecycleCommand(entry)?.type === 'ImportEncounter' ? version - 1 : version;
}

/** The streams whose seeds are known: all that were replaced, and the last once it may be revealed. */
function revealedOf(record: EncounterRecord, streams: readonly Stream[]): readonly Stream[] {
  const ended = hasEnded(rulesetOf(record), record.snapshot.state);
  return streams.filter(({ seed }, i) => seed !== null && (ended || i > 0));
}

/** How an entry stands in a document: with the position of its dice, or the faces that fell. */
function documentEntries(
  streams: readonly Stream[],
  revealed: readonly Stream[],
  rolls: readonly JournalRoll[],
) {
  const fell = Map.groupBy(rolls, ({ version }) => version);
  const falls = ({ version, rolls: kept }: JournalEntry) =>
    kept ?? (fell.get(version) ?? []).map(({ sides, faces }) => ({ sides, faces }));
  return (entry: JournalEntry): unknown => {
    const { version, at, edition, actor, command, events, followUps, checkpoint } = entry;
    const { held, declared } = entry;
    const made = edition === undefined ? { version, at } : { version, at, edition };
    const stream = streamAt(streams, version);
    const isOpen = stream !== undefined && revealed.includes(stream);
    const dice = isOpen ? { position: entry.dicePosition } : { rolls: falls(entry) };
    const played = followUps ? { events, followUps } : { events };
    const byHand = { ...(held && { held }), ...(declared && { declared }) };
    const whole = { ...made, actor, command, ...played, ...byHand, dice };
    if (version !== 1 || !checkpoint) return whole;
    const { schema, state } = checkpoint;
    return { ...whole, state: { schema, state } };
  };
}

/** What a page says of where it belongs. */
async function pageOf(
  store: EncounterStore,
  record: EncounterRecord,
  after: number,
  next: number | null,
): Promise<EncounterDocument['page']> {
  const { id } = record;
  const { commitment } = startIn(await store.journal(id, 0, 1));
  const before =
    after > 0 ? await replayStateAt(store, { ruleset: rulesetOf(record), id }, after) : null;
  return {
    document: commitment ?? '',
    after,
    state: before && digestOfAnyCopy(before.state),
    next,
  };
}

function sealed(open: Omit<EncounterDocument, 'digest'>, next: number | null): Exported {
  const document = { ...open, digest: digestOf(open) };
  return { kind: 'EXPORTED', document, bytes: platform.byteLength(JSON.stringify(document)), next };
}
