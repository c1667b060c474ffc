import { doorsBy } from '../../../core/table/doors.ts';
import { refuseTurn } from '../action/intent.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { refuseBudget, refuseInitiation } from '../stats/budget.ts';
import { refuseEnded, refuseOutOfFight, refuseUnable } from '../stats/guards.ts';

/** T-08: for nothing, or for a Swift, which is what a combatant initiates in this segment (SEG-22). */
export const doors = doorsBy<State, EventRecorder>({
  refuseEnded,
  refuseTurn: (state, id) =>
    (state.phase.kind === 'SETUP' ? refuseOutOfFight(state) : refuseTurn(state, id)) ??
    refuseUnable(combatantOf(state, id)),
  price: { resource: 'SWIFT', amount: 1 },
  refusePrice: (state, id) => {
    const combatant = combatantOf(state, id);
    return refuseBudget(combatant, 'SWIFT') ?? refuseInitiation(combatant, 'SWIFT');
  },
});
