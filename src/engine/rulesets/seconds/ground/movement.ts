import { illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { distance, type Hex, hexKey, onMap, sameHex } from '../../../grid/hex.ts';
import {
  type Ground,
  isConnected,
  isStraight,
  reachable,
  shortestPath,
} from '../../../grid/path.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { dropLostAims } from './lost-aims.ts';

/** SEC-52: metres of straight movement before a charge. */
const CHARGE = 6;

/** SEC-32: obstacles and the edge of the map bar the way; people do not. */
export function groundOf({ battlefield }: State): Ground {
  const obstacles = new Set(battlefield.obstacles.map(hexKey));
  const enter = (hex: Hex) => onMap(hex) && !obstacles.has(hexKey(hex));
  return { enter, stop: enter };
}

/** Where a combatant wants to go: an end, or a way hex by hex. */
export interface Way {
  readonly to: Hex | null;
  readonly path: readonly Hex[] | null;
}

/** SEC-32: the hexes of a move, or why they cannot be walked in a second. */
export function resolveMove(
  state: State,
  mover: Combatant,
  { to, path }: Way,
): Result<readonly Hex[], Rejection> {
  if (to && path) return err(invalid('path', "Give either 'to' or 'path', not both."));
  if (path) return checkPath(state, mover, path);
  if (!to)
    return err(
      moveDestinations(state, mover).length > 0
        ? invalid('to', 'Say where to go.')
        : illegal('SEC-32', `No free hex is within ${mover.name}'s reach`, 'do something else'),
    );
  const found = shortestPath(mover.position, to, mover.sheet.speed, groundOf(state));
  return found ? ok(found) : err(tooFar(mover));
}

function checkPath(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
): Result<readonly Hex[], Rejection> {
  if (path.length === 0) return err(invalid('path', 'Say where to go.'));
  if (!isConnected(mover.position, path))
    return err(invalid('path', 'Each hex of a path touches the one before it.'));
  const ground = groundOf(state);
  return path.length <= mover.sheet.speed && path.every((hex) => ground.enter(hex))
    ? ok(path)
    : err(tooFar(mover));
}

const tooFar = ({ name, sheet: { speed } }: Combatant): Rejection =>
  illegal(
    'SEC-32',
    `${name} moves up to ${speed} m in a second, around obstacles`,
    'choose a hex so near',
    {
      speed,
    },
  );

/** Every hex where a move can end. */
export const moveDestinations = (state: State, mover: Combatant): readonly Hex[] =>
  reachable(mover.position, mover.sheet.speed, groundOf(state));

/** Walks as far as the ground still allows. */
export function walk(log: EventRecorder, moverId: string, path: readonly Hex[]): void {
  const ground = groundOf(log.state);
  let from = combatantOf(log.state, moverId).position;
  const walked: Hex[] = [];
  for (const hex of path) {
    if (distance(from, hex) !== 1 || !ground.enter(hex)) break;
    walked.push(hex);
    from = hex;
  }
  if (walked.length === 0) return;
  log.emit({ type: 'CombatantMoved', combatantId: moverId, path: walked });
  dropLostAims(log, moverId);
}

/** SEC-52: a straight movement of 6 m or more that ends now. */
export function hasRunUp({ runUp: [from, ...way] }: Combatant): boolean {
  return from !== undefined && way.length >= CHARGE && isStraight(from, way);
}

/** SEC-32: people bar nobody's way, obstacles do. */
export const refusePlace = ({ battlefield }: State, hex: Hex): Rejection | null =>
  battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex))
    ? illegal('SEC-32', `An obstacle fills ${hexKey(hex)}`, 'choose a free hex')
    : null;
