import { planUnless } from '../../../core/command/handler.ts';
import type { Rejection } from '../../../core/command/rejection.ts';
import { refuseTrigger, triggerBy } from '../../../core/orders/trigger.ts';
import { refuseSlot } from '../stats/budget.ts';
import { type CommandOf, noAim } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Declared, Prepared, State } from '../model/state.ts';
import { refuseUnable } from '../stats/able.ts';
import { refuseDeclared } from '../effects/index.ts';
import { type Declaration, putOnStack } from './declare.ts';
import { declaredWith } from './declared.ts';
import { refuseOwnTurn } from './timing.ts';

/** VIG-52: puts the preparing of a regular action on the stack. */
export const readyAction: Handler<CommandOf<'ReadyAction'>, Declaration> = {
  judge: (state, command) => {
    const { combatantId, action } = command;
    const refusal =
      refuseOwnTurn(state, combatantId) ??
      refuseTrigger(state, command, 'VIG-52') ??
      refuseReady(state, combatantId, action);
    const declared = preparing({ action, trigger: triggerBy(command) });
    return planUnless(refusal, { combatantId, declared });
  },
  apply: putOnStack,
};

/** Whether the combatant, on its turn, may prepare this action. */
export function refuseReady(state: State, combatantId: string, action: string): Rejection | null {
  const combatant = combatantOf(state, combatantId);
  return (
    refuseUnable(combatant) ??
    refuseSlot(state, combatant, 'REGULAR') ??
    refuseDeclared(state, combatant, preparing({ action, trigger: null }))
  );
}

const nothingPrepared = declaredWith({ ...noAim, action: 'prepare', use: 'REGULAR' }, []);

const preparing = (prepares: Prepared): Declared => ({ ...nothingPrepared, prepares });
