/** The database of a server on one machine: the embedded one, or whichever the operator names. */
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from './embedded.ts';
import { StartupError } from './startup-error.ts';

export interface DatabaseOptions {
  /** The folder of the embedded database; created if missing, kept across restarts. */
  readonly dataDir: string;
  /** A DynamoDB-compatible server to use instead (DYNAMODB_ENDPOINT); empty means none. */
  readonly endpoint?: string | undefined;
  /** As in the package names of the embedded database, `linux-x64`. */
  readonly platform?: string;
}

export interface Database {
  readonly endpoint: string;
  /** For `new DynamoDBClient`. Local databases ask for credentials, but not for any in particular. */
  readonly config: {
    readonly endpoint: string;
    readonly region: string;
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** Ends the embedded database; leaves any other alone. */
  readonly stop: () => Promise<void>;
}

/**
 * Returns once the database answers. The embedded one ends with this process, however that ends.
 *
 * @throws StartupError when it cannot be used: no such endpoint, no embedded database for this
 *   platform, a data folder that cannot be written or that another server is using
 */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, endpoint, platform = `${process.platform}-${process.arch}` } = options;
  if (endpoint) {
    await untilItAnswers(endpoint);
    return database(endpoint, () => Promise.resolve());
  }
  const embedded = await startEmbedded(dataDir, platform);
  return database(embedded.endpoint, embedded.stop);
}

function database(endpoint: string, stop: () => Promise<void>): Database {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return { endpoint, config: { endpoint, region: 'local', credentials }, stop };
}

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
