import { illegal, type Rejection } from '../../core/command/rejection.ts';
import { distance, type Hex, hexKey, sameHex } from '../../grid/hex.ts';
import { type AttackEffect, FEET_PER_HEX } from './actions.ts';
import { lookAround, sightBetween } from './sight.ts';
import type { Combatant, State } from './state.ts';
import { hasHardReach } from './strike.ts';

/** Feet: how far off a hex may be attacked at most, so that all of them can be listed. */
const BLIND_RANGE = 100;

const blindRange = ({ range }: AttackEffect): number => Math.min(range, BLIND_RANGE);

/**
 * SEG-49, 77: which hexes can be attacked because nobody in them could be seen. It does not depend
 * on whether somebody is there.
 */
export function refuseHiddenHex(
  state: State,
  { name, position }: Combatant,
  effect: AttackEffect,
  hex: Hex,
): Rejection | null {
  const at = hexKey(hex);
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
  const { clear, concealment } = sightBetween(state, position, hex);
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

/** Every hex that `refuseHiddenHex` lets pass. */
export const hiddenHexes = (
  state: State,
  { position }: Combatant,
  effect: AttackEffect,
): readonly Hex[] => {
  const { concealing, dark } = state.battlefield;
  if (concealing.length + dark.length === 0) return [];
  return lookAround(state, position, blindRange(effect) / FEET_PER_HEX).hidden.filter(
    (hex) => !sameHex(hex, position),
  );
};
