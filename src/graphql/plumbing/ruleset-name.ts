import type { RulesetId } from '@sixbeat/engine';
import { apiTypes } from './derived.ts';
import { enumOf } from './enum.ts';

export const RulesetName = enumOf(
  'Ruleset',
  'The systems that Sixbeat plays.',
  apiTypes.rulesets as Readonly<Record<RulesetId, string>>,
);
