import { firstRefusal, type Rejection, illegal } from '../../../core/command/rejection.ts';
import { payCost } from '../condition/costs.ts';
import { costOfUse } from '../stats/boosts.ts';
import { spendsGranted, refuseSlot } from '../stats/budget.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler, EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Declared, State } from '../model/state.ts';
import { refuseUnable } from './able.ts';
import { declaredBy } from './declared.ts';
import { refuseIntent, refuseAim } from './intent.ts';
import { refuseMoment } from './moment.ts';
import { refuseTiming, refuseOwnTurn } from './timing.ts';

type DeclareAction = CommandOf<'DeclareAction'>;

/** VIG-30, 42, 45, 54: puts an action with its boosts on the stack, and pays for it. */
export const declareAction: UnplannedHandler<DeclareAction> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseMoment(state, command.combatantId),
      () => refuseIntent(state, command),
      () => refuseTiming(state, command.combatantId, command.use),
      () => refuseAim(state, command),
    ]),
  carryOut: (log, command) => {
    const declared = declaredBy(log.state, command);
    if (declared.ok) putOnStack(log, command.combatantId, declared.value);
  },
};

export function putOnStack(log: EventRecorder, combatantId: string, declared: Declared): void {
  const combatant = combatantOf(log.state, combatantId);
  log.emit({
    type: 'ActionPushed',
    objectId: newId(log.state, combatantId),
    combatantId,
    ...declared,
    granted: declared.use === 'QUICK' && spendsGranted(log.state, combatant),
  });
  payCost(log, combatantId, costOfUse(log.state, declared));
}

type GiveUpAction = CommandOf<'GiveUpAction'>;

/** VIG-33: bookkeeping that nobody can answer. */
export const giveUpAction: UnplannedHandler<GiveUpAction> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseOwnTurn(state, command.combatantId),
      () => refuseGivingUp(state, command),
    ]),
  carryOut: (log, { combatantId, for: gained }) => {
    log.emit({ type: 'RegularActionGivenUp', combatantId, for: gained });
  },
};

/** Whether the combatant, on its turn, has a regular action to give up. */
export function refuseGivingUp(
  state: State,
  { combatantId, for: gained }: Omit<GiveUpAction, 'type'>,
): Rejection | null {
  const combatant = combatantOf(state, combatantId);
  return firstRefusal([
    () => refuseUnable(combatant),
    () =>
      combatant.mind === 'PANICKING' && gained === 'QUICK'
        ? illegal('VIG-23', `${combatant.name} panics`, 'travel away from the enemy')
        : null,
    () => refuseSlot(state, combatant, 'REGULAR'),
  ]);
}
