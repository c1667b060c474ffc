import type { Hex } from '../../../grid/hex.ts';
import { applyMovementDamage } from '../condition/damage.ts';
import { leaps, paceNow, reachOf } from '../stats/pace.ts';
import type { MovementEffect } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf, movementEffectOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Ongoing } from '../model/ongoing.ts';
import { isPushed, walk } from './passage.ts';
import type { MovementLimits } from './way.ts';

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
export function runningStride(state: State, mover: Combatant): MovementLimits {
  const movements = movementsToPlay(state, mover.id);
  const steps = isPushed(state, mover.id)
    ? 0
    : movements.reduce((sum, movement) => sum + stepsLeft(state, mover, movement), 0);
  return { steps, straight: 'FREE', rule: 'SEG-51', leaping: allLeap(state, movements) };
}

const effectOf = (state: State, { action }: Pick<Movement, 'action'>): MovementEffect =>
  movementEffectOf(state, action);

const allLeap = (state: State, movements: readonly Movement[]): boolean =>
  movements.length > 0 && movements.every((movement) => leaps(effectOf(state, movement)));

/** SEG-53, 111: what the segment gives, with the bonus and within the reach that are left. */
function stepsLeft(state: State, mover: Combatant, movement: Movement): number {
  const { perSegment, bonus } = paceNow(state, mover, effectOf(state, movement));
  const hexes = perSegment + Math.max(0, bonus - movement.bonusUsed);
  return Math.max(0, Math.min(hexes, reachOf(effectOf(state, movement)) - movement.walked));
}

/** Declares a movement and plays its first segment. */
export function startMovement(
  log: EventRecorder,
  moverId: string,
  action: string,
  path: readonly Hex[],
): void {
  const mover = combatantOf(log.state, moverId);
  const effect = movementEffectOf(log.state, action);
  endOtherMovements(log, moverId, kindOf(action, effect));
  if (effect.mode === 'DODGE') log.emit({ type: 'DodgeReadied', combatantId: moverId });
  const { segments } = paceNow(log.state, mover, effect);
  const opening = log.state.phase.kind === 'SETUP';
  if (lasting.has(effect.mode) && !opening) {
    const movement: Movement = {
      kind: 'MOVEMENT',
      id: newId(log.state, moverId),
      ownerId: moverId,
      since: now(log.state),
      action,
      segmentsLeft: segments,
      bonusUsed: 0,
      walked: 0,
    };
    log.emit({ type: 'MovementStarted', movement });
    playMovements(log, moverId, [movement], path);
  } else if (path.length > 0) {
    log.emit({ type: 'CombatantMoved', combatantId: moverId, path });
    applyMovementDamage(log, moverId, path.length);
  }
}

/** The ways to move that can take several segments. */
const lasting: ReadonlySet<MovementEffect['mode']> = new Set(['MOVE', 'SWIM', 'OWN']);

/** SEG-54, 111: what overlaps is of one kind; one at a speed of its own is a kind by itself. */
const kindOf = (action: string, { mode }: MovementEffect): string =>
  mode === 'OWN' ? action : mode;

/** SEG-54: only a step leaves a running movement of another kind alone. */
const otherMovements = (state: State, moverId: string, kind: string): readonly Movement[] =>
  kind === 'STEP'
    ? []
    : runningMovements(state, moverId).filter(
        (movement) => kindOf(movement.action, effectOf(state, movement)) !== kind,
      );

/** SEG-54: the running movements that one by this action, or a dodge as a defense, ends. */
export const movementsEndedBy = (
  state: State,
  moverId: string,
  action: string | null,
): readonly Movement[] => {
  const kind = action === null ? 'DODGE' : kindOf(action, movementEffectOf(state, action));
  return otherMovements(state, moverId, kind);
};

export function endOtherMovements(log: EventRecorder, moverId: string, kind: string): void {
  for (const { id } of otherMovements(log.state, moverId, kind))
    log.emit({ type: 'OngoingEnded', id, reason: 'REPLACED' });
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
  const walked = suspended ? [] : walk(log.state, mover, path, allLeap(log.state, movements));
  if (walked.length > 0) log.emit({ type: 'CombatantMoved', combatantId: moverId, path: walked });
  const shares = sharesOf(log.state, mover, movements, walked.length);
  for (const [i, movement] of movements.entries()) {
    const { bonus, hexes } = shares[i] ?? { bonus: 0, hexes: 0 };
    log.emit({
      type: 'MovementPlayed',
      id: movement.id,
      combatantId: moverId,
      segmentsLeft: movement.segmentsLeft - 1,
      bonusUsed: movement.bonusUsed + bonus,
      walked: movement.walked + hexes,
      suspended,
    });
  }
  applyMovementDamage(log, moverId, walked.length);
}

/** What each of several movements has of a walk: first what their segment gives, then bonus hexes. */
function sharesOf(
  state: State,
  mover: Combatant,
  movements: readonly Movement[],
  hexes: number,
): readonly { readonly bonus: number; readonly hexes: number }[] {
  const most = movements.map((movement) => stepsLeft(state, mover, movement));
  const plain = movements.map((movement, i) =>
    Math.min(paceNow(state, mover, effectOf(state, movement)).perSegment, most[i] ?? 0),
  );
  let left = hexes;
  const take = (limit: number): number => {
    const taken = Math.min(left, limit);
    left -= taken;
    return taken;
  };
  const first = plain.map(take);
  return first.map((taken, i) => {
    const bonus = take((most[i] ?? 0) - (plain[i] ?? 0));
    return { bonus, hexes: taken + bonus };
  });
}
