/** The folder of a server on one machine: the file of its database, and the key of its tokens. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * The file of the database in this folder, which is made if it is missing.
 *
 * @throws StartupError when the folder cannot be made, or holds what only an older version reads
 */
export function databaseFileIn(folder: string): string {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The data folder ${folder} cannot be written: ${reason}`);
  }
  if (existsSync(path.join(folder, 'sixbeat.db')))
    throw new StartupError(
      `The data folder ${folder} was written by version 0.1 of Sixbeat, which kept encounters in another form: move it away, or set SIXBEAT_DATA_DIR to another folder.`,
    );
  return path.join(folder, 'encounters.db');
}

/** The file of pictures alone, when the encounters are kept elsewhere; its folder may be missing. */
export const pictureFileIn = (folder: string): string => path.join(folder, 'pictures.db');

/**
 * For its owner alone.
 *
 * Not `recursive: true`: where nothing can be created, as in /proc, Node 24 then tries forever.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Someone else may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
