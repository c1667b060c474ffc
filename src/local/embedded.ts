/** Dynoxide, a DynamoDB-compatible server over one SQLite file, as a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolder } from './data-folder.ts';
import { StartupError } from './startup-error.ts';

export interface Embedded {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs "$@" until standard input ends: the kernel sees to that however our process ends.
 * Descriptor 3 is the lock file. The database inherits it, so the kernel keeps the lock exactly
 * as long as the database lives: there are no stale locks to recognize.
 */
const GUARD = `
flock -n 3
case $? in 0) ;; 1) exit 75 ;; *) exit 69 ;; esac
exec 4<&0
"$@" 4<&- &
database=$!
(read -r _ <&4; kill "$database") 3<&- &
watch=$!
wait "$database"
code=$?
kill "$watch"
exit "$code"
`;
const LOCKED = 75;

/** A predecessor that is still closing its file, or a port that someone took, is soon out of the way. */
const ATTEMPTS = 10;
const PAUSE_MS = 100;

const STOP_MS = 5000;

/**
 * @param platform as in `@dynoxide/linux-x64`
 * @throws StartupError see `startDatabase`
 */
export async function startEmbedded(dataDir: string, platform: string): Promise<Embedded> {
  const binary = binaryFor(platform);
  const folder = new DataFolder(dataDir);
  try {
    for (let attempt = 1; ; attempt++) {
      const launch = await tryLaunch(binary, folder);
      if (launch.kind === 'READY') {
        folder.signLock();
        return launch.embedded;
      }
      if (launch.kind === 'FAILED' || attempt === ATTEMPTS) throw new StartupError(launch.message);
      await sleep(PAUSE_MS);
    }
  } finally {
    folder.closeLock();
  }
}

function binaryFor(platform: string): string {
  try {
    const manifest = createRequire(import.meta.url).resolve(`@dynoxide/${platform}/package.json`);
    return path.join(path.dirname(manifest), 'dynoxide');
  } catch {
    throw new StartupError(
      `No embedded database is installed for ${platform}: set DYNAMODB_ENDPOINT to the URL of a DynamoDB-compatible server.`,
    );
  }
}

type Launch =
  | { readonly kind: 'READY'; readonly embedded: Embedded }
  | { readonly kind: 'BUSY' | 'FAILED'; readonly message: string };

async function tryLaunch(binary: string, folder: DataFolder): Promise<Launch> {
  const port = String(await freePort());
  const serve = [binary, '--host', '127.0.0.1', '--port', port, '--db-path', folder.databaseFile];
  // A group of its own: Ctrl-C reaches us only, and requests under way can still be answered.
  const child = spawn('/bin/sh', ['-c', GUARD, 'sixbeat-database', ...serve], {
    stdio: ['pipe', 'ignore', 'pipe', folder.lock],
    env: { PATH: process.env.PATH },
    detached: true,
  });
  const [input, , errors] = child.stdio as unknown as [Writable, null, Readable];
  input.on('error', () => undefined);
  const output = await firstWords(child, errors);
  if (output.includes('listening on')) {
    const endpoint = `http://127.0.0.1:${port}`;
    return { kind: 'READY', embedded: { endpoint, stop: () => stop(child, input) } };
  }
  if (child.exitCode === LOCKED) return { kind: 'BUSY', message: folder.inUse() };
  const message = `The embedded database does not start in ${folder.path}: ${output.trim().replaceAll(/\s+/g, ' ')}`;
  return { kind: output.includes('already in use') ? 'BUSY' : 'FAILED', message };
}

/** What it says until it listens, or ends, or cannot even be run. */
async function firstWords(child: ChildProcess, errors: Readable): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    errors.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (!output.includes('listening on')) return;
      // Drained from now on: the database would block on a full pipe.
      errors.removeAllListeners('data').resume();
      resolve(output);
    });
    child.once('close', () => {
      resolve(output);
    });
    child.once('error', (error) => {
      resolve(error.message);
    });
  });
}

async function stop(child: ChildProcess, input: Writable): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  input.end();
  const timer = setTimeout(() => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, STOP_MS);
  await exited;
  clearTimeout(timer);
}

/** Dynoxide can choose one (`--port 0`), but does not report which. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
