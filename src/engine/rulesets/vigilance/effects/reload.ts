import { illegal } from '../../../core/command/rejection.ts';
import { combatantOf } from '../model/lookup.ts';
import { findHeld, heldWeapons, itemName } from '../stats/hands.ts';
import { aimedAtNothing, type EffectRules } from './effect.ts';

/** VIG-36: loads a weapon. */
export const reloadRules: EffectRules<'RELOAD'> = {
  ...aimedAtNothing,
  needs: () => ['weapon'],
  variants: (user) =>
    heldWeapons(user)
      .filter(({ aspects }) => aspects.includes('LONG_RELOAD'))
      .map(({ key, name }) => ({ name, fixed: { weapon: key } })),
  refuse: (_, { owner, declared }) => {
    const weapon = findHeld(owner, declared.weapon);
    if (!weapon)
      return illegal(
        'VIG-36',
        `${owner.name} has no such weapon in hand to load`,
        'name one that is in hand',
      );
    return weapon.loaded ? illegal('VIG-36', `${weapon.name} is loaded`, 'shoot with it') : null;
  },
  prospect: () => ({ kind: 'PREPARE', attacks: 1 / 4, rule: 'VIG-36' }),
  resolve: (recorder, { object: { ownerId: combatantId, declared } }) => {
    const { weapon } = declared;
    const weaponName = itemName(combatantOf(recorder.state, combatantId), weapon);
    if (weapon !== null) recorder.emit({ type: 'WeaponLoaded', combatantId, weapon, weaponName });
  },
};
