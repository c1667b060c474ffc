import { setBattlefieldHandler } from '../../../grid/set-battlefield.ts';
import { dropLostAims } from '../terrain/lost-aims.ts';
import { refuseEnded } from '../model/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import type { State } from '../model/state.ts';

/** SEC-32: an obstacle cannot be set down on someone; who no longer sees a target loses the aim. */
export const setBattlefield = setBattlefieldHandler<State, EventRecorder>({
  refuseEnded,
  rule: 'SEC-32',
  standing: ({ combatants }) => Object.values(combatants),
  changed: dropLostAims,
});
