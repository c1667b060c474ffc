import type { Rejection } from '../../../core/command/rejection.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { type OrderLabels, ordersOptions } from '../../../core/orders/options.ts';
import { triggerChoices } from '../../../core/orders/trigger.ts';
import { listed } from '../../../core/values/words.ts';
import { refuseMoment } from '../action/moment.ts';
import { askedToRespond } from '../action/priority.ts';
import { refuseReady } from '../action/ready.ts';
import { refuseGivingUpNow, refuseTiming } from '../action/timing.ts';
import { combatantOf, findCondition, knownActions, topOf } from '../model/lookup.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import { type State, type Combatant, type StackObject, triggers } from '../model/state.ts';
import { leftOf, refuseSlot } from '../stats/budget.ts';
import { refuseGivingUp } from '../stats/giving-up.ts';
import { isOnTurn } from '../model/phase.ts';
import { refuseStaying } from '../turn/turns.ts';
import { turnOptions, responseOptions } from './actions.ts';
import {
  costOf,
  decision,
  merge,
  nothing,
  oneKey,
  type Options,
  optionIf,
  refused,
  allowed,
  option,
  withSummary,
} from './build.ts';

/** VIG-30: what a combatant may do on its turn, with nothing on the stack. */
export function turnDecision(state: State, combatantId: string): Decision {
  const combatant = combatantOf(state, combatantId);
  return decision({ kind: 'TURN', combatantId, required: true }, () =>
    merge(
      optionIf(
        withSummary(
          [fadingSummary(state, combatant)],
          option(`End the turn${lostPhrase(state, combatant)}`, { type: 'EndTurn', combatantId }),
        ),
        refuseStaying(state, combatantId),
      ),
      turnOptions(state, combatant),
      preparingOptions(state, combatant),
      givingUpOptions(state, combatantId),
    ),
  );
}

/** VIG-31: what is lost with the turn; quick actions are not. */
function lostPhrase(state: State, combatant: Combatant): string {
  const { regular, movement } = leftOf(state, combatant);
  const lost = [
    ...(regular > 0 ? ['the regular action'] : []),
    ...(movement > 0 ? [movement === 1 ? 'the movement' : `${movement} movements`] : []),
  ];
  return lost.length > 0 ? `: loses ${lost.join(' and ')}` : '';
}

/** VIG-33. */
const givingUpOptions = (state: State, combatantId: string): Options =>
  merge(
    ...(['MOVEMENT', 'QUICK'] as const).map((gained) => {
      const command = { type: 'GiveUpAction', combatantId, for: gained };
      return optionIf(
        option(`Give up regular for ${gained.toLowerCase()}`, command, [], costOf('REGULAR')),
        refuseGivingUp(state, { combatantId, for: gained }),
      );
    }),
  );

/** VIG-06: which counters fade as the turn ends, in words. */
function fadingSummary(state: State, { conditions }: Combatant): string {
  const fading = conditions.flatMap(({ condition }) => {
    const known = findCondition(state, condition);
    return known?.fades ? [known.name] : [];
  });
  return fading.length > 0 ? `Counters fade: ${listed(fading)}.` : '';
}

/** VIG-52: one option, whatever can be prepared. */
function preparingOptions(state: State, combatant: Combatant): Options {
  const others = Object.keys(state.combatants).filter((id) => id !== combatant.id);
  const command = { type: 'ReadyAction', combatantId: combatant.id };
  const judged = knownActions(state, combatant)
    .filter(({ slot, effect }) => slot === 'REGULAR' && effect.type !== 'PREPARE')
    .map(({ key, name }) => ({ key, name, refusal: refuseReady(state, combatant.id, key) }));
  const open = judged.filter(({ refusal }) => !refusal).map(({ key }) => key);
  const choices = [oneKey('action', open), ...triggerChoices(triggers.kinds, others, 'VIG-52')];
  return merge(
    open.length > 0
      ? allowed(option('Prepare an action', command, choices, costOf('REGULAR')))
      : nothing,
    ...judged.map(({ key, name, refusal }) =>
      refusal ? refused(`Prepare ${name}`, { ...command, action: key }, refusal) : nothing,
    ),
  );
}

const waysToPass = {
  TOP_CHANGES: ['Pass', ''],
  OWN_TURN: ['Pass until your turn', 'You are asked again when you become a target.'],
  END_OF_ROUND: ['Pass this round', 'You are asked again when you become a target.'],
  TARGETED: ['Pass until targeted', 'You are asked again when you become a target.'],
} as const;

/** VIG-47: to answer what is on top of the stack, or to pass. */
export function priorityDecision(
  state: State,
  combatantId: string,
  { id: subjectId }: StackObject,
): Decision {
  return decision({ kind: 'PRIORITY', combatantId, required: true, subjectId }, () =>
    merge(
      allowed(
        ...Object.entries(waysToPass).map(([until, [label, summary]]) =>
          withSummary([summary], option(label, { type: 'PassPriority', combatantId, until })),
        ),
      ),
      responseOptions(state, combatantOf(state, combatantId)),
      refuseGivingUpNow(state, combatantId) ? nothing : givingUpOptions(state, combatantId),
    ),
  );
}

/**
 * RV-23, 47: what those may do who are not asked: while actions wait, the one whose turn it is; between
 * actions, all others.
 */
export function interjections(state: State): readonly Decision[] {
  const waits = topOf(state) !== undefined;
  const asked = askedToRespond(state);
  return Object.values(state.combatants).flatMap((combatant) => {
    const { id: combatantId } = combatant;
    const head = { kind: 'INTERJECTION' as const, combatantId, required: false };
    if (waits)
      return combatantId === asked || refuseGivingUpNow(state, combatantId)
        ? []
        : decision(head, () => givingUpOptions(state, combatantId));
    return isOnTurn(state, combatantId) || refuseResponding(state, combatant)
      ? []
      : decision(head, () => responseOptions(state, combatant));
  });
}

/** RV-23: whether a quick action can be taken now, with nothing to answer. */
const refuseResponding = (state: State, combatant: Combatant): Rejection | null =>
  refuseMoment(state, combatant.id) ??
  refuseTiming(state, combatant.id, 'QUICK') ??
  refuseSlot(state, combatant, 'QUICK');

/** What is answered without asking; only who plays a combatant learns of it. */
export const orderDecisions = (state: State): readonly Decision[] =>
  Object.values(state.combatants).map(({ id: combatantId, standingOrders }) =>
    decision({ kind: 'ORDERS', combatantId, required: false }, () =>
      allowed(...ordersOptions(state, combatantId, standingOrders, orderLabels)),
    ),
  );

const orderLabels: OrderLabels<StandingOrders> = {
  defense: {
    ASK: 'Ask how to meet attacks',
    ASK_IF_CHOICE: 'Ask how to meet attacks only while there is a choice',
    ACTIVE: 'Defend actively where possible, for 1 vigor each, or 1 damage without vigor',
    PASSIVE: 'Always defend passively, for free',
  },
  amplify: { ASK: 'Ask what to pay for checks', NEVER: 'Never pay for checks' },
  passing: {
    NONE: 'Ask about responses',
    OWN_TURN: 'No responses until your next turn, or until you are a target',
    END_OF_ROUND: 'No responses until the round ends, or until you are a target',
    TARGETED: 'No responses until you are a target',
  },
};
