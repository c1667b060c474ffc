import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, type Rejection, illegal } from '../../../core/command/rejection.ts';
import { refuseOwnTurn } from '../action/timing.ts';
import { leftOf } from '../stats/budget.ts';
import { canTravel } from '../terrain/movement.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { closeTurn } from './rounds.ts';

export const endTurn: Handler<CommandOf<'EndTurn'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const refusal = firstRefusal([
      () => refuseOwnTurn(state, combatantId),
      () => refuseStaying(state, combatantId),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId }, recorder) => {
    closeTurn(recorder, combatantId);
  },
};

/** VIG-23: who panics uses every action that can take it away. */
export function refuseStaying(state: State, combatantId: string): Rejection | null {
  const combatant = combatantOf(state, combatantId);
  const { regular, movement } = leftOf(state, combatant);
  if (combatant.mind === 'CALM' || regular + movement === 0) return null;
  return canTravel(state, combatant)
    ? illegal('VIG-23', `${combatant.name} panics`, 'use every action to get away first')
    : null;
}
