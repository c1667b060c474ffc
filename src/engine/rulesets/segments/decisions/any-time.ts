import type { Choice, CommandTemplate, Decision, Option } from '../../../core/decision/decision.ts';
import {
  allowed,
  anyOf,
  type Options,
  optional,
  merge,
  number,
  oneCombatant,
  oneKey,
  option,
  refused,
  text,
} from '../../../core/decision/findings.ts';
import { type OrderLabels, ordersOptions } from '../../../core/orders/options.ts';
import { continueBinding, takeLongRest } from '../action/exhaustion.ts';
import { abilities, MAX_BONUS_DICE, MAX_DICE, MAX_NEEDED } from '../model/commands.ts';
import { circumstances } from '../model/conditions.ts';
import { errorOf } from '../../../core/values/result.ts';
import type { Handler } from '../model/handler.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { State } from '../model/state.ts';
import { possibleDecision } from './build.ts';

/** What is answered without asking. */
export const orderDecisions = (state: State): readonly Decision[] =>
  Object.values(state.combatants).map(({ id, standingOrders }) =>
    possibleDecision({ kind: 'ORDERS', combatantId: id }, () =>
      allowed(...ordersOptions(state, id, standingOrders, orderLabels)),
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
export function checkDecisions(state: State): readonly Decision[] {
  const able = Object.values(state.combatants).filter(({ status }) => status !== 'DOWN');
  return able.map(({ id: combatantId }) =>
    possibleDecision({ kind: 'CHECK', combatantId }, () =>
      merge(
        allowed(
          ...abilityChecks(state, combatantId),
          option('Skill check', { type: 'RollSkillCheck', combatantId }, [
            text('skill'),
            number('target', 0, MAX_NEEDED),
            optional(
              number('bonusDice', -MAX_BONUS_DICE, MAX_BONUS_DICE),
              'No dice more or fewer.',
            ),
            ...hidingFrom(state, combatantId),
            grantedTo('granted', 'the roll'),
          ]),
        ),
        offered('An hour of binding', continueBinding, state, {
          type: 'ContinueBinding',
          combatantId,
        }),
        offered("A night's rest", takeLongRest, state, {
          type: 'TakeLongRest',
          combatantId,
          staysUnable: false,
        }),
      ),
    ),
  );
}

/** SEG-04: against a difficulty, or against a combatant who can roll. */
function abilityChecks(state: State, combatantId: string): readonly Option[] {
  const command = { type: 'RollAbilityCheck', combatantId };
  const own = [
    oneKey('ability', abilities),
    optional(number('pool', 0, MAX_DICE), 'As many dice as the sheet gives.'),
    grantedTo('granted', 'the roll'),
  ];
  const opponents = Object.values(state.combatants)
    .filter(({ id, status }) => id !== combatantId && status !== 'DOWN')
    .map(({ id }) => id);
  return [
    option('Ability check', command, [...own, number('difficulty', 0, MAX_NEEDED)]),
    ...(opponents.length === 0
      ? []
      : [
          option('Ability check against an opponent', command, [
            ...own,
            oneCombatant('opponentId', opponents),
            optional(oneKey('opponentAbility', abilities), 'Both roll with the same ability.'),
            optional(
              number('opponentPool', 0, MAX_DICE),
              "As many dice as the opponent's sheet gives.",
            ),
            grantedTo('opponentGranted', "the opponent's roll"),
          ]),
        ]),
  ];
}

/** SEG-81, 86. */
const grantedTo = (field: string, roll: string): Choice =>
  anyOf('KEY', field, circumstances, `Nothing is granted to ${roll}.`);

/** SEG-80. */
function hidingFrom(state: State, combatantId: string): readonly Choice[] {
  const others = Object.keys(state.combatants).filter((id) => id !== combatantId);
  return others.length === 0
    ? []
    : [optional(oneCombatant('hidingFromId', others), 'It deceives no particular combatant.')];
}

/** A command without choices, as its handler judges it. */
function offered<C extends CommandTemplate>(
  label: string,
  handler: Handler<C, unknown>,
  state: State,
  command: C,
): Options {
  const refusal = errorOf(handler.judge(state, command));
  return refusal ? refused(label, command, refusal) : allowed(option(label, command));
}
