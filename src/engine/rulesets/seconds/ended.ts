import { illegal, type Rejection } from '../../core/command/rejection.ts';
import type { State } from './state.ts';

export function refuseEnded(state: State): Rejection | null {
  if (state.phase.kind !== 'ENDED') return null;
  return illegal('SEC-07', 'This encounter has ended', 'no more rounds are played in it');
}
