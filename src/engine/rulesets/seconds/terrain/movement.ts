import { illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import type { Battlefield } from '../../../core/values/battlefield.ts';
import { remembered } from '../../../core/values/remembered.ts';
import { barsOn } from '../../../core/values/walls.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { distance, type Hex, hexNumber, hexSet, onMap, sameHex } from '../../../grid/hex.ts';
import { walledOff } from '../../../grid/barrier.ts';
import { refuseObstacle } from '../../../grid/battlefield.ts';
import {
  canStep,
  type Ground,
  isConnected,
  isOpenWay,
  isStraight,
  leadsBack,
  reachable,
  shortestPath,
} from '../../../grid/path.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { dropLostAims } from './lost-aims.ts';

/** SEC-52: metres of straight movement before a charge. */
const CHARGE = 6;

/** SEC-32, T-05: obstacles, walls and the edge of the map bar the way; people do not. */
export const groundOf = ({ battlefield }: State): Ground => groundOn(battlefield);

const groundOn = remembered((battlefield: Battlefield): Ground => {
  const barred = hexSet(battlefield.obstacles);
  const enter = (hex: Hex) => onMap(hex) && !barred.has(hexNumber(hex));
  return { enter, stop: enter, bars: barsOn(battlefield) };
});

/** Where a combatant wants to go: an end, or a way hex by hex. */
export interface Way {
  readonly to: Hex | null;
  readonly path: readonly Hex[] | null;
}

/** SEC-32, 56: the hexes of a move, or of a way that so many seconds allow, or why there is none. */
export function resolveMove(
  state: State,
  mover: Combatant,
  { to, path }: Way,
  seconds: number,
): Result<readonly Hex[], Rejection> {
  const steps = seconds * mover.sheet.speed;
  if (to && path) return err(invalid('path', "Give either 'to' or 'path', not both."));
  if (path) return checkPath(state, mover, path, steps);
  if (!to)
    return err(
      nearestEnd(state, mover)
        ? invalid('to', 'Say where to go.')
        : illegal('SEC-32', `No free hex is within ${mover.name}'s reach`, 'do something else'),
    );
  if (sameHex(to, mover.position)) return err(stands(mover));
  const found = shortestPath(mover.position, to, steps, groundOf(state));
  return found ? ok(found) : err(tooFar(mover, steps));
}

function checkPath(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  steps: number,
): Result<readonly Hex[], Rejection> {
  if (path.length === 0) return err(invalid('path', 'Say where to go.'));
  if (!isConnected(mover.position, path))
    return err(invalid('path', 'Each hex of a path touches the one before it.'));
  const ground = groundOf(state);
  if (path.length > steps || !path.every((hex) => ground.enter(hex)))
    return err(tooFar(mover, steps));
  if (!isOpenWay(ground, mover.position, path)) return err(walledOff(mover.name));
  return standsStill(mover, path) ? err(stands(mover)) : ok(path);
}

/** Whether a second of a way would end where it has begun; each is a move by itself (SEC-56). */
function standsStill({ position, sheet: { speed } }: Combatant, path: readonly Hex[]): boolean {
  const seconds = Math.ceil(path.length / speed);
  return Array.from({ length: seconds }, (_, i) => path.slice(i * speed, (i + 1) * speed)).some(
    (second, i) => leadsBack(path[i * speed - 1] ?? position, second),
  );
}

const stands = ({ name }: Combatant): Rejection =>
  illegal('SEC-32', `A move leads ${name} to another hex`, 'choose one of those around');

const tooFar = ({ name, sheet: { speed } }: Combatant, steps: number): Rejection =>
  illegal(
    'SEC-32',
    `${name} moves up to ${speed} m in a second, around obstacles, and ${steps} m in this turn`,
    'choose a hex so near',
    { speed, metres: steps },
  );

/** SEC-56: the seconds that a way takes, each of them a move as far as the speed allows. */
export const secondsOfWay = ({ sheet }: Combatant, path: readonly Hex[]): number =>
  Math.max(1, Math.ceil(path.length / Math.max(1, sheet.speed)));

/** SEC-56: what is left of a way must still be open, from where its walker is by now. */
export function refuseBarredWay(
  state: State,
  mover: Combatant,
  { path, done }: Doing,
): Rejection | null {
  const rest = path.slice(done * mover.sheet.speed);
  const ground = groundOf(state);
  return isConnected(mover.position, rest) && isOpenWay(ground, mover.position, rest)
    ? null
    : illegal('SEC-56', `The way of ${mover.name} is no longer open`, 'choose another');
}

/** The first hex where a move can end, if there is any: a step away. */
export const nearestEnd = (state: State, { position, sheet }: Combatant): Hex | null =>
  sheet.speed > 0 ? (reachable(position, 1, groundOf(state))[0] ?? null) : null;

/** Every hex where a move can end. */
export const moveDestinations = (state: State, mover: Combatant): readonly Hex[] =>
  reachable(mover.position, mover.sheet.speed, groundOf(state));

/** Walks as far as the ground still allows. */
export function walk(log: EventRecorder, moverId: string, path: readonly Hex[]): void {
  const ground = groundOf(log.state);
  let from = combatantOf(log.state, moverId).position;
  const walked: Hex[] = [];
  for (const hex of path) {
    if (distance(from, hex) !== 1 || !canStep(ground, from, hex)) break;
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

/** SEC-32: people bar no one's way, obstacles do. */
export const refusePlace = ({ battlefield }: State, hex: Hex): Rejection | null =>
  refuseObstacle(battlefield, hex, 'SEC-32');
