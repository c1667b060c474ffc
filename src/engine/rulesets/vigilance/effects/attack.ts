import { resolveAttack } from '../attack/attack.ts';
import { heldWeapons } from '../stats/hands.ts';
import { refuseWeapon, serves } from '../stats/weapons.ts';
import { refuseDistance } from '../terrain/reach.ts';
import { aimedAtOne, type EffectRules, type Variant } from './effect.ts';
import { rangeOf } from './range.ts';
import { findTarget, refuseSelf } from './target.ts';

/** VIG-57: an attack, with what is in hand or with bare hands. */
export const attackRules: EffectRules<'ATTACK'> = {
  ...aimedAtOne,
  takes: ['weapon'],
  variants: (user, { form }) => {
    const bare: Variant = { name: 'bare hands', fixed: { weapon: null } };
    const armed = heldWeapons(user)
      .filter((weapon) => serves(weapon, form))
      .map(({ key, name }) => ({ name, fixed: { weapon: key } }));
    return form === 'ASSAULT' ? [...armed, bare] : armed;
  },
  refuse: (state, { owner, declared, effect }) => {
    const target = findTarget(state, owner, declared);
    if (!target.ok) return target.error;
    return (
      refuseSelf(owner, target.value) ??
      refuseWeapon(owner, effect.form, declared.weapon) ??
      refuseDistance(state, owner, target.value, rangeOf(state, owner, declared) ?? Infinity)
    );
  },
  resolve: (recorder, { object, effect, amplification, answer }, dice) => {
    resolveAttack(recorder, object, { effect, amplification, answer }, dice);
  },
};
