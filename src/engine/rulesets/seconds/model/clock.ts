import type { PointInTime } from '../../../core/views/timeline.ts';
import { SECONDS_PER_TURN } from './actions.ts';
import { combatantOf, combatOf } from './lookup.ts';
import type { State, Turn } from './state.ts';

/** 0 before the first round. */
export const roundOf = ({ phase }: State): number => (phase.kind === 'SETUP' ? 0 : phase.round);

/** The point in time at which the fight stands. */
export function now(state: State): PointInTime {
  const { round, turns } = combatOf(state);
  const turn = turns.at(-1);
  return { round, step: turn?.second ?? 0, onTurnOfId: turn?.combatantId ?? null };
}

/** The point in time so many seconds of this combatant's turns from now, a delayed one included. */
export function timeAfter(state: State, id: string, seconds: number): PointInTime {
  const { round, turns } = combatOf(state);
  const begun = turns.find(({ combatantId }) => combatantId === id);
  const left = begun ? secondsLeft(begun) : 0;
  if (begun && seconds <= left) return { round, step: begun.second + seconds, onTurnOfId: id };
  const next = roundOfNextTurn(state, id);
  const turnsOn = Math.ceil((seconds - left) / SECONDS_PER_TURN) - 1;
  const step = seconds - left - turnsOn * SECONDS_PER_TURN;
  // SEC-27: a turn that is held passes just before the next one at the latest.
  const held = combatantOf(state, id).delayedTurn ? 1 : 0;
  return { round: next + Math.max(0, turnsOn - held), step, onTurnOfId: id };
}

/** The round of the combatant's next regular turn. */
export function roundOfNextTurn(state: State, id: string): number {
  const { round, waiting } = combatOf(state);
  return waiting.includes(id) ? round : round + 1;
}

/** What a turn still has to spend. */
export const secondsLeft = ({ second }: Turn): number => SECONDS_PER_TURN - second;
