import { illegal, notFound, type Rejection } from '../../../core/command/rejection.ts';
import { disc } from '../../../grid/area.ts';
import { distance, type Hex, hexName, sameHex } from '../../../grid/hex.ts';
import { hasHardReach, inReach } from '../stats/strike.ts';
import { glimpseBetween, lookAround } from '../terrain/sight.ts';
import { type Area, type AttackEffect, FEET_PER_HEX } from '../model/actions.ts';
import { findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** SEG-50, 66, 67: who can be attacked from here. */
export function refuseTarget(
  state: State,
  attacker: Combatant,
  effect: AttackEffect,
  targetId: string,
): Rejection | null {
  const target = findCombatant(state, targetId);
  if (!target) return notFound('combatant', targetId);
  if (target.id === attacker.id)
    return illegal(
      'SEG-32',
      `${attacker.name} cannot be the target of their own attack`,
      'choose someone else',
    );
  if (target.status === 'DOWN')
    return illegal('SEG-50', `${target.name} is down`, 'choose a target that is not');
  if (hasHardReach(effect) && !inReach(effect, attacker, target))
    return illegal(
      'SEG-67',
      `${target.name} is ${distance(attacker.position, target.position) * FEET_PER_HEX} ft away`,
      `the reach is ${effect.range} ft`,
    );
  return refuseUnseen(state, attacker, target);
}

/** SEG-74, 77: there must be a line to the target, and not too much on it that hides. */
function refuseUnseen(state: State, attacker: Combatant, target: Combatant): Rejection | null {
  const { clear, concealment } = glimpseBetween(state, attacker.position, target.position);
  if (!clear)
    return illegal(
      'SEG-74',
      `Obstacles break every line from ${attacker.name} to ${target.name}`,
      'attack from where one is clear, or someone else',
    );
  return concealment < 3
    ? null
    : illegal(
        'SEG-77',
        `${target.name} is totally concealed from ${attacker.name}`,
        'attack the hex where they may be, or from where less hides them',
      );
}

/** Feet: how far off a hex may be attacked at most, so that all of them can be listed. */
const BLIND_RANGE = 100;

const blindRange = ({ range }: AttackEffect): number => Math.min(range, BLIND_RANGE);

/**
 * SEG-49, 77: which hexes can be attacked because no one in them could be seen. It does not depend
 * on whether a combatant is there.
 */
export function refuseHiddenHex(
  state: State,
  { name, position }: Combatant,
  effect: AttackEffect,
  hex: Hex,
): Rejection | null {
  const at = hexName(hex);
  if (sameHex(hex, position))
    return illegal(
      'SEG-32',
      `${name} stands at ${at} and cannot attack their own hex`,
      'choose another',
    );
  const range = blindRange(effect);
  const feet = distance(position, hex) * FEET_PER_HEX;
  if (feet > range)
    return illegal(
      hasHardReach(effect) ? 'SEG-67' : 'SEG-49',
      `The hex ${at} is ${feet} ft away`,
      `this attack takes a hex within ${range} ft`,
    );
  const { clear, concealment } = glimpseBetween(state, position, hex);
  if (!clear)
    return illegal(
      'SEG-74',
      `Obstacles break every line from ${name} to the hex ${at}`,
      'choose one to which a line is clear',
    );
  return concealment === 3
    ? null
    : illegal(
        'SEG-77',
        `${name} can see into the hex ${at}`,
        'attack who stands there, or a hex under total concealment',
      );
}

/** Every hex that `refuseHiddenHex` accepts. */
export const hiddenHexes = (
  state: State,
  { position }: Combatant,
  effect: AttackEffect,
): readonly Hex[] => {
  const { concealing, dark } = state.battlefield;
  if (concealing.length + dark.length === 0) return [];
  return lookAround(state, position, blindRange(effect) / FEET_PER_HEX)
    .hidden()
    .filter((hex) => !sameHex(hex, position));
};

/** SEG-62, 66, 74: where an area that takes a hex to aim at can be aimed. */
export function refuseAreaHex(
  state: State,
  { name, position }: Combatant,
  { range }: AttackEffect,
  { area, hex }: { readonly area: Area; readonly hex: Hex },
): Rejection | null {
  const at = hexName(hex);
  const feet = distance(position, hex) * FEET_PER_HEX;
  if (feet > range)
    return illegal('SEG-66', `The hex ${at} is ${feet} ft away`, `the range is ${range} ft`);
  if (area.shape !== 'DIAMETER')
    return feet > 0
      ? null
      : illegal('SEG-62', `${name} stands at ${at}`, 'choose another hex to direct the area at');
  return glimpseBetween(state, position, hex).clear
    ? null
    : illegal(
        'SEG-74',
        `Obstacles break every line from ${name} to the hex ${at}`,
        'choose one to which a line is clear',
      );
}

/** Every hex that `refuseAreaHex` accepts. */
export function areaAims(
  state: State,
  { position }: Combatant,
  { range }: AttackEffect,
  { shape }: Area,
): readonly Hex[] {
  const radius = range / FEET_PER_HEX;
  return shape === 'DIAMETER'
    ? lookAround(state, position, radius).clear()
    : disc(position, radius).filter((hex) => !sameHex(hex, position));
}
