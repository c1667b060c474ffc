/** Hexes to choose from: those that several options reach are worked out once. */
import { type HexSet, sharedAreas } from '../../../core/decision/hex-set.ts';
import { areaAims, hiddenHexes } from './targets.ts';
import { destinations, type MovementLimits } from '../terrain/way.ts';
import type { Area, AttackEffect } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';

const shared = sharedAreas();

/** Every hex where this stride can end. */
export const endsOf = (state: State, mover: Combatant, stride: MovementLimits): HexSet => {
  const { steps, straight, style } = stride;
  return shared(state, ['ENDS', mover.id, steps, straight, style], () =>
    destinations(state, mover, stride),
  );
};

/** SEG-77: every hex that can be attacked because no one in it could be seen. */
export const hiddenFrom = (state: State, attacker: Combatant, effect: AttackEffect): HexSet =>
  shared(state, ['HIDDEN', attacker.id, effect.range], () => hiddenHexes(state, attacker, effect));

/** SEG-62: every hex at which an area can be aimed. */
export const aimsOf = (
  state: State,
  attacker: Combatant,
  effect: AttackEffect,
  area: Area,
): HexSet =>
  shared(state, ['AREA', attacker.id, effect.range, area.shape], () =>
    areaAims(state, attacker, effect, area),
  );
