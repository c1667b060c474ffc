/** Identifies one combatant of an encounter; opaque, chosen by the caller. */
export type CombatantId = string;

/** The key of an action in the encounter's catalogue, e.g. `unarmed-strike`. */
export type ActionKey = string;

/** The key of a condition in the encounter's catalogue, e.g. `staggered`. */
export type ConditionKey = string;

/** The ID of a rule of a rulebook, e.g. `SEG-41`. */
export type RuleId = string;

/** The prefix with the first number from 1 on that is not taken. */
export function freeId(prefix: string, taken: ReadonlySet<string>): string {
  let n = 1;
  while (taken.has(`${prefix}${n}`)) n++;
  return `${prefix}${n}`;
}
