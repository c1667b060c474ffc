import type { Dice } from '../values/dice.ts';
import { type EventsAfter, type EventRecorder, recordFrom } from './event-recorder.ts';
import type { Rejection } from './rejection.ts';
import { err, errorOf, ok, type Result } from '../values/result.ts';

/** What happened, and the state that it leads to. */
interface Recorded<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * One kind of command: what it comes to, or the first rule that forbids it; and what it then does.
 * The plan carries all that was judged, so that nothing is looked up, or invented, a second time.
 */
export interface Handler<State, Event, Command, Plan = unknown> {
  judge(state: State, command: Command): Result<Plan, Rejection>;
  /** The only place that rolls. */
  apply(plan: Plan, recorder: EventRecorder<State, Event>, dice: Dice): void;
}

/** A plan for a command unless a rule forbids it: the command itself where nothing is to be worked out. */
export const planUnless = <Plan>(
  rejection: Rejection | null,
  plan: Plan,
): Result<Plan, Rejection> => (rejection ? err(rejection) : ok(plan));

/** The handler of every kind of command. */
export type Handlers<State, Event, Command extends { readonly type: string }> = {
  readonly [T in Command['type']]: Handler<State, Event, Extract<Command, { readonly type: T }>>;
};

/**
 * Judges commands by their handlers; `evolve` applies each event as it happens, `eventsAfter` says
 * which it brings about at once, and `progress` plays what happens by itself after a command.
 */
export function decider<State, Event, Command extends { readonly type: string }>(
  handlers: Handlers<State, Event, Command>,
  evolve: (state: State, event: Event) => State,
  progress: (recorder: EventRecorder<State, Event>, dice: Dice) => void,
  eventsAfter?: EventsAfter<State, Event>,
) {
  const handlerOf = ({ type }: Command) =>
    handlers[type as Command['type']] as Handler<State, Event, Command>;
  return {
    /** Judges a command, applies it, and plays on to the next decision. */
    decide: (
      command: Command,
      state: State,
      dice: Dice,
    ): Result<Recorded<State, Event>, Rejection> => {
      const handler = handlerOf(command);
      const judged = handler.judge(state, command);
      if (!judged.ok) return judged;
      const recorder = recordFrom(state, evolve, eventsAfter);
      handler.apply(judged.value, recorder, dice);
      progress(recorder, dice);
      return ok({ events: recorder.events, state: recorder.state });
    },
    /** Why this command would be refused, without applying it. */
    refusalOf: (state: State, command: Command): Rejection | null =>
      errorOf(handlerOf(command).judge(state, command)),
  };
}
