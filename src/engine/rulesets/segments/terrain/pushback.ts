import { type Barrier, barrierAt } from '../../../grid/barrier.ts';
import { add, distance, type Hex, subtract } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { FEET_PER_HEX } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { Ongoing, Strike } from '../model/ongoing.ts';
import { inTheWayOf } from './passage.ts';

type Pushback = Extract<Ongoing, { kind: 'PUSHBACK' }>;

/**
 * SEG-68, 69, 71: pushes the target on along the line of the attack at the action's speed; the
 * segment of contact already gives a full segment of push.
 */
export function startPushback(
  log: EventRecorder,
  push: Pick<Strike, 'attackerId' | 'targetId' | 'origin'>,
  feet: number,
  hexesPerSegment: number,
): void {
  const at = combatantOf(log.state, push.targetId).position;
  startPush(log, push, stepsAway(push.origin, at, feet / FEET_PER_HEX), hexesPerSegment);
}

/** SEG-68, 69: pushes the target on along these single steps, the first segment's share at once. */
export function startPush(
  log: EventRecorder,
  push: Pick<Strike, 'attackerId' | 'targetId'>,
  steps: readonly Hex[],
  hexesPerSegment: number,
): void {
  if (steps.length === 0) return;
  const pushback: Pushback = {
    kind: 'PUSHBACK',
    id: newId(log.state, push.attackerId),
    ownerId: log.state.settings.pushTiming === 'PUSHED' ? push.targetId : push.attackerId,
    pusherId: push.attackerId,
    since: now(log.state),
    targetId: push.targetId,
    steps,
    hexesPerSegment,
  };
  log.emit({ type: 'PushbackStarted', pushback, hexes: steps.length });
  playPushback(log, pushback);
}

/** SEG-71: the single steps of the line from `from` through `at` and on, from `at` outwards. */
function stepsAway(from: Hex, at: Hex, count: number): readonly Hex[] {
  const span = distance(from, at);
  if (span === 0) return [];
  const away = subtract(at, from);
  const times = 1 + Math.ceil(count / span);
  const far = { q: from.q + away.q * times, r: from.r + away.r * times };
  const hexes = line(at, far).slice(0, count + 1);
  return hexes.slice(1).map((hex, i) => subtract(hex, hexes[i] ?? at));
}

/** SEG-70, 72: one segment of push; an obstacle, someone in the way or the map's edge ends it. */
export function playPushback(log: EventRecorder, pushback: Pushback): void {
  const { id, targetId, steps, hexesPerSegment } = pushback;
  const due = steps.slice(0, hexesPerSegment);
  const { path, barrier } = slide(log.state, targetId, due);
  const left = barrier ? 0 : steps.length - due.length;
  const meant = due.length;
  log.emit({ type: 'CombatantPushed', id, combatantId: targetId, path, meant, barrier, left });
}

interface Slide {
  readonly path: readonly Hex[];
  readonly barrier: Barrier | null;
}

/** SEG-72: the hexes of a pushback that are still to come, as far as nothing stands in the way. */
export const wayOfPush = (state: State, { targetId, steps }: Pushback): readonly Hex[] =>
  slide(state, targetId, steps).path;

function slide(state: State, targetId: string, steps: readonly Hex[]): Slide {
  const others = inTheWayOf(state, targetId);
  const path: Hex[] = [];
  let from = combatantOf(state, targetId).position;
  for (const step of steps) {
    const to = add(from, step);
    const barrier = barrierAt(state.battlefield, others, { from, to });
    if (barrier) return { path, barrier };
    path.push(to);
    from = to;
  }
  return { path, barrier: null };
}
