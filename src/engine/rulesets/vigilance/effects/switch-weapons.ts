import { type Prospect, unjudged } from '../../../core/ruleset/tactics.ts';
import { illegal } from '../../../core/command/rejection.ts';
import { oneKey } from '../../../core/decision/findings.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { drawable, findHeld, heldWeapons, weaponsOf } from '../stats/hands.ts';
import { nearestFoe } from '../terrain/reach.ts';
import { aimedAtNothing, type DeclareAction, type EffectRules } from './effect.ts';
import { handleItemsOf } from './travel.ts';

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
        `${owner.name} has no such weapon in hand to stow`,
        'name one that is in hand',
      );
    return drawable(owner, stow).some(({ key }) => key === draw)
      ? null
      : illegal(
          'VIG-36',
          `${owner.name} has no such weapon stowed, or no hand free for it`,
          'name a stowed one',
        );
  },
  list: (_, { user, fixed: { stow = null } }, offer) =>
    offer.with(
      oneKey(
        'draw',
        drawable(user, stow).map(({ key }) => key),
      ),
    ),
  isUsable: () => true,
  prospect: switching,
  resolve: (recorder, { object }) => {
    handleItemsOf(recorder, object);
  },
};

/** VIG-36: a ranged weapon while no foe is near, and a melee weapon while one is. */
function switching(state: State, { combatantId, draw, stow }: DeclareAction): Prospect {
  const combatant = combatantOf(state, combatantId);
  const formOf = (key: string | null) => weaponsOf(combatant).find((one) => one.key === key)?.form;
  const [now, then] = [formOf(stow), formOf(draw)];
  const wanted = nearestFoe(state, combatant) > NEAR ? 'RANGED' : 'MELEE';
  return then === wanted && now !== wanted
    ? { kind: 'PREPARE', attacks: 1 / 2, rule: 'VIG-36' }
    : unjudged;
}

/** Fields to which one comes in a turn or two. */
const NEAR = 6;
