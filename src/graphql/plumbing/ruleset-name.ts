import { type RulesetId, rulesets } from '@sixbeat/engine';
import { enumOf } from './enum.ts';

export const RulesetName = enumOf(
  'Ruleset',
  'The systems that Sixbeat plays.',
  Object.fromEntries(
    Object.entries(rulesets).map(([id, { summary }]) => [id, summary]),
  ) as Readonly<Record<RulesetId, string>>,
);
