import { type Actor, plays } from '../../../core/command/actor.ts';
import { viewDeclared } from '../../../core/views/event-view.ts';
import { type Event, events } from '../model/events.ts';

/** What a seat may learn of an event; of a changed sheet only who plays its combatant. */
export function viewEvent(event: Event, actor: Actor): Event | null {
  const seen = viewDeclared(events, event, actor);
  if (seen?.type !== 'CombatantUpdated' || plays(actor, seen.combatantId)) return seen;
  return seen.name === null && seen.side === null ? null : { ...seen, sheet: null };
}
