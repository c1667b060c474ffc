import type { EventOf } from '../model/events.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Ongoing } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';

/**
 * SEG-11: something ongoing ends early; of a pushback the combatant is named who is pushed, of a movement
 * how far it has led.
 */
export const endedEarly = (
  state: State,
  ongoing: Ongoing,
  reason: EventOf<'OngoingEnded'>['reason'],
): EventOf<'OngoingEnded'> => ({
  type: 'OngoingEnded',
  id: ongoing.id,
  ownerId: ongoing.kind === 'PUSHBACK' ? ongoing.targetId : ongoing.ownerId,
  action: 'action' in ongoing ? ongoing.action : null,
  reason,
  ...(ongoing.kind === 'MOVEMENT' && ongoing.walked > 0
    ? { walked: ongoing.walked, to: combatantOf(state, ongoing.ownerId).position }
    : {}),
});
