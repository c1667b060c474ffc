import type { Rejection } from '../../../core/command/rejection.ts';
import type { Decision, CommandTemplate } from '../../../core/decision/decision.ts';
import { refuseGivingUp } from '../action/declare.ts';
import { refuseReady } from '../action/ready.ts';
import { combatantOf, knownActions } from '../model/lookup.ts';
import type { State, Combatant, StackObject } from '../model/state.ts';
import { refuseStaying } from '../turn/turns.ts';
import { turnFindings, responseFindings } from './actions.ts';
import { decision, merge, type Findings, refused, allowed, option } from './build.ts';

/** VIG-30: what a combatant may do on its turn, with nothing on the stack. */
export function turnDecision(state: State, combatantId: string): Decision {
  const combatant = combatantOf(state, combatantId);
  return decision(
    { kind: 'TURN', combatantId, required: true },
    merge(
      turnFindings(state, combatant),
      preparingFindings(state, combatant),
      ...(['MOVEMENT', 'QUICK'] as const).map((gained) => {
        const command = { type: 'GiveUpAction', combatantId, for: gained };
        return offered(
          `Give up the regular action for a ${gained.toLowerCase()} action`,
          command,
          refuseGivingUp(state, { combatantId, for: gained }),
          true,
        );
      }),
      offered(
        'End the turn',
        { type: 'EndTurn', combatantId },
        refuseStaying(state, combatantId),
        false,
      ),
    ),
  );
}

/** VIG-52. */
const preparingFindings = (state: State, combatant: Combatant): Findings =>
  merge(
    ...knownActions(state, combatant)
      .filter(({ slot, effect }) => slot === 'REGULAR' && effect.type !== 'PREPARE')
      .map(({ key, name }) => {
        const command = { type: 'ReadyAction', combatantId: combatant.id, action: key };
        return offered(`Prepare ${name}`, command, refuseReady(state, combatant.id, key), true);
      }),
  );

function offered(
  label: string,
  command: CommandTemplate,
  refusal: Rejection | null,
  takesRegular: boolean,
): Findings {
  if (refusal) return refused(label, command, refusal);
  return allowed(
    option(label, command, [], takesRegular ? [{ resource: 'REGULAR', amount: 1 }] : []),
  );
}

const waysToPass = {
  TOP_CHANGES: 'Pass',
  OWN_TURN: 'Pass until your next turn, or until you are a target',
  END_OF_ROUND: 'Pass until the round ends, or until you are a target',
  TARGETED: 'Pass until you are a target',
} as const;

/** VIG-47: to answer what is on top of the stack, or to pass. */
export function priorityDecision(
  state: State,
  combatantId: string,
  { id: subject }: StackObject,
): Decision {
  return decision(
    { kind: 'PRIORITY', combatantId, required: true, subject },
    merge(
      responseFindings(state, combatantOf(state, combatantId)),
      allowed(
        ...Object.entries(waysToPass).map(([until, label]) =>
          option(label, { type: 'PassPriority', combatantId, until }),
        ),
      ),
    ),
  );
}

/** VIG-69: to be asked again. Only who plays it learns that it has passed for longer. */
export const passedDecisions = (state: State): readonly Decision[] =>
  Object.values(state.combatants)
    .filter(({ standingPass }) => standingPass !== 'NONE')
    .map(({ id: combatantId }) =>
      decision(
        { kind: 'ORDERS', combatantId, required: false },
        allowed(option('Be asked again', { type: 'TakeBackPass', combatantId })),
      ),
    );
