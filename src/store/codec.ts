/** Records and journal entries as DynamoDB items, and back. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type {
  IdempotencyRecord,
  DiceRecord,
  EncounterRecord,
  JournalEntry,
  RequestKey,
  Seat,
  Snapshot,
} from '../app/ports.ts';
import {
  ATTRIBUTES,
  HEAD_SORT_KEY,
  PARTITION_KEY,
  SORT_KEY,
  encounterIdOf,
  journalSortKey,
  partitionKey,
  requestKeys,
} from './table-layout.ts';

export type Item = Record<string, AttributeValue>;

export function headKey(encounterId: string): Item {
  return {
    [PARTITION_KEY]: { S: partitionKey(encounterId) },
    [SORT_KEY]: { S: HEAD_SORT_KEY },
  };
}

/**
 * What HEAD holds beside its key; {@link headRecord} reads both together.
 *
 * The seed of the dice is kept out of what is compressed: next to texts that people choose, it
 * would show in the size, and whether an encounter is too large can be seen from outside.
 */
export function headAttributes(record: EncounterRecord): Item {
  const { dice, ...rest } = record.snapshot;
  const { seed, ...open } = dice;
  return {
    [ATTRIBUTES.version]: { N: String(record.version) },
    [ATTRIBUTES.ruleset]: { S: record.ruleset },
    [ATTRIBUTES.createdAt]: { S: record.createdAt },
    [ATTRIBUTES.updatedAt]: { S: record.updatedAt },
    [ATTRIBUTES.snapshot]: {
      B: compress({ ...rest, dice: open, seats: record.seats, flow: record.flow }),
    },
    [ATTRIBUTES.seed]: { S: seed },
  };
}

/** A snapshot as it is compressed, with the seats: they are short, and much the same. */
type OpenSnapshot = Omit<Snapshot, 'dice'> & {
  readonly dice: Omit<DiceRecord, 'seed'>;
  /** Not in what was written before there were seats. */
  readonly seats?: readonly Seat[];
  readonly flow: EncounterRecord['flow'];
};

/** @throws Error when the item is not one that these functions wrote */
export function headRecord(item: Item): EncounterRecord {
  return {
    id: encounterIdOf(text(item, PARTITION_KEY)),
    version: versionIn(item),
    ruleset: text(item, ATTRIBUTES.ruleset),
    createdAt: text(item, ATTRIBUTES.createdAt),
    updatedAt: text(item, ATTRIBUTES.updatedAt),
    ...snapshotIn(item),
  };
}

export const versionIn = (item: Item): number => number(item, ATTRIBUTES.version);

function snapshotIn(item: Item): Pick<EncounterRecord, 'snapshot' | 'seats' | 'flow'> {
  const seed = text(item, ATTRIBUTES.seed);
  const {
    seats = [],
    flow,
    ...open
  } = decompress(bytes(item, ATTRIBUTES.snapshot)) as OpenSnapshot;
  return { snapshot: { ...open, dice: { seed, ...open.dice } }, seats, flow };
}

export function journalItem(encounterId: string, entry: JournalEntry): Item {
  const { version, at, ...payload } = entry;
  return {
    [PARTITION_KEY]: { S: partitionKey(encounterId) },
    [SORT_KEY]: { S: journalSortKey(version) },
    [ATTRIBUTES.version]: { N: String(version) },
    [ATTRIBUTES.at]: { S: at },
    [ATTRIBUTES.payload]: { B: compress(payload) },
  };
}

/** @throws Error when the item is not one that {@link journalItem} wrote */
export function journalEntry(item: Item): JournalEntry {
  return {
    version: number(item, ATTRIBUTES.version),
    at: text(item, ATTRIBUTES.at),
    ...(decompress(bytes(item, ATTRIBUTES.payload)) as Omit<JournalEntry, 'version' | 'at'>),
  };
}

export function idempotencyItemKey({ encounterId, hash }: RequestKey): Item {
  const { partition, sort } = requestKeys(encounterId, hash);
  return { [PARTITION_KEY]: { S: partition }, [SORT_KEY]: { S: sort } };
}

/** What is remembered of a request that has made this version of this encounter. */
export function idempotencyItem(key: RequestKey, made: EncounterRecord): Item {
  return {
    ...idempotencyItemKey(key),
    [ATTRIBUTES.made]: { S: made.id },
    [ATTRIBUTES.version]: { N: String(made.version) },
    [ATTRIBUTES.fingerprint]: { S: key.fingerprint },
  };
}

/** @throws Error when the item is not one that {@link idempotencyItem} wrote */
export function idempotencyRecordIn(item: Item): IdempotencyRecord {
  return {
    encounterId: text(item, ATTRIBUTES.made),
    version: number(item, ATTRIBUTES.version),
    fingerprint: text(item, ATTRIBUTES.fingerprint),
  };
}

/**
 * Brotli rather than gzip: at quality 5 it takes the time of gzip's default and gives 10 to 15 %
 * less on snapshots, and write units are counted by the kilobyte. Its higher qualities save
 * another few percent for 20 to 200 times the time.
 */
function compress(value: unknown): Uint8Array {
  const json = Buffer.from(JSON.stringify(value));
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
}

function decompress(value: Uint8Array): unknown {
  return JSON.parse(brotliDecompressSync(value).toString());
}

function text(item: Item, name: string): string {
  return item[name]?.S ?? damaged(item, name);
}

function number(item: Item, name: string): number {
  return Number(item[name]?.N ?? damaged(item, name));
}

function bytes(item: Item, name: string): Uint8Array {
  return item[name]?.B ?? damaged(item, name);
}

function damaged(item: Item, name: string): never {
  const key = `${item[PARTITION_KEY]?.S ?? '?'} / ${item[SORT_KEY]?.S ?? '?'}`;
  throw new Error(`The stored item ${key} has no valid attribute "${name}".`);
}
