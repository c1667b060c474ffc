import { yieldHandler } from '../../../core/table/ending.ts';
import { loseActions } from '../condition/abandon.ts';
import { conclusion } from '../stats/conclusion.ts';
import { refuseEnded, refuseOutOfFight } from '../model/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import { fightingStatusOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEC-24. */
export const yieldFight = yieldHandler<State, EventRecorder>({
  refuseEnded,
  status: fightingStatusOf,
  down: 'SEC-53',
  yielding: 'SEC-24',
  yielded: (log, combatantId) => {
    loseActions(log, combatantId, 'YIELDED');
  },
});

/** SEC-58: whether it is over that no one is left to fight. */
export const concludeFight = conclusion.concludeFight(refuseOutOfFight);

/** SEC-07. */
export const endEncounter = conclusion.endEncounter(refuseEnded);
