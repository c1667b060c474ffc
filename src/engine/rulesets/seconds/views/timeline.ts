import { cited, oneOf, type TypeOf } from '../../../core/schema/describe.ts';
import type { PointInTime, TimelineEntry } from '../../../core/views/timeline.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { timeAfter, now, roundOfNextTurn } from '../model/clock.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';

export const timelineKind = oneOf('TimelineKind', 'What is ongoing.', {
  ATTACK: cited('An attack that has arrived.', 'SEC-41'),
  ACTION: cited('An action in progress.', 'SEC-13'),
  DELAYED_EFFECT: cited('An effect that comes later.', 'SEC-19'),
  DELAYED_TURN: cited('A turn that was delayed and can still be taken.', 'SEC-24'),
});

interface Entry extends TimelineEntry {
  readonly kind: TypeOf<typeof timelineKind>;
}

/** All that is ongoing, and when it resolves as things stand now; soonest first. */
export function timeline(state: State): readonly Entry[] {
  if (state.phase.kind !== 'COMBAT') return [];
  const entries = [
    ...attackEntries(state),
    ...Object.values(state.combatants).flatMap((combatant) => actionEntries(state, combatant)),
    ...delayEntries(state),
    ...heldTurnEntries(state),
  ];
  return entries.sort((a, b) => when(a.resolves) - when(b.resolves));
}

const when = ({ round, step }: PointInTime): number => round * SECONDS_PER_TURN + step;

function attackEntries(state: State): readonly Entry[] {
  return state.attacks.map(({ id, action, attackerId, targetId }) => ({
    id,
    kind: 'ATTACK',
    label: `${actionOf(state, action).name} hits ${combatantOf(state, targetId).name}`,
    ownerId: attackerId,
    targetIds: [targetId],
    resolves: now(state),
    rule: 'SEC-41',
  }));
}

/** Each action is ongoing once. */
export const actionEntryId = ({ id }: Pick<Combatant, 'id'>, { action }: Doing): string =>
  `${id}/${action}`;

/** SEC-12, 13: as it ends if its owner goes on with it. */
function actionEntries(state: State, combatant: Combatant): readonly Entry[] {
  const { id, name, doing, paused } = combatant;
  const entry = (begun: Doing, isPaused: boolean): Entry => {
    const { seconds, done, targetIds } = begun;
    return {
      id: actionEntryId(combatant, begun),
      kind: 'ACTION',
      label: `${name}: ${doingName(state, begun)}, ${done} of ${seconds} s${isPaused ? ', paused' : ''}`,
      ownerId: id,
      targetIds,
      resolves: timeAfter(state, id, seconds - done),
      rule: isPaused ? 'SEC-12' : 'SEC-13',
    };
  };
  return [...(doing ? [entry(doing, false)] : []), ...paused.map((begun) => entry(begun, true))];
}

/** The action, and the weapon that it is done with. */
function doingName(state: State, { action, weapon }: Doing): string {
  const { name } = actionOf(state, action);
  return weapon === null ? name : `${name} (${actionOf(state, weapon).name})`;
}

/** SEC-18: on its owner's seconds only. */
function delayEntries(state: State): readonly Entry[] {
  return state.delays.map(({ id, ownerId, action, left, targetIds }) => ({
    id,
    kind: 'DELAYED_EFFECT',
    label: `${actionOf(state, action).name} of ${combatantOf(state, ownerId).name}`,
    ownerId,
    targetIds: [...new Set(targetIds)],
    resolves: timeAfter(state, ownerId, left),
    rule: 'SEC-19',
  }));
}

/** SEC-27: the last time at which a delayed turn can be taken. */
function heldTurnEntries(state: State): readonly Entry[] {
  return Object.values(state.combatants)
    .filter(({ delayedTurn }) => delayedTurn)
    .map(({ id, name }) => ({
      id: `${id}/turn`,
      kind: 'DELAYED_TURN',
      label: `${name} has delayed the turn`,
      ownerId: id,
      targetIds: [],
      resolves: { round: roundOfNextTurn(state, id), step: 1, onTurnOfId: id },
      rule: 'SEC-27',
    }));
}
