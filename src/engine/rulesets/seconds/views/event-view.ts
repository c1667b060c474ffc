import { type Actor, plays } from '../../../core/command/actor.ts';
import { viewDeclared } from '../../../core/views/event-view.ts';
import type { FoeNumbers } from '../../../core/views/foe-numbers.ts';
import { type Event, type EventOfType, events } from '../model/events.ts';

/** What of an event the actor may know, or null. */
export function viewEvent(event: Event, actor: Actor, foeNumbers?: FoeNumbers): Event | null {
  const seen = viewDeclared<Event>(events, event, actor, foeNumbers);
  return event.type === 'Adjudicated' && seen && !plays(actor, event.combatantId)
    ? { ...event, stats: publicStats(event) }
    : seen;
}

/** Wounds and seconds are seen by all; the other figures stand on the sheet. */
function publicStats({ stats }: EventOfType<'Adjudicated'>): EventOfType<'Adjudicated'>['stats'] {
  const { wounds = null, secondsLeft = null } = stats ?? {};
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
