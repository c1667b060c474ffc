import { yieldHandler } from '../../../core/table/ending.ts';
import type { EventRecorder } from '../model/handler.ts';
import { standingOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import type { State } from '../model/state.ts';

/** VIG-26. */
export const yieldFight = yieldHandler<State, EventRecorder>({
  refuseEnded,
  standing: standingOf,
  down: 'VIG-22',
  yielding: 'VIG-26',
});
