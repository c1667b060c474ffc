/** The rules that answers cite: constants, each looked up once. */
import { loadedRulesets, loadRuleset, type Rule, rulesetIds, type Ruling } from '@sixbeat/engine';

export type CitedRule = Rule | Ruling;

const known = new Map<string, CitedRule>();

/**
 * The rule or the ruling of this id. What cites it is of a ruleset that has been loaded; a journal from
 * elsewhere may cite what no rulebook here has.
 */
export function ruleOf(id: string): CitedRule {
  const rule = known.get(id) ?? ruleIn(loadedRulesets(), id);
  if (!rule) return unknownRule(id);
  known.set(id, rule);
  return rule;
}

/** The rule or the ruling of this id, if any rulebook has it. */
export async function findRule(id: string): Promise<CitedRule | null> {
  return known.get(id) ?? ruleIn(await Promise.all(rulesetIds().map(loadRuleset)), id) ?? null;
}

const ruleIn = (
  rulesets: ReturnType<typeof loadedRulesets>,
  asked: string,
): CitedRule | undefined =>
  rulesets
    .flatMap(({ rulebook }) => [...rulebook.rules, ...rulebook.rulings])
    .find(({ id }) => id === asked);

const unknownRule = (id: string): Rule => ({
  id,
  title: id,
  summary: 'A rule of another edition: this server does not have its text.',
  section: 'Other editions',
  status: 'PLANNED',
});

export const isRuling = (rule: CitedRule): rule is Ruling => 'options' in rule;
