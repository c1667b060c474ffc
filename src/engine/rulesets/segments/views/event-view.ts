import type { Actor } from '../../../core/command/actor.ts';
import { viewDeclared } from '../../../core/views/event-view.ts';
import { type Event, events } from '../model/events.ts';

/** An event as a seat sees it: null in place of what only others may know. */
export type EventView = Event;

export const viewEvent = (event: Event, actor: Actor): EventView | null =>
  viewDeclared<Event>(events, event, actor);
