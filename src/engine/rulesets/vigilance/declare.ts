import { firstRefusal, illegal, type Rejection } from '../../core/command/rejection.ts';
import { declaredBy, declaredWith, refuseDeclared, refuseUnable } from './aim.ts';
import { refuseSlot, spendsGranted } from './budget.ts';
import { type CommandOf, noAim } from './commands.ts';
import type { Handler } from './handler.ts';
import { costOf, refuseAim, refuseIntent } from './intent.ts';
import { combatantOf } from './lookup.ts';
import { type EventRecorder, newId } from './log.ts';
import { refuseMoment, refuseOwnTurn, refusePhase } from './moment.ts';
import type { Declared, State } from './state.ts';
import { pay } from './vitality.ts';

type DeclareAction = CommandOf<'DeclareAction'>;

/** VIG-30, 42, 45, 54: puts an action with its boosts on the stack, and pays for it. */
export const declareAction: Handler<DeclareAction> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refusePhase(state, command.combatantId),
      () => refuseIntent(state, command),
      () => refuseMoment(state, command.combatantId, command.use),
      () => refuseAim(state, command),
    ]),
  carryOut: (log, command) => {
    const declared = declaredBy(log.state, command);
    if (declared.ok) push(log, command.combatantId, declared.value);
  },
};

function push(log: EventRecorder, combatantId: string, declared: Declared): void {
  const combatant = combatantOf(log.state, combatantId);
  log.emit({
    type: 'ActionPushed',
    id: newId(log.state, combatantId),
    combatantId,
    declared,
    granted: declared.use === 'QUICK' && spendsGranted(log.state, combatant),
  });
  pay(log, combatantId, costOf(log.state, [declared.action, ...declared.boosts]));
}

/** VIG-52: puts the preparing of a regular action on the stack. */
export const readyAction: Handler<CommandOf<'ReadyAction'>> = {
  refuse: (state, { combatantId, action }) =>
    firstRefusal([
      () => refuseOwnTurn(state, combatantId),
      () => refuseReady(state, combatantId, action),
    ]),
  carryOut: (log, { combatantId, action }) => {
    push(log, combatantId, preparing(action));
  },
};

/** Whether the combatant, on its turn, may prepare this action. */
export function refuseReady(state: State, combatantId: string, action: string): Rejection | null {
  const combatant = combatantOf(state, combatantId);
  return firstRefusal([
    () => refuseUnable(combatant),
    () => refuseSlot(state, combatant, 'REGULAR'),
    () => refuseDeclared(state, combatant, preparing(action)),
  ]);
}

const preparing = (action: string): Declared => ({
  ...declaredWith({ ...noAim, action: 'prepare', use: 'REGULAR' }, []),
  prepares: action,
});

type GiveUpAction = CommandOf<'GiveUpAction'>;

/** VIG-33: bookkeeping that nobody can answer. */
export const giveUpAction: Handler<GiveUpAction> = {
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
