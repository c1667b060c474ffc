import { illegal, invalid, type Rejection } from '../../core/command/rejection.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
import { distance, type Hex, hexNumber, hexSet, onMap } from '../../grid/hex.ts';
import {
  type Ground,
  isConnected,
  isStraight,
  reachable,
  shortestPath,
  straightPath,
  straightReachable,
} from '../../grid/path.ts';
import { FEET_PER_HEX, type MovementMode } from './actions.ts';
import { applyMovementDamage } from './ailments.ts';
import { now } from './clock.ts';
import { combatantOf, effectsOn, hostile } from './lookup.ts';
import { type EventRecorder, newId } from './log.ts';
import type { Combatant, Ongoing, State } from './state.ts';

type Movement = Extract<Ongoing, { kind: 'MOVEMENT' }>;

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

/** The pace at this moment: SEG-92 halves it as long as a condition says so. */
export function paceNow(state: State, combatant: Combatant, mode: MovementMode): Pace {
  const halved = effectsOn(state, combatant).some(({ effect }) => effect.type === 'SPEED_HALVED');
  const factor = halved ? 2 : 1;
  return paceOf(mode, combatant.speed / factor, combatant.swimSpeed / factor);
}

/** SEG-55: obstacles and the edge of the map bar the way; hostile combatants too; nobody ends on someone's hex. */
export function groundFor(state: State, mover: Combatant): Ground {
  const obstacles = hexSet(state.battlefield.obstacles);
  const foes = new Set<number>();
  const taken = new Set<number>();
  for (const other of Object.values(state.combatants)) {
    if (other.id === mover.id || other.status === 'DOWN') continue;
    taken.add(hexNumber(other.position));
    if (hostile(other, mover)) foes.add(hexNumber(other.position));
  }
  const isOpen = (hex: Hex, barred: ReadonlySet<number>) =>
    onMap(hex) && !obstacles.has(hexNumber(hex)) && !barred.has(hexNumber(hex));
  return { enter: (hex) => isOpen(hex, foes), stop: (hex) => isOpen(hex, taken) };
}

/** SEG-68: a creature under pushback cannot move by itself. */
export const isPushed = (state: State, id: string): boolean =>
  state.ongoing.some((ongoing) => ongoing.kind === 'PUSHBACK' && ongoing.targetId === id);

export function refusePushed(state: State, combatant: Combatant): Rejection | null {
  if (!isPushed(state, combatant.id)) return null;
  return illegal(
    'SEG-68',
    `${combatant.name} is being pushed back`,
    'it can move when that is over',
  );
}

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
export const stuck = (mover: Combatant): Rejection =>
  illegal('SEG-55', `No free hex is within ${mover.name}'s reach`, 'stay, or move when one is');

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

/** SEG-54: running movements of this combatant; all play in the same segment. */
export const runningMovements = (state: State, id: string): readonly Movement[] =>
  state.ongoing.filter(
    (ongoing): ongoing is Movement => ongoing.kind === 'MOVEMENT' && ongoing.ownerId === id,
  );

/** Those of them that still play in this segment; what began in it has played. */
const movementsToPlay = (state: State, id: string): readonly Movement[] =>
  runningMovements(state, id).filter(({ since }) => since < now(state));

/** How far the running movements can still carry the combatant in this segment. */
export function runningStride(state: State, mover: Combatant): Stride {
  const steps = isPushed(state, mover.id)
    ? 0
    : movementsToPlay(state, mover.id).reduce(
        (sum, movement) => sum + stepsLeft(state, mover, movement),
        0,
      );
  return { steps, straight: false, rule: 'SEG-51' };
}

function stepsLeft(state: State, mover: Combatant, { mode, bonusUsed }: Movement): number {
  const { perSegment, bonus } = paceNow(state, mover, mode);
  return perSegment + Math.max(0, bonus - bonusUsed);
}

/** Declares a movement and plays its first segment. */
export function startMovement(
  log: EventRecorder,
  moverId: string,
  mode: MovementMode,
  path: readonly Hex[],
): void {
  const mover = combatantOf(log.state, moverId);
  endOtherMovements(log, moverId, mode);
  if (mode === 'DODGE') log.emit({ type: 'DodgeReadied', combatantId: moverId });
  const { segments } = paceNow(log.state, mover, mode);
  const opening = log.state.phase.kind === 'SETUP';
  if ((mode === 'MOVE' || mode === 'SWIM') && !opening) {
    const movement: Movement = {
      kind: 'MOVEMENT',
      id: newId(log.state, moverId),
      ownerId: moverId,
      since: now(log.state),
      mode,
      segmentsLeft: segments,
      bonusUsed: 0,
    };
    log.emit({ type: 'MovementStarted', movement });
    play(log, moverId, [movement], path);
  } else if (path.length > 0) {
    log.emit({ type: 'CombatantMoved', combatantId: moverId, path });
    applyMovementDamage(log, moverId, path.length);
  }
}

/** SEG-54: only a step leaves a running movement of another kind alone. */
export function endOtherMovements(log: EventRecorder, moverId: string, mode: MovementMode): void {
  if (mode === 'STEP') return;
  for (const { id, mode: running } of runningMovements(log.state, moverId))
    if (running !== mode) log.emit({ type: 'OngoingEnded', id, reason: 'REPLACED' });
}

/**
 * SEG-10, 54: one segment of everything that still carries this combatant in this segment, as one
 * walk along `path`, so that only its end must be a hex to stop on.
 */
export function continueMovements(log: EventRecorder, moverId: string, path: readonly Hex[]): void {
  play(log, moverId, movementsToPlay(log.state, moverId), path);
}

function play(
  log: EventRecorder,
  moverId: string,
  movements: readonly Movement[],
  path: readonly Hex[],
): void {
  const mover = combatantOf(log.state, moverId);
  const suspended = isPushed(log.state, moverId);
  const walked = suspended ? [] : walk(log.state, mover, path);
  if (walked.length > 0) log.emit({ type: 'CombatantMoved', combatantId: moverId, path: walked });
  const paces = movements.map(({ mode }) => paceNow(log.state, mover, mode).perSegment);
  let beyond = Math.max(0, walked.length - paces.reduce((sum, hexes) => sum + hexes, 0));
  for (const [i, movement] of movements.entries()) {
    const bonus = Math.min(beyond, stepsLeft(log.state, mover, movement) - (paces[i] ?? 0));
    beyond -= bonus;
    log.emit({
      type: 'MovementPlayed',
      id: movement.id,
      combatantId: moverId,
      segmentsLeft: movement.segmentsLeft - 1,
      bonusUsed: movement.bonusUsed + bonus,
      suspended,
    });
  }
  applyMovementDamage(log, moverId, walked.length);
}

/** The part of a way that can be walked as things stand: up to the last hex to stop on. */
export function walk(state: State, mover: Combatant, path: readonly Hex[]): readonly Hex[] {
  const ground = groundFor(state, mover);
  let end = 0;
  for (const [i, hex] of path.entries()) {
    const from = path[i - 1] ?? mover.position;
    if (distance(from, hex) !== 1 || !ground.enter(hex)) break;
    if (ground.stop(hex)) end = i + 1;
  }
  return path.slice(0, end);
}
