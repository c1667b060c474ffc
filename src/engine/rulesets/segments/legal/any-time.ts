import type { CommandTemplate, Decision } from '../../../core/decision/decision.ts';
import {
  allowed,
  type Findings,
  merge,
  number,
  oneKey,
  option,
  refused,
  text,
} from '../../../core/decision/findings.ts';
import { type OrderLabels, orderOptions } from '../../../core/orders/standing-orders.ts';
import { continueBinding, takeLongRest } from '../action/exhaustion.ts';
import { abilities } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Combatant, State } from '../model/state.ts';
import { possibleDecision } from './build.ts';

/** What is answered without asking. */
export const orderDecisions = (own: readonly Combatant[]): readonly Decision[] =>
  own.map(({ id, standingOrders }) =>
    possibleDecision(
      { kind: 'ORDERS', combatantId: id },
      allowed(...orderOptions(id, standingOrders, orderLabels)),
    ),
  );

const orderLabels: OrderLabels<StandingOrders> = {
  defense: {
    ASK: 'Ask how to meet attacks',
    ASK_IF_CHOICE: 'Ask how to meet attacks only while there is more than a Reaction',
    REACTION: 'Always meet attacks with a Reaction',
    NONE: 'Never defend',
  },
};

/** SEG-03, 04, 97: checks, hours of binding and nights of rest. */
export function checkDecisions(state: State, own: readonly Combatant[]): readonly Decision[] {
  const able = own.filter(({ status }) => status !== 'DOWN');
  return able.map(({ id: combatantId }) =>
    possibleDecision(
      { kind: 'CHECK', combatantId },
      merge(
        allowed(
          option('Ability check', { type: 'RollAbilityCheck', combatantId }, [
            { ...oneKey('ability', abilities), min: 1 },
            number('difficulty'),
          ]),
          option('Skill check', { type: 'RollSkillCheck', combatantId }, [
            text('skill'),
            number('target'),
          ]),
        ),
        offered('An hour of binding', continueBinding, state, {
          type: 'ContinueBinding',
          combatantId,
        }),
        offered("A night's rest", takeLongRest, state, { type: 'TakeLongRest', combatantId }),
      ),
    ),
  );
}

/** A command without choices, as its handler judges it. */
function offered<C extends CommandTemplate>(
  label: string,
  handler: Handler<C>,
  state: State,
  command: C,
): Findings {
  const refusal = handler.refuse(state, command);
  return refusal ? refused(label, command, refusal) : allowed(option(label, command));
}
