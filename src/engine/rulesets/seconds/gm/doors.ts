import { doorsBy } from '../../../core/table/doors.ts';
import { refuseSpent } from '../action/doing.ts';
import { refuseOutOfTurn } from '../action/out-of-turn.ts';
import { leaveAction } from '../condition/abandon.ts';
import { dropQuickAim } from '../condition/quick-aim.ts';
import { refuseEnded } from '../model/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, currentTurn } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { dropLostAims } from '../terrain/lost-aims.ts';
import { refuseUnfinishedRun } from '../terrain/running.ts';
import { idleSecond } from '../turn/seconds.ts';

/** T-08: for nothing, or for a second of the turn (SEC-08), which ends what was carried over (SEC-14). */
export const doors = doorsBy<State, EventRecorder>({
  refuseEnded,
  refuseTurn: refuseOutOfTurn,
  price: { resource: 'SECOND', amount: 1 },
  refusePrice: (state, id) => {
    const combatant = combatantOf(state, id);
    return refuseSpent(state, combatant) ?? refuseUnfinishedRun(combatant);
  },
  pay: (recorder, id) => {
    leaveAction(recorder, id, 'CHOICE');
    dropQuickAim(recorder, id);
    const turn = currentTurn(recorder.state);
    if (turn) idleSecond(recorder, turn);
  },
  changed: dropLostAims,
});
