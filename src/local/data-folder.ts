/** The folder of the embedded database: its file, and the lock that only one server can hold. */
import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

export class DataFolder {
  readonly path: string;
  readonly databaseFile: string;
  /** Descriptor of the open lock file; a process that inherits it can take and keep the lock. */
  readonly lock: number;
  readonly #lockFile: string;

  /**
   * Creates the folder if it is missing, and opens the lock file without taking the lock.
   *
   * @throws StartupError when the folder cannot be created or written
   */
  constructor(folder: string) {
    this.path = path.resolve(folder);
    this.databaseFile = path.join(this.path, 'sixbeat.db');
    this.#lockFile = path.join(this.path, 'sixbeat.lock');
    try {
      makeFolder(this.path);
      this.lock = openSync(this.#lockFile, 'a+');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(`The data folder ${this.path} cannot be written: ${reason}`);
    }
  }

  /** Leaves our process id for the message that a second server gets. */
  signLock(): void {
    ftruncateSync(this.lock);
    writeSync(this.lock, String(process.pid));
  }

  inUse(): string {
    const owner = readFileSync(this.#lockFile, 'utf8');
    return `The data folder ${this.path} is in use by another Sixbeat server${owner && ` (process ${owner})`}: stop that one, or choose another folder.`;
  }

  closeLock(): void {
    closeSync(this.lock);
  }
}

/** Not `recursive: true`: where nothing can be created, as in /proc, Node 24 then tries forever. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Someone else may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
