/** What entries of a document are held to whose commands are not judged again: anybody may have written them. */
import { eventFault, type Ruleset, strangerIn } from '@sixbeat/engine';
import type { JournalEntry } from '../ports.ts';
import type { UnjudgedFaults } from '../journal/step.ts';

export function unjudgedFaults({ rules, schemas }: Ruleset): UnjudgedFaults {
  const stateSchema = rules.stateSchema();
  const firstIn = (
    events: JournalEntry['events'],
    wrong: (event: JournalEntry['events'][number]) => readonly PropertyKey[] | null,
  ): string | null => {
    for (const [i, event] of events.entries()) {
      const path = wrong(event);
      if (path) return [i, ...path].map(String).join('.');
    }
    return null;
  };
  return {
    ofEvents: (events) =>
      firstIn(events, (event) => eventFault(schemas.events, { ...event })?.path ?? null),
    ofNames: (events, ...states) => {
      const isKnown = (id: string): boolean => states.some((state) => has(state, id));
      return firstIn(events, (event) => strangerIn(schemas.events, { ...event }, isKnown));
    },
    ofState(state) {
      const parsed = stateSchema.safeParse(state);
      return parsed.success ? null : (parsed.error.issues[0]?.path ?? []).map(String).join('.');
    },
  };
}

/** Whether a combatant is part of a fight, or hidden. */
function has(state: unknown, id: string): boolean {
  const { combatants, hidden } = state as Readonly<Record<'combatants' | 'hidden', object>>;
  return Object.hasOwn(combatants, id) || Object.hasOwn(hidden, id);
}
