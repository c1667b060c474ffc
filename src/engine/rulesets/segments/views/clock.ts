import * as z from 'zod';
import { object, type TypeOf } from '../../../core/schema/describe.ts';
import { clockFields } from '../../../core/views/clock.ts';
import type { PointInTime } from '../../../core/views/timeline.ts';
import { roundAndSegment } from '../model/clock.ts';
import type { Combat } from '../model/state.ts';

export const clockSchema = object('SegmentsClock', 'Where a fight of segments stands.', {
  kind: z.literal('SEGMENTS'),
  segment: z.int().describe('The segment of the round, 1 to 3.'),
  ...clockFields,
  waitingIds: clockFields.waitingIds.describe(
    'Whose turn in this segment is still to come, in order.',
  ),
});

export type Clock = TypeOf<typeof clockSchema>;

export const clockOf = ({ segment, turn, waiting }: Combat): Clock => ({
  kind: 'SEGMENTS',
  segment,
  turnOfId: turn.kind === 'BETWEEN' ? null : turn.combatantId,
  waitingIds: waiting,
});

/** SEG-90: the start of the first segment that a condition no longer covers. */
export function endOf(until: number): PointInTime {
  const { round, segment } = roundAndSegment(Math.max(until, 1));
  return { round, step: segment, onTurnOfId: null };
}
