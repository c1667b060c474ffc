import type { Actor } from '../../../core/command/actor.ts';
import { viewDeclared } from '../../../core/views/event-view.ts';
import { type Event, events } from '../model/events.ts';

/** What a seat may learn of an event, or null. */
export const viewEvent = (event: Event, actor: Actor): Event | null =>
  viewDeclared<Event>(events, event, actor);
