import type { EventRecorder as CoreEventRecorder } from '../../../core/command/event-recorder.ts';
import type { Handler as CoreHandler } from '../../../core/command/handler.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** One kind of command: why it may not be, and what it does. */
export type Handler<Command> = CoreHandler<State, Event, Command>;

/** The events of a command as they happen, with the state after the last. */
export type EventRecorder = CoreEventRecorder<State, Event>;
