import { unless } from '../../../core/state-check/fault.ts';
import type { PointInTime } from '../../../core/views/timeline.ts';
import { now, roundAndSegment } from '../model/clock.ts';
import { addOngoing, dropOngoing } from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import { actionOf, combatantOf, findAction } from '../model/lookup.ts';
import type { Delayed } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import type { OngoingKind } from './kind.ts';
import { laidCourse } from './laid-course.ts';
import { plainMeans } from './plain-means.ts';

/** SEG-112: whether its segment has come; before round 1 everything is played to its end. */
const hasCome = (state: State, { begins }: Delayed): boolean =>
  state.phase.kind === 'SETUP' || begins <= now(state);

/** what begins as it was declared waits for an answer alone, not for a turn of its owner. */
function momentOfPart({ ownerId, since, begins }: Delayed, part: number): PointInTime {
  const { round, segment: step } = roundAndSegment(Math.max(1, begins) + part - 1);
  return { round, step, onTurnOfId: part === 1 && since === begins ? null : ownerId };
}

/** SEG-112: the effect of a Full action that is still to begin. */
export const delayedKind: OngoingKind<'DELAYED'> = {
  isDue: hasCome,
  play: (recorder, one, { dice, begin }) => {
    begin(recorder, one, dice);
  },
  describe: (state, { action }) => `${actionOf(state, action).name} is to take effect`,
  entry: (_, one) => {
    const targetIds = [...new Set(one.targetIds)];
    return { targetIds, segments: 1, rule: 'SEG-112', resolves: momentOfPart(one, 1) };
  },
  course: (state, one) => {
    const { ownerId, targetHexes, targetIds } = one;
    const isAimed = targetHexes.length > 0 || targetIds.length > 0;
    const hexes = isAimed ? targetHexes : [combatantOf(state, ownerId).position];
    return laidCourse(state, one, { hexes, momentOf: (part) => momentOfPart(one, part) });
  },
  without: (one, id) => {
    const targetIds = one.targetIds.filter((targetId) => targetId !== id);
    const isLost = one.targetIds.length > 0 && targetIds.length === 0;
    return isLost ? null : { ...one, targetIds };
  },
  supposed: (state, one) =>
    actionOf(state, one.action).effect.type === 'ATTACK'
      ? { ...one, ...plainMeans(state, one), use: one.use, path: [], hexes: [] }
      : null,
  faults: (state, { action, use }) =>
    unless(
      findAction(state, action)?.uses.some(({ kind }) => kind === use) === true,
      ['use'],
      `There is no action '${action}' with the use ${use}.`,
    ),
};

export const delayedChanges = {
  EffectDelayed: (state: State, { delayed }: EventOf<'EffectDelayed'>): State =>
    addOngoing(state, delayed),
  EffectBegan: (state: State, { id }: EventOf<'EffectBegan'>): State => dropOngoing(state, id),
};
