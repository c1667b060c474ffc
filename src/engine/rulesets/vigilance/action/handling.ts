import { type Rejection, illegal } from '../../../core/command/rejection.ts';
import { droppable, drawable, findHeld } from '../stats/hands.ts';
import type { Combatant, Declared } from '../model/state.ts';

/** VIG-37: dropping and drawing along the way. */
export function refuseHandling(owner: Combatant, { drop, draw }: Declared): Rejection | null {
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
export function refuseSwitch(owner: Combatant, { stow, draw }: Declared): Rejection | null {
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

export function refuseReload(owner: Combatant, key: string): Rejection | null {
  const weapon = findHeld(owner, key);
  if (!weapon)
    return illegal(
      'VIG-36',
      `${owner.name} has no weapon '${key}' in hand to load`,
      'name one that is in hand',
    );
  return weapon.loaded ? illegal('VIG-36', `${weapon.name} is loaded`, 'shoot with it') : null;
}

export function refuseCover(owner: Combatant): Rejection | null {
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
