import { isRuleset, loadedRuleset, loadRuleset, type Ruleset } from '@sixbeat/engine';

/** What names its ruleset; an unknown one in the store is a bug. */
interface Played {
  readonly id: string;
  readonly ruleset: string;
}

/** The ruleset that an encounter is played by. It was loaded when the encounter was. */
export const rulesetOf = (record: Played): Ruleset => loadedRuleset(rulesetIdOf(record));

/** Must come before anything that asks for the ruleset of an encounter. */
export async function loadRulesetOf(record: Played): Promise<void> {
  await loadRuleset(rulesetIdOf(record));
}

function rulesetIdOf({ id, ruleset }: Played) {
  if (isRuleset(ruleset)) return ruleset;
  throw new Error(`The encounter ${id} has the unknown ruleset ${ruleset}.`);
}

/** Whether a fight of this ruleset is over, and its seed revealed. */
export const hasEnded = (ruleset: Ruleset, state: unknown): boolean =>
  ruleset.queries.phase(state) === 'ENDED';
