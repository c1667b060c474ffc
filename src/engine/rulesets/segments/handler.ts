import type { Dice } from '../../core/dice.ts';
import type { Rejection } from '../../core/rejection.ts';
import type { Log } from './log.ts';
import type { State } from './state.ts';

/** One kind of command: why it may not be, and what it does. */
export interface Handler<C> {
  /** The first rule that forbids it, or null. */
  refuse(state: State, command: C): Rejection | null;
  /** Carries out a command that was not refused. */
  carryOut(log: Log, command: C, dice: Dice): void;
}
