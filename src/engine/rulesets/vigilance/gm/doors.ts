import { doorsBy } from '../../../core/table/doors.ts';
import { refuseOwnTurn } from '../action/timing.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';
import { refuseSlot } from '../stats/budget.ts';

/** T-08: for nothing, or for a quick action (VIG-30). */
export const doors = doorsBy<State, EventRecorder>({
  refuseEnded,
  refuseTurn: refuseOwnTurn,
  price: { resource: 'QUICK', amount: 1 },
  refusePrice: (state, id) => refuseSlot(state, combatantOf(state, id), 'QUICK'),
});
