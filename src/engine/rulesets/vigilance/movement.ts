import { illegal, invalid, type Rejection } from '../../core/command/rejection.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
import { distance, hexKey, type Hex, onMap } from '../../grid/hex.ts';
import { type Ground, isConnected, reachable, shortestPath } from '../../grid/path.ts';
import { effectsOn } from './lookup.ts';
import { allied, fights } from './sides.ts';
import type { Combatant, State } from './state.ts';
import { isInjured } from './limits.ts';

/** VIG-35: fields of one travel, before anything halves them. */
const fullMovement = ({ nature }: Combatant): number =>
  nature.kind === 'CREATURE'
    ? nature.movement
    : Math.max(0, 5 + Math.floor(nature.abilities.athletics / 2));

/** VIG-20, 24, 35: fields of one travel as things stand. */
export function movementOf(state: State, combatant: Combatant): number {
  const full = fullMovement(combatant);
  const halvings =
    effectsOn(state, combatant).filter(({ effect }) => effect.type === 'MOVEMENT_HALVED').length +
    (isInjured(state, combatant) ? 1 : 0);
  if (halvings === 0) return full;
  return halvings === 1 ? Math.floor(full / 2) : Math.min(full, 1);
}

/** Obstacles, the edge of the map and hostile fighters bar the way; nobody ends on someone's field. */
export function groundFor(state: State, mover: Combatant): Ground {
  const obstacles = new Set(state.battlefield.obstacles.map(hexKey));
  const others = Object.values(state.combatants).filter(
    (other) => other.id !== mover.id && isInTheWay(other),
  );
  const taken = new Set(others.map(({ position }) => hexKey(position)));
  const foes = new Set(
    others.filter((other) => !allied(other, mover)).map(({ position }) => hexKey(position)),
  );
  const enter = (hex: Hex) => onMap(hex) && !obstacles.has(hexKey(hex)) && !foes.has(hexKey(hex));
  return { enter, stop: (hex) => enter(hex) && !taken.has(hexKey(hex)) };
}

/** Who lies on the ground is in nobody's way. */
export const isInTheWay = ({ status }: Combatant): boolean =>
  status === 'STANDING' || status === 'YIELDED';

/** Where to go: an end, or a way field by field; neither is to stay. */
export interface Way {
  readonly to: Hex | null;
  readonly path: readonly Hex[] | null;
}

/** VIG-34: the fields to walk, or why that way cannot be taken. Staying gives an empty path. */
export function resolveWay(
  state: State,
  mover: Combatant,
  { to, path }: Way,
): Result<readonly Hex[], Rejection> {
  if (to && path) return err(invalid('path', "Give either 'to' or 'path', not both."));
  if (path && !isConnected(mover.position, path))
    return err(invalid('path', 'Each hex of a path touches the one before it.'));
  const found = path ?? (to ? findPath(state, mover, to) : []);
  const refusal = found ? refusePath(state, mover, found) : noWay(state, mover);
  return refusal || !found ? err(refusal ?? noWay(state, mover)) : ok(found);
}

function findPath(state: State, mover: Combatant, to: Hex): readonly Hex[] | undefined {
  if (distance(mover.position, to) === 0) return [];
  const ground = groundFor(state, mover);
  return shortestPath(mover.position, to, movementOf(state, mover), ground) ?? undefined;
}

const noWay = (state: State, mover: Combatant): Rejection =>
  illegal(
    'VIG-34',
    `${mover.name} cannot go there`,
    `it goes up to ${movementOf(state, mover)} fields, around obstacles and foes, to a free one`,
  );

/** VIG-34, 55: whether this way can be walked as things stand. */
export function refusePath(state: State, mover: Combatant, path: readonly Hex[]): Rejection | null {
  const end = path.at(-1);
  if (!end) return mover.mind === 'PANICKING' ? mustFlee(mover) : null;
  const ground = groundFor(state, mover);
  const open =
    path.length <= movementOf(state, mover) &&
    isConnected(mover.position, path) &&
    path.every((hex) => ground.enter(hex)) &&
    ground.stop(end);
  if (!open) return noWay(state, mover);
  return mover.mind === 'PANICKING' && !isAway(state, mover, end) ? mustFlee(mover) : null;
}

const mustFlee = ({ name }: Combatant): Rejection =>
  illegal('VIG-23', `${name} panics`, 'get further away from the enemy');

/** VIG-23: whether the nearest enemy is further off from there than it is now. */
function isAway(state: State, mover: Combatant, to: Hex): boolean {
  const enemies = Object.values(state.combatants).filter(
    (other) => fights(other) && !allied(other, mover),
  );
  const nearest = (from: Hex) =>
    Math.min(...enemies.map(({ position }) => distance(position, from)));
  return enemies.length > 0 && nearest(to) > nearest(mover.position);
}

/** Every field where a travel can end; for who panics, only such as lead away (VIG-23). */
export function destinations(state: State, mover: Combatant): readonly Hex[] {
  const ends = reachable(mover.position, movementOf(state, mover), groundFor(state, mover));
  return mover.mind === 'PANICKING' ? ends.filter((end) => isAway(state, mover, end)) : ends;
}

/** VIG-23: whoever panics and has no way out cowers. */
export const cowers = (state: State, combatant: Combatant): boolean =>
  combatant.mind === 'PANICKING' && destinations(state, combatant).length === 0;
