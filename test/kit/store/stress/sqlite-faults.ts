/** What goes wrong with a file on this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../../local/process.ts';
import type { Fleet } from './fleet.ts';
import type { StoreFault } from './storm.ts';

interface Place {
  readonly folder: string;
  readonly file: string;
  /** Whom the servers run as. */
  readonly owner: Owner | null;
  /** Whether the folder is a small disk of its own. */
  readonly isDisk: boolean;
}

/** No permission stops root: its servers run as nobody. */
export const ordinaryOwner = (): Owner | null =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

/** Mounts a disk in memory there, where that is allowed; gives how to take it away again. */
export function mountSmallDisk(folder: string): (() => void) | null {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  return () => {
    spawnSync('umount', [folder]);
  };
}

export const fileFaults = (place: Place, fleet: Fleet): readonly StoreFault[] => [
  secondWriter(place),
  limitedFiles(place, fleet),
  ...(place.isDisk ? [fullDisk(place)] : []),
  lockedWhileRunning(place),
  lockedAtStart(place, fleet),
];

function secondWriter({ file, owner }: Place): StoreFault {
  const script = path.join(import.meta.dirname, 'second-writer.ts');
  const writer = () =>
    spawn(process.execPath, [script, file], { ...owner, stdio: ['pipe', 'pipe', 'inherit'] });
  let running: ReturnType<typeof writer>;
  return {
    name: 'second writer',
    async begin() {
      running = writer();
      await once(running.stdout, 'data');
    },
    async end() {
      const ended = once(running, 'exit');
      running.stdin.end();
      await ended;
    },
  };
}

/** What has been written lately moves into the file, so that the next writes need new space. */
async function emptyLog(file: string): Promise<void> {
  const database = new DatabaseSync(file, { timeout: 2000 });
  const empty = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)');
  while (empty.get()?.busy !== 0) await sleep(10);
  database.close();
}

/** Every write fails where a file would end beyond some bytes (EFBIG), as by a quota of a process. */
function limitedFiles({ owner }: Place, fleet: Fleet): StoreFault {
  const limit = (bytes: string): Promise<void> => {
    for (const { pid } of fleet.processes) {
      const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], {
        ...owner,
      });
      if (status !== 0) throw new Error(`prlimit: ${String(stderr)}`);
    }
    return Promise.resolve();
  };
  return { name: 'file size limit', begin: () => limit('4096'), end: () => limit('unlimited') };
}

/** ENOSPC: another file takes all that is left. */
function fullDisk({ folder, file }: Place): StoreFault {
  const ballast = path.join(folder, 'ballast');
  return {
    name: 'full disk',
    async begin() {
      await emptyLog(file);
      const handle = await open(ballast, 'w');
      for (let bytes = 1 << 20; bytes > 0; bytes >>= 1) {
        const piece = Buffer.alloc(bytes);
        while (
          await handle.write(piece).then(
            ({ bytesWritten }) => bytesWritten === bytes,
            () => false,
          )
        );
      }
      await handle.close();
    },
    end: () => rm(ballast),
  };
}

/** Nothing changes for a server that has its files open. */
const lockedWhileRunning = ({ folder }: Place): StoreFault => ({
  name: 'folder read-only while they run',
  begin: () => chmod(folder, 0o555),
  end: () => chmod(folder, 0o755),
});

/** A server that starts there says so, and ends. */
const lockedAtStart = ({ folder, file }: Place, fleet: Fleet): StoreFault => ({
  name: 'folder read-only when they start',
  async begin() {
    // The last of them takes the log away, unless two are the last at once; with a log that is there
    // already they could start.
    await fleet.stop('SIGTERM');
    await emptyLog(file);
    await chmod(folder, 0o555);
    fleet.startAll();
    for (const { code, stderr } of await fleet.refusals())
      if (code !== 1 || !/^Sixbeat cannot start: .+\n$/.test(stderr))
        throw new Error(`A server in a read-only folder ended with ${code}: ${stderr}`);
  },
  async end() {
    await chmod(folder, 0o755);
    fleet.startAll();
  },
});
