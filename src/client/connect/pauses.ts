/** Milliseconds before the first try again, and the most. */
const [SHORTEST, LONGEST] = [500, 8_000];

/** How long to wait before each try: twice as long as before, and a random part, so that not all ask at once. */
export class Pauses {
  private pause = SHORTEST;

  /** @param retryAfter seconds that the server asks for */
  next(retryAfter = 0): number {
    const wait = this.pause * (1 + Math.random());
    this.pause = Math.min(2 * this.pause, LONGEST);
    return Math.max(wait, 1_000 * retryAfter);
  }

  /** It was answered. */
  reset(): void {
    this.pause = SHORTEST;
  }
}

/** @param signal ends it early */
export const sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener('abort', wake);
    if (signal?.aborted) wake();
  });
