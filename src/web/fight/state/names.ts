import type { Combatant, Encounter } from './seen.ts';

export const combatantOf = (encounter: Encounter, id: string | null): Combatant | null =>
  encounter.combatants.find((one) => one.id === id) ?? null;

/** What a combatant is called, as far as this seat knows of it. */
export const nameOf = (encounter: Encounter, id: string): string =>
  combatantOf(encounter, id)?.name ?? 'someone';
