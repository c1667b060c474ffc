import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { yieldHandler } from '../../../core/table/ending.ts';
import { conclusion } from '../terrain/conclusion.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, fightingStatusOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import { openQuestion } from '../model/questions.ts';
import type { State } from '../model/state.ts';

/** VIG-26. */
export const yieldFight = yieldHandler<State, EventRecorder>({
  refuseEnded,
  status: fightingStatusOf,
  down: 'VIG-22',
  yielding: 'VIG-26',
});

/** VIG-23: whether it is over that no one is left to fight. */
export const concludeFight = conclusion.concludeFight(
  (state) => refuseEnded(state) ?? refuseUnanswered(state),
);

/** VIG-56: what is chosen before dice fall is chosen first. */
function refuseUnanswered(state: State): Rejection | null {
  const question = openQuestion(state);
  if (!question) return null;
  const { name } = combatantOf(state, question.combatantId);
  return illegal('VIG-56', 'An action is being resolved', `${name} must first make a choice`);
}

/** VIG-26. */
export const endEncounter = conclusion.endEncounter(refuseEnded);
