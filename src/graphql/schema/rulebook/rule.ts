import { loadRuleset, type Rule, type RulesetId, rulesetIds } from '@sixbeat/engine';
import type { ObjectRef } from '@pothos/core';
import { builder, type SchemaTypes } from '../../plumbing/builder.ts';
import { type CitedRule, findRule } from '../../plumbing/cited-rules.ts';
import { types } from '../../plumbing/derived.ts';
import { type LookUpProblem, lookUpErrorTypes } from '../../plumbing/errors/errors.ts';
import { ruleType } from '../../plumbing/interfaces.ts';
import { queryResult } from '../../plumbing/query-result.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';

const RulebookRule = types.output('RulebookRule');

const citable = [RulebookRule, types.output('Ruling')] as unknown as ObjectRef<
  SchemaTypes,
  CitedRule
>[];
const RuleResult = queryResult('rule', citable, lookUpErrorTypes, ruleType);

/** The rulebook of a ruleset, or of all when none is named. */
async function rulesOf(ruleset?: RulesetId | null): Promise<Rule[]> {
  const read = await Promise.all((ruleset ? [ruleset] : rulesetIds()).map(loadRuleset));
  return read.flatMap(({ rulebook }) => rulebook.rules);
}

builder.queryFields((t) => ({
  rules: t.field({
    type: [RulebookRule],
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
    type: RuleResult,
    description: 'One rule or ruling.',
    args: { id: t.arg.id({ description: 'E.g. `SEG-41`.' }) },
    resolve: async (_, { id }): Promise<CitedRule | LookUpProblem> =>
      (await findRule(id)) ?? {
        kind: 'NotFound',
        code: 'RULE_NOT_FOUND',
        message: `No rulebook has '${id}'.`,
        missingId: id,
      },
  }),
}));
