import { unless } from '../../../core/state-check/fault.ts';
import type { Hex } from '../../../grid/hex.ts';
import { applyMovementDamage } from '../condition/damage.ts';
import { type Style, styleOf, paceNow, reachOf } from '../stats/pace.ts';
import { endedEarly } from '../stats/ended.ts';
import type { MovementEffect } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import { addOngoing, changeOngoing, dropOngoing } from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf, findAction, movementEffectOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { OngoingOf } from '../model/ongoing.ts';
import { isPushed, walk } from '../terrain/passage.ts';
import { fromHere, type MovementLimits, movementLimits } from '../terrain/way.ts';
import { holdIfWatched, takeWay } from './held-way.ts';
import type { OngoingKind } from './kind.ts';

type Movement = OngoingOf<'MOVEMENT'>;

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
  return { steps, straight: 'FREE', rule: 'SEG-51', style: styleOfAll(state, movements) };
}

const effectOf = (state: State, { action }: Pick<Movement, 'action'>): MovementEffect =>
  movementEffectOf(state, action);

/** SEG-54, 111: only what goes in the same style overlaps so. */
function styleOfAll(state: State, movements: readonly Movement[]): Style {
  const [style = 'WALK', ...others] = new Set(
    movements.map((movement) => styleOf(effectOf(state, movement))),
  );
  return others.length === 0 ? style : 'WALK';
}

/** SEG-53, 111: what the segment gives, with the bonus and within the reach that are left. */
function stepsLeft(state: State, mover: Combatant, movement: Movement): number {
  const { perSegment, bonus } = paceNow(state, mover, effectOf(state, movement));
  const hexes = perSegment + Math.max(0, bonus - movement.bonusUsed);
  return Math.max(0, Math.min(hexes, reachOf(effectOf(state, movement)) - movement.walked));
}

/** Declares a movement and plays its first segment. */
export function startMovement(
  recorder: EventRecorder,
  moverId: string,
  action: string,
  path: readonly Hex[],
): void {
  const mover = combatantOf(recorder.state, moverId);
  const effect = movementEffectOf(recorder.state, action);
  endOtherMovements(recorder, moverId, kindOf(action, effect));
  const isDodging = path.length > 0 || recorder.state.settings.dodgeNeeds === 'NOTHING';
  if (effect.mode === 'DODGE' && isDodging)
    recorder.emit({ type: 'DodgeReadied', combatantId: moverId });
  const { segments } = paceNow(recorder.state, mover, effect);
  const opening = recorder.state.phase.kind === 'SETUP';
  if (lasting.has(effect.mode) && !opening) {
    const movement: Movement = {
      kind: 'MOVEMENT',
      id: newId(recorder.state, moverId),
      ownerId: moverId,
      since: now(recorder.state),
      action,
      segmentsLeft: segments,
      bonusUsed: 0,
      walked: 0,
    };
    recorder.emit({ type: 'MovementStarted', movement });
    playMovements(recorder, moverId, [movement], path);
  } else takeWay(recorder, moverId, action, path);
}

/** a dodge whose way is asked for as the turn ends: it has not played in this segment yet. */
export function steerDodge(recorder: EventRecorder, ownerId: string): void {
  const movement: Movement = {
    ...{ kind: 'MOVEMENT', id: newId(recorder.state, ownerId), ownerId, action: 'dodge' },
    ...{ since: now(recorder.state) - 1, segmentsLeft: 1, bonusUsed: 0, walked: 0 },
  };
  recorder.emit({ type: 'MovementStarted', movement });
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

export function endOtherMovements(recorder: EventRecorder, moverId: string, kind: string): void {
  for (const movement of otherMovements(recorder.state, moverId, kind))
    recorder.emit(endedEarly(recorder.state, movement, 'REPLACED'));
}

/**
 * SEG-10, 54: one segment of everything that still carries this combatant in this segment, as one
 * walk along `path`, so that only its end must be a hex to stop on.
 */
function continueMovements(recorder: EventRecorder, moverId: string, path: readonly Hex[]): void {
  playMovements(recorder, moverId, movementsToPlay(recorder.state, moverId), path);
}

function playMovements(
  recorder: EventRecorder,
  moverId: string,
  movements: readonly Movement[],
  path: readonly Hex[],
): void {
  const suspended = isPushed(recorder.state, moverId);
  const walked = suspended ? [] : wayOf(recorder.state, moverId, movements, path);
  const movementIds = movements.map(({ id }) => id);
  if (holdIfWatched(recorder, { ownerId: moverId, movementIds }, walked)) return;
  if (walked.length > 0)
    recorder.emit({ type: 'CombatantMoved', combatantId: moverId, path: walked, ongoing: true });
  recordPlayed(recorder, moverId, movements, { hexes: walked.length, suspended });
  applyMovementDamage(recorder, moverId, walked.length);
}

/** As much of a way as can be walked; the shortest to its end for one who was moved aside (SEG-27). */
function wayOf(
  state: State,
  moverId: string,
  movements: readonly Movement[],
  path: readonly Hex[],
): readonly Hex[] {
  const mover = combatantOf(state, moverId);
  const style = styleOfAll(state, movements);
  const steps = movements.reduce((sum, movement) => sum + stepsLeft(state, mover, movement), 0);
  return walk(state, mover, fromHere(state, mover, path, { steps, style }), style);
}

/** What is recorded of movements that have played a segment, in which they went so many hexes. */
export function recordPlayed(
  recorder: EventRecorder,
  moverId: string,
  movements: readonly Movement[],
  { hexes, suspended }: { readonly hexes: number; readonly suspended: boolean },
): void {
  const { state } = recorder;
  const mover = combatantOf(state, moverId);
  const shares = sharesOf(state, mover, movements, hexes);
  // a segment in which it is pushed is lost, or comes later.
  const takes = suspended && state.settings.pushedMove === 'POSTPONED' ? 0 : 1;
  for (const [i, movement] of movements.entries()) {
    const share = shares[i] ?? { bonus: 0, hexes: 0 };
    recorder.emit({
      type: 'MovementPlayed',
      id: movement.id,
      combatantId: moverId,
      segmentsLeft: movement.segmentsLeft - takes,
      bonusUsed: movement.bonusUsed + share.bonus,
      walked: movement.walked + share.hexes,
      to: mover.position,
      suspended,
    });
  }
}

/** SEG-27, 45: how far a way that is interrupted can still lead in this segment. */
export function limitsOfWay(
  state: State,
  { ownerId, action, movementIds, walked }: OngoingOf<'WAY'>,
): { readonly steps: number; readonly style: Style } {
  const mover = combatantOf(state, ownerId);
  if (action !== null) {
    const effect = effectOf(state, { action });
    const { steps } = movementLimits(state, mover, effect, false);
    return { steps: steps - walked, style: styleOf(effect) };
  }
  const movements = movementsIn(state, movementIds);
  const steps = movements.reduce((sum, movement) => sum + stepsLeft(state, mover, movement), 0);
  return { steps: steps - walked, style: styleOfAll(state, movements) };
}

export const movementsIn = (state: State, ids: readonly string[]): readonly Movement[] =>
  state.ongoing.filter(
    (ongoing): ongoing is Movement => ongoing.kind === 'MOVEMENT' && ids.includes(ongoing.id),
  );

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

/** SEG-51: a movement over several segments. */
export const movementKind: OngoingKind<'MOVEMENT'> = {
  play: (recorder, { ownerId }, { path }) => {
    continueMovements(recorder, ownerId, path);
  },
  describe: (state, { ownerId }) => `${combatantOf(state, ownerId).name} is on the move`,
  entry: (_, { segmentsLeft }) => ({ targetIds: [], segments: segmentsLeft, rule: 'SEG-51' }),
  // SEG-51: each segment of it is chosen when it is played.
  course: () => null,
  without: (one) => one,
  supposed: (_, one) => one,
  faults: (state, { action }) => [
    // SEG-19: the opening plays what is ongoing to its end, and this it would never come to.
    ...unless(state.phase.kind === 'COMBAT', ['kind'], 'No movement can be ongoing now.'),
    ...unless(
      findAction(state, action)?.effect.type === 'MOVEMENT',
      ['action'],
      `There is no movement '${action}'.`,
    ),
  ],
};

export const movementChanges = {
  MovementStarted: (state: State, { movement }: EventOf<'MovementStarted'>): State =>
    addOngoing(state, movement),
  MovementPlayed: (state: State, event: EventOf<'MovementPlayed'>): State => {
    const { id, segmentsLeft, bonusUsed, walked } = event;
    return segmentsLeft === 0
      ? dropOngoing(state, id)
      : changeOngoing(state, id, 'MOVEMENT', { segmentsLeft, bonusUsed, walked });
  },
};
