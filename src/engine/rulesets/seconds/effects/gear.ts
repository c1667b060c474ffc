import { illegal, invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { weaponsOf } from '../stats/abilities.ts';
import type { Handling } from '../model/actions.ts';
import type { EventRecorder } from '../model/handler.ts';
import { capacityOf, combatantOf, findAction, gearOf } from '../model/lookup.ts';
import type { Combatant, Gear, State } from '../model/state.ts';
import type { NamedUse } from './effect.ts';

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

/** What the combatant carries; what belongs to its body cannot be handled. */
export function carriedGear(
  state: State,
  combatant: Combatant,
  weapon: string | null,
): Result<Gear, Rejection> {
  if (weapon === null) return err(invalid('weapon', 'Name the weapon.'));
  const effect = findAction(state, weapon)?.effect;
  if (!effect) return err(notFound('action', weapon));
  const gear = gearOf(combatant, weapon);
  const natural = effect.type === 'MELEE' && effect.natural;
  if (gear && !natural) return ok(gear);
  return err(
    illegal(
      'SEC-09',
      `${combatant.name} carries no such thing in hand or sheath`,
      'choose a weapon of the sheet',
    ),
  );
}

/** SEC-50: a weapon in hand that has fired. */
export function reloadableGear(
  state: State,
  owner: Combatant,
  weapon: string | null,
): Result<Gear, Rejection> {
  const gear = carriedGear(state, owner, weapon);
  if (!gear.ok) return gear;
  const { held, shots } = gear.value;
  if (held && shots < capacityOf(state, gear.value.weapon)) return gear;
  return err(
    illegal(
      'SEC-50',
      `${owner.name} reloads what is in hand and has been fired`,
      'choose such a weapon',
    ),
  );
}

/** The weapons that have to be reloaded. */
export const reloadableWeapons = (state: State, { gear }: Combatant): readonly string[] =>
  gear.filter(({ weapon }) => capacityOf(state, weapon) > 0).map(({ weapon }) => weapon);

/** SEC-31: each thing carried that is no weapon. */
export const objectUses = ({ objects }: Combatant, does: string): readonly NamedUse[] =>
  objects.map(({ key, name }) => ({ name: `${does} ${name}`, particulars: { object: key } }));

/** SEC-31: an object that is no weapon; fetching need not be about one of the sheet. */
export function handleObject(
  recorder: EventRecorder,
  combatantId: string,
  object: string | null,
  how: Handling,
): void {
  const { objects } = combatantOf(recorder.state, combatantId);
  const carried = objects.find(({ key }) => key === object);
  if (!carried) return;
  const { key, name } = carried;
  recorder.emit({ type: 'ObjectHandled', combatantId, object: key, name, how });
}
