import { yieldHandler } from '../../../core/table/ending.ts';
import { loseActions } from '../condition/abandon.ts';
import { refuseEnded } from '../model/ended.ts';
import type { EventRecorder } from '../model/handler.ts';
import { standingOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** SEC-24. */
export const yieldFight = yieldHandler<State, EventRecorder>({
  refuseEnded,
  standing: standingOf,
  down: 'SEC-53',
  yielding: 'SEC-24',
  yielded: (log, combatantId) => {
    loseActions(log, combatantId, 'YIELDED');
  },
});
