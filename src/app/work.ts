/** How long a request works, and whom it lets pass meanwhile. */
import { othersFirst } from './pauses.ts';

/** Measures what a request works. */
export interface WorkMeter {
  /** Whether the request has worked for long enough. */
  readonly isSpent: () => boolean;
  readonly measure: <T>(work: () => T) => T;
  /** To be awaited between two parts: once it has worked for a while, others are answered first. */
  readonly pause: () => Promise<void>;
}

/** As long as it takes, for who is alone. */
export const unmeasured: WorkMeter = {
  isSpent: () => false,
  measure: (work) => work(),
  pause: othersFirst,
};
