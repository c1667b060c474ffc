import type { CombatantId } from '../../../core/values/ids.ts';
import type { Moment } from '../../../core/views/timeline.ts';
import { momentOf } from '../model/clock.ts';

/** Where a fight of segments stands. */
export interface Clock {
  readonly kind: 'SEGMENTS';
  readonly segment: number;
  /** Whose turn it is; null between turns. */
  readonly turnOf: CombatantId | null;
  /** Whose turn in this segment is still to come. */
  readonly waiting: readonly CombatantId[];
}

/** SEG-90: the start of the first segment that a condition no longer covers. */
export function endOf(until: number): Moment {
  const { round, segment } = momentOf(Math.max(until, 1));
  return { round, step: segment, onTurnOfId: null };
}
