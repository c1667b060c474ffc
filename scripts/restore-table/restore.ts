/** Puts encounters back into a table, one whole encounter after the other. */
import { randomBytes } from 'node:crypto';
import { Encounters } from '../../src/app/encounters.ts';
import { loadRulesetOf } from '../../src/app/journal/ruleset-of.ts';
import type { EncounterStore, Pictures } from '../../src/app/ports.ts';
import { headKey, type Item, keyIn } from '../../src/store/dynamodb/items.ts';
import { dynamoDbStore } from '../../src/store/dynamodb/store.ts';
import { HEAD_SORT_KEY, SORT_KEY } from '../../src/store/dynamodb/table-layout.ts';
import { BATCH, deleting, putting, writeAll } from '../../src/store/dynamodb/transaction.ts';
import { itemsOf, nameOf, type Source, type Table, textOf } from './tables.ts';

export interface Wish {
  /** Also over an encounter that is sound, at this version or a later one. */
  readonly overwrite: boolean;
  /** Also what does not play again as it is recorded. */
  readonly trust: boolean;
  /** Where the bytes of pictures go; they are left out if not given. */
  readonly pictures?: Pictures | null;
  /** Says what would be done, and does nothing. */
  readonly dryRun: boolean;
}

export type Restored =
  | { readonly kind: 'RESTORED'; readonly version: number; readonly items: number }
  /** Nothing was done, for nothing is wrong with what is there. */
  | { readonly kind: 'KEPT'; readonly version: number }
  | { readonly kind: 'REFUSED'; readonly why: string };

/**
 * Makes the encounter in the table what it is in the source. While it is written nobody finds it: HEAD
 * goes first and comes back last, so that a run that was cut off is simply done again.
 *
 * @throws Error when the table fails, or holds something else afterwards
 */
export async function restoreEncounter(
  source: Source,
  table: Table,
  id: string,
  { overwrite, trust, dryRun, pictures = null }: Wish,
): Promise<Restored> {
  const found = await conditionOf(source.store, id);
  if (found.kind !== 'SOUND')
    return { kind: 'REFUSED', why: `what is to be restored is ${wordsFor(found)}` };
  if (found.difference !== null && !trust)
    return { kind: 'REFUSED', why: `it does not play again as recorded: ${found.difference}` };
  const now = await conditionOf(dynamoDbStore(table.client, table.name), id);
  if (now.kind === 'DELETED') return { kind: 'REFUSED', why: 'it is being erased from the table' };
  if (now.kind === 'SOUND' && !overwrite) {
    if (now.version >= found.version) return { kind: 'KEPT', version: now.version };
  }
  const items = await source.items(id);
  const restored = { kind: 'RESTORED', version: found.version, items: items.length } as const;
  if (dryRun) return restored;
  // Before the encounter is found again: what is listed can be read then.
  if (source.pictures && pictures) await copyPictures(source.store, source.pictures, pictures, id);
  await replace(table, id, items);
  return restored;
}

async function copyPictures(
  store: EncounterStore,
  from: Pictures,
  to: Pictures,
  id: string,
): Promise<void> {
  for (const { hash } of (await store.pictureList(id)).pictures) {
    const bytes = await from.get(id, hash);
    if (bytes) await to.put(id, hash, bytes);
  }
}

async function replace(table: Table, id: string, items: readonly Item[]): Promise<void> {
  const isHead = (item: Item): boolean => item[SORT_KEY]?.S === HEAD_SORT_KEY;
  const wanted = new Set(items.map(nameOf));
  const before = await itemsOf(table, id);
  await writeEach(table, [deleting(headKey(id))]);
  const others = before.filter((item) => !wanted.has(nameOf(item)));
  await writeEach(table, others.map(keyIn).map(deleting));
  await writeEach(table, items.filter((item) => !isHead(item)).map(putting));
  await writeEach(table, items.filter(isHead).map(putting));
  const after = (await itemsOf(table, id)).map(textOf).toSorted();
  const same = JSON.stringify(after) === JSON.stringify(items.map(textOf).toSorted());
  if (!same) throw new Error(`${id} is not in the table as it was written: try again.`);
}

async function writeEach(
  { client, name }: Table,
  requests: Parameters<typeof writeAll>[2],
): Promise<void> {
  for (let from = 0; from < requests.length; from += BATCH)
    await writeAll(client, name, requests.slice(from, from + BATCH));
}

type Condition =
  | { readonly kind: 'MISSING' | 'DELETED' }
  | { readonly kind: 'DAMAGED'; readonly why: string }
  | { readonly kind: 'SOUND'; readonly version: number; readonly difference: string | null };

function wordsFor(condition: Exclude<Condition, { kind: 'SOUND' }>): string {
  if (condition.kind === 'DAMAGED') return `damaged: ${condition.why}`;
  return condition.kind === 'MISSING' ? 'not there' : 'marked as deleted';
}

/** Sound: HEAD and every entry of its journal can be read, and there is none beyond. */
async function conditionOf(store: EncounterStore, id: string): Promise<Condition> {
  try {
    const record = await store.load(id);
    if (!record) return { kind: (await store.markedDeleted(id)) ? 'DELETED' : 'MISSING' };
    const { version } = record;
    if ((await store.journal(id, version, 1)).length > 0)
      return { kind: 'DAMAGED', why: `the journal goes on after version ${version}` };
    const missing = await firstMissing(store, id, version);
    if (missing !== null) return { kind: 'DAMAGED', why: `the journal has no entry ${missing}` };
    await loadRulesetOf(record);
    const { difference } = await replayer(store).replay(record);
    const words = difference && `${difference.kind} of version ${difference.version}`;
    return { kind: 'SOUND', version, difference: words };
  } catch (error) {
    if (isOfTheDatabase(error)) throw error;
    return { kind: 'DAMAGED', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Entries that are read at once. */
const PAGE = 500;

async function firstMissing(
  store: EncounterStore,
  id: string,
  version: number,
): Promise<number | null> {
  for (let reached = 0; reached < version;) {
    const page = await store.journal(id, reached, PAGE);
    const gap = page.findIndex((entry, i) => entry.version !== reached + i + 1);
    if (gap >= 0 || page.length === 0) return reached + Math.max(gap, 0) + 1;
    reached += page.length;
  }
  return null;
}

const replayer = (store: EncounterStore): Encounters =>
  new Encounters({ store, clock: () => new Date(), randomBytes, creation: 'ACCOUNTS' });

/** It cannot be reached or refuses; an item that nobody can read is no such error. */
const isOfTheDatabase = (error: unknown): boolean =>
  error instanceof Error && error.name === 'StoreError';
