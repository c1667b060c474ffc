import type { Actor } from '../../../src/engine/core/command/actor.ts';

export const player = (...combatants: readonly string[]): Actor => ({ kind: 'PLAYER', combatants });

interface Sees<Event> {
  readonly see: { viewEvent(event: Event, actor: Actor): Event | null };
}

/** What a seat learns of events. */
export const seenBy = <Event>(
  { see }: Sees<Event>,
  events: readonly Event[],
  actor: Actor,
): readonly Event[] => events.flatMap((event) => see.viewEvent(event, actor) ?? []);
