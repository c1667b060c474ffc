import { type Actor, plays } from '../../../core/command/actor.ts';
import { viewDeclared } from '../../../core/views/event-view.ts';
import { type Event, type EventOfType, events } from '../model/events.ts';

/** An event as a seat sees it. */
export type EventView = Event;

/** What of an event the actor may know, or null. */
export function viewEvent(event: Event, actor: Actor): EventView | null {
  const seen = viewDeclared(events, event, actor);
  if (event.type !== 'CombatantUpdated' && event.type !== 'Adjudicated') return seen;
  if (!seen || plays(actor, event.combatantId)) return seen;
  return event.type === 'CombatantUpdated'
    ? withoutSheet(event)
    : { ...event, figures: publicFigures(event) };
}

/** A changed sheet is its owner's alone. */
const withoutSheet = (event: EventOfType<'CombatantUpdated'>): EventView | null =>
  event.name === null && event.side === null ? null : { ...event, sheet: null };

/** Wounds and seconds are seen by all; the other figures stand on the sheet. */
function publicFigures({
  figures,
}: EventOfType<'Adjudicated'>): EventOfType<'Adjudicated'>['figures'] {
  const { wounds = null, secondsLeft = null } = figures ?? {};
  if (wounds === null && secondsLeft === null) return null;
  return {
    wounds,
    toughness: null,
    dyingAgainst: null,
    secondsLeft,
    dodgesLeft: null,
    parriesLeft: null,
    blocksLeft: null,
  };
}
