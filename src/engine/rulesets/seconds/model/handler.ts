import type * as recording from '../../../core/command/event-recorder.ts';
import type * as core from '../../../core/command/handler.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** One kind of command: what it comes to or why it is refused, and what it does. */
export type Handler<Command, Plan = Command> = core.Handler<State, Event, Command, Plan>;

/** What a command makes happen, event by event, with the state as it stands after the last. */
export type EventRecorder = recording.EventRecorder<State, Event>;
