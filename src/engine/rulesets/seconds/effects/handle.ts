import { illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok } from '../../../core/values/result.ts';
import { isAttack } from '../model/actions.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Declared } from './declaration.ts';
import { type EffectRules, type Using, weaponOf } from './effect.ts';
import { carriedGear, handleObject, objectUses, refuseObject } from './gear.ts';

/** SEC-09, 31: a weapon is drawn or put away; anything held is dropped. */
export const handleRules: EffectRules<'HANDLE'> = {
  takes: ({ how }) => (how === 'DROPPED' ? ['weapon', 'object'] : ['weapon']),
  uses: (state, { user, action: { name }, effect }) => [
    ...user.gear.map(({ weapon }) => ({
      name: `${name} ${actionOf(state, weapon).name}`,
      particulars: { weapon },
    })),
    ...(effect.how === 'DROPPED' ? objectUses(user, name) : []),
  ],
  judge: (state, using, declared) => {
    const refusal = refuseHandling(state, using, declared);
    return refusal ? err(refusal) : ok({ path: [], seconds: secondsFor(state, using) });
  },
  seconds: secondsFor,
  prepares: (state, { user, effect: { how } }, weapon) =>
    how === 'DRAWN' && isArmedBy(state, user, weapon)
      ? { kind: 'PREPARE', attacks: 1 / 3, rule: 'SEC-31' }
      : null,
  tells: () => true,
  apply: (recorder, { ownerId, doing }, { effect: { how } }) => {
    if (doing.object !== null) handleObject(recorder, ownerId, doing.object, how);
    else
      recorder.emit({
        type: 'WeaponHandled',
        combatantId: ownerId,
        weapon: weaponOf(doing),
        how,
      });
  },
};

/** SEC-31: who draws quickly needs no time for it. */
function secondsFor(_: State, { user, action, effect: { how } }: Using<'HANDLE'>): number {
  return how === 'DRAWN' && user.sheet.techniques.includes('QUICK_DRAW') ? 0 : action.seconds;
}

/** SEC-09, 31: only what is put away can be drawn, and only what is held put away or dropped. */
function refuseHandling(
  state: State,
  { user, effect: { how } }: Using<'HANDLE'>,
  { weapon, object }: Declared,
): Rejection | null {
  if (object !== null)
    return weapon === null
      ? refuseObject(user, object, true)
      : invalid('object', 'Name a weapon or an object, not both.');
  const gear = carriedGear(state, user, weapon);
  if (!gear.ok) return gear.error;
  const { held } = gear.value;
  if (held !== (how === 'DRAWN')) return null;
  return illegal(
    'SEC-09',
    `${user.name} ${held ? 'holds that already' : 'does not hold that'}`,
    held ? 'draw what is put away' : 'choose what is in hand',
  );
}

/** A weapon better than bare hands, by which nothing is in hand so far. */
function isArmedBy(state: State, { gear }: Combatant, weapon: string | null): boolean {
  if (weapon === null || gear.some(({ held }) => held)) return false;
  return isAttack(actionOf(state, weapon).effect);
}
