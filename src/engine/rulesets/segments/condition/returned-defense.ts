import { roundAndSegment, now, roundOf } from '../model/clock.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { State } from '../model/state.ts';
import type { Attack } from '../model/ongoing.ts';

/**
 * SEG-110: an attack is spent before the defense that was declared for it has been rolled. What it
 * has cost is given back within the same round, its initiation if that turn has not passed.
 */
export function returnDefense(
  log: EventRecorder,
  { id: attackId, attackerId, targetId, action, stage }: Attack,
): void {
  if (stage.kind !== 'DEFERRED' || roundAndSegment(stage.since).round !== roundOf(log.state))
    return;
  const { spends, cooldown, from } = stage;
  const initiation = spends.length > 0 ? initiationLeft(log.state, targetId, from) : 'NONE';
  log.emit({
    type: 'DefenseReturned',
    ...{ attackId, attackerId, targetId, action, combatantId: targetId },
    ...{ spends, cooldown, initiation },
  });
}

function initiationLeft(
  state: State,
  id: string,
  from: number,
): EventOf<'DefenseReturned'>['initiation'] {
  if (from > now(state)) return 'NEXT_SEGMENT';
  if (state.phase.kind !== 'COMBAT') return 'NONE';
  const { waiting, turn } = state.phase;
  const isNow = turn.kind === 'ACTING' && turn.combatantId === id;
  return isNow || waiting.includes(id) ? 'THIS_SEGMENT' : 'NONE';
}
