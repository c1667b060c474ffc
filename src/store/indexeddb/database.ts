/** The database of one site in one browser: its stores, and a connection that is made anew when it was lost. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { IdempotencyRecord, PictureList } from '../../app/ports.ts';

/** Raised when the stores change. */
export const LAYOUT = 1;

/** What is JSON is kept as text: it comes back as it was, byte for byte, and the browser compresses it on the disk. */
export interface Layout extends DBSchema {
  /** HEAD of each encounter, by its id: an EncounterRecord as JSON. */
  readonly records: { key: string; value: string };
  /** Its version alone. */
  readonly versions: { key: string; value: number };
  /** HEAD of those that are marked as deleted, which have neither of those. */
  readonly marked: { key: string; value: string };
  /** Entries by encounter and version: a JournalEntry as JSON. */
  readonly journal: { key: [string, number]; value: string };
  /** By the encounter that they are for, empty where they make one, and their hash. */
  readonly requests: {
    key: [string, string];
    value: IdempotencyRecord;
    indexes: { encounterId: string };
  };
  /** By account and place. */
  readonly memberships: {
    key: [string, string];
    value: { readonly encounterId: string };
    indexes: { encounterId: string };
  };
  readonly pictureLists: { key: string; value: PictureList };
  /** By encounter and hash. */
  readonly pictures: { key: [string, string]; value: Uint8Array<ArrayBuffer> };
  /** Of the device: the key of its tokens. */
  readonly secrets: { key: string; value: string };
}

export type Database = IDBPDatabase<Layout>;

const OF_ENCOUNTER = 'encounterId';

/** Opened when it is first needed, and again when it was closed: site data may be deleted at any moment. */
export class Connection {
  readonly #name: string;
  #database: Promise<Database> | null = null;

  /** @param name of the database, of its own for each service of a site */
  constructor(name: string) {
    this.#name = name;
  }

  /** @throws DOMException where this browser keeps nothing, or something else is kept under this name */
  open(): Promise<Database> {
    this.#database ??= this.#opened().catch((error: unknown) => {
      this.#database = null;
      throw error;
    });
    return this.#database;
  }

  /** Nothing is lost by it: the next call opens it again. */
  readonly close = (): void => {
    void this.#database?.then((database) => {
      database.close();
    });
    this.#database = null;
  };

  async #opened(): Promise<Database> {
    return openDB<Layout>(this.#name, LAYOUT, {
      upgrade(database) {
        for (const name of ['records', 'versions', 'marked', 'journal'] as const)
          database.createObjectStore(name);
        for (const name of ['pictureLists', 'pictures', 'secrets'] as const)
          database.createObjectStore(name);
        for (const name of ['requests', 'memberships'] as const)
          database.createObjectStore(name).createIndex(OF_ENCOUNTER, OF_ENCOUNTER);
      },
      // A newer page of the same site waits for it, or the data of the site are deleted.
      blocking: this.close,
      terminated: () => {
        this.#database = null;
      },
    });
  }
}

/** All keys that begin so: of arrays, the empty array is the greatest that can follow. */
export const beginningWith = (first: string): IDBKeyRange =>
  IDBKeyRange.bound([first], [first, []]);
