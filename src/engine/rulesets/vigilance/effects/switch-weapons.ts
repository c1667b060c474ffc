import { illegal } from '../../../core/command/rejection.ts';
import { oneKey } from '../../../core/decision/findings.ts';
import { drawable, findHeld, heldWeapons } from '../stats/hands.ts';
import { aimedAtNothing, type EffectRules } from './effect.ts';
import { handleAndWalk } from './travel.ts';

/** VIG-36, 37: stows one weapon and takes another. */
export const switchWeaponsRules: EffectRules<'SWITCH_WEAPONS'> = {
  ...aimedAtNothing,
  needs: () => ['stow', 'draw'],
  variants: (user) =>
    heldWeapons(user)
      .filter(({ key }) => drawable(user, key).length > 0)
      .map(({ key, name }) => ({ name: `stow ${name}`, fixed: { stow: key } })),
  refuse: (_, { owner, declared: { stow, draw } }) => {
    if (!findHeld(owner, stow))
      return illegal(
        'VIG-36',
        `${owner.name} has no weapon '${stow}' in hand to stow`,
        'name one that is in hand',
      );
    return drawable(owner, stow).some(({ key }) => key === draw)
      ? null
      : illegal(
          'VIG-36',
          `${owner.name} has no weapon '${draw}' to take and hands for it`,
          'name a stowed one',
        );
  },
  list: (_, { user, fixed: { stow = null } }, offer) =>
    offer(
      oneKey(
        'draw',
        drawable(user, stow).map(({ key }) => key),
      ),
    ),
  isUsable: () => true,
  resolve: handleAndWalk,
};
