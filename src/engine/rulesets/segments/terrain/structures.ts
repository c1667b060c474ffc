import { firstRefusal, illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { distance, type Hex, hexKey } from '../../../grid/hex.ts';
import { type Action, FEET_PER_HEX } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';

type StructureEffect = Extract<Action['effect'], { type: 'STRUCTURE' }>;

/** SEG-60, 66: where a structure can appear. */
export function refuseStructure(
  state: State,
  builder: Combatant,
  effect: StructureEffect,
  hexes: readonly Hex[],
): Rejection | null {
  if (hexes.length === 0 || hexes.length > effect.size)
    return invalid('hexes', `Choose 1 to ${effect.size} hexes.`);
  if (new Set(hexes.map(hexKey)).size < hexes.length)
    return invalid('hexes', 'Choose each hex once.');
  const refuseHex = structureGuard(state, builder, effect);
  return firstRefusal(hexes.map((hex) => () => refuseHex(hex)));
}

/** The guard for single hexes of a structure. */
export function structureGuard(
  state: State,
  builder: Combatant,
  { range }: StructureEffect,
): (hex: Hex) => Rejection | null {
  const filled = filledHexes(state);
  return (hex) => {
    if (filled.has(hexKey(hex)))
      return illegal('SEG-60', `The hex ${hexKey(hex)} is not free`, 'choose hexes that are');
    return distance(builder.position, hex) * FEET_PER_HEX > range
      ? illegal(
          'SEG-66',
          `The hex ${hexKey(hex)} is ${distance(builder.position, hex) * FEET_PER_HEX} ft away`,
          `the range is ${range} ft`,
        )
      : null;
  };
}

/** SEG-60: where nothing more can appear, since something or someone is there. */
export const filledHexes = ({ battlefield, combatants }: State): ReadonlySet<string> =>
  new Set([
    ...battlefield.obstacles.map(hexKey),
    ...Object.values(combatants).map(({ position }) => hexKey(position)),
  ]);
