/**
 * Another process that writes a file of encounters: `node second-writer.ts <file>`. First it holds the
 * lock for longer than a server waits for it, then it writes all the time. Ends with standard input.
 */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file?');
/** Milliseconds. */
const [FIRST_HOLD, HOLD, PAUSE, PATIENCE] = [3000, 20, 20, 20_000];

const database = new DatabaseSync(file, { timeout: PATIENCE });
process.stdin.resume();
for (let hold = FIRST_HOLD; !process.stdin.readableEnded; hold = HOLD) {
  database.exec('BEGIN IMMEDIATE; UPDATE encounter SET version = version;');
  if (hold === FIRST_HOLD) console.log('holds');
  await sleep(hold);
  database.exec('COMMIT');
  await sleep(PAUSE);
}
database.close();
