import { illegal, invalid, type Rejection } from '../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../core/values/result.ts';
import { distance, type Hex, hexName, neighbours, sameHex } from '../../../grid/hex.ts';
import {
  canStep,
  type Ground,
  isConnected,
  isOpenWay,
  isStraight,
  leadsBack,
  reachable,
  shortestPath,
  straightPath,
  straightReachable,
} from '../../../grid/path.ts';
import { type Style, styleOf, paceNow, reachOf } from '../stats/pace.ts';
import type { MovementEffect } from '../model/actions.ts';
import type { Combatant, State } from '../model/state.ts';
import { walledOff } from '../../../grid/barrier.ts';
import { groundFor, swimmable } from './passage.ts';

/** Where a combatant wants to go: an end, or a way hex by hex; neither is to stay. */
export interface Path {
  readonly to: Hex | null;
  readonly path: readonly Hex[] | null;
}

/** A movement's limits as things stand. */
export interface MovementLimits {
  readonly steps: number;
  /** SEG-52: whether it has to be straight, or only where a straight way is open. */
  readonly straight: 'FREE' | 'IF_OPEN' | 'ONLY';
  /** The rule that sets the number of steps. */
  readonly rule: string;
  /** SEG-111, R-68: a leap leads past the one who stands in between, a swim through water. */
  readonly style: Style;
}

const dashes = { SHORTEST_WAY: 'IF_OPEN', REFUSED: 'ONLY' } as const;

/** The stride of a newly declared movement; in the opening its segments all play at once. */
export function movementLimits(
  state: State,
  mover: Combatant,
  movement: MovementEffect,
  opening: boolean,
): MovementLimits {
  const pace = paceNow(state, mover, movement);
  const steps = pace.perSegment * (opening ? pace.segments : 1) + pace.bonus;
  return {
    steps: Math.min(steps, reachOf(movement)),
    straight: movement.mode === 'DASH' ? dashes[state.settings.dashBlocked] : 'FREE',
    rule: paceRules[movement.mode] ?? 'SEG-53',
    style: styleOf(movement),
  };
}

const paceRules: Readonly<Partial<Record<MovementEffect['mode'], string>>> = {
  SWIM: 'SEG-56',
  STEP: 'SEG-24',
  OWN: 'SEG-111',
};

/** SEG-44: the stride of a dodge with which an attack is met. */
export const dodgeStride = (state: State, dodger: Combatant): MovementLimits =>
  movementLimits(state, dodger, { type: 'MOVEMENT', mode: 'DODGE', pace: null }, false);

/** The hexes to walk, or why that way cannot be taken. Staying gives an empty path. */
export function resolveWay(
  state: State,
  mover: Combatant,
  way: Path,
  stride: MovementLimits,
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
  stride: MovementLimits,
): Result<readonly Hex[], Rejection> {
  const far = distance(mover.position, to);
  if (far === 0) return err(stands(mover));
  if (far > stride.steps) return err(tooFar(mover, stride));
  if (stride.style === 'SWIM' && !swimmable(state)(to)) return err(noWater(mover));
  const ground = groundFor(state, mover, stride.style);
  const direct = stride.straight !== 'FREE' && ground.stop(to);
  const found =
    (direct ? straightPath(mover.position, to, ground) : null) ??
    (stride.straight === 'ONLY' ? null : shortestPath(mover.position, to, stride.steps, ground));
  if (found) return ok(found);
  const isStraight = stride.straight === 'ONLY';
  return err(
    illegal(
      isStraight && ground.stop(to) ? 'SEG-52' : 'SEG-55',
      `${mover.name} finds no ${isStraight ? 'straight ' : ''}way to ${hexName(to)} within ${stride.steps} hexes`,
      'choose a free hex that no obstacles or foes bar',
    ),
  );
}

function checkPath(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  stride: MovementLimits,
): Result<readonly Hex[], Rejection> {
  const ground = groundFor(state, mover, stride.style);
  const end = path.at(-1);
  if (!end) return ok(path);
  if (!isConnected(mover.position, path))
    return err(
      invalid(
        'path',
        'Each hex of a path must touch the one before it, the first that of the mover.',
      ),
    );
  if (leadsBack(mover.position, path)) return err(stands(mover));
  if (path.length > stride.steps) return err(tooFar(mover, stride));
  if (stride.style === 'SWIM' && !path.every(swimmable(state))) return err(noWater(mover));
  if (!path.every((hex) => ground.enter(hex)) || !ground.stop(end))
    return err(
      illegal(
        'SEG-55',
        `${mover.name} cannot pass obstacles or foes, nor stop where someone stands`,
        'choose a way of free hexes',
      ),
    );
  if (!isOpenWay(ground, mover.position, path)) return err(walledOff(mover.name));
  return isDirect(mover.position, path, stride, ground)
    ? ok(path)
    : err(illegal('SEG-52', `${mover.name} cannot dash round a corner`, 'take a straighter way'));
}

/** SEG-52: as near to a straight line as the ground and the table's reading allow. */
function isDirect(
  from: Hex,
  path: readonly Hex[],
  { straight }: MovementLimits,
  ground: Ground,
): boolean {
  const end = path.at(-1);
  if (!end || straight === 'FREE' || isStraight(from, path)) return true;
  if (straight === 'ONLY' || straightPath(from, end, ground)) return false;
  return shortestPath(from, end, path.length - 1, ground) === null;
}

const tooFar = (mover: Combatant, { steps, rule }: MovementLimits): Rejection =>
  illegal(
    rule,
    `${mover.name} cannot go that far in this segment`,
    `go ${steps === 1 ? '1 hex' : `${steps} hexes`} at most`,
    {
      steps,
    },
  );

/** R-68. */
const noWater = ({ name }: Combatant): Rejection =>
  illegal('SEG-52', `${name} swims in water alone`, 'choose a way of which each hex is water');

/** What leads nowhere is no destination: to stay is to name none. */
const stands = ({ name }: Combatant): Rejection =>
  illegal('SEG-55', `${name} stands there already`, 'choose another hex, or none to stay');

/** Every hex where this stride can end. */
export function destinations(
  state: State,
  mover: Combatant,
  stride: MovementLimits,
): readonly Hex[] {
  const reach = stride.straight === 'ONLY' ? straightReachable : reachable;
  return reach(mover.position, stride.steps, groundFor(state, mover, stride.style));
}

/** SEG-27: the rest of a way; of one who stands aside by now the shortest to the same end, if any. */
export function fromHere(
  state: State,
  mover: Combatant,
  path: readonly Hex[],
  { steps, style }: Pick<MovementLimits, 'steps' | 'style'>,
): readonly Hex[] {
  const [next] = path;
  const end = path.at(-1);
  if (!next || !end || steps <= 0) return [];
  if (distance(mover.position, next) === 1) return path.slice(0, steps);
  if (sameHex(mover.position, end)) return [];
  return shortestPath(mover.position, end, steps, groundFor(state, mover, style)) ?? [];
}

/** Whether this stride can end anywhere: mostly beside the mover. */
export function canLeave(state: State, mover: Combatant, stride: MovementLimits): boolean {
  if (stride.steps === 0) return false;
  const ground = groundFor(state, mover, stride.style);
  return (
    neighbours(mover.position).some(
      (hex) => canStep(ground, mover.position, hex) && ground.stop(hex),
    ) ||
    (stride.steps > 1 && destinations(state, mover, stride).length > 0)
  );
}

/** A movement that has to lead somewhere and cannot. */
export const noHexInReach = (mover: Combatant): Rejection =>
  illegal('SEG-55', `No free hex is within ${mover.name}'s reach`, 'stay, or move when one is');
