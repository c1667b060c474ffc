import type { PointInTime } from '../../../core/views/timeline.ts';
import { now, roundAndSegment } from '../model/clock.ts';
import type { Ongoing } from '../model/ongoing.ts';
import type { Combat, State } from '../model/state.ts';

/** The present segment. */
export const present = ({ phase }: State): Pick<PointInTime, 'round' | 'step'> =>
  phase.kind === 'COMBAT' ? { round: phase.round, step: phase.segment } : { round: 0, step: 0 };

/** SEG-12: on the owner's turn, the `segments`-th from now on in which it plays. */
export function onTurnOfOwner(state: State, ongoing: Ongoing, segments: number): PointInTime {
  const { ownerId } = ongoing;
  const { phase } = state;
  if (phase.kind !== 'COMBAT') return { round: 0, step: 0, onTurnOfId: ownerId };
  const playsNow = playsInThisSegment(state, phase, ongoing);
  const { round, segment } = roundAndSegment(now(state) + segments - (playsNow ? 1 : 0));
  return { round, step: segment, onTurnOfId: ownerId };
}

function playsInThisSegment(
  state: State,
  { waiting, turn }: Combat,
  { id, ownerId, since }: Ongoing,
): boolean {
  // SEG-27: what is held on its way has not played this segment to its end.
  const isHeld = state.ongoing.some(
    (one) => one.kind === 'WAY' && (one.pushId === id || one.movementIds.includes(id)),
  );
  if (isHeld) return true;
  // A turn that is ending has played a part of its queue.
  if (turn.kind === 'PLAYING' && turn.combatantId === ownerId) return turn.queue.includes(id);
  const acting = turn.kind === 'ACTING' && turn.combatantId === ownerId;
  return (acting || waiting.includes(ownerId)) && since < now(state);
}
