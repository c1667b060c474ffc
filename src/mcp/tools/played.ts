/** Asks for what is played in slices until it is complete, or its time is up. */
import { sleep } from '../../client/connect/pauses.ts';
import { MAX_PLAYED } from '../limits.ts';

interface Slices {
  readonly isComplete?: boolean;
  /** Seconds, where the slices of this minute have been used. */
  readonly retryAfter?: number;
}

/** @param ask for the next slice, and all before it */
export async function played<Answer extends object>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(1_000 * MAX_PLAYED)]);
  for (let best: Answer | null = null; ;) {
    const answer = await ask();
    const { isComplete, retryAfter } = answer as Slices;
    if (isComplete === false) best = answer;
    else if (retryAfter === undefined) return answer;
    if (retryAfter !== undefined) await sleep(1_000 * retryAfter, until);
    if (until.aborted) return best ?? answer;
  }
}
