/** Copies of the database of a server on one machine: taken while it runs, put back while it does not. */
import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { openFile } from '../../store/sqlite/file.ts';
import { databaseFileIn } from './data-folder.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Writes all encounters as they are at one moment into a new file, for its owner alone.
 *
 * @returns how many encounters there are
 * @throws StartupError when there is nothing to copy, or nowhere to put it
 */
export async function backUp(dataDir: string, to: string): Promise<number> {
  const from = databaseFileIn(dataDir);
  if (!existsSync(from)) throw new StartupError(`There are no encounters in ${dataDir}.`);
  const source = opened(from);
  try {
    closeSync(openSync(to, 'wx', 0o600));
    return await copied(source, to);
  } catch (error) {
    throw new StartupError(`${to} cannot be written: ${reasonOf(error)}`);
  } finally {
    source.close();
  }
}

/**
 * Puts a copy in the place of the encounters; those that were there are kept in a file beside.
 *
 * @returns how many encounters there are, and where the ones before are kept
 * @throws StartupError when it is no copy of ours, or a server is running
 */
export async function restore(
  dataDir: string,
  from: string,
): Promise<{ readonly encounters: number; readonly before: string | null }> {
  if (!existsSync(from)) throw new StartupError(`There is no file ${from}.`);
  const source = opened(from);
  try {
    const to = databaseFileIn(dataDir);
    const fresh = `${to}.restoring`;
    rmSync(fresh, { force: true });
    closeSync(openSync(fresh, 'wx', 0o600));
    const encounters = await copied(source, fresh);
    const before = existsSync(to) ? setAside(to) : null;
    renameSync(fresh, to);
    return { encounters, before };
  } finally {
    source.close();
  }
}

function opened(file: string): DatabaseSync {
  try {
    return openFile(file);
  } catch (error) {
    throw new StartupError(reasonOf(error));
  }
}

/** One file, with no log beside it, that SQLite has found sound. */
async function copied(source: DatabaseSync, to: string): Promise<number> {
  await backup(source, to);
  const copy = new DatabaseSync(to);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
    const sound = copy.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (sound !== 'ok') throw new Error(`the copy is damaged: ${String(sound)}`);
    return Number(copy.prepare('SELECT count(*) AS n FROM encounter').get()?.n);
  } finally {
    copy.close();
    chmodSync(to, 0o600);
  }
}

/** SQLite gives up the log beside a file only when no other process has it open. */
function setAside(file: string): string {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch {
    throw new StartupError('A server is using the encounters: stop it first.');
  } finally {
    database.close();
  }
  const aside = file.replace(/\.db$/, `-before-${Date.now()}.db`);
  renameSync(file, aside);
  return aside;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
