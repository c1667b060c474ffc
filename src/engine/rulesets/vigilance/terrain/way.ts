import { type Rejection, invalid, illegal } from '../../../core/command/rejection.ts';
import { type Result, err, ok } from '../../../core/values/result.ts';
import { distance, type Hex, sameHex } from '../../../grid/hex.ts';
import { walledOff } from '../../../grid/barrier.ts';
import { isConnected, isOpenWay, leadsBack, shortestPath } from '../../../grid/path.ts';
import type { State, Combatant } from '../model/state.ts';
import { groundFor, movementOf, isAway } from './movement.ts';

/** Where to go: an end, or a way field by field; neither is to stay. */
export interface Path {
  readonly to: Hex | null;
  readonly path: readonly Hex[] | null;
  /** VIG-41: fields beyond the movement value. */
  readonly further: number;
}

/** VIG-34: the fields to walk, or why that way cannot be taken. Staying gives an empty path. */
export function resolveWay(
  state: State,
  mover: Combatant,
  { to, path, further }: Path,
): Result<readonly Hex[], Rejection> {
  if (to && path) return err(invalid('path', "Give either 'to' or 'path', not both."));
  if (path && !isConnected(mover.position, path))
    return err(invalid('path', 'Each hex of a path touches the one before it.'));
  if (to ? sameHex(to, mover.position) : leadsBack(mover.position, path ?? []))
    return err(stands(mover));
  const found = path ?? (to ? findPath(state, mover, to, further) : []);
  if (!found) return err(noWay(state, mover, further));
  const refusal = refusePath(state, mover, found, further);
  return refusal ? err(refusal) : ok(found);
}

function findPath(
  state: State,
  mover: Combatant,
  to: Hex,
  further: number,
): readonly Hex[] | undefined {
  const ground = groundFor(state, mover);
  return shortestPath(mover.position, to, movementOf(state, mover) + further, ground) ?? undefined;
}

/** What leads nowhere is no destination: to stay is to name none. */
const stands = ({ name }: Combatant): Rejection =>
  illegal('VIG-34', `${name} stands there already`, 'choose another field, or none to stay');

const noWay = (state: State, mover: Combatant, further: number): Rejection =>
  illegal(
    'VIG-34',
    `${mover.name} cannot go there`,
    `choose a free field at most ${movementOf(state, mover) + further} away, around obstacles and foes`,
  );

/** VIG-34, 55: whether this way can be walked as things stand. */
export function refusePath(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  further: number,
): Rejection | null {
  const end = path.at(-1);
  if (!end) return mover.mind === 'PANICKING' ? mustFlee(mover) : null;
  const ground = groundFor(state, mover);
  const open =
    path.length <= movementOf(state, mover) + further &&
    isConnected(mover.position, path) &&
    path.every((hex) => ground.enter(hex)) &&
    ground.stop(end);
  if (!open) return noWay(state, mover, further);
  if (!isOpenWay(ground, mover.position, path)) return walledOff(mover.name);
  return mover.mind === 'PANICKING' && !isAway(state, mover, end) ? mustFlee(mover) : null;
}

/** A way on foot that was declared, and where it began. */
export interface DeclaredWay {
  readonly path: readonly Hex[];
  readonly from: Hex | null;
}

/**
 * VIG-55: the fields that a traveller walks as things stand. RV-52: who was displaced since goes on to
 * the same end, from the last field of the way that it stands on or beside, or else by the shortest way.
 */
export function wayOn(
  state: State,
  mover: Combatant,
  { path, from }: DeclaredWay,
  further: number,
): Result<readonly Hex[], Rejection> {
  const end = path.at(-1);
  const isDisplaced = from !== null && !sameHex(from, mover.position);
  if (!end || !isDisplaced || state.settings.displacedTravels === 'IMPOSSIBLE')
    return unlessRefused(state, mover, path, further);
  if (sameHex(end, mover.position)) return ok([]);
  const rest = restOf(path, mover.position);
  if (rest && !refusePath(state, mover, rest, further)) return ok(rest);
  const shortest = findPath(state, mover, end, further);
  return shortest
    ? unlessRefused(state, mover, shortest, further)
    : err(noWay(state, mover, further));
}

function unlessRefused(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  further: number,
): Result<readonly Hex[], Rejection> {
  const refusal = refusePath(state, mover, path, further);
  return refusal ? err(refusal) : ok(path);
}

/** What is left of a way for who stands on it or beside it; undefined for who is elsewhere. */
function restOf(path: readonly Hex[], position: Hex): readonly Hex[] | undefined {
  const last = path.findLastIndex((hex) => distance(hex, position) <= 1);
  if (last < 0) return undefined;
  return path.slice(path[last] && sameHex(path[last], position) ? last + 1 : last);
}

const mustFlee = ({ name }: Combatant): Rejection =>
  illegal('VIG-23', `${name} panics`, 'get further away from the enemy');
