/** The ids of combatants: what is made of one fight's must be told from that fight itself. */
import { digestOf } from './digest.ts';

/** As the server makes them; what a document from elsewhere calls otherwise keeps its name. */
const HEX_DIGITS = 16;
/** Alone, or as a part of the id of something that a combatant has set going. */
const OF_A_COMBATANT = new RegExp(`\\bcmb_[0-9a-f]{${HEX_DIGITS}}\\b`, 'g');

/** The ids that a copy of an encounter has: unique over everything, and the same whenever it is copied to this id. */
export const idsIn =
  (encounterId: string) =>
  (id: string): string =>
    `cmb_${digestOf([encounterId, id]).slice(0, HEX_DIGITS)}`;

/** The same JSON in which every combatant is called otherwise, wherever it is named. */
export function renameCombatants<T>(value: T, nameOf: (id: string) => string): T {
  const known = new Map<string, string>();
  const renamed = (text: string): string =>
    text.replaceAll(OF_A_COMBATANT, (id) => {
      const name = known.get(id) ?? nameOf(id);
      known.set(id, name);
      return name;
    });
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return renamed(part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [renamed(key), walk(one)]));
  };
  return walk(value) as T;
}

/** SHA-256 of a state that is the same in every copy, whatever its combatants are called there. */
export function digestOfAnyCopy(state: unknown): string {
  let count = 0;
  return digestOf(renameCombatants(state, () => `cmb_${++count}`));
}
