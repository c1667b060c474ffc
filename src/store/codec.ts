/** Records, journal entries and keys of requests as rows of plain columns, and back. */
import { brotliDecompressSync, constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type {
  ApiKey,
  DiceRecord,
  EncounterRecord,
  IdempotencyRecord,
  JournalEntry,
  OutboxEntry,
  PictureList,
  RequestKey,
  Snapshot,
  Webhook,
  WebhookEvent,
} from '../app/ports.ts';
import { dictionaries, DICTIONARY } from './dictionary.ts';

/** What every database keeps, beside the keys that it finds it by. */
export const COLUMNS = {
  head: {
    version: 'INTEGER',
    ruleset: 'TEXT',
    createdAt: 'TEXT',
    updatedAt: 'TEXT',
    snapshot: 'BLOB',
    seed: 'TEXT',
  },
  journal: { version: 'INTEGER', at: 'TEXT', payload: 'BLOB' },
  request: { made: 'TEXT', version: 'INTEGER', fingerprint: 'TEXT' },
  pictureList: { version: 'INTEGER', pictures: 'TEXT' },
  apiKey: { facts: 'TEXT', lastUsedOn: 'TEXT' },
  webhook: { revision: 'INTEGER', facts: 'TEXT' },
  outbox: { at: 'TEXT', events: 'TEXT' },
} as const satisfies Readonly<Record<string, Columns>>;

export type Columns = Readonly<Record<string, keyof ColumnTypes>>;
export interface ColumnTypes {
  INTEGER: number;
  TEXT: string;
  BLOB: Uint8Array;
}
export type Row<C extends Columns> = { readonly [Name in keyof C]: ColumnTypes[C[Name]] };
export type HeadRow = Row<(typeof COLUMNS)['head']>;
export type JournalRow = Row<(typeof COLUMNS)['journal']>;
export type RequestRow = Row<(typeof COLUMNS)['request']>;
export type ApiKeyRow = Row<(typeof COLUMNS)['apiKey']>;
export type WebhookRow = Row<(typeof COLUMNS)['webhook']>;
export type OutboxRow = Row<(typeof COLUMNS)['outbox']>;
export type PictureListRow = Row<(typeof COLUMNS)['pictureList']>;

/**
 * The seed of the dice is kept out of what is compressed: next to texts that people choose, it
 * would show in the size, and whether an encounter is too large can be seen from outside.
 */
export const headRow = (record: EncounterRecord): HeadRow =>
  headRowOf(record, compress(openText(record)));

/** The row with {@link openText} compressed in whatever way. */
export const headRowOf = (
  { version, ruleset, createdAt, updatedAt, snapshot: { dice } }: EncounterRecord,
  snapshot: Uint8Array,
): HeadRow => ({ version, ruleset, createdAt, updatedAt, snapshot, seed: dice.seed });

/** What is compressed of a record, as JSON. */
export function openText(record: EncounterRecord): Buffer {
  const { dice, ...rest } = record.snapshot;
  const { position, used, since } = dice;
  const open = { ...rest, dice: { position, used, since }, ...presentOf(record) };
  return Buffer.from(JSON.stringify(open));
}

/** What is not there is left out when it is written. */
function presentOf(record: EncounterRecord) {
  const { seats, flow, invites, fromParties, awayMinutes, webhooks, importing } = record;
  const present = { seats, flow, invites, fromParties, awayMinutes, webhooks, importing };
  return present satisfies Record<keyof Present, unknown>;
}

/** The version of a record that is marked as deleted: no other version comes after it, and none is it. */
export const markOf = (version: number): number => -version;
export const versionOfMark = (mark: number): number => -mark;
export const isMark = (version: number): boolean => version < 0;

/** What a record has besides its snapshot and what the row has. */
type Present = Omit<
  EncounterRecord,
  'id' | 'version' | 'ruleset' | 'createdAt' | 'updatedAt' | 'snapshot'
>;

/** A snapshot as it is compressed, with the seats and all else of the present: it is short, and much the same. */
type OpenSnapshot = Omit<Snapshot, 'dice'> & {
  readonly dice: Omit<DiceRecord, 'seed'>;
} & Present;

/** @param text the {@link openText}, where the snapshot was not compressed by {@link compress} */
export function recordIn(
  id: string,
  { snapshot, seed, ...row }: HeadRow,
  text: Buffer = decompress(snapshot),
): EncounterRecord {
  const { schema, state, statistics, dice, ...present } = parse(text) as OpenSnapshot;
  const left = statistics ? { schema, state, statistics } : { schema, state };
  return { id, ...row, snapshot: { ...left, dice: { seed, ...dice } }, ...present };
}

export const journalRow = ({ version, at, ...payload }: JournalEntry): JournalRow => ({
  version,
  at,
  payload: compress(JSON.stringify(payload)),
});

export const entryIn = ({ version, at, payload }: JournalRow): JournalEntry => ({
  version,
  at,
  ...(parse(decompress(payload)) as Omit<JournalEntry, 'version' | 'at'>),
});

/** What is remembered of a request that has made this version of this encounter. */
export const requestRow = (
  { fingerprint }: RequestKey,
  { id, version }: EncounterRecord,
): RequestRow => ({ made: id, version, fingerprint });

export const idempotencyRecordOf = ({ made, ...row }: RequestRow): IdempotencyRecord => ({
  encounterId: made,
  ...row,
});

/** As JSON: twenty pictures have some 4,000 bytes. */
export const pictureListRow = ({ version, pictures }: PictureList): PictureListRow => ({
  version,
  pictures: JSON.stringify(pictures),
});

export const pictureListIn = ({ version, pictures }: PictureListRow): PictureList => ({
  version,
  pictures: JSON.parse(pictures) as PictureList['pictures'],
});

/** Of an encounter for which none was written. */
export const NO_PICTURES: PictureList = { version: 0, pictures: [] };

/** The day of its last use changes alone; it is empty as long as there was none. */
export const apiKeyRow = ({ lastUsedOn, ...facts }: ApiKey): ApiKeyRow => ({
  facts: JSON.stringify(facts),
  lastUsedOn: lastUsedOn ?? '',
});

export const apiKeyIn = ({ facts, lastUsedOn }: ApiKeyRow): ApiKey => ({
  ...(JSON.parse(facts) as Omit<ApiKey, 'lastUsedOn'>),
  lastUsedOn: lastUsedOn === '' ? null : lastUsedOn,
});

export const webhookRow = ({ revision, ...facts }: Webhook): WebhookRow => ({
  revision,
  facts: JSON.stringify(facts),
});

export const webhookIn = ({ revision, facts }: WebhookRow): Webhook => ({
  ...(JSON.parse(facts) as Omit<Webhook, 'revision'>),
  revision,
});

/** Without what it is found by. */
export const outboxRow = ({ at, events }: OutboxEntry): OutboxRow => ({
  at,
  events: events.join(' '),
});

export const outboxEntryIn = (
  place: Pick<OutboxEntry, 'encounterId' | 'version'>,
  { at, events }: OutboxRow,
): OutboxEntry => ({ ...place, at, events: events.split(' ') as WebhookEvent[] });

const parse = (text: Buffer): unknown => JSON.parse(text.toString());

/**
 * Zstandard with a dictionary, since much of a short row is the names of its fields: a sixth less than
 * Brotli's quality 5, in about half of its time. Write units are counted by the kilobyte.
 */
export function compress(text: string | Uint8Array): Uint8Array {
  const dictionary = dictionaries.get(DICTIONARY);
  return Buffer.concat([
    Buffer.of(DICTIONARY),
    zstdCompressSync(text, { dictionary, params: LEVEL }),
  ]);
}

/** Level 3 takes half the time and a tenth more bytes; those above save next to nothing. */
export const LEVEL = { [constants.ZSTD_c_compressionLevel]: 5 };

export function decompress(row: Uint8Array): Buffer {
  const dictionary = dictionaries.get(row[0] ?? 0);
  // Before 1.0, rows were written with Brotli, and no such row begins with the number of a dictionary.
  return dictionary
    ? zstdDecompressSync(row.subarray(1), { dictionary })
    : brotliDecompressSync(row);
}
