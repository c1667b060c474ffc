import { illegal, invalid, type Rejection } from '../../core/command/rejection.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
import { add, directions, distance, hexKey, type Hex, onMap, sameHex } from '../../grid/hex.ts';
import { type Ground, isConnected, isStraight, reachable, shortestPath } from '../../grid/path.ts';
import { SECONDS_PER_TURN } from './actions.ts';
import { dropLostAims } from './aim.ts';
import { combatantOf } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import type { Combatant, Doing, State } from './state.ts';

/** SEC-33: the shortest run, in seconds, and how many times faster than a move it is. */
export const SHORTEST_RUN = 3;
const RUN_FACTOR = 3;
/** SEC-52: metres of straight movement before a charge. */
const CHARGE = 6;

/** SEC-32: obstacles and the edge of the map bar the way; people do not. */
function groundOf({ battlefield }: State): Ground {
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

/** SEC-33: the hexes of a run and its seconds, or why it cannot be run. */
export function resolveRun(
  state: State,
  runner: Combatant,
  { to, path }: Way,
): Result<Run, Rejection> {
  if (path) return err(invalid('path', "A run is straight: give 'to'."));
  const runs = runsOf(state, runner);
  if (!to && runs.length > 0) return err(invalid('to', 'Say where to run to.'));
  const found = to && runs.find((run) => sameHex(run.path.at(-1) ?? to, to));
  if (found) return ok(found);
  return err(
    illegal(
      'SEC-33',
      `${runner.name} cannot run there`,
      `run along one of the six rows of hexes, over open ground, at most ${longestRun(runner)} m at a time`,
    ),
  );
}

export interface Run {
  readonly path: readonly Hex[];
  readonly seconds: number;
}

const longestRun = (runner: Combatant): number => runPace(runner) * SECONDS_PER_TURN;
const runPace = ({ sheet }: Combatant): number => RUN_FACTOR * sheet.speed;

/** Every run that can be begun: straight rows of open ground, nothing on them that conceals. */
export function runsOf(state: State, runner: Combatant): readonly Run[] {
  const ground = groundOf(state);
  const rough = new Set(state.battlefield.concealing.map(({ hex }) => hexKey(hex)));
  const runs: Run[] = [];
  for (const direction of directions) {
    const path: Hex[] = [];
    let next = add(runner.position, direction);
    while (path.length < longestRun(runner) && ground.enter(next) && !rough.has(hexKey(next))) {
      path.push(next);
      next = add(next, direction);
      const seconds = Math.max(SHORTEST_RUN, Math.ceil(path.length / runPace(runner)));
      runs.push({ path: [...path], seconds });
    }
  }
  return runs;
}

/** SEC-33: in fit shoes and upright. */
export function refuseRunning({ name, sheet, posture }: Combatant): Rejection | null {
  if (!sheet.runs || sheet.speed === 0)
    return illegal('SEC-33', `${name} is not fit to run`, 'move instead');
  return posture === 'UPRIGHT'
    ? null
    : illegal('SEC-33', `${name} does not stand upright`, 'stand up before running');
}

/** SEC-33: a run that has begun goes on until it has had three seconds. */
export const mustRunOn = ({ doing }: Combatant): boolean =>
  doing?.action === 'run' && doing.done < SHORTEST_RUN;

/** SEC-33: the metres of a run are covered evenly as its seconds pass. */
export function stretchOf({ path, seconds, done }: Doing): readonly Hex[] {
  const after = (second: number) => Math.floor((path.length * second) / seconds);
  return path.slice(after(done - 1), after(done));
}

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
