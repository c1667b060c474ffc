/** Whether the file of the database is still there: SQLite writes on into one that was deleted. */
import { statSync } from 'node:fs';
import type { EncounterStore } from '../../app/ports.ts';
import { StoreError } from '../../app/ports.ts';

/** Milliseconds between two looks. */
const LOOK_MS = 1000;
/** Failed reads in a row; one may be an accident. */
const FAILURES = 3;

export interface Lookout {
  /** Resolves with the reason when the database is lost for good. */
  readonly lost: Promise<string>;
  readonly stop: () => void;
}

/** Looks after the file of a store that is open. */
export function lookAfter(file: string, store: Pick<EncounterStore, 'versions'>): Lookout {
  const parts = [file, `${file}-wal`].map((name) => ({ name, is: identityOf(name) }));
  const { promise: lost, resolve } = Promise.withResolvers<string>();
  let failures = 0;
  const look = async (): Promise<void> => {
    const gone = parts.find(({ name, is }) => identityOf(name) !== is);
    if (gone) resolve(`${gone.name} was moved, deleted or replaced while it was in use.`);
    const fault = await faultOf(store);
    failures = fault === null ? 0 : failures + 1;
    if (fault !== null && failures >= FAILURES) resolve(`${file} cannot be read: ${fault}`);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return {
    lost,
    stop: () => {
      clearInterval(timer);
    },
  };
}

/** Null when there is no such file. */
function identityOf(name: string): string | null {
  const found = statSync(name, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

async function faultOf(store: Pick<EncounterStore, 'versions'>): Promise<string | null> {
  try {
    await store.versions(['enc_']);
    return null;
  } catch (error) {
    if (error instanceof StoreError && error.kind === 'BUSY') return null;
    return error instanceof Error ? error.message : String(error);
  }
}
