import { loadRuleset, type Rule, type RulesetId, rulesetIds } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { NodeInterface } from '../../plumbing/interfaces.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';

const RuleStatus = enumOf('RuleStatus', 'Whether a rule is in force.', {
  CORE: 'Always in force.',
  OPTIONAL: 'Part of a module that a table may switch on.',
  PLANNED: 'Not enforced yet.',
});

const RuleType = builder.objectRef<Rule>('Rule').implement({
  description: 'One rule of a rulebook, in our own words.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'E.g. `SEG-41`.' }),
    title: t.exposeString('title', { description: 'What it is about.' }),
    summary: t.exposeString('summary', { description: 'What it says.' }),
    section: t.exposeString('section', { description: "The rulebook's chapter." }),
    status: t.field({
      type: RuleStatus,
      description: 'Whether it is in force.',
      resolve: ({ status }) => status,
    }),
  }),
});

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
      ruleset: t.arg({ type: RulesetName, required: false, description: 'Which rulebook.' }),
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
