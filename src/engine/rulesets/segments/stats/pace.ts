import { FEET_PER_HEX, type MovementEffect, type MovementMode } from '../model/actions.ts';
import { effectsOn } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

/** Hexes a segment, bonus hexes once over the whole action, and how many segments it lasts. */
export interface Pace {
  readonly perSegment: number;
  readonly bonus: number;
  readonly segments: number;
}

/** SEG-53, and beyond its table the formulas that the table follows. */
export function paceOf(mode: MovementMode, speed: number, swimSpeed: number): Pace {
  const hexes = Math.floor(speed / FEET_PER_HEX);
  const swum = Math.floor(swimSpeed / FEET_PER_HEX);
  switch (mode) {
    case 'MOVE':
      return { perSegment: Math.floor(hexes / 2), bonus: hexes % 2, segments: 2 };
    case 'SWIM':
      return { perSegment: Math.floor(swum / 3), bonus: swum % 3, segments: 3 };
    case 'DASH':
      return { perSegment: Math.floor((4 * hexes + 3) / 6), bonus: 0, segments: 1 };
    case 'DODGE':
      return { perSegment: Math.floor(hexes / 3), bonus: 0, segments: 1 };
    case 'STEP':
      return { perSegment: 1, bonus: 0, segments: 1 };
  }
}

/** The pace as things stand: SEG-92 halves it as long as a condition says so. */
export function paceNow(state: State, combatant: Combatant, movement: MovementEffect): Pace {
  const { mode, pace } = movement;
  const halved = effectsOn(state, combatant).some(({ effect }) => effect.type === 'SPEED_HALVED');
  const factor = halved ? 2 : 1;
  if (mode !== 'OWN') return paceOf(mode, combatant.speed / factor, combatant.swimSpeed / factor);
  if (!pace) throw new Error('A movement at a speed of its own has none.');
  return halved ? halfOf(pace) : pace;
}

/** SEG-92, 111: half the hexes, spread as those of a Move and a Swim are. */
function halfOf({ perSegment, bonus, segments }: Pace): Pace {
  const hexes = Math.floor((perSegment * segments + bonus) / 2);
  return { perSegment: Math.floor(hexes / segments), bonus: hexes % segments, segments };
}

/** SEG-111: the hexes that it goes in all at most. */
export const reachOf = ({ pace }: MovementEffect): number =>
  pace?.range == null ? Infinity : pace.range / FEET_PER_HEX;

export type Style = NonNullable<MovementEffect['pace']>['style'];

/** SEG-52, 111: how it goes. */
export const styleOf = ({ mode, pace }: MovementEffect): Style =>
  mode === 'SWIM' ? 'SWIM' : (pace?.style ?? 'WALK');
