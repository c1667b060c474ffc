import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { distance } from '../../../grid/hex.ts';
import { weaponsOf } from '../stats/abilities.ts';
import { reloadSeconds } from '../stats/budget.ts';
import type { EffectOf } from '../model/actions.ts';
import { capacityOf, findAction, findCombatant, gearOf } from '../model/lookup.ts';
import type { Combatant, Gear, State } from '../model/state.ts';

/** Whether the combatant could attack so often with the weapon as it is now. */
export function refuseWeapon(
  state: State,
  combatant: Combatant,
  weapon: string,
  attacks: number,
): Rejection | null {
  const action = findAction(state, weapon);
  if (!action) return notFound('action', weapon);
  const { effect, name } = action;
  if (effect.type !== 'MELEE' && effect.type !== 'RANGED')
    return illegal('SEC-38', `${name} is no weapon`, 'choose a weapon of the sheet');
  if (!weaponsOf(combatant).includes(weapon))
    return illegal('SEC-09', `${combatant.name} has no ${name}`, 'choose a weapon of the sheet');
  if (effect.type === 'MELEE' && effect.natural) return null;
  const gear = gearOf(combatant, weapon);
  if (!gear?.held)
    return illegal('SEC-09', `${combatant.name} does not hold ${name}`, 'draw it first');
  return effect.type === 'RANGED' && effect.capacity > 0 && gear.shots < attacks
    ? illegal('SEC-50', `${name} has ${gear.shots} shot(s) left`, 'reload it first')
    : null;
}

/** SEC-31: any object in hand can be dropped; what is in the pack can be fetched. */
export function refuseObject(
  { name, objects }: Combatant,
  key: string,
  inHand: boolean,
): Rejection | null {
  const carried = objects.find((object) => object.key === key);
  if (!carried)
    return illegal('SEC-31', `${name} carries no such thing`, 'choose an object of the sheet');
  if (carried.held === inHand) return null;
  return illegal(
    'SEC-31',
    `${name} ${inHand ? 'does not hold' : 'already holds'} ${carried.name}`,
    inHand ? 'drop what is in hand' : 'fetch what is not in hand',
  );
}

/** SEC-09, 31: only what is put away can be drawn, and only what is held put away or dropped. */
export function refuseHandling(
  state: State,
  combatant: Combatant,
  { how }: EffectOf<'HANDLE'>,
  { weapon, object }: Handled,
): Rejection | null {
  if (object !== null)
    return weapon === null
      ? refuseObject(combatant, object, true)
      : invalid('object', 'Name a weapon or an object, not both.');
  const gear = carried(state, combatant, weapon);
  if ('code' in gear) return gear;
  if (gear.held !== (how === 'DRAWN')) return null;
  return illegal(
    'SEC-09',
    `${combatant.name} ${gear.held ? 'holds that already' : 'does not hold that'}`,
    gear.held ? 'draw what is put away' : 'choose what is in hand',
  );
}

/** What a declaration names of what is carried. */
interface Handled {
  readonly weapon: string | null;
  readonly object: string | null;
}

/** What the combatant carries; what belongs to its body cannot be handled. */
function carried(state: State, combatant: Combatant, weapon: string | null): Gear | Rejection {
  if (weapon === null) return invalid('weapon', 'Name the weapon.');
  const effect = findAction(state, weapon)?.effect;
  if (!effect) return notFound('action', weapon);
  const gear = gearOf(combatant, weapon);
  const natural = effect.type === 'MELEE' && effect.natural;
  return gear && !natural
    ? gear
    : illegal(
        'SEC-09',
        `${combatant.name} carries no such thing in hand or sheath`,
        'choose a weapon of the sheet',
      );
}

/** SEC-50: a weapon in hand that has fired. */
export function refuseReload(
  state: State,
  owner: Combatant,
  weapon: string | null,
): Rejection | null {
  const gear = carried(state, owner, weapon);
  if ('code' in gear) return gear;
  const capacity = capacityOf(state, gear.weapon);
  if (gear.held && gear.shots < capacity) return null;
  return illegal(
    'SEC-50',
    `${owner.name} reloads what is in hand and has been fired`,
    'choose such a weapon',
  );
}

/** SEC-50: a neighbour's weapon, as long as more than the last second is left to do. */
export function refuseHelp(
  state: State,
  helper: Combatant,
  weapon: string | null,
  [ownerId = '']: readonly string[],
): Rejection | null {
  const owner = findCombatant(state, ownerId);
  if (!owner)
    return ownerId === ''
      ? invalid('targetIds', 'Name who is helped.')
      : notFound('combatant', ownerId);
  return firstRefusal([
    () =>
      owner.id !== helper.id && distance(owner.position, helper.position) <= 1
        ? null
        : illegal(
            'SEC-50',
            `${helper.name} stands next to nobody of that name`,
            'help a neighbour to reload',
          ),
    () => refuseReload(state, owner, weapon),
    () =>
      reloadSeconds(state, owner, weapon ?? '') > 1
        ? null
        : illegal('SEC-50', 'Only the last second of it is left', `let ${owner.name} do that`),
  ]);
}
