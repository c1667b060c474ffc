/** What the witnesses of the rulesets share: each follows a fight and reports what breaks the rules. */
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import type { Step } from './fights.ts';

export type Problems = readonly string[];

export const unless = (isRight: boolean, problem: string): Problems => (isRight ? [] : [problem]);

export const when = (isWrong: boolean, problem: string): Problems => (isWrong ? [problem] : []);

export const repeats = (list: readonly string[]): readonly string[] =>
  list.filter((entry, i) => list.indexOf(entry) < i);

/** What is wrong with each event, between the states before and after it. */
export const ofEvents = <T extends RulesetTypes>(
  { events, states, ...step }: Step<T>,
  problemsOf: (event: T['event'], before: T['state'], after: T['state']) => Problems,
): Problems =>
  events.flatMap((event, i) =>
    problemsOf(event, states[i - 1] ?? step.before, states[i] ?? step.after),
  );

export function who<Combatant>(
  { combatants }: { readonly combatants: Readonly<Record<string, Combatant>> },
  id: string,
): Combatant {
  const combatant = combatants[id];
  if (!combatant) throw new Error(`No combatant '${id}'.`);
  return combatant;
}

/** A removed combatant is named among those who have left and nowhere else; nothing is called after it. */
export function problemsOfRemoval(
  event: { readonly type: string; readonly combatantId?: unknown },
  after: object,
): Problems {
  if (event.type !== 'CombatantRemoved' && event.type !== 'HiddenCombatantRemoved') return [];
  const id = String(event.combatantId);
  const text = JSON.stringify({ ...after, departed: [] });
  return when(
    text.includes(`"${id}"`) || text.includes(`"${id}.`),
    `${id} is gone, and yet is named in ${text}.`,
  );
}
