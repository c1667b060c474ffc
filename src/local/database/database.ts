/** Where a server on one machine keeps its encounters. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EncounterStore, Pictures } from '../../app/ports.ts';
import { dynamoDbClient } from '../../store/dynamodb/client.ts';
import { dynamoDbStore } from '../../store/dynamodb/store.ts';
import { ensureTable } from '../../store/dynamodb/table.ts';
import { picturesIn } from '../../store/s3/when-needed.ts';
import { pictureFile } from '../../store/sqlite/pictures.ts';
import { sqliteStore } from '../../store/sqlite/store.ts';
import { databaseFileIn, makeFolder, pictureFileIn } from './data-folder.ts';
import { lookAfter } from './lost-file.ts';
import { StartupError } from '../startup-error.ts';

export interface DatabaseOptions {
  /** The folder of the SQLite file; created if missing, kept across restarts. */
  readonly dataDir: string;
  /** A DynamoDB-compatible server to use instead (DYNAMODB_ENDPOINT); empty means none. */
  readonly endpoint?: string | undefined;
  /** A table that is there already (SIXBEAT_TABLE): of that server, or of AWS. */
  readonly table?: string | undefined;
  /** Where pictures are kept beside that table; in the folder if not given. */
  readonly picturesBucket?: string | undefined;
}

export interface Database {
  readonly store: EncounterStore;
  readonly pictures: Pictures;
  readonly keptIn: string;
  /** Whether other processes may be at work on it. */
  readonly isShared: boolean;
  /** Resolves with the reason when it is lost for good; a database elsewhere may come back. */
  readonly lost: Promise<string>;
  readonly close: () => void;
}

export const TABLE = 'sixbeat';

/** Local databases ask for credentials, but not for any in particular. */
const LOCAL = {
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** Of DynamoDB clients. One process has many tables: with the 50 of the SDK they would wait for each other. */
const SOCKETS = 1000;

/**
 * @throws StartupError when it cannot be used: a folder that cannot be written, a file that is no
 *   database of ours, no such endpoint
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, endpoint, table } = options;
  if (table) return inTable({ ...options, table });
  if (endpoint) return onDynamoDb(endpoint, dataDir);
  const file = databaseFileIn(dataDir);
  try {
    const store = sqliteStore(file);
    const { lost, stop } = lookAfter(file, store);
    const close = (): void => {
      stop();
      store.close();
    };
    return { store, pictures: store.bytes, keptIn: file, isShared: false, lost, close };
  } catch (error) {
    throw new StartupError(`the database cannot be used: ${lineOf(error)}`);
  }
}

/** Pictures are kept on this machine: a local database has no place for them. */
async function onDynamoDb(endpoint: string, dataDir: string): Promise<Database> {
  await untilItAnswers(endpoint);
  const client = dynamoDbClient({ ...LOCAL, endpoint, sockets: SOCKETS });
  try {
    await ensureTable(client, TABLE);
  } catch (error) {
    client.destroy();
    throw new StartupError(`the database at ${endpoint} is of no use: ${lineOf(error)}`);
  }
  const pictures = picturesInFolder(dataDir);
  return {
    store: dynamoDbStore(client, TABLE),
    pictures,
    keptIn: endpoint,
    isShared: true,
    lost: new Promise(() => undefined),
    close: () => {
      pictures.close();
      client.destroy();
    },
  };
}

/** Region and credentials are those that the SDK finds, as for `aws`. */
async function inTable({
  dataDir,
  endpoint,
  table,
  picturesBucket,
}: DatabaseOptions & { readonly table: string }): Promise<Database> {
  const client = dynamoDbClient({ ...(endpoint && { endpoint }), sockets: SOCKETS });
  const store = dynamoDbStore(client, table);
  try {
    await store.versions(['enc_of-nothing']);
  } catch (error) {
    client.destroy();
    const { cause = error } = error as Error;
    throw new StartupError(`the table ${table} cannot be read: ${lineOf(cause)}`);
  }
  const pictures =
    picturesBucket === undefined
      ? picturesInFolder(dataDir)
      : { ...picturesIn(picturesBucket), close: () => undefined };
  return {
    store,
    pictures,
    keptIn: `the table ${table}`,
    isShared: true,
    lost: new Promise(() => undefined),
    close: () => {
      pictures.close();
      client.destroy();
    },
  };
}

const picturesInFolder = (dataDir: string) =>
  pictureFile(pictureFileIn(dataDir), () => {
    makeFolder(dataDir);
  });

/** Patient, because both are often started at the same time. Any answer will do, a refusal too. */
async function untilItAnswers(endpoint: string): Promise<void> {
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new StartupError(`DYNAMODB_ENDPOINT is not an http(s) URL: ${endpoint}`);
  }
  for (let attempt = 1; ; attempt++) {
    try {
      await fetch(endpoint, { signal: AbortSignal.timeout(1000) });
      return;
    } catch {
      if (attempt === 20) {
        throw new StartupError(`No database answers at DYNAMODB_ENDPOINT ${endpoint}`);
      }
    }
    await sleep(250);
  }
}

/** Whatever was thrown, as one line. */
const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
