import { rememberedOfLast } from '../../../core/values/remembered.ts';
import { barsOn } from '../../../core/values/walls.ts';
import { sidesOf } from '../../../core/views/outcome.ts';
import { distance, type Hex, hexNumber, hexSet, onMap } from '../../../grid/hex.ts';
import { canReach, type Ground, reachable } from '../../../grid/path.ts';
import { isInjured } from '../stats/limits.ts';
import { effectsOn, isConscious } from '../model/lookup.ts';
import { areAllies, isFighting } from '../model/combatant/sides.ts';
import type { Combatant, State } from '../model/state.ts';

/** VIG-35: fields of one travel, before anything halves them. */
const fullMovement = ({ nature }: Combatant): number =>
  nature.kind === 'CREATURE'
    ? nature.movement
    : Math.max(0, 5 + Math.floor(nature.abilities.athletics / 2));

/** VIG-20, 24, 35: fields of one travel as things stand. */
export function movementOf(state: State, combatant: Combatant): number {
  return halved(state, combatant, fullMovement(combatant));
}

/** VIG-20, 24: so many fields as they are left by what halves the movement of a combatant. */
export function halved(state: State, combatant: Combatant, full: number): number {
  const halvings =
    effectsOn(state, combatant).filter(({ effect }) => effect.type === 'MOVEMENT_HALVED').length +
    (isInjured(state, combatant) ? 1 : 0);
  if (halvings === 0) return full;
  return halvings === 1 ? Math.floor(full / 2) : Math.min(full, 1);
}

/** No one ends on the field of a combatant who is conscious. */
export const inTheWayOf = (state: State, mover: Combatant): readonly Combatant[] =>
  Object.values(state.combatants).filter((other) => other.id !== mover.id && isConscious(other));

/** Obstacles, walls (T-05), the edge of the map and hostile fighters bar the way; no one ends on someone's field. */
export const groundFor = (state: State, mover: Combatant): Ground => groundsIn(state)(mover);

const groundsIn = rememberedOfLast((state: State) =>
  rememberedOfLast((mover: Combatant): Ground => groundIn(state, mover)),
);

function groundIn(state: State, mover: Combatant): Ground {
  const obstacles = hexSet(state.battlefield.obstacles);
  const foes = new Set<number>();
  const taken = new Set<number>();
  for (const other of inTheWayOf(state, mover)) {
    taken.add(hexNumber(other.position));
    if (!areAllies(other, mover)) foes.add(hexNumber(other.position));
  }
  const enter = (hex: Hex) =>
    onMap(hex) && !obstacles.has(hexNumber(hex)) && !foes.has(hexNumber(hex));
  return {
    enter,
    stop: (hex) => enter(hex) && !taken.has(hexNumber(hex)),
    bars: barsOn(state.battlefield),
  };
}

/** VIG-23: whether the nearest enemy is further off from there than it is now. */
export function isAway(state: State, mover: Combatant, to: Hex): boolean {
  const enemies = Object.values(state.combatants).filter(
    (other) => isFighting(other) && !areAllies(other, mover),
  );
  const nearest = (from: Hex) =>
    Math.min(...enemies.map(({ position }) => distance(position, from)));
  return enemies.length > 0 && nearest(to) > nearest(mover.position);
}

/** Every field where a travel, so much further than usual, can end; for who panics, only such as lead away (VIG-23). */
export function destinations(state: State, mover: Combatant, further = 0): readonly Hex[] {
  const fields = movementOf(state, mover) + further;
  const ends = reachable(mover.position, fields, groundFor(state, mover));
  return mover.mind === 'PANICKING' ? ends.filter((end) => isAway(state, mover, end)) : ends;
}

/** Whether there is any such field. */
export function canTravel(state: State, mover: Combatant, further = 0): boolean {
  if (mover.mind === 'PANICKING') return destinations(state, mover, further).length > 0;
  return canReach(mover.position, movementOf(state, mover) + further, groundFor(state, mover));
}

/** VIG-23, 26: the sides that have someone able and willing to fight, or someone who still flees. */
export const sidesInFight = (state: State): readonly string[] =>
  sidesOf(
    Object.values(state.combatants).filter(
      (combatant) => combatant.status === 'STANDING' && !cowers(state, combatant),
    ),
  );

/** VIG-23: the one who panics and has no way out cowers. */
export const cowers = (state: State, combatant: Combatant): boolean =>
  combatant.mind === 'PANICKING' && !canTravel(state, combatant);
