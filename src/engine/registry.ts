import type { Ruleset } from './core/ruleset/ruleset.ts';
import { seconds } from './rulesets/seconds/index.ts';
import { segments } from './rulesets/segments/index.ts';
import { vigilance } from './rulesets/vigilance/index.ts';

/** The systems that Sixbeat plays: the only place that lists them. */
export const rulesets = {
  SEGMENTS: segments as Ruleset,
  VIGILANCE: vigilance as Ruleset,
  SECONDS: seconds as Ruleset,
};

export type RulesetId = keyof typeof rulesets;

/** Adds one more; before the schema of the API is first loaded, for it is made from this list. */
export function addRuleset(ruleset: Ruleset): void {
  Object.assign(rulesets, { [ruleset.id]: ruleset });
}
