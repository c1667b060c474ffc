/** Every ruleset, loaded: for anyone who needs all of them at once. */
import type { Ruleset } from './core/ruleset/ruleset.ts';
import { loadRuleset, type RulesetId, rulesetIds } from './registry.ts';

const entries = rulesetIds().map(async (id) => [id, await loadRuleset(id)] as const);

export const rulesets = Object.fromEntries(await Promise.all(entries)) as Readonly<
  Record<RulesetId, Ruleset>
>;
