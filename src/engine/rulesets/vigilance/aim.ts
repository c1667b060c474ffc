import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../core/command/rejection.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
import type { Hex } from '../../grid/hex.ts';
import type { Ability } from './abilities.ts';
import type { Action, Effect, EffectOf } from './actions.ts';
import type { CommandOf } from './commands.ts';
import {
  actionOf,
  combatantOf,
  combatOf,
  countOf,
  findAction,
  findCombatant,
  findHeld,
  heldWeapons,
  knows,
} from './lookup.ts';
import { refusePath, resolveWay } from './movement.ts';
import { allied } from './sides.ts';
import type { Combatant, Declared, StackObject, State } from './state.ts';
import { drawable, droppable, reachOf, refuseDistance, refuseWeapon } from './weapons.ts';

type DeclareAction = CommandOf<'DeclareAction'>;

/** What a command declares, its way found; the shape of the command has been checked. */
export function declaredBy(state: State, command: DeclareAction): Result<Declared, Rejection> {
  const { effect } = actionOf(state, command.action);
  if (effect.type !== 'TRAVEL') return ok(declaredWith(command, []));
  const way = resolveWay(state, combatantOf(state, command.combatantId), command);
  return way.ok ? ok(declaredWith(command, way.value)) : way;
}

export type Chosen = Omit<DeclareAction, 'type' | 'combatantId' | 'to' | 'path'>;

/** The same once the way is known. */
export const declaredWith = (
  { action, use, boosts, targetIds, weapon, ability, drop, stow, draw }: Chosen,
  path: readonly Hex[],
): Declared => ({
  action,
  use,
  boosts,
  targetIds,
  weapon,
  ability,
  path,
  drop,
  stow,
  draw,
  prepares: null,
});

/** Fields that the action does not take are mistakes of the caller, not wishes to ignore. */
export function refuseShape({ name, effect }: Action, aim: DeclareAction): Rejection | null {
  const { type } = effect;
  const takesTarget = type === 'ATTACK' || type === 'OPPOSED' || type === 'AID';
  const picksAbility = type === 'CHECK' && effect.ability === null;
  const handles = type === 'TRAVEL' || type === 'SWITCH_WEAPONS';
  const surplus: readonly (readonly [string, boolean])[] = [
    ['targetIds', takesTarget !== (aim.targetIds.length === 1)],
    ['to', type !== 'TRAVEL' && aim.to !== null],
    ['path', type !== 'TRAVEL' && aim.path !== null],
    ['weapon', type === 'RELOAD' ? aim.weapon === null : type !== 'ATTACK' && aim.weapon !== null],
    ['ability', picksAbility !== (aim.ability !== null)],
    ['drop', type !== 'TRAVEL' && aim.drop !== null],
    ['stow', (type === 'SWITCH_WEAPONS') !== (aim.stow !== null)],
    ['draw', type === 'SWITCH_WEAPONS' ? aim.draw === null : !handles && aim.draw !== null],
    ['boosts', type !== 'ATTACK' && aim.boosts.length > 0],
  ];
  const wrong = surplus.find(([, isWrong]) => isWrong)?.[0];
  return wrong === undefined
    ? null
    : invalid(wrong, `${name} does not go with this; see its options.`);
}

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
  const { name, effect } = actionOf(state, declared.action);
  return firstRefusal([
    () => refuseUnable(owner),
    () => refusePanicking(owner, effect),
    () => {
      switch (effect.type) {
        case 'ATTACK':
          return refuseAttack(state, owner, declared, effect.form);
        case 'OPPOSED':
          return refuseOpposed(state, owner, { declared, effect, name, object });
        case 'AID':
          return refuseAid(state, owner, declared, effect);
        case 'PREPARE':
          return refusePrepared(state, owner, declared.prepares ?? '');
        case 'TRAVEL':
          return refusePath(state, owner, declared.path) ?? refuseHandling(owner, declared);
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
        case 'BOOST':
          return null;
      }
    },
  ]);
}

/** VIG-22, 26: whether the combatant can act and means to. */
export function refuseUnable({ name, status }: Combatant): Rejection | null {
  switch (status) {
    case 'STANDING':
      return null;
    case 'YIELDED':
      return illegal('VIG-26', `${name} has yielded`, 'fight on first');
    case 'DOWN':
    case 'STABLE':
    case 'DEAD':
      return illegal(
        'VIG-22',
        `${name} is ${status === 'DEAD' ? 'dead' : 'unconscious'}`,
        'only those who are conscious can take part',
      );
  }
}

/** VIG-23: who panics can only travel. */
export const refusePanicking = ({ name, mind }: Combatant, { type }: Effect): Rejection | null =>
  mind === 'PANICKING' && type !== 'TRAVEL'
    ? illegal('VIG-23', `${name} panics`, 'travel away from the enemy')
    : null;

function findTarget(
  state: State,
  owner: Combatant,
  { targetIds }: Declared,
): Result<Combatant, Rejection> {
  const id = targetIds[0] ?? '';
  const target = findCombatant(state, id);
  if (!target) return err(notFound('combatant', id));
  return target.status === 'DEAD'
    ? err(illegal('VIG-22', `${target.name} is dead`, `${owner.name} needs another target`))
    : ok(target);
}

function refuseAttack(
  state: State,
  owner: Combatant,
  declared: Declared,
  form: EffectOf<'ATTACK'>['form'],
): Rejection | null {
  const target = findTarget(state, owner, declared);
  if (!target.ok) return target.error;
  return firstRefusal([
    () => refuseSelf(owner, target.value),
    () => refuseWeapon(owner, form, declared.weapon),
    () => {
      const weapon = declared.weapon === null ? null : (findHeld(owner, declared.weapon) ?? null);
      return refuseDistance(
        state,
        owner,
        target.value,
        form === 'ASSAULT' ? reachOf(weapon) : null,
      );
    },
  ]);
}

const refuseSelf = (owner: Combatant, target: Combatant): Rejection | null =>
  owner.id === target.id
    ? illegal(
        'VIG-57',
        `${owner.name} cannot be the target of the own attack`,
        'choose someone else',
      )
    : null;

interface Opposed {
  readonly declared: Declared;
  readonly effect: EffectOf<'OPPOSED'>;
  readonly name: string;
  readonly object: StackObject | null;
}

function refuseOpposed(
  state: State,
  owner: Combatant,
  { declared, effect, name, object }: Opposed,
): Rejection | null {
  const target = findTarget(state, owner, declared);
  if (!target.ok) return target.error;
  const reach = opposedReach(owner, effect.reach);
  return firstRefusal([
    () => refuseSelf(owner, target.value),
    () => refuseUnable(target.value),
    () =>
      reach === null
        ? illegal('VIG-60', `${name} takes a burning torch in hand`, 'draw one first')
        : null,
    () => refuseDistance(state, owner, target.value, reach),
    () => {
      const answered = answeredBy(state, object);
      const fits =
        effect.prevents === null ||
        (answered?.declared.use === effect.prevents && answered.ownerId === target.value.id);
      return fits
        ? null
        : illegal(
            'VIG-45',
            `${name} answers a ${effect.prevents?.toLowerCase() ?? ''} action of its target`,
            'wait for one',
          );
    },
  ]);
}

/** VIG-46: the action right underneath; what would be answered now when nothing is named. */
export function answeredBy(state: State, object: StackObject | null): StackObject | undefined {
  const { stack } = combatOf(state);
  if (!object) return stack.at(-1);
  return stack[stack.findIndex(({ id }) => id === object.id) - 1];
}

/** Fields that the action reaches; null without what it takes. */
function opposedReach(owner: Combatant, reach: EffectOf<'OPPOSED'>['reach']): number | null {
  const melee = heldWeapons(owner).filter(({ form }) => form === 'MELEE');
  switch (reach) {
    case 'ADJACENT':
      return 1;
    case 'WEAPON':
      return Math.max(1, ...melee.map(reachOf));
    case 'TORCH': {
      const torch = melee.find(({ aspects }) => aspects.includes('TORCH'));
      return torch ? reachOf(torch) : null;
    }
  }
}

/** VIG-05. */
function refuseAid(
  state: State,
  owner: Combatant,
  declared: Declared,
  { range }: EffectOf<'AID'>,
): Rejection | null {
  const target = findTarget(state, owner, declared);
  if (!target.ok) return target.error;
  if (!allied(owner, target.value))
    return illegal(
      'VIG-05',
      `This is for allies, and ${target.value.name} is none`,
      'choose an ally',
    );
  return refuseDistance(state, owner, target.value, range);
}

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

/** VIG-37: dropping and drawing along the way. */
function refuseHandling(owner: Combatant, { drop, draw }: Declared): Rejection | null {
  if (drop !== null && !droppable(owner).includes(drop))
    return illegal(
      'VIG-37',
      `${owner.name} has nothing '${drop}' to drop`,
      'name an item that is held',
    );
  return draw === null || drawable(owner, drop).some(({ key }) => key === draw)
    ? null
    : illegal(
        'VIG-37',
        `${owner.name} has no stowed weapon '${draw}' and the hands free for it`,
        'drop an item, or name another weapon',
      );
}

/** VIG-36, 37. */
function refuseSwitch(owner: Combatant, { stow, draw }: Declared): Rejection | null {
  if (!findHeld(owner, stow ?? ''))
    return illegal(
      'VIG-36',
      `${owner.name} has no weapon '${stow ?? ''}' in hand to stow`,
      'name one that is in hand',
    );
  return drawable(owner, stow).some(({ key }) => key === draw)
    ? null
    : illegal(
        'VIG-36',
        `${owner.name} has no weapon '${draw ?? ''}' to take and hands for it`,
        'name a stowed one',
      );
}

function refuseReload(owner: Combatant, key: string): Rejection | null {
  const weapon = findHeld(owner, key);
  if (!weapon)
    return illegal(
      'VIG-36',
      `${owner.name} has no weapon '${key}' in hand to load`,
      'name one that is in hand',
    );
  return weapon.loaded ? illegal('VIG-36', `${weapon.name} is loaded`, 'shoot with it') : null;
}

function refuseCover(owner: Combatant): Rejection | null {
  if (!owner.items.some(({ kind, aspects }) => kind === 'SHIELD' && aspects.includes('COVER')))
    return illegal(
      'VIG-67',
      `${owner.name} has no shield to take cover behind`,
      'defend without it',
    );
  return owner.cover === 'TAKEN'
    ? illegal(
        'VIG-67',
        `${owner.name} is behind the shield already`,
        'use the movement action for something else',
      )
    : null;
}

/** The ability of the check that its owner makes, if it makes one. */
export function abilityOf(state: State, { action, ability }: Declared): Ability | null {
  const { effect } = actionOf(state, action);
  switch (effect.type) {
    case 'ATTACK':
      return effect.form === 'ASSAULT' ? 'assault' : 'shooting';
    case 'CHECK':
      return effect.ability ?? ability;
    case 'OPPOSED':
      return effect.ability;
    case 'AID':
    case 'PREPARE':
    case 'TRAVEL':
    case 'SWITCH_WEAPONS':
    case 'RELOAD':
    case 'STAND_UP':
    case 'TAKE_COVER':
    case 'BOOST':
      return null;
  }
}
