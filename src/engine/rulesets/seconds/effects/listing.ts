import type { Choice } from '../../../core/decision/decision.ts';
import { optional, upTo } from '../../../core/decision/findings.ts';
import { short } from '../../../core/values/words.ts';

/** SEC-12, 56: what applies if no number of seconds is chosen. */
const asLongAsItTakes = 'It goes on for as many seconds as it takes, or the turn has.';

/** SEC-12, 56: after how many seconds, up to so many, it is left for later. */
export const secondsOfIt = (most: number): Choice =>
  optional(upTo('seconds', most), asLongAsItTakes);

/** What an option of so many seconds is called. */
export const labelOf = (name: string, seconds: number): string => short`${name} (${seconds} s)`;
