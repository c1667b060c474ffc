import { type FlowPart, loadRuleset, type RulesetId } from '@sixbeat/engine';
import { inWords, issuesOf, textIssues } from '../issues.ts';
import { firstVersion, type Opening } from '../journal/next-version.ts';
import type { Refused, Within } from '../outcome.ts';

interface Creation {
  readonly ruleset: RulesetId;
  /** What the ruleset asks for, unchecked. */
  readonly setup: unknown;
  readonly flow: readonly FlowPart[];
}

/** The first version of a new encounter, or what is wrong with its setup. */
export async function created(
  { ruleset: rulesetId, setup, flow }: Creation,
  opening: Opening,
  within: Within,
): Promise<Extract<Refused, { kind: 'INVALID' }> | ReturnType<typeof firstVersion>> {
  const ruleset = await loadRuleset(rulesetId);
  const parsed = within(() => ruleset.rules.setup.safeParse(setup, inWords));
  if (!parsed.success) return { kind: 'INVALID', issues: issuesOf(parsed.error) };
  const wrong = textIssues(parsed.data, null);
  if (wrong.length > 0) return { kind: 'INVALID', issues: wrong };
  const command = {
    type: 'CreateEncounter',
    ruleset: rulesetId,
    setup: parsed.data,
    flow,
  } as const;
  return within(() => firstVersion(ruleset.rules.initial(parsed.data), command, opening));
}
