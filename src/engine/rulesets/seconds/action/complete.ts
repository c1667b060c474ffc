import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { refuseOpenDefense } from '../attack/defend.ts';
import { conclusion } from '../stats/conclusion.ts';
import type { CommandOf } from '../model/commands.ts';
import { refuseOutOfFight } from '../model/ended.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { combatantOf, currentTurn, findCombatant } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { refuseTargets } from './aim.ts';
import { takeEffect } from './take-effect.ts';

/** SEC-15: targets are chosen, and range and line of sight checked, after the last second. */
export const completeAction: UnplannedHandler<CommandOf<'CompleteAction'>> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseNotAiming(state, command.combatantId),
      () => refuseTargets(state, command),
    ]),
  carryOut: (log, { combatantId, targetIds, to }, dice) => {
    const { doing } = combatantOf(log.state, combatantId);
    if (!doing) return;
    const { action } = doing;
    log.emit({ type: 'ActionCompleted', combatantId, action, targetIds, to });
    if (targetIds.length > 0 || to)
      takeEffect(log, { ownerId: combatantId, doing, targetIds, to }, dice);
  },
};

/** SEC-15: an action of this combatant is complete and waits for its targets. */
function refuseNotAiming(state: State, combatantId: string): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const turn = currentTurn(state);
  return firstRefusal([
    () => refuseOutOfFight(state),
    () => refuseOpenDefense(state),
    () => conclusion.refuseDue(state),
    () =>
      turn?.combatantId === combatantId && turn.stage === 'AIMING'
        ? null
        : illegal(
            'SEC-15',
            `${combatant.name} has no action that is complete and wants a target`,
            'begin one, or go on with it',
          ),
  ]);
}
