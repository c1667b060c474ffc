import { setBattlefieldHandler } from '../../../grid/set-battlefield.ts';
import type { EventRecorder } from '../model/handler.ts';
import { isConscious } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';

/** VIG-34: an obstacle cannot be set down on someone who is conscious. */
export const setBattlefield = setBattlefieldHandler<State, EventRecorder>({
  refuseEnded,
  rule: 'VIG-34',
  standing: ({ combatants }) => Object.values(combatants).filter(isConscious),
});
