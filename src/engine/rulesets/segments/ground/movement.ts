import type { Hex } from '../../../grid/hex.ts';
import { applyMovementDamage } from '../condition/damage.ts';
import { paceNow } from '../figures/pace.ts';
import type { MovementMode } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Ongoing } from '../model/under-way.ts';
import { isPushed, walk } from './passage.ts';
import type { Stride } from './way.ts';

type Movement = Extract<Ongoing, { kind: 'MOVEMENT' }>;

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
    playMovements(log, moverId, [movement], path);
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
  playMovements(log, moverId, movementsToPlay(log.state, moverId), path);
}

function playMovements(
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
