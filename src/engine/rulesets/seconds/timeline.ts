import type { Moment, TimelineEntry } from '../../core/views/timeline.ts';
import { SECONDS_PER_TURN } from './actions.ts';
import { actionOf, combatantOf, combatOf } from './lookup.ts';
import type { Combatant, State } from './state.ts';

/** All that is under way, and when it resolves as things stand now; soonest first. */
export function timeline(state: State): readonly TimelineEntry[] {
  if (state.phase.kind !== 'COMBAT') return [];
  const entries = [
    ...attackEntries(state),
    ...Object.values(state.combatants).flatMap((combatant) => actionEntries(state, combatant)),
    ...delayEntries(state),
    ...heldTurnEntries(state),
  ];
  return entries.sort((a, b) => when(a.resolves) - when(b.resolves));
}

const when = ({ round, step }: Moment): number => round * SECONDS_PER_TURN + step;

function attackEntries(state: State): readonly TimelineEntry[] {
  return state.attacks.map(({ id, action, attackerId, targetId }) => ({
    id,
    kind: 'ATTACK',
    label: `${actionOf(state, action).name} hits ${combatantOf(state, targetId).name}`,
    sourceId: attackerId,
    targetId,
    resolves: here(state),
    rule: 'SEC-41',
  }));
}

/** SEC-12, 13: as it ends if its owner goes on with it. */
function actionEntries(state: State, { id, name, doing }: Combatant): readonly TimelineEntry[] {
  if (!doing) return [];
  return [
    {
      id: `${id}/${doing.action}`,
      kind: 'ACTION',
      label: `${name}: ${actionOf(state, doing.action).name}`,
      sourceId: id,
      targetId: null,
      resolves: afterSeconds(state, id, doing.seconds - doing.done),
      rule: 'SEC-13',
    },
  ];
}

/** SEC-18: on its owner's seconds only. */
function delayEntries(state: State): readonly TimelineEntry[] {
  return state.delays.map(({ id, ownerId, action, left, targetIds }) => ({
    id,
    kind: 'DELAY',
    label: `${actionOf(state, action).name} of ${combatantOf(state, ownerId).name}`,
    sourceId: ownerId,
    targetId: targetIds[0] ?? null,
    resolves: afterSeconds(state, ownerId, left),
    rule: 'SEC-19',
  }));
}

/** SEC-27: the last moment for a delayed turn. */
function heldTurnEntries(state: State): readonly TimelineEntry[] {
  return Object.values(state.combatants)
    .filter(({ holdsTurn }) => holdsTurn)
    .map(({ id, name }) => ({
      id: `${id}/turn`,
      kind: 'DELAYED_TURN',
      label: `${name} has delayed the turn`,
      sourceId: id,
      targetId: null,
      resolves: { round: nextTurnOf(state, id), step: 1, onTurnOfId: id },
      rule: 'SEC-27',
    }));
}

function here(state: State): Moment {
  const { round, turns } = combatOf(state);
  const turn = turns.at(-1);
  return { round, step: turn?.second ?? 0, onTurnOfId: turn?.combatantId ?? null };
}

/** The moment so many seconds of this combatant's turns from now, a delayed one included. */
function afterSeconds(state: State, id: string, seconds: number): Moment {
  const { round, turns } = combatOf(state);
  const begun = turns.find(({ combatantId }) => combatantId === id);
  const left = begun ? SECONDS_PER_TURN - begun.second : 0;
  if (begun && seconds <= left) return { round, step: begun.second + seconds, onTurnOfId: id };
  const next = nextTurnOf(state, id);
  const turnsOn = Math.ceil((seconds - left) / SECONDS_PER_TURN) - 1;
  const step = seconds - left - turnsOn * SECONDS_PER_TURN;
  // SEC-27: a turn that is held passes just before the next one at the latest.
  const held = combatantOf(state, id).holdsTurn ? 1 : 0;
  return { round: next + Math.max(0, turnsOn - held), step, onTurnOfId: id };
}

/** The round of the combatant's next regular turn. */
function nextTurnOf(state: State, id: string): number {
  const { round, waiting } = combatOf(state);
  return waiting.includes(id) ? round : round + 1;
}
