import { planUnless } from '../../../core/command/handler.ts';
import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { yieldHandler } from '../../../core/table/ending.ts';
import { conclusion, endPanics } from '../terrain/conclusion.ts';
import { sidesInFight } from '../terrain/movement.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
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

/** VIG-23: whether it is over that nobody is left to fight. */
export const concludeFight = conclusion.handler(
  (state) => refuseEnded(state) ?? refuseUnanswered(state),
);

/** VIG-56: what is chosen before dice fall is chosen first. */
function refuseUnanswered(state: State): Rejection | null {
  const question = openQuestion(state);
  if (!question) return null;
  const { name } = combatantOf(state, question.combatantId);
  return illegal('VIG-56', 'An action is being resolved', `${name} must first make a choice`);
}

/** VIG-26: the GM may end the encounter at any time. */
export const endEncounter: Handler<CommandOf<'EndEncounter'>> = {
  judge: (state, command) => planUnless(refuseEnded(state), command),
  apply: (_, recorder) => {
    const outcome = { reason: 'GM' as const, sides: sidesInFight(recorder.state) };
    endPanics(recorder);
    recorder.emit({ type: 'EncounterEnded', outcome });
  },
};
