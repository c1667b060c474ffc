/** Waiting, by what every platform has. */
import { platform } from '#platform';

/**
 * @param ms milliseconds
 * @param signal ends it early
 * @throws the reason of the signal, once it is given
 */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
  });

/** Resolves once others were answered that had asked before. */
export const othersFirst = (): Promise<void> => new Promise(platform.afterTurn);
