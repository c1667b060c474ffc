import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import type { Slot } from './actions.ts';
import { refuseOpenTie } from './initiative.ts';
import { combatantOf, findCombatant, topOf } from './lookup.ts';
import { askedToRespond } from './priority.ts';
import { refuseEnded } from './setup.ts';
import type { State } from './state.ts';

/** A fight is on, its order stands, and no action is just being resolved. */
export function refusePhase(state: State, combatantId: string): Rejection | null {
  return firstRefusal([
    () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
    () => refuseEnded(state),
    () =>
      state.phase.kind === 'SETUP'
        ? illegal('VIG-26', 'No fight is on', 'set the order first')
        : null,
    () => refuseOpenTie(state),
    () =>
      topOf(state)?.stage.kind === 'RESOLVING'
        ? illegal('VIG-56', 'An action is being resolved', 'wait for its dice')
        : null,
  ]);
}

const isOnTurn = ({ phase }: State, combatantId: string): boolean =>
  phase.kind === 'COMBAT' && phase.turn.kind === 'ACTING' && phase.turn.combatantId === combatantId;

/** VIG-32, 34, 45, 47, 51: it is this combatant's moment for an action of this kind. */
export function refuseMoment(state: State, combatantId: string, use: Slot): Rejection | null {
  const { name } = combatantOf(state, combatantId);
  const waits = topOf(state) !== undefined;
  if (!isOnTurn(state, combatantId) && use !== 'QUICK')
    return illegal(
      use === 'REGULAR' ? 'VIG-32' : 'VIG-34',
      `${name} has a ${use.toLowerCase()} action on the own turn only`,
      'wait for it',
    );
  if (waits && use !== 'QUICK')
    return illegal('VIG-45', 'Only quick actions answer what is on the stack', 'take one, or pass');
  if (waits && askedToRespond(state) !== combatantId)
    return illegal('VIG-47', `It is not for ${name} to respond now`, 'respond when asked to');
  return waits || isOnTurn(state, combatantId)
    ? null
    : illegal('VIG-51', `It is not ${name}'s turn`, 'answer what someone else does');
}

/** VIG-26: the combatant's own turn, with nothing on the stack. */
export function refuseOwnTurn(state: State, combatantId: string): Rejection | null {
  return firstRefusal([
    () => refusePhase(state, combatantId),
    () =>
      isOnTurn(state, combatantId)
        ? null
        : illegal(
            'VIG-26',
            `It is not ${combatantOf(state, combatantId).name}'s turn`,
            'wait for it',
          ),
    () =>
      topOf(state)
        ? illegal('VIG-46', 'There are actions on the stack', 'let them resolve first')
        : null,
  ]);
}
