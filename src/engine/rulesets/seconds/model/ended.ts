import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import type { State } from './state.ts';

/** Nothing more happens in an encounter that has ended. */
export function refuseEnded(state: State): Rejection | null {
  if (state.phase.kind !== 'ENDED') return null;
  return illegal('SEC-07', 'This encounter has ended', 'no more rounds are played in it');
}

/** SEC-02: it takes a fight that is on. */
export const refuseOutOfFight = (state: State): Rejection | null =>
  refuseEnded(state) ??
  (state.phase.kind === 'COMBAT'
    ? null
    : illegal('SEC-02', 'No fight is on', 'roll initiative first'));
