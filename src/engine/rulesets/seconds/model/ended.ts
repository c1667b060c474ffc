import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { endedBy } from '../../../core/table/ending.ts';
import type { State } from './state.ts';

/** SEC-07: no more rounds are played. */
export const refuseEnded = endedBy('SEC-07');

/** SEC-02: it takes a fight that is on. */
export const refuseOutOfFight = (state: State): Rejection | null =>
  refuseEnded(state) ??
  (state.phase.kind === 'COMBAT'
    ? null
    : illegal('SEC-02', 'No fight is on', 'roll initiative first'));
