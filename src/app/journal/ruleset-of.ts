import { type Ruleset, type RulesetId, rulesets } from '@sixbeat/engine';

/** The ruleset that an encounter is played by; an unknown one in the store is a bug. */
export function rulesetOf(record: { readonly id: string; readonly ruleset: string }): Ruleset {
  if (!isRuleset(record.ruleset))
    throw new Error(`The encounter ${record.id} has the unknown ruleset ${record.ruleset}.`);
  return rulesets[record.ruleset];
}

export const isRuleset = (id: string): id is RulesetId => Object.hasOwn(rulesets, id);

/** Whether a fight of this ruleset is over, and its seed revealed. */
export const hasEnded = (ruleset: Ruleset, state: unknown): boolean =>
  ruleset.see.phase(state) === 'ENDED';
