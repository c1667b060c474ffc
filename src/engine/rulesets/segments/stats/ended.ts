import type { EventOf } from '../model/events.ts';
import type { Ongoing } from '../model/ongoing.ts';

/** SEG-11: something ongoing ends early; of a pushback the combatant is named who is pushed. */
export const endedEarly = (
  ongoing: Ongoing,
  reason: EventOf<'OngoingEnded'>['reason'],
): EventOf<'OngoingEnded'> => ({
  type: 'OngoingEnded',
  id: ongoing.id,
  ownerId: ongoing.kind === 'PUSHBACK' ? ongoing.targetId : ongoing.ownerId,
  action: 'action' in ongoing ? ongoing.action : null,
  reason,
});
