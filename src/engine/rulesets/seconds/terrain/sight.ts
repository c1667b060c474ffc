import type { RuleId } from '../../../core/values/ids.ts';
import type { LineOfSight } from '../../../core/views/line-of-sight.ts';
import { glimpseOn, sightOn } from '../../../grid/battlefield.ts';
import type { Hex } from '../../../grid/hex.ts';
import type { Glimpse } from '../../../grid/sight.ts';
import type { State } from '../model/state.ts';

/** SEC-37: none, light, medium, heavy, total. */
export type Cover = 0 | 1 | 2 | 3 | 4;
/** What a corner covers: about half of a body. */
const MEDIUM: Cover = 2;
export const HEAVY: Cover = 3;
export const TOTAL: Cover = 4;

/**
 * SEC-37: what stands between gives total cover if it breaks every line. Short of that, things
 * that conceal cover by their level, an obstacle or a wall across the line of the centres by half, and
 * a window as it says (T-07).
 */
export function coverBetween({ battlefield }: State, from: Hex, to: Hex): Cover {
  return coverOf(glimpseOn(battlefield, from, to));
}

function coverOf({ clear, covered, window, concealment }: Glimpse): Cover {
  if (!clear) return TOTAL;
  const centre = covered ? window || MEDIUM : 0;
  return concealment < centre ? centre : concealment;
}

/** The same as the API answers it, with the rule that says most about it. */
export function lineOfSight({ battlefield }: State, from: Hex, to: Hex): LineOfSight {
  const seen = sightOn(battlefield, from, to);
  const rule: RuleId | null = coverOf(seen) > 0 ? 'SEC-37' : null;
  return { ...seen, rule };
}
