import type { Actor } from '../../../src/engine/core/command/actor.ts';

export const player = (...combatants: readonly string[]): Actor => ({ kind: 'PLAYER', combatants });

interface Sees<Event> {
  readonly queries: { viewEvent(event: Event, actor: Actor): Event | null };
}

/** What a seat learns of events. */
export const seenBy = <Event>(
  { queries }: Sees<Event>,
  events: readonly Event[],
  actor: Actor,
): readonly Event[] => events.flatMap((event) => queries.viewEvent(event, actor) ?? []);
