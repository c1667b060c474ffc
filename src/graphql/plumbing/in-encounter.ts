/** In which encounter something is shown: there the ids in it lead to combatants, as the seat sees them. */
import type { CombatantView } from '@sixbeat/engine';

/** As much of an encounter as leads from ids to combatants. */
interface Encounter {
  readonly combatant: (id: string) => CombatantView | null | undefined;
}

const ENCOUNTER = Symbol('the encounter in which it is shown');

const encounterOf = (shown: object): Encounter | undefined =>
  (shown as { readonly [ENCOUNTER]?: Encounter })[ENCOUNTER];

/** A copy: what the engine has made may be shown to several seats. */
export const shownIn = <T extends object>(encounter: Encounter, value: T): T => ({
  ...value,
  [ENCOUNTER]: encounter,
});

/** A part of something, shown in the same encounter. */
export function shownWith<T>(whole: object, part: T): T {
  const encounter = encounterOf(whole);
  if (!encounter || typeof part !== 'object' || part === null) return part;
  return Array.isArray(part)
    ? (part.map((one: unknown) => shownWith(whole, one)) as T)
    : shownIn(encounter, part);
}

/** Null where no combatant has this id there, or none that the seat may see. */
export const combatantBeside = (whole: object, id: string | null): CombatantView | null =>
  id === null ? null : (encounterOf(whole)?.combatant(id) ?? null);

/** Of these ids those whom the seat sees there, in the same order. */
export const combatantsBeside = (whole: object, ids: readonly string[]): CombatantView[] =>
  ids.flatMap((id) => combatantBeside(whole, id) ?? []);

/** What the fields say that lead from ids to combatants. */
export const saysBeside = (ids: string, list: boolean): string =>
  list
    ? `The combatants of \`${ids}\`, as they are in the encounter of this answer; left out are those who are not there, or whom this seat may not see.`
    : `The combatant of \`${ids}\`, as it is in the encounter of this answer; null where it is not there, or where this seat may not see it.`;
