/** The key that signs the tokens of seats, where the environment names none. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './data-folder.ts';
import { StartupError } from '../startup-error.ts';

/**
 * Made at the first start and kept beside the encounters: a restart must not unseat anybody.
 *
 * @throws StartupError when it can neither be read nor written
 */
export function tokenKeyIn(folder: string): string {
  const file = path.join(folder, 'token.key');
  try {
    makeFolder(folder);
    // Two servers may start at once: the one that comes first writes, both read.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!isTaken(error)) throw unusable(file, error);
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw unusable(file, error);
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const unusable = (file: string, error: unknown): StartupError =>
  new StartupError(
    `the key of the tokens cannot be kept in ${file}; set SIXBEAT_TOKEN_KEY. ${error instanceof Error ? error.message : String(error)}`,
  );
