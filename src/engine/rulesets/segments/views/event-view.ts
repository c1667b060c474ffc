import { type Actor, plays } from '../../../core/command/actor.ts';
import { viewDeclared } from '../../../core/views/event-view.ts';
import { type Event, events } from '../model/events.ts';

/** An event as a seat sees it: null in place of what only others may know. */
export type EventView = Event;

export function viewEvent(event: Event, actor: Actor): EventView | null {
  if (event.type === 'CombatantUpdated' && !plays(actor, event.combatantId))
    return event.name === null && event.side === null ? null : { ...event, sheet: null };
  return viewDeclared<Event>(events, event, actor);
}
