import type { Segment, State } from './state.ts';

export const SEGMENTS_PER_ROUND = 3;

/** SEG-07: segments since the fight began, counting this one; 0 before round 1. */
export function now(state: State): number {
  const { phase } = state;
  return phase.kind === 'COMBAT' ? tick(phase.round, phase.segment) : 0;
}

export const tick = (round: number, segment: number): number =>
  (round - 1) * SEGMENTS_PER_ROUND + segment;

/** The round and segment of a tick from 1 on. */
export function roundAndSegment(ticks: number): {
  readonly round: number;
  readonly segment: Segment;
} {
  const round = Math.floor((ticks - 1) / SEGMENTS_PER_ROUND) + 1;
  return { round, segment: (ticks - tick(round, 0)) as Segment };
}

export function roundOf(state: State): number {
  const { phase } = state;
  return phase.kind === 'SETUP' ? 0 : phase.round;
}

/** Whether something began in a round before this one. */
export const isOfEarlierRound = (state: State, { since }: { readonly since: number }): boolean =>
  roundAndSegment(since).round < roundOf(state);
