import { illegal, type Rejection } from '../../core/command/rejection.ts';
import { distance } from '../../grid/hex.ts';
import type { Boost, EffectOf } from './actions.ts';
import { type Aspect, HANDS, type Weapon } from './items.ts';
import { bears, boostsOf, findHeld, heldWeapons, weaponsOf } from './lookup.ts';
import { sightBetween } from './sight.ts';
import type { Combatant, Declared, State } from './state.ts';

type Form = EffectOf<'ATTACK'>['form'];

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
      ? illegal('VIG-57', `${name} shoots with a ranged weapon or one to throw`, 'name one in hand')
      : null;
  const weapon = findHeld(combatant, key);
  if (!weapon)
    return illegal('VIG-60', `${name} has no weapon '${key}' in hand`, 'use one that is', {
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

/** VIG-39: whether the target can be attacked from here. */
export function refuseDistance(
  state: State,
  { name, position }: Combatant,
  target: Combatant,
  reach: number | null,
): Rejection | null {
  const fields = distance(position, target.position);
  if (reach !== null && fields > reach)
    return illegal(
      'VIG-39',
      `${target.name} is ${fields} field(s) away and ${name} reaches ${reach}`,
      'come nearer',
      { fields, reach },
    );
  return sightBetween(state, position, target.position).clear
    ? null
    : illegal('VIG-39', `There is no clear line to ${target.name}`, 'find one from elsewhere');
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

/** VIG-41: whether a boost goes on an attack of this kind with this weapon. */
export function refuseBoostOn(
  by: Combatant,
  boost: Boost,
  name: string,
  attack: { readonly form: Form; readonly weapon: string | null },
): Rejection | null {
  const weapon = attack.weapon === null ? undefined : findHeld(by, attack.weapon);
  if (boost.of !== 'ATTACK' && boost.of !== attack.form)
    return illegal(
      'VIG-41',
      `${name} is not for ${attack.form.toLowerCase()}`,
      'attack without it',
    );
  if (boost.aspect && !hasAspect(by, weapon, boost.aspect))
    return illegal(
      'VIG-41',
      `${name} takes an item with the aspect ${boost.aspect}`,
      'attack without it',
    );
  if (boost.secondWeapon && !(weapon && secondTo(by, weapon)))
    return illegal(
      'VIG-41',
      `${name} takes two one-handed melee weapons, one of them quick`,
      'attack without it',
    );
  return null;
}

/** What is worn lends its aspects to bare hands. */
const hasAspect = (by: Combatant, weapon: Weapon | undefined, aspect: Aspect): boolean =>
  weapon ? weapon.aspects.includes(aspect) : bears(by, aspect);

/** The hands that are free once `without` is out of them. */
export const freeHands = (by: Combatant, without: string | null): number =>
  heldWeapons(by).reduce((free, { key, hands }) => (key === without ? free : free - hands), HANDS);

/** What could be taken in hand once `without` is out of it. */
export const drawable = (by: Combatant, without: string | null): readonly Weapon[] =>
  weaponsOf(by).filter(({ held, hands }) => !held && hands <= freeHands(by, without));

/** VIG-37: what could be let fall: a weapon in hand, a shield, gear. */
export const droppable = ({ items }: Combatant): readonly string[] =>
  items
    .filter((item) => (item.kind === 'WEAPON' ? item.held : item.kind !== 'ARMOR'))
    .map(({ key }) => key);
