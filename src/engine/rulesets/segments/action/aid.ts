import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { distance } from '../../../grid/hex.ts';
import { refuseEnded, refuseReleaseDue } from '../stats/guards.ts';
import { isInSight } from '../terrain/sight.ts';
import { type AidEffect, FEET_PER_HEX } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { UnplannedHandler } from '../model/handler.ts';
import { findCombatant, offeredAid } from '../model/lookup.ts';
import { hostile } from '../model/combatant/sides.ts';
import { workAid } from '../ongoing/aid.ts';
import type { Combatant, State } from '../model/state.ts';

/** SEG-66, 74, 77, 114: whom an aid can reach from here. */
export function refuseBeneficiary(
  state: State,
  user: Combatant,
  { whom, range }: AidEffect,
  targetId: string,
): Rejection | null {
  const target = findCombatant(state, targetId);
  if (!target) return notFound('combatant', targetId);
  const isUser = target.id === user.id;
  const fits = {
    USER: isUser,
    ALLIES: !isUser && !hostile(user, target),
    SIDE: !hostile(user, target),
    ANYONE: true,
  };
  if (!fits[whom])
    return illegal('SEG-114', `This is not meant for ${target.name}`, 'choose whom it can reach');
  if (isUser) return null;
  const feet = distance(user.position, target.position) * FEET_PER_HEX;
  if (feet > range)
    return illegal('SEG-66', `${target.name} is ${feet} ft away`, `the range is ${range} ft`);
  return isInSight(state, user.position, target.position)
    ? null
    : illegal('SEG-74', `${user.name} cannot see ${target.name}`, 'choose someone in sight');
}

/** SEG-114: whoever it is meant for may refuse it. */
export const answerOffer: UnplannedHandler<CommandOf<'AnswerOffer'>> = {
  refuse: (state, { combatantId, aidId }) =>
    firstRefusal([
      () => refuseEnded(state),
      () => refuseReleaseDue(state),
      () => (findCombatant(state, combatantId) ? null : notFound('combatant', combatantId)),
      () => {
        const aid = state.ongoing.find(({ id }) => id === aidId);
        return aid?.kind === 'AID' && aid.stage === 'OFFERED' && aid.targetId === combatantId
          ? null
          : illegal('SEG-114', 'This is not offered now', 'answer what is offered to you');
      },
    ]),
  carryOut: (log, { combatantId, accepts }, dice) => {
    const aid = offeredAid(log.state);
    if (!aid) return;
    if (accepts) workAid(log, aid, dice);
    else log.emit({ type: 'AidRefused', id: aid.id, combatantId });
  },
};
