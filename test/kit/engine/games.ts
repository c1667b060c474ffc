/** The random fights of every ruleset. */
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import type { RulesetId } from '../../../src/engine/index.ts';
import type { Game } from './fights.ts';
import { secondsGame } from './seconds/fights.ts';
import { segmentsGame } from './segments/fights.ts';
import { vigilanceGame } from './vigilance/fights.ts';

export const games: Readonly<Record<RulesetId, Game<RulesetTypes>>> = {
  SEGMENTS: segmentsGame as unknown as Game<RulesetTypes>,
  VIGILANCE: vigilanceGame as unknown as Game<RulesetTypes>,
  SECONDS: secondsGame as unknown as Game<RulesetTypes>,
};
