import type { Combatant, Encounter } from './seen.ts';

type WithCombatants = Pick<Encounter, 'combatants'>;

export const combatantOf = ({ combatants }: WithCombatants, id: string | null): Combatant | null =>
  combatants.find((one) => one.id === id) ?? null;

/** What a combatant is called, as far as this seat knows of it. */
export const nameOf = (encounter: WithCombatants, id: string): string =>
  combatantOf(encounter, id)?.name ?? 'someone';
