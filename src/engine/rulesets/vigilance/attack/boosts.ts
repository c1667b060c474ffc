import { type Rejection, firstRefusal, illegal } from '../../../core/command/rejection.ts';
import type { ActionKey } from '../../../core/values/ids.ts';
import { refuseRepeatedBoosts, knownBoost } from '../figures/boosts.ts';
import { refuseAmbushed } from '../figures/budget.ts';
import { findHeld } from '../figures/hands.ts';
import { type Form, secondTo, carriesAspect } from '../figures/weapons.ts';
import type { Boost } from '../model/actions.ts';
import type { Weapon, Aspect } from '../model/items.ts';
import type { State, Combatant } from '../model/state.ts';

/** VIG-41 to 43, 68: the boosts of an attack. */
export function refuseBoosts(
  state: State,
  combatant: Combatant,
  { form, weapon, boosts }: BoostedAttack,
): Rejection | null {
  return firstRefusal([
    () => (boosts.length > 0 ? refuseAmbushed(combatant, 'BOOST') : null),
    () => refuseRepeatedBoosts(boosts),
    ...boosts.map((key) => () => {
      const boost = knownBoost(state, combatant, key);
      return boost
        ? refuseBoostOn(combatant, boost.effect, boost.name, { form, weapon })
        : illegal('VIG-41', `${combatant.name} knows no boost '${key}'`, 'leave it out');
    }),
  ]);
}

interface BoostedAttack {
  readonly form: 'ASSAULT' | 'SHOOTING';
  readonly weapon: string | null;
  readonly boosts: readonly ActionKey[];
}

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
  weapon ? weapon.aspects.includes(aspect) : carriesAspect(by, aspect);
