import type { Dice } from './dice.ts';
import type { Log } from './log.ts';
import type { Rejection } from './rejection.ts';

/** One kind of command: why it may not be, and what it does. */
export interface Handler<State, Event, Command> {
  /** The first rule that forbids it, or null. */
  refuse(state: State, command: Command): Rejection | null;
  /** Carries out a command that was not refused. */
  carryOut(log: Log<State, Event>, command: Command, dice: Dice): void;
}
