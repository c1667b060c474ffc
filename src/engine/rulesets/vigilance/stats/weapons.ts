import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { EffectOf } from '../model/actions.ts';
import type { Weapon, Aspect, Item } from '../model/combatant/items.ts';
import type { Combatant, State, Declared } from '../model/state.ts';
import { boostsOf } from './boosts.ts';
import { findHeld, heldWeapons } from './hands.ts';

export type Form = EffectOf<'ATTACK'>['form'];

/** VIG-57: what can be thrown or shot is for shooting, the rest for assault. */
export const serves = ({ form }: Weapon, check: Form): boolean =>
  (form === 'MELEE') === (check === 'ASSAULT');

/** VIG-39: fields that a weapon, or a bare hand, reaches in melee. */
export const reachOf = (weapon: Weapon | null): number =>
  weapon?.aspects.includes('LONG') ? 2 : 1;

/** VIG-36, 57: whether the weapon can be attacked with as things stand. */
export function refuseWeapon(
  combatant: Combatant,
  check: Form,
  key: string | null,
): Rejection | null {
  const { name } = combatant;
  if (key === null)
    return check === 'SHOOTING'
      ? illegal('VIG-57', `${name} needs a ranged weapon, or one to throw`, 'name one in hand')
      : null;
  const weapon = findHeld(combatant, key);
  if (!weapon)
    return illegal('VIG-60', `${name} has no such weapon in hand`, 'use one that is', {
      inHand: heldWeapons(combatant).map((held) => held.key),
    });
  if (!serves(weapon, check))
    return illegal(
      'VIG-57',
      `${weapon.name} is no weapon for ${check === 'ASSAULT' ? 'an assault' : 'shooting'}`,
      `use it for ${check === 'ASSAULT' ? 'shooting' : 'an assault'}`,
    );
  return weapon.loaded
    ? null
    : illegal(
        'VIG-36',
        `${weapon.name} is not loaded`,
        'load it first, which is a movement action',
      );
}

/** The weapons that give an attack their dice and aspects; with a boost for it, two. */
export function weaponsInUse(state: State, by: Combatant, declared: Declared): readonly Weapon[] {
  const weapon = declared.weapon === null ? undefined : findHeld(by, declared.weapon);
  if (!weapon) return [];
  const both = boostsOf(state, declared.boosts).some(({ secondWeapon }) => secondWeapon);
  const second = both ? secondTo(by, weapon) : undefined;
  return second ? [weapon, second] : [weapon];
}

/** Two one-handed melee weapons go together when one of them is quick. */
export const secondTo = (by: Combatant, weapon: Weapon): Weapon | undefined =>
  heldWeapons(by).find((other) => {
    const fit = [weapon, other].every(({ hands, form }) => hands === 1 && form === 'MELEE');
    const quick = [weapon, other].some(({ aspects }) => aspects.includes('QUICK'));
    return other.key !== weapon.key && fit && quick;
  });

export const hasShield = ({ items }: Combatant): boolean =>
  items.some(({ kind }) => kind === 'SHIELD');

/** Whether something in hand or worn has the aspect. */
export const carriesAspect = ({ items }: Combatant, aspect: Aspect): boolean =>
  items.some((item) => isReady(item) && item.aspects.includes(aspect));

const isReady = (item: Item): boolean => item.kind !== 'WEAPON' || item.held;
