import { illegal, invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { isBeside } from '../../../grid/battlefield.ts';
import { actionOf, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { reloadSeconds } from '../stats/budget.ts';
import type { Declared } from './declaration.ts';
import { type EffectRules, printedUnless, weaponOf } from './effect.ts';
import { reloadableGear, reloadableWeapons } from './gear.ts';

/** SEC-50: does a part of a neighbour's reloading. */
export const helpReloadRules: EffectRules<'HELP_RELOAD'> = {
  takes: () => ['weapon', 'targetIds'],
  uses: (state, { user, action: { name } }) =>
    Object.values(state.combatants)
      .filter(({ id }) => id !== user.id)
      .filter(({ position }) => isBeside(state.battlefield, position, user.position))
      .flatMap((owner) =>
        reloadableWeapons(state, owner).map((weapon) => ({
          name: `${name} ${owner.name}'s ${actionOf(state, weapon).name}`,
          particulars: { weapon, targetIds: [owner.id] },
        })),
      ),
  judge: (state, using, declared) => printedUnless(refuseHelp(state, using.user, declared), using),
  tells: () => true,
  apply: (recorder, { ownerId: combatantId, doing, targetIds: [ownerId] }) => {
    if (ownerId !== undefined)
      recorder.emit({ type: 'ReloadHelped', combatantId, ownerId, weapon: weaponOf(doing) });
  },
};

/** SEC-50: a neighbour's weapon, as long as more than the last second is left to do. */
function refuseHelp(
  state: State,
  helper: Combatant,
  { weapon, targetIds: [ownerId] }: Declared,
): Rejection | null {
  if (ownerId === undefined) return invalid('targetIds', 'Name who is helped.');
  const owner = findCombatant(state, ownerId);
  if (!owner) return notFound('combatant', ownerId);
  if (owner.id === helper.id || !isBeside(state.battlefield, owner.position, helper.position))
    return illegal(
      'SEC-50',
      `${helper.name} has no such combatant beside them`,
      'help a neighbour to reload',
    );
  const gear = reloadableGear(state, owner, weapon);
  if (!gear.ok) return gear.error;
  return reloadSeconds(state, owner, gear.value.weapon) > 1
    ? null
    : illegal('SEC-50', 'Only the last second of it is left', `let ${owner.name} do that`);
}
