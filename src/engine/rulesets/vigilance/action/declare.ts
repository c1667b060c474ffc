import { planUnless } from '../../../core/command/handler.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { err, ok } from '../../../core/values/result.ts';
import { payCost } from '../condition/costs.ts';
import { costOfUse } from '../stats/boosts.ts';
import { spendsGranted } from '../stats/budget.ts';
import { refuseGivingUp } from '../stats/giving-up.ts';
import { itemName } from '../stats/hands.ts';
import type { Effect } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { EventRecorder, Handler } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Declared } from '../model/state.ts';
import { judgeAim, refuseIntent } from './intent.ts';
import { refuseMoment } from './moment.ts';
import { refuseGivingUpNow, refuseTiming } from './timing.ts';

type DeclareAction = CommandOf<'DeclareAction'>;

/** VIG-30, 42, 45, 54: puts an action with its boosts on the stack, and pays for it. */
export const declareAction: Handler<DeclareAction, Declaration> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const refusal =
      refuseMoment(state, combatantId) ??
      refuseIntent(state, command) ??
      refuseTiming(state, combatantId, command.use);
    if (refusal) return err(refusal);
    const declared = judgeAim(state, command);
    return declared.ok ? ok({ combatantId, declared: declared.value }) : declared;
  },
  apply: putOnStack,
};

/** What a combatant puts on the stack. */
export interface Declaration {
  readonly combatantId: CombatantId;
  readonly declared: Declared;
}

export function putOnStack({ combatantId, declared }: Declaration, recorder: EventRecorder): void {
  const combatant = combatantOf(recorder.state, combatantId);
  recorder.emit({
    type: 'ActionPushed',
    objectId: newId(recorder.state, combatantId),
    combatantId,
    ...declared,
    weaponName: itemName(combatant, declared.weapon),
    granted: declared.use === 'QUICK' && spendsGranted(recorder.state, combatant),
    followed: isToldByRoll(actionOf(recorder.state, declared.action).effect, declared),
  });
  const payment = { paidFor: 'ACTION', paidAction: declared.action } as const;
  payCost(recorder, combatantId, costOfUse(recorder.state, declared), payment);
}

/** Whether the line of its roll names who used it, on whom, and with what. */
function isToldByRoll(effect: Effect, { boosts }: Declared): boolean {
  if (effect.type === 'ATTACK') return true;
  const isCheck = effect.type === 'CHECK' || effect.type === 'OPEN_CHECK';
  return boosts.length === 0 && (isCheck || (effect.type === 'OPPOSED' && effect.ability !== null));
}

type GiveUpAction = CommandOf<'GiveUpAction'>;

/** VIG-33: bookkeeping that no one can answer. */
export const giveUpAction: Handler<GiveUpAction> = {
  judge: (state, command) =>
    planUnless(
      refuseGivingUpNow(state, command.combatantId) ?? refuseGivingUp(state, command),
      command,
    ),
  apply: ({ combatantId, for: gained }, recorder) => {
    recorder.emit({ type: 'RegularActionGivenUp', combatantId, for: gained });
  },
};
