/** Dynoxide, a DynamoDB-compatible server over one SQLite file, as a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** For `new DynamoDBClient`. Local databases ask for credentials, but not for any in particular. */
export const LOCAL_CREDENTIALS = {
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

export interface DynamoServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs "$@" until standard input ends: the kernel sees to that however our process ends. Of the
 * loopback interface alone, on a port that nobody else knows, with a file that is deleted.
 */
const GUARD = `
exec 4<&0
"$@" 4<&- &
database=$!
(read -r _ <&4; kill "$database") &
watch=$!
wait "$database"
kill "$watch"
`;

/** A port that someone takes in between is soon another one. */
const ATTEMPTS = 10;

/** A DynamoDB-compatible server: the one that DYNAMODB_ENDPOINT names, or Dynoxide in this folder. */
export async function startDynamoServer(folder: string): Promise<DynamoServer> {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  if (endpoint) return { endpoint, stop: () => Promise.resolve() };
  for (let attempt = 1; ; attempt++) {
    const started = await tryStart(path.join(folder, 'dynoxide.db'));
    if (typeof started !== 'string') return started;
    if (attempt === ATTEMPTS) throw new Error(`Dynoxide does not start: ${started}`);
  }
}

const binary = (): string =>
  path.join(
    path.dirname(
      createRequire(import.meta.url).resolve(
        `@dynoxide/${process.platform}-${process.arch}/package.json`,
      ),
    ),
    'dynoxide',
  );

/** What it says instead, when it does not. */
async function tryStart(file: string): Promise<DynamoServer | string> {
  const port = String(await freePort());
  const serve = [binary(), '--host', '127.0.0.1', '--port', port, '--db-path', file];
  const child = spawn('/bin/sh', ['-c', GUARD, 'dynoxide', ...serve], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
    detached: true,
  });
  const { stdin, stderr } = child as ChildProcess & { stdin: Writable; stderr: Readable };
  stdin.on('error', () => undefined);
  const output = await firstWords(child, stderr);
  if (!output.includes('listening on')) return output;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      stdin.end();
      await exited;
    },
  };
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

/** Dynoxide can choose one (`--port 0`), but does not report which. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
