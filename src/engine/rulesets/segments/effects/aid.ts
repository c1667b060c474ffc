import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { planUnless } from '../../../core/command/handler.ts';
import {
  allowedTargets,
  candidateTargets,
  merge,
  nothing,
  refusedTargets,
  targets,
} from '../../../core/decision/findings.ts';
import { distance } from '../../../grid/hex.ts';
import { type AidEffect, FEET_PER_HEX } from '../model/actions.ts';
import { hostile } from '../model/combatant/sides.ts';
import type { Aim } from '../model/commands.ts';
import { findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { startAid } from '../ongoing/aid.ts';
import { isInSight } from '../terrain/sight.ts';
import type { EffectRules, Using } from './effect.ts';

/** SEG-114: something done for a combatant. */
export const aidRules: EffectRules<'AID'> = {
  purpose: 'ACT',
  takes: ['targetIds'],
  list: (state, { user, effect }, offer) => {
    if (effect.whom === 'USER') return offer.with();
    const candidates = candidateTargets(Object.values(state.combatants), (id) =>
      refuseBeneficiary(state, user, effect, id),
    );
    const open = allowedTargets(candidates);
    return merge(
      open.length > 0 ? offer.with(targets(open, 1)) : nothing,
      refusedTargets(candidates, `${offer.label} for`, offer.command),
    );
  },
  judge: (state, using, aim) => planUnless(refuseTargets(state, using, aim), planOf(using, aim)),
  resume: (_, using, aim) => planOf(using, aim),
  start: startAid,
};

/** Who is named, or its user. */
const planOf = ({ user, action, use }: Using<'AID'>, { targetIds: [targetId = user.id] }: Aim) => ({
  action: action.key,
  use: use.kind,
  targetId,
});

/** SEG-114: for one combatant, or for its user, who is not named. */
function refuseTargets(
  state: State,
  { user, action, effect }: Using<'AID'>,
  { targetIds }: Aim,
): Rejection | null {
  const needed = effect.whom === 'USER' ? 0 : 1;
  if (targetIds.length !== needed)
    return invalid(
      'targetIds',
      needed === 0
        ? `${action.name} is for its user: name no target.`
        : `${action.name} is for one combatant: name it.`,
    );
  return firstRefusal(targetIds.map((id) => () => refuseBeneficiary(state, user, effect, id)));
}

/** SEG-66, 74, 77, 114: whom an aid can reach from here. */
function refuseBeneficiary(
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
