import { illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { CHARGE, ATTACK, components, times } from '../model/components.ts';
import { actionOf, findAction } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { componentsOf, weaponsOf } from '../stats/abilities.ts';
import { hasRunUp } from '../terrain/movement.ts';
import { attackWith } from './attack.ts';
import type { Declared } from './declaration.ts';
import { type EffectRules, printedUnless, weaponOf } from './effect.ts';
import { refuseWeapon } from './gear.ts';

/** SEC-52: several attacks and more, as the combatant has built them. */
export const comboRules: EffectRules<'COMBO'> = {
  takes: () => ['weapon', 'combo', 'anyway'],
  isAimed: true,
  uses: (state, { user }) =>
    user.sheet.combos.flatMap((combo) =>
      weaponsOf(user).map((weapon) => ({
        name: `${combo.name} with ${actionOf(state, weapon).name}`,
        particulars: { weapon, combo: combo.key },
      })),
    ),
  judge: (state, using, declared) => printedUnless(refuseCombo(state, using.user, declared), using),
  tells: () => true,
  apply: (recorder, done, { dice }) => {
    attackWith(recorder, done, weaponOf(done.doing), dice);
  },
};

/** SEC-52: a combo that the combatant has built, with a weapon that does for it. */
function refuseCombo(
  state: State,
  combatant: Combatant,
  { combo, weapon }: Declared,
): Rejection | null {
  const parts = componentsOf(combatant, combo);
  const shotsOnly = parts.find((key) => components[key]?.rangedOnly);
  if (weapon === null) return invalid('weapon', 'Name the weapon of the combo.');
  if (parts.length === 0)
    return illegal(
      'SEC-52',
      `${combatant.name} has not built that combo`,
      'choose one of the sheet',
    );
  const unfit = refuseWeapon(state, combatant, weapon, times(parts, ATTACK));
  if (unfit) return unfit;
  if (shotsOnly !== undefined && findAction(state, weapon)?.effect.type !== 'RANGED')
    return illegal(
      'SEC-52',
      `${components[shotsOnly]?.name ?? shotsOnly} is for shots`,
      'choose a ranged weapon, or another combo',
    );
  return parts.includes(CHARGE) && !hasRunUp(combatant)
    ? illegal(
        'SEC-52',
        'A charge comes right after a straight movement of 6 m or more',
        'move so far first, or choose another combo',
      )
    : null;
}
