import type * as recorder from '../../../core/command/event-recorder.ts';
import type * as core from '../../../core/command/handler.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What a command makes happen, event by event, with the state as it stands after the last. */
export type EventRecorder = recorder.EventRecorder<State, Event>;

/** One kind of command: what it comes to or why it is refused, and what it does. */
export type Handler<Command, Plan = Command> = core.Handler<State, Event, Command, Plan>;
