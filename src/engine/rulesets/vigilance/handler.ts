import type * as core from '../../core/command/handler.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** One kind of command: why it may not be, and what it does. */
export type Handler<Command> = core.Handler<State, Event, Command>;
