import { firstRefusal, illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import { nothing, someHexes } from '../../../core/decision/findings.ts';
import { planUnless } from '../../../core/command/handler.ts';
import { disc } from '../../../grid/area.ts';
import { distance, type Hex, hexKey, hexName } from '../../../grid/hex.ts';
import { FEET_PER_HEX } from '../model/actions.ts';
import type { Aim } from '../model/commands.ts';
import { startStructure } from '../ongoing/structure.ts';
import { filledHexes } from '../terrain/passage.ts';
import type { EffectOf, EffectRules, Using } from './effect.ts';
import type { Combatant, State } from '../model/state.ts';

type StructureEffect = EffectOf<'STRUCTURE'>;

/** SEG-60: something solid that appears hex by hex. */
export const structureRules: EffectRules<'STRUCTURE'> = {
  purpose: 'ACT',
  takes: ['speed', 'hexes'],
  list: (state, { user, effect }, offer) => {
    const refuseHex = structureGuard(state, user, effect);
    const near = disc(user.position, effect.range / FEET_PER_HEX);
    const free = areaOf(() => near.filter((hex) => !refuseHex(hex)));
    return free.hexes.length > 0 ? offer.with(someHexes('hexes', free, effect.size)) : nothing;
  },
  judge: (state, using, aim) =>
    planUnless(refuseHexes(state, using.user, using.effect, aim.hexes), planOf(using, aim)),
  resume: (_, using, aim) => planOf(using, aim),
  start: startStructure,
};

const planOf = ({ action, effect }: Using<'STRUCTURE'>, { hexes, speed }: Aim) => ({
  action: action.key,
  hexes,
  speed: speed ?? effect.speed,
});

/** SEG-60, 66: where a structure can appear. */
function refuseHexes(
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
function structureGuard(
  state: State,
  builder: Combatant,
  { range }: StructureEffect,
): (hex: Hex) => Rejection | null {
  const filled = filledHexes(state);
  return (hex) => {
    if (filled.has(hexKey(hex)))
      return illegal('SEG-60', `The hex ${hexName(hex)} is not free`, 'choose hexes that are');
    return distance(builder.position, hex) * FEET_PER_HEX > range
      ? illegal(
          'SEG-66',
          `The hex ${hexName(hex)} is ${distance(builder.position, hex) * FEET_PER_HEX} ft away`,
          `the range is ${range} ft`,
        )
      : null;
  };
}
