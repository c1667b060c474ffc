/** What the processes on a store tell each other, so that none has to look for it. */
import type { Ping } from './pings.ts';

/** Plain JSON. */
export type News =
  | { readonly kind: 'VERSION'; readonly encounterId: string; readonly version: number }
  | { readonly kind: 'DELETED'; readonly encounterId: string }
  | { readonly kind: 'PING'; readonly ping: Ping };

/**
 * Carries news to all other processes on the same store: each at most once, in any order, and never back to where
 * it came from. A version that is lost is found by the next look; a ping that is lost is lost.
 */
export interface NewsChannel {
  readonly send: (news: News) => void;
  /** Called once, by who passes them on. */
  readonly onNews: (listener: (news: News) => void) => void;
  /** Whether they arrive at present, as far as is known here. */
  readonly isUp: () => boolean;
}

/** For a single process, and for those that find out by looking. */
export const noNews: NewsChannel = {
  send: () => undefined,
  onNews: () => undefined,
  isUp: () => false,
};
