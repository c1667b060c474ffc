import type { Dice } from '../values/dice.ts';
import { type EventsAfter, type EventRecorder, recordFrom } from './event-recorder.ts';
import type { Rejection } from './rejection.ts';
import { err, ok, type Result } from '../values/result.ts';

/** What happened, and the state that it leads to. */
interface Recorded<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/** One kind of command: why it may not be, and what it does. */
export interface Handler<State, Event, Command> {
  /** The first rule that forbids it, or null. */
  refuse(state: State, command: Command): Rejection | null;
  /** Carries out a command that was not refused. */
  carryOut(log: EventRecorder<State, Event>, command: Command, dice: Dice): void;
}

/** The handler of every kind of command. */
export type Handlers<State, Event, Command extends { readonly type: string }> = {
  readonly [T in Command['type']]: Handler<State, Event, Extract<Command, { readonly type: T }>>;
};

/**
 * Judges commands by their handlers; `evolve` applies each event as it happens, `eventsAfter` says
 * which it brings about at once, and `playOn` plays what happens by itself after a command.
 */
export function decider<State, Event, Command extends { readonly type: string }>(
  handlers: Handlers<State, Event, Command>,
  evolve: (state: State, event: Event) => State,
  playOn: (log: EventRecorder<State, Event>, dice: Dice) => void,
  eventsAfter?: EventsAfter<State, Event>,
) {
  const handlerOf = ({ type }: Command) =>
    handlers[type as Command['type']] as Handler<State, Event, Command>;
  return {
    /** Judges a command, carries it out, and plays on to the next decision. */
    decide: (
      command: Command,
      state: State,
      dice: Dice,
    ): Result<Recorded<State, Event>, Rejection> => {
      const handler = handlerOf(command);
      const refusal = handler.refuse(state, command);
      if (refusal) return err(refusal);
      const log = recordFrom(state, evolve, eventsAfter);
      handler.carryOut(log, command, dice);
      playOn(log, dice);
      return ok({ events: log.events, state: log.state });
    },
    /** Why this command would be refused, without carrying it out. */
    refusalOf: (state: State, command: Command): Rejection | null =>
      handlerOf(command).refuse(state, command),
  };
}
