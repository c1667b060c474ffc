/** What no one opens any more is erased, by a server that does not keep everything for ever. */
import type { Keeping } from '../app/keeping.ts';
import { StoreError } from '../app/ports.ts';

const HOUR_MS = 3_600_000;

/**
 * Looks at once, and then every hour.
 *
 * @param onErased told how many encounters and parties that were
 * @returns ends it; settles once what is being erased is gone
 */
export function startSweeps(
  keeping: Pick<Keeping, 'sweep'>,
  onErased: (count: number) => void,
): () => Promise<void> {
  let isOver = false;
  const sweep = async (): Promise<void> => {
    try {
      onErased(await keeping.sweep(() => isOver));
    } catch (error) {
      // A database that is busy is asked again in an hour.
      if (!(error instanceof StoreError)) throw error;
      console.error('What no one opens could not be erased:', error.message);
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, HOUR_MS);
  timer.unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await sweeping;
  };
}
