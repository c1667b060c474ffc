import { inParts, stagesOf } from '../../../core/views/course.ts';
import { type Barrier, barrierAt } from '../../../grid/barrier.ts';
import { add, distance, type Hex, subtract } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { FEET_PER_HEX } from '../model/actions.ts';
import { now } from '../model/clock.ts';
import { addOngoing, changeOngoing, dropOngoing, moveAlong } from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import type { OngoingOf, Strike } from '../model/ongoing.ts';
import { inTheWayOf } from '../terrain/passage.ts';
import { holdIfWatched } from './held-way.ts';
import { type OngoingKind, path as pathOf, soFar } from './kind.ts';

type Pushback = OngoingOf<'PUSHBACK'>;

/**
 * SEG-68, 69, 71: pushes the target on along the line of the attack at the action's speed; the
 * segment of contact already gives a full segment of push.
 */
export function startPushback(
  recorder: EventRecorder,
  push: Pick<Strike, 'attackerId' | 'targetId' | 'origin'>,
  feet: number,
  hexesPerSegment: number,
): void {
  const at = combatantOf(recorder.state, push.targetId).position;
  startPush(recorder, push, stepsAway(push.origin, at, feet / FEET_PER_HEX), hexesPerSegment);
}

/** SEG-68, 69: pushes the target on along these single steps, the first segment's share at once. */
export function startPush(
  recorder: EventRecorder,
  push: Pick<Strike, 'attackerId' | 'targetId'>,
  steps: readonly Hex[],
  hexesPerSegment: number,
): void {
  if (steps.length === 0) return;
  const pushback: Pushback = {
    kind: 'PUSHBACK',
    id: newId(recorder.state, push.attackerId),
    ownerId: recorder.state.settings.pushTiming === 'PUSHED' ? push.targetId : push.attackerId,
    pusherId: push.attackerId,
    since: now(recorder.state),
    targetId: push.targetId,
    steps,
    hexesPerSegment,
  };
  recorder.emit({ type: 'PushbackStarted', pushback, hexes: steps.length });
  playPushback(recorder, pushback);
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
function playPushback(recorder: EventRecorder, pushback: Pushback): void {
  const { id, targetId, steps, hexesPerSegment } = pushback;
  const due = steps.slice(0, hexesPerSegment);
  const { path } = slide(recorder.state, targetId, due);
  if (holdIfWatched(recorder, { ownerId: targetId, pushId: id }, path)) return;
  pushOn(recorder, pushback, due.length);
}

/** SEG-72: as far as nothing is in the way, and what then is. */
export const slideOf = (state: State, { targetId, steps }: Pushback, hexes: number): Slide =>
  slide(state, targetId, steps.slice(0, hexes));

/** Pushes on by so many hexes. */
export function pushOn(recorder: EventRecorder, pushback: Pushback, hexes: number): void {
  const { id, targetId, steps } = pushback;
  const due = steps.slice(0, hexes);
  const { path, barrier } = slide(recorder.state, targetId, due);
  const left = barrier ? 0 : steps.length - due.length;
  const meant = due.length;
  recorder.emit({ type: 'CombatantPushed', id, combatantId: targetId, path, meant, barrier, left });
}

interface Slide {
  readonly path: readonly Hex[];
  readonly barrier: Barrier | null;
}

/** SEG-72: the hexes of a pushback that are still to come, as far as nothing stands in the way. */
const wayOfPush = (state: State, { targetId, steps }: Pushback): readonly Hex[] =>
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

/** SEG-68: a pushback, which plays on the turns of its pusher or of the pushed (SEG-70). */
export const pushbackKind: OngoingKind<'PUSHBACK'> = {
  play: playPushback,
  describe: (state, { targetId }) => `${combatantOf(state, targetId).name} is pushed back`,
  entry: (_, { pusherId, targetId, steps, hexesPerSegment }) => ({
    ownerId: pusherId,
    targetIds: [targetId],
    segments: Math.ceil(steps.length / hexesPerSegment),
    rule: 'SEG-68',
  }),
  course: (state, one, { momentOf }) =>
    pathOf(() => {
      const { position } = combatantOf(state, one.targetId);
      const parts = inParts(wayOfPush(state, one), one.hexesPerSegment);
      return [...soFar([position]), ...stagesOf(parts, momentOf)];
    }),
  without: (one, id) => (one.targetId === id || one.pusherId === id ? null : one),
  supposed: (_, one) => one,
  faults: () => [],
};

export const pushbackChanges = {
  PushbackStarted: (state: State, { pushback }: EventOf<'PushbackStarted'>): State =>
    addOngoing(state, pushback),
  CombatantPushed: (state: State, event: EventOf<'CombatantPushed'>): State => {
    const { id, combatantId, path, left } = event;
    const after = moveAlong(state, combatantId, path);
    if (left === 0) return dropOngoing(after, id);
    const push = after.ongoing.find((one) => one.id === id);
    return push?.kind === 'PUSHBACK'
      ? changeOngoing(after, id, 'PUSHBACK', { steps: push.steps.slice(-left) })
      : after;
  },
};
