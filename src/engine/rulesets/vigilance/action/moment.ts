import type { Rejection } from '../../../core/command/rejection.ts';
import { conclusion } from '../terrain/conclusion.ts';
import { refusePhase } from '../model/phase.ts';
import type { State } from '../model/state.ts';

/** VIG-23, 26, 56: a combatant can act or pass at all now, the one whose it is. */
export const refuseMoment = (state: State, combatantId: string): Rejection | null =>
  refusePhase(state, combatantId) ?? conclusion.refuseDue(state);
