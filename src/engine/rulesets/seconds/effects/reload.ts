import { ok } from '../../../core/values/result.ts';
import { actionOf, capacityOf, gearOf } from '../model/lookup.ts';
import { reloadSeconds } from '../stats/budget.ts';
import { type EffectRules, weaponOf } from './effect.ts';
import { reloadableGear, reloadableWeapons } from './gear.ts';

/** SEC-50: loads a weapon in hand. */
export const reloadRules: EffectRules<'RELOAD'> = {
  takes: () => ['weapon'],
  uses: (state, { user, action: { name } }) =>
    reloadableWeapons(state, user).map((weapon) => ({
      name: `${name} ${actionOf(state, weapon).name}`,
      particulars: { weapon },
    })),
  judge: (state, { user }, declared) => {
    const gear = reloadableGear(state, user, declared.weapon);
    return gear.ok
      ? ok({ path: [], seconds: reloadSeconds(state, user, gear.value.weapon) })
      : gear;
  },
  seconds: (state, { user, action }, weapon) =>
    weapon === null ? action.seconds : reloadSeconds(state, user, weapon),
  prepares: (_, { user }, weapon) =>
    weapon !== null && gearOf(user, weapon)?.shots === 0
      ? { kind: 'PREPARE', attacks: 1 / 3, rule: 'SEC-50' }
      : null,
  tells: () => true,
  apply: (recorder, { ownerId: combatantId, doing }) => {
    const weapon = weaponOf(doing);
    const shots = capacityOf(recorder.state, weapon);
    recorder.emit({ type: 'WeaponReloaded', combatantId, weapon, shots });
  },
};
