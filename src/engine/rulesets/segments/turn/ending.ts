import { yieldHandler } from '../../../core/table/ending.ts';
import { conclusion } from '../stats/conclusion.ts';
import { refuseAnswerDue, refuseEnded } from '../stats/guards.ts';
import { endedEarly } from '../stats/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import { traits } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';

/** SEG-08, 107. */
export const yieldFight = yieldHandler<State, EventRecorder>({
  refuseEnded,
  status: ({ status }) => status,
  down: 'SEG-105',
  yielding: 'SEG-107',
  // Attacks still to be made are given up; what is in flight flies on.
  yielded: (log, combatantId) => {
    for (const ongoing of log.state.ongoing)
      if (traits[ongoing.kind].isStillToCome && ongoing.ownerId === combatantId)
        log.emit(endedEarly(log.state, ongoing, 'OWNER_STOPPED'));
  },
});

/** SEG-27, 41, 107: a combatant who is asked whether to act, or how to meet an attack, answers first. */
export const concludeFight = conclusion.concludeFight(
  (state) => refuseEnded(state) ?? refuseAnswerDue(state),
);

/** SEG-107. */
export const endEncounter = conclusion.endEncounter(refuseEnded);
