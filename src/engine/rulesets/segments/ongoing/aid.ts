import { inParts, stagesOf } from '../../../core/views/course.ts';
import type { CourseStage } from '../../../core/views/timeline.ts';
import { unless } from '../../../core/state-check/fault.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { distance } from '../../../grid/hex.ts';
import { line } from '../../../grid/line.ts';
import { isDownAt } from '../condition/down.ts';
import { heal } from '../condition/heal.ts';
import { inflict } from '../condition/inflict.ts';
import { now } from '../model/clock.ts';
import { addOngoing, changeOngoing, dropOngoing } from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { actionOf, aidEffectOf, combatantOf, findAction } from '../model/lookup.ts';
import type { Aid } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import { endedEarly } from '../stats/ended.ts';
import { refusePlace } from '../terrain/passage.ts';
import { type MomentOf, type OngoingKind, path, soFar } from './kind.ts';
import { present } from './moments.ts';

/** Sets an aid going, which plays its first segment at once (SEG-58). */
export function startAid(
  recorder: EventRecorder,
  ownerId: string,
  plan: Pick<Aid, 'action' | 'use' | 'targetId'>,
  dice: Dice,
): void {
  const aid: Aid = {
    kind: 'AID',
    id: newId(recorder.state, ownerId),
    ownerId,
    since: now(recorder.state),
    ...plan,
    origin: combatantOf(recorder.state, ownerId).position,
    flown: 0,
    stage: 'COMING',
    timesLeft: aidEffectOf(recorder.state, plan.action).times,
  };
  recorder.emit({ type: 'AidStarted', aid });
  playAid(recorder, aid, dice);
}

/** One segment of an aid: it comes nearer, or does its work again. */
function playAid(recorder: EventRecorder, aid: Aid, dice: Dice): void {
  if (aid.stage !== 'COMING') {
    workAid(recorder, aid, dice);
    return;
  }
  const { id, targetId, ownerId, action } = aid;
  const { speed } = aidEffectOf(recorder.state, action);
  const target = combatantOf(recorder.state, targetId);
  const flown = aid.flown + (speed ?? Infinity);
  if (flown < distance(aid.origin, target.position))
    recorder.emit({ type: 'AidAdvanced', id, flown });
  // SEG-105: a combatant who is down cannot refuse, and no one refuses their own.
  else if (targetId === ownerId || target.status === 'DOWN') workAid(recorder, aid, dice);
  else recorder.emit({ type: 'AidOffered', id, combatantId: targetId, sourceId: ownerId, action });
}

/** SEG-114: heals, and the first time gives its conditions. */
export function workAid(recorder: EventRecorder, aid: Aid, dice: Dice): void {
  const { id, targetId, ownerId: sourceId, action, timesLeft } = aid;
  const { healing, gives, times } = aidEffectOf(recorder.state, action);
  if (healing && !hasRoom(recorder.state, targetId)) {
    recorder.emit(endedEarly(recorder.state, aid, 'BLOCKED'));
    return;
  }
  const worked = { id, combatantId: targetId, sourceId, action, timesLeft: timesLeft - 1 };
  recorder.emit({ type: 'AidWorked', ...worked });
  for (const { condition, segments } of timesLeft === times ? gives : []) {
    const until = segments === null ? null : Math.max(now(recorder.state), 1) + segments;
    inflict(recorder, targetId, { condition, until, dice: 0, once: false });
  }
  if (healing) heal(recorder, { formula: healing, action, sourceId, targetId }, dice);
}

/** SEG-55: a combatant who is down gets up only in a free hex. */
function hasRoom(state: State, id: string): boolean {
  const { status, position, hitPoints } = combatantOf(state, id);
  return status !== 'DOWN' || !isDownAt(hitPoints) || refusePlace(state, position) === null;
}

/** SEG-58, 114: to its arrival, or to its last healing. */
function segmentsLeft(state: State, aid: Aid): number {
  const { stage, action, origin, targetId, flown, timesLeft } = aid;
  if (stage !== 'COMING') return timesLeft;
  const left = distance(origin, combatantOf(state, targetId).position) - flown;
  return Math.max(1, Math.ceil(left / (aidEffectOf(state, action).speed ?? Infinity)));
}

/** SEG-58, 114: as a projectile. */
function stages(
  state: State,
  { origin, targetId, flown, action }: Aid,
  momentOf: MomentOf,
): readonly CourseStage[] {
  const way = line(origin, combatantOf(state, targetId).position);
  const passed = Math.min(flown + 1, way.length - 1);
  const { speed } = aidEffectOf(state, action);
  const parts = inParts(way.slice(passed), speed ?? way.length);
  return [...soFar(way.slice(0, passed)), ...stagesOf(parts, momentOf)];
}

/** SEG-114: something done for a combatant. */
export const aidKind: OngoingKind<'AID'> = {
  play: (recorder, aid, { dice }) => {
    playAid(recorder, aid, dice);
  },
  describe: (state, { action, targetId }) =>
    `${actionOf(state, action).name} for ${combatantOf(state, targetId).name}`,
  entry: (state, aid) => ({
    targetIds: [aid.targetId],
    segments: segmentsLeft(state, aid),
    rule: 'SEG-114',
    // What is offered waits for an answer here and now.
    ...(aid.stage === 'OFFERED' && { resolves: { ...present(state), onTurnOfId: null } }),
  }),
  course: (state, aid, { momentOf }) =>
    aid.stage === 'COMING' ? path(() => stages(state, aid, momentOf)) : null,
  without: (aid, id) => (aid.targetId === id ? null : aid),
  supposed: (_, aid) => aid,
  faults: (state, { action }) =>
    unless(
      findAction(state, action)?.effect.type === 'AID',
      ['action'],
      `There is no aid '${action}'.`,
    ),
};

export const aidChanges = {
  AidStarted: (state: State, { aid }: EventOf<'AidStarted'>): State => addOngoing(state, aid),
  AidAdvanced: (state: State, { id, flown }: EventOf<'AidAdvanced'>): State =>
    changeOngoing(state, id, 'AID', { flown }),
  AidOffered: (state: State, { id }: EventOf<'AidOffered'>): State =>
    changeOngoing(state, id, 'AID', { stage: 'OFFERED' }),
  AidRefused: (state: State, { id }: EventOf<'AidRefused'>): State => dropOngoing(state, id),
  AidWorked: (state: State, { id, timesLeft }: EventOf<'AidWorked'>): State =>
    timesLeft === 0
      ? dropOngoing(state, id)
      : changeOngoing(state, id, 'AID', { stage: 'WORKING', timesLeft }),
};
