import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { phaseGuards } from '../../../core/table/guards.ts';
import type { Kind } from '../model/actions.ts';
import {
  actionOf,
  askedToRelease,
  combatantOf,
  dueAttack,
  offeredAid,
  unaimed,
} from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { type Attack, traits } from '../model/ongoing.ts';
import { conclusion } from './conclusion.ts';
import { costFor } from './known-actions.ts';

export const { refuseEnded, refuseOutOfFight } = phaseGuards({
  ended: 'SEG-107',
  begins: 'SEG-13',
});

/** SEG-27: the one who is asked answers before anything else happens; who that is no one is told. */
export const refuseReleaseDue = (state: State): Rejection | null =>
  askedToRelease(state)
    ? illegal('SEG-27', 'A combatant who has waited may act now', 'wait for the answer')
    : null;

/**
 * SEG-41, 100, 107: an attack that has arrived, or succeeded as a maneuver, comes before all else,
 * and then whether the fight is over.
 */
export const refuseUnanswered = (state: State): Rejection | null =>
  refuseAnswerDue(state) ?? conclusion.refuseDue(state);

/** SEG-27, 41, 100: the same for the answer to whether the fight is over. */
export function refuseAnswerDue(state: State): Rejection | null {
  const waiting = refuseReleaseDue(state);
  if (waiting) return waiting;
  const open = dueAttack(state);
  if (!open) return refuseOffered(state) ?? refuseUnaimed(state);
  if (open.stage.kind === 'MANEUVER')
    return illegal(
      'SEG-100',
      'A maneuver has succeeded',
      `${combatantOf(state, open.attackerId).name} must first spend its points`,
      { attackId: open.id },
    );
  if (open.stage.kind === 'REPOSITION')
    return illegal(
      'SEG-113',
      'An attack repositions its target',
      `${combatantOf(state, open.attackerId).name} must first say where to`,
      { attackId: open.id },
    );
  if (open.stage.kind === 'GRANT')
    return illegal(
      'SEG-81',
      'An attack is about to be rolled',
      `${combatantOf(state, open.stage.combatantId).name} must first say which grants it uses`,
      { attackId: open.id },
    );
  const { name } = combatantOf(state, open.targetId);
  return illegal('SEG-41', 'An attack has arrived', `${name} must first choose a defense`, {
    attackId: open.id,
  });
}

/** SEG-114: what a combatant may refuse. */
function refuseOffered(state: State): Rejection | null {
  const aid = offeredAid(state);
  if (!aid) return null;
  const { name } = combatantOf(state, aid.targetId);
  return illegal('SEG-114', 'An aid is offered', `${name} must first take or refuse it`, {
    aidId: aid.id,
  });
}

/** an attack whose target is still to be named. */
function refuseUnaimed(state: State): Rejection | null {
  const followUp = unaimed(state);
  if (!followUp) return null;
  const { name } = combatantOf(state, followUp.ownerId);
  return illegal('SEG-26', 'The next attack is to be made', `${name} must first name its target`, {
    followUpId: followUp.id,
  });
}

/** SEG-27: of several attacks that wait the last to arrive comes first. */
export const refuseEarlier = (attackId: string, due: Attack): Rejection | null =>
  attackId === due.id
    ? null
    : illegal('SEG-27', 'A later attack comes first', `answer '${due.id}'`, {
        attackId: due.id,
      });

/** SEG-105, 107: whether the combatant can fight and means to. */
export function refuseUnable(combatant: Combatant): Rejection | null {
  switch (combatant.status) {
    case 'STANDING':
      return null;
    case 'DOWN':
      return illegal('SEG-105', `${combatant.name} is down`, 'only those who are not can fight');
    case 'YIELDED':
      return illegal('SEG-107', `${combatant.name} has yielded`, 'fight on first');
  }
}

/**
 * SEG-26: where a table reads it so, a Full action that runs on bars all but Swifts and Free actions in
 * later rounds too. One that was reduced runs as the lesser kind (SEG-30).
 */
export function refuseRunningFull(state: State, user: Combatant, cost: Kind): Rejection | null {
  if (state.settings.runningFull === 'ROUND_OF_INITIATION') return null;
  if (cost === 'SWIFT' || cost === 'FREE') return null;
  const runs = state.ongoing.some(
    (ongoing) =>
      traits[ongoing.kind].isStillToCome &&
      ongoing.ownerId === user.id &&
      'use' in ongoing &&
      costFor(user, actionOf(state, ongoing.action), ongoing.use) === 'FULL',
  );
  return runs
    ? illegal('SEG-26', `${user.name}'s Full action still runs`, 'only a Swift fits in')
    : null;
}
