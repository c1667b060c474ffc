/**
 * The types that all rulesets share, by their names in the API, with all that they are made of. The API
 * itself imports no more than their TypeScript types: a bundle starts without the schemas.
 */
import { diceSchema, verificationSchema } from '../../../app/journal/verification.ts';
import { consequenceSchema } from '../../../engine/core/decision/consequence.ts';
import {
  choiceSchema,
  decisionSchema,
  keyPickSchema,
  optionSchema,
} from '../../../engine/core/decision/decision.ts';
import { declaredRollSchema, neededRollSchema } from '../../../engine/core/hand-dice/rolls.ts';
import { fractionSchema, seatOddsSchema } from '../../../engine/core/odds/odds.ts';
import { reasonSchema } from '../../../engine/core/policy/reason.ts';
import { suggestionSchema, suggestionsSchema } from '../../../engine/core/policy/suggestion.ts';
import {
  readingSchema,
  ruleSchema,
  rulingSchema,
  settingSchema,
} from '../../../engine/core/rulebook/rule.ts';
import { hexSchema } from '../../../engine/core/schema/battlefield.ts';
import type { TypeOf } from '../../../engine/core/schema/describe.ts';
import { intentSchema } from '../../../engine/core/schema/intent.ts';
import { scoreSchema, termSchema } from '../../../engine/core/score/score.ts';
import { statisticsSchema } from '../../../engine/core/statistics/view.ts';
import { distanceSchema } from '../../../engine/core/views/distance.ts';
import { lineOfSightSchema } from '../../../engine/core/views/line-of-sight.ts';
import { pointInTimeSchema, timelineEntrySchema } from '../../../engine/core/views/timeline.ts';
import { attackSchema, combatantSchema, encounterSchema } from '../../../engine/core/views/view.ts';
import { proposalsSchema } from '../../../engine/forecast/proposals/schema.ts';
import { reinforcementSchema } from '../../../engine/forecast/reinforcement/schema.ts';
import { forecastSchema } from '../../../engine/forecast/schema.ts';

export const sharedSchemas = {
  Choice: choiceSchema,
  Combatant: combatantSchema,
  ComputerReason: reasonSchema,
  Consequence: consequenceSchema,
  Decision: decisionSchema,
  DiceVerification: verificationSchema,
  Distance: distanceSchema,
  Encounter: encounterSchema,
  EncounterDice: diceSchema,
  EncounterProposals: proposalsSchema,
  Forecast: forecastSchema,
  Fraction: fractionSchema,
  Hex: hexSchema,
  Intent: intentSchema,
  KeyPick: keyPickSchema,
  LineOfSight: lineOfSightSchema,
  NeededRoll: neededRollSchema,
  DeclaredRoll: declaredRollSchema,
  Odds: seatOddsSchema,
  Option: optionSchema,
  PendingAttack: attackSchema,
  PointInTime: pointInTimeSchema,
  Reading: readingSchema,
  ReinforcementForecast: reinforcementSchema,
  RulebookRule: ruleSchema,
  Ruling: rulingSchema,
  Score: scoreSchema,
  Setting: settingSchema,
  Statistics: statisticsSchema,
  Suggestion: suggestionSchema,
  Suggestions: suggestionsSchema,
  Term: termSchema,
  TimelineEntry: timelineEntrySchema,
};

/** Those that an answer cites as `Rule`. */
export const citedRules: readonly string[] = ['RulebookRule', 'Ruling'];

/** Those that `node` finds by their ids. */
export const nodes = ['Combatant', 'Encounter', 'RulebookRule', 'Ruling'] as const;

/** What each of them is in the engine. */
export type SharedTypes = {
  readonly [Name in keyof typeof sharedSchemas]: TypeOf<(typeof sharedSchemas)[Name]>;
};
