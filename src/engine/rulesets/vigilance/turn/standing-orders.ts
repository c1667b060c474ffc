import { answerByOrder, standingOrdersHandler } from '../../../core/orders/standing-orders.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { amplifyCheck } from '../action/choices.ts';
import { defenseBoosts, refuseActive, resolveDefense } from '../attack/defend.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf, topOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import { openQuestion, type Question } from '../model/questions.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Defense, State } from '../model/state.ts';

/** VIG-69: at any time, also while another combatant is asked. */
export const setStandingOrders = standingOrdersHandler<State, StandingOrders>({
  refuseEnded,
  ordersOf: (state, id) => combatantOf(state, id).standingOrders,
});

/** Answers the open question as the orders of the one who is asked say; false when they are asked. */
export function answerQuestionByOrder(log: EventRecorder, dice: Dice): boolean {
  const question = openQuestion(log.state);
  switch (question?.kind) {
    case 'AMPLIFY':
      return answerByOrder(log, orderedPayment(log.state, question), amplifyCheck, dice);
    case 'DEFENSE':
      return answerByOrder(log, orderedDefense(log.state, question), resolveDefense, dice);
    case 'CONSENT':
    case undefined:
      return false;
  }
}

/** VIG-13: nothing, where nothing is ever to be paid. */
function orderedPayment(state: State, { combatantId }: Question): CommandOf<'AmplifyCheck'> | null {
  const { amplify } = combatantOf(state, combatantId).standingOrders;
  return amplify === 'NEVER' ? { type: 'AmplifyCheck', combatantId, vigor: 0, focus: 0 } : null;
}

/** VIG-63 to 65: without boosts, and with nothing paid on top. */
function orderedDefense(
  state: State,
  { combatantId, object: { id: attackId } }: Question,
): CommandOf<'ResolveDefense'> | null {
  const defense = defenseBy(state, combatantId);
  return (
    defense && {
      type: 'ResolveDefense',
      ...{ combatantId, attackId, defense },
      ...{ boosts: [], enabledBy: [], vigor: 0, focus: 0, to: null },
    }
  );
}

function defenseBy(state: State, combatantId: string): Defense | null {
  const { defense } = combatantOf(state, combatantId).standingOrders;
  switch (defense) {
    case 'ASK':
      return null;
    case 'ASK_IF_CHOICE':
      return hasChoice(state, combatantId) ? null : 'PASSIVE';
    case 'ACTIVE':
    case 'PASSIVE':
      return defense;
  }
}

/** VIG-13, 63 to 67: what may be paid for a passive defense is a choice, unless nothing ever is. */
function hasChoice(state: State, combatantId: string): boolean {
  const defender = combatantOf(state, combatantId);
  const attack = topOf(state);
  if (!attack || defender.standingOrders.amplify === 'ASK') return true;
  const aided = defenseBoosts(state, defender).map((key) => [key]);
  return [[], ...aided].some((boosts) => !refuseActive(state, defender, attack, boosts));
}
