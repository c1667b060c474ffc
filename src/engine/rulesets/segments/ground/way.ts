import { illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import {
  isConnected,
  isStraight,
  reachable,
  shortestPath,
  straightPath,
  straightReachable,
} from '../../../grid/path.ts';
import { paceNow } from '../figures/pace.ts';
import type { MovementMode } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { groundFor } from './passage.ts';

/** Where a combatant wants to go: an end, or a way hex by hex; neither is to stay. */
export interface Way {
  readonly to: Hex | null;
  readonly path: readonly Hex[] | null;
}

/** A movement's limits in this moment. */
export interface Stride {
  readonly steps: number;
  readonly straight: boolean;
  /** The rule that sets the number of steps. */
  readonly rule: string;
}

/** The stride of a newly declared movement; in the opening its segments all play at once. */
export function strideOf(
  state: State,
  mover: Combatant,
  mode: MovementMode,
  opening: boolean,
): Stride {
  const pace = paceNow(state, mover, mode);
  return {
    steps: pace.perSegment * (opening ? pace.segments : 1) + pace.bonus,
    straight: mode === 'DASH',
    rule: mode === 'SWIM' ? 'SEG-56' : mode === 'STEP' ? 'SEG-24' : 'SEG-53',
  };
}

/** The hexes to walk, or why that way cannot be taken. Staying gives an empty path. */
export function resolveWay(
  state: State,
  mover: Combatant,
  way: Way,
  stride: Stride,
): Result<readonly Hex[], Rejection> {
  if (way.to && way.path) return err(invalid('path', "Give either 'to' or 'path', not both."));
  if (way.path) return checkPath(state, mover, way.path, stride);
  if (!way.to) return ok([]);
  return findPath(state, mover, way.to, stride);
}

function findPath(
  state: State,
  mover: Combatant,
  to: Hex,
  stride: Stride,
): Result<readonly Hex[], Rejection> {
  const far = distance(mover.position, to);
  if (far === 0) return ok([]);
  if (far > stride.steps) return err(tooFar(mover, stride));
  const ground = groundFor(state, mover);
  const found = stride.straight
    ? ground.stop(to) && straightPath(mover.position, to, ground)
    : shortestPath(mover.position, to, stride.steps, ground);
  if (found) return ok(found);
  return err(
    illegal(
      stride.straight && ground.stop(to) ? 'SEG-52' : 'SEG-55',
      `${mover.name} finds no ${stride.straight ? 'straight ' : ''}way to (${to.q}, ${to.r}) within ${stride.steps} hexes`,
      'choose a free hex that no obstacles or foes bar',
    ),
  );
}

function checkPath(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  stride: Stride,
): Result<readonly Hex[], Rejection> {
  const ground = groundFor(state, mover);
  const end = path.at(-1);
  if (!end) return ok(path);
  if (!isConnected(mover.position, path))
    return err(
      invalid(
        'path',
        'Each hex of a path must touch the one before it, the first that of the mover.',
      ),
    );
  if (path.length > stride.steps) return err(tooFar(mover, stride));
  if (!path.every((hex) => ground.enter(hex)) || !ground.stop(end))
    return err(
      illegal(
        'SEG-55',
        `${mover.name} cannot pass obstacles or foes, nor stop where someone stands`,
        'choose a way of free hexes',
      ),
    );
  if (stride.straight && !isStraight(mover.position, path))
    return err(
      illegal('SEG-52', `${mover.name} cannot dash round a corner`, 'take a straight way'),
    );
  return ok(path);
}

const tooFar = (mover: Combatant, { steps, rule }: Stride): Rejection =>
  illegal(rule, `${mover.name} cannot go that far in this segment`, `${steps} hexes are the most`, {
    steps,
  });

/** Every hex where this stride can end. */
export function destinations(state: State, mover: Combatant, stride: Stride): readonly Hex[] {
  const reach = stride.straight ? straightReachable : reachable;
  return reach(mover.position, stride.steps, groundFor(state, mover));
}

/** A movement that has to lead somewhere and cannot. */
export const noHexInReach = (mover: Combatant): Rejection =>
  illegal('SEG-55', `No free hex is within ${mover.name}'s reach`, 'stay, or move when one is');
