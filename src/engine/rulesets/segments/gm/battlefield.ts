import { setBattlefieldHandler } from '../../../grid/set-battlefield.ts';
import { refuseEnded } from '../stats/guards.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { State } from '../model/state.ts';

/** SEG-55: an obstacle cannot be set down on someone, fallen or not. Structures stay if named again. */
export const setBattlefield = setBattlefieldHandler<State, EventRecorder>({
  refuseEnded,
  rule: 'SEG-55',
  standing: ({ combatants }) => Object.values(combatants),
});
