import { illegal, invalid } from '../../../core/command/rejection.ts';
import { destination, optional, refused } from '../../../core/decision/findings.ts';
import { err, ok } from '../../../core/values/result.ts';
import { styleOf } from '../stats/pace.ts';
import { startMovement } from '../ongoing/movement.ts';
import { isPushed, refusePushed } from '../terrain/passage.ts';
import {
  destinations,
  fromHere,
  movementLimits,
  type MovementLimits,
  noHexInReach,
  resolveWay,
} from '../terrain/way.ts';
import type { MovementEffect } from '../model/actions.ts';
import type { State } from '../model/state.ts';
import type { EffectRules, Using } from './effect.ts';
import { endsOf } from './hex-sets.ts';

const limitsOf = (state: State, { user, effect, timing }: Using<'MOVEMENT'>): MovementLimits =>
  movementLimits(state, user, effect, timing === 'OPENING');

/** a table may read it so that a dodge stays where it is. */
const mustLeave = ({ settings }: State, { mode }: MovementEffect): boolean =>
  mode !== 'DODGE' || settings.dodgeNeeds === 'MOVEMENT';

/** SEG-51 to 56, 111: a movement of the user. */
export const movementRules: EffectRules<'MOVEMENT'> = {
  purpose: 'MOVE',
  takes: ['to'],
  refuse: (state, using) => {
    const { user, action, effect } = using;
    if (styleOf(effect) === 'SWIM' && user.swimSpeed === 0)
      return illegal('SEG-52', `${user.name} cannot swim`, 'move on foot');
    if (mustLeave(state, effect) && limitsOf(state, using).steps === 0)
      return illegal(
        'SEG-53',
        `${user.name} is too slow for ${action.name}`,
        'stay, or move another way',
      );
    return refusePushed(state, user);
  },
  list: (state, using, offer) => {
    const { user, effect } = using;
    const reach = endsOf(state, user, limitsOf(state, using));
    if (!mustLeave(state, effect))
      return offer.with(optional(destination(reach), 'It stays here.'));
    if (reach.hexes.length > 0) return offer.with(destination(reach));
    return refused(offer.label, offer.command, noHexInReach(user));
  },
  judge: (state, using, aim) => {
    const { user, action, effect } = using;
    const limits = limitsOf(state, using);
    const way = resolveWay(state, user, aim, limits);
    if (!way.ok) return way;
    if (way.value.length > 0 || !mustLeave(state, effect))
      return ok({ action: action.key, path: way.value });
    if (destinations(state, user, limits).length === 0) return err(noHexInReach(user));
    return err(
      // the other reading has a Dodge without movement.
      effect.mode === 'DODGE'
        ? illegal('SEG-44', `${action.name} moves at least 1 hex`, "give 'to' or 'path'")
        : invalid('to', `${action.name} needs somewhere to go: give 'to' or 'path'.`),
    );
  },
  resume: (state, using, aim) => {
    const { user, action } = using;
    const limits = limitsOf(state, using);
    const path = fromHere(state, user, aim.path ?? [], limits);
    // SEG-68, 112: a way that has been barred since leads nowhere, nor does that of one who is pushed.
    const way = resolveWay(state, user, { to: null, path }, limits);
    return { action: action.key, path: way.ok && !isPushed(state, user.id) ? way.value : [] };
  },
  start: (recorder, userId, { action, path }) => {
    startMovement(recorder, userId, action, path);
  },
};
