import { now } from '../model/clock.ts';
import { addOngoing, changeOngoing, dropOngoing } from '../model/combatant/patch.ts';
import type { EventOf } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { newId } from '../model/ids.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Launch, Means, OngoingOf, Strike, Target } from '../model/ongoing.ts';
import type { State } from '../model/state.ts';
import {
  attackName,
  meansOf,
  namesOf,
  strikeFigures,
  strikeOf,
  whySpent,
} from '../stats/strike.ts';
import { isInSight } from '../terrain/sight.ts';
import { startArea } from './area.ts';
import { madeNow } from './arrive.ts';
import { creaturesOf, isAimedAt, type OngoingKind } from './kind.ts';
import { laidCourse } from './laid-course.ts';
import { plainMeans } from './plain-means.ts';
import { placeOf, reachTarget, startProjectile } from './projectile.ts';

type FollowUp = OngoingOf<'FOLLOW_UP'>;

/** SEG-26: the first attack now, each further one in a segment of its own. */
export function startAttacks(
  recorder: EventRecorder,
  ownerId: string,
  means: Means,
  [first, ...targets]: readonly Target[],
): void {
  if (!first) return;
  launch(recorder, ownerId, means, first);
  if (targets.length === 0) return;
  const id = newId(recorder.state, ownerId);
  const since = now(recorder.state);
  recorder.emit({
    type: 'FollowUpSet',
    followUp: { kind: 'FOLLOW_UP', id, ownerId, since, ...means, targets },
  });
}

/** SEG-10, 26: the next attack of an action that makes several. */
function playFollowUp(recorder: EventRecorder, followUp: FollowUp): void {
  const { id, ownerId } = followUp;
  const [next, ...targets] = followUp.targets;
  const { action } = followUp;
  recorder.emit({ type: 'FollowUpTaken', id, attackerId: ownerId, action, targets });
  if (next) launch(recorder, ownerId, meansOf(followUp), next);
}

/**
 * Launches an attack: it flies its first segment at once (SEG-58, 59). SEG-74, 77: the later
 * attacks of a Full take aim only now, and one whose target has got out of sight is spent.
 */
function launch(recorder: EventRecorder, attackerId: string, means: Means, target: Target): void {
  const launched: Launch = {
    id: newId(recorder.state, attackerId),
    attackerId,
    ...means,
    ...madeNow(recorder.state, attackerId),
  };
  if (target.kind === 'CREATURE') {
    const { position: at } = combatantOf(recorder.state, target.id);
    const strike = strikeOf(launched, { targetId: target.id, at });
    const reason = whySpent(recorder.state, strike) ?? whyUnseen(recorder.state, strike);
    if (reason) {
      recorder.emit({ type: 'AttackSpent', ...namesOf(strike), reason });
      return;
    }
  }
  switch (strikeFigures(recorder.state, means).effect.form) {
    case 'MELEE':
      reachTarget(recorder, launched, { target, goal: placeOf(recorder.state, target) });
      return;
    case 'PROJECTILE':
      startProjectile(recorder, launched, target);
      return;
    case 'AREA':
      startArea(recorder, launched, placeOf(recorder.state, target));
  }
}

const whyUnseen = (state: State, { origin, targetId }: Strike): 'OUT_OF_SIGHT' | null =>
  isInSight(state, origin, combatantOf(state, targetId).position) ? null : 'OUT_OF_SIGHT';

/** SEG-26: the attacks still to come of an action that makes several. */
export const followUpKind: OngoingKind<'FOLLOW_UP'> = {
  play: playFollowUp,
  describe: (state, one) => `${attackName(state, one)}: next attack`,
  entry: (_, { targets }) => ({ targetIds: creaturesOf(targets), segments: 1, rule: 'SEG-26' }),
  course: (state, one, { momentOf }) => {
    const hexes = one.targets.flatMap((target) => (target.kind === 'HEX' ? [target.hex] : []));
    return laidCourse(state, one, { hexes, momentOf });
  },
  without: (one, id) => {
    const targets = one.targets.filter((target) => !isAimedAt(target, id));
    return targets.length === 0 ? null : { ...one, targets };
  },
  supposed: (state, one) => ({ ...one, ...plainMeans(state, one) }),
  faults: () => [],
};

export const followUpChanges = {
  FollowUpSet: (state: State, { followUp }: EventOf<'FollowUpSet'>): State =>
    addOngoing(state, followUp),
  FollowUpTaken: (state: State, { id, targets }: EventOf<'FollowUpTaken'>): State =>
    targets.length === 0
      ? dropOngoing(state, id)
      : changeOngoing(state, id, 'FOLLOW_UP', { targets }),
};
