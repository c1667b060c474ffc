import { type Rejection, illegal, notFound } from '../../../core/command/rejection.ts';
import { boostedBy } from '../stats/boosts.ts';
import { refuseWeapon } from '../stats/weapons.ts';
import { refuseMove } from '../terrain/move-effect.ts';
import { refuseDistance } from '../terrain/reach.ts';
import { refusePath } from '../terrain/way.ts';
import type { EffectOf } from '../model/actions.ts';
import { actionOf, countOf, findAction, knows } from '../model/lookup.ts';
import { areAllies } from '../model/combatant/sides.ts';
import type { State, Combatant, Declared, StackObject } from '../model/state.ts';
import { refuseUnable, refusePanicking } from './able.ts';
import { refuseHandling, refuseSwitch, refuseReload, refuseCover } from './handling.ts';
import { refuseOpposed } from './opposed.ts';
import { rangeOf } from './range.ts';
import { findTarget, refuseSelf } from './target.ts';

/**
 * VIG-55: whether what was declared is possible as things stand, whoever may declare it when.
 * `object` is the action on the stack when it resolves, null while it is being declared.
 */
export function refuseDeclared(
  state: State,
  owner: Combatant,
  declared: Declared,
  object: StackObject | null = null,
): Rejection | null {
  const { effect } = actionOf(state, declared.action);
  return (
    refuseUnable(owner) ??
    refusePanicking(owner, effect) ??
    refuseEffect(state, owner, declared, object)
  );
}

/** Whether what the action does is possible so. */
function refuseEffect(
  state: State,
  owner: Combatant,
  declared: Declared,
  object: StackObject | null,
): Rejection | null {
  const { name, effect } = actionOf(state, declared.action);
  const further = () => boostedBy(state, declared.boosts, 'fields');
  switch (effect.type) {
    case 'ATTACK':
      return refuseAttack(state, owner, declared, effect.form);
    case 'OPPOSED':
      return refuseOpposed(state, owner, { declared, effect, name, object });
    case 'AID':
      return refuseAid(state, owner, declared);
    case 'PREPARE':
      return refusePrepared(state, owner, declared.prepares?.action ?? '');
    case 'TRAVEL':
      return refusePath(state, owner, declared.path, further()) ?? refuseHandling(owner, declared);
    case 'MOVE':
      return refuseMove(state, owner, effect, { ...declared, further: further() });
    case 'SWITCH_WEAPONS':
      return refuseSwitch(owner, declared);
    case 'RELOAD':
      return refuseReload(owner, declared.weapon ?? '');
    case 'STAND_UP':
      return countOf(owner, 'prone') > 0
        ? null
        : illegal(
            'VIG-36',
            `${owner.name} does not lie on the ground`,
            'use the movement action for something else',
          );
    case 'TAKE_COVER':
      return refuseCover(owner);
    case 'CHECK':
    case 'OPEN_CHECK':
    case 'BOOST':
      return null;
  }
}

function refuseAttack(
  state: State,
  owner: Combatant,
  declared: Declared,
  form: EffectOf<'ATTACK'>['form'],
): Rejection | null {
  const target = findTarget(state, owner, declared);
  if (!target.ok) return target.error;
  return (
    refuseSelf(owner, target.value) ??
    refuseWeapon(owner, form, declared.weapon) ??
    refuseRange(state, owner, target.value, declared)
  );
}

/** VIG-05. */
function refuseAid(state: State, owner: Combatant, declared: Declared): Rejection | null {
  const target = findTarget(state, owner, declared);
  if (!target.ok) return target.error;
  if (!areAllies(owner, target.value))
    return illegal(
      'VIG-05',
      `This is for allies, and ${target.value.name} is none`,
      'choose an ally',
    );
  return refuseRange(state, owner, target.value, declared);
}

const refuseRange = (state: State, owner: Combatant, target: Combatant, declared: Declared) =>
  refuseDistance(state, owner, target, rangeOf(state, owner, declared) ?? Infinity);

/** VIG-52: what may be prepared. */
export function refusePrepared(state: State, owner: Combatant, key: string): Rejection | null {
  const action = findAction(state, key);
  if (!action) return notFound('action', key);
  if (!knows(owner, key))
    return illegal(
      'VIG-52',
      `${owner.name} does not know ${action.name}`,
      'prepare another action',
    );
  return action.slot === 'REGULAR' && action.effect.type !== 'PREPARE'
    ? null
    : illegal('VIG-52', `${action.name} is no regular action`, 'prepare one that is');
}
