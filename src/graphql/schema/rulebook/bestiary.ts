import { loadRuleset } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { CreatureInterface } from '../../plumbing/interfaces.ts';
import { RulesetName } from '../../plumbing/ruleset-name.ts';
import { typed } from '../../plumbing/type-names.ts';

builder.queryField('bestiary', (t) =>
  t.field({
    type: [CreatureInterface],
    description: 'The ready-made combatants of a ruleset.',
    args: { ruleset: t.arg({ type: RulesetName, description: 'For which ruleset.' }) },
    resolve: async (_, { ruleset }) =>
      typed((await loadRuleset(ruleset)).rulebook.creatures, ruleset, 'Creature'),
  }),
);
