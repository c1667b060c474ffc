import { loadRuleset, type Rule, type RulesetId, rulesetIds } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { types } from '../../plumbing/derived.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';

const RuleType = types.output('Rule');

/** The rulebook of a ruleset, or of all when none is named. */
async function rulesOf(ruleset?: RulesetId | null): Promise<Rule[]> {
  const read = await Promise.all((ruleset ? [ruleset] : rulesetIds()).map(loadRuleset));
  return read.flatMap(({ rulebook }) => rulebook.rules);
}

builder.queryFields((t) => ({
  rules: t.field({
    type: [RuleType],
    description: 'The rulebook of a ruleset, or of all, in order.',
    args: {
      ruleset: t.arg({
        type: RulesetName,
        required: false,
        description: 'The ruleset whose rulebook to read.',
      }),
    },
    resolve: (_, { ruleset }) => rulesOf(ruleset),
  }),
  rule: t.field({
    type: RuleType,
    nullable: true,
    description: 'One rule, or null when no rulebook has it.',
    args: { id: t.arg.id({ description: 'E.g. `SEG-41`.' }) },
    resolve: async (_, { id }) => (await rulesOf()).find((rule) => rule.id === id) ?? null,
  }),
}));
