import { unless } from '../../../core/state-check/fault.ts';
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

/** The targets of an action's attacks, and how many of these are named as they are made. */
export interface Volley {
  readonly targets: readonly Target[];
  readonly unnamed: number;
}

/** SEG-26: the first attack now, each further one in a segment of its own. */
export function startAttacks(
  recorder: EventRecorder,
  ownerId: string,
  means: Means,
  { targets: [first, ...targets], unnamed }: Volley,
): void {
  if (!first) return;
  launch(recorder, ownerId, means, first);
  if (targets.length + unnamed === 0) return;
  const id = newId(recorder.state, ownerId);
  const since = now(recorder.state);
  const open = { targets, ...(unnamed > 0 && { unnamed }) };
  recorder.emit({
    type: 'FollowUpSet',
    followUp: { kind: 'FOLLOW_UP', id, ownerId, since, ...means, ...open },
  });
}

/** SEG-10, 26: the next attack of an action that makes several; R-75: one without any target is spent. */
function playFollowUp(recorder: EventRecorder, followUp: FollowUp): void {
  const { id, ownerId: attackerId, action, unnamed = 0 } = followUp;
  const [next, ...targets] = followUp.targets;
  if (!next) {
    recorder.emit({ type: 'FollowUpSpent', id, attackerId, action, unnamed: unnamed - 1 });
    return;
  }
  recorder.emit({ type: 'FollowUpTaken', id, attackerId, action, targets });
  launch(recorder, attackerId, meansOf(followUp), next);
}

/** the next attack, at the target that its owner has named. */
export function aimFollowUp(recorder: EventRecorder, followUp: FollowUp, target: Target): void {
  const { id, ownerId: attackerId, action, unnamed = 0 } = followUp;
  recorder.emit({
    ...{ type: 'FollowUpTaken', id, attackerId, action, targets: [] },
    unnamed: unnamed - 1,
  });
  launch(recorder, attackerId, meansOf(followUp), target);
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
    return targets.length === 0 && !one.unnamed ? null : { ...one, targets };
  },
  supposed: (state, one) => ({ ...one, ...plainMeans(state, one) }),
  faults: (_, { targets, unnamed = 0 }) =>
    unless(targets.length + unnamed > 0, ['targets'], 'It has an attack to come.'),
};

export const followUpChanges = {
  FollowUpSet: (state: State, { followUp }: EventOf<'FollowUpSet'>): State =>
    addOngoing(state, followUp),
  FollowUpTaken: (state: State, { id, targets, unnamed }: EventOf<'FollowUpTaken'>): State =>
    targets.length === 0 && !unnamed
      ? dropOngoing(state, id)
      : changeOngoing(state, id, 'FOLLOW_UP', { targets, ...(unnamed && { unnamed }) }),
  FollowUpSpent: (state: State, { id, unnamed }: EventOf<'FollowUpSpent'>): State =>
    unnamed === 0 ? dropOngoing(state, id) : changeOngoing(state, id, 'FOLLOW_UP', { unnamed }),
};
