/**
 * The types that all rulesets share, by their names in the API, with all that they are made of. The API
 * itself imports no more than their TypeScript types: a bundle starts without the schemas.
 */
import { fractionSchema, seatOddsSchema } from '../../../engine/core/odds/odds.ts';
import { reasonSchema } from '../../../engine/core/policy/reason.ts';
import { hexSchema } from '../../../engine/core/schema/battlefield.ts';
import type { TypeOf } from '../../../engine/core/schema/describe.ts';
import { intentSchema } from '../../../engine/core/schema/intent.ts';
import { scoreSchema, termSchema } from '../../../engine/core/score/score.ts';
import { lineOfSightSchema } from '../../../engine/core/views/line-of-sight.ts';
import { pointInTimeSchema, timelineEntrySchema } from '../../../engine/core/views/timeline.ts';
import { attackSchema, combatantSchema, encounterSchema } from '../../../engine/core/views/view.ts';
import { forecastSchema } from '../../../engine/forecast/schema.ts';

export const sharedSchemas = {
  Combatant: combatantSchema,
  ComputerReason: reasonSchema,
  Encounter: encounterSchema,
  Forecast: forecastSchema,
  Fraction: fractionSchema,
  Hex: hexSchema,
  Intent: intentSchema,
  LineOfSight: lineOfSightSchema,
  Odds: seatOddsSchema,
  PendingAttack: attackSchema,
  PointInTime: pointInTimeSchema,
  Score: scoreSchema,
  Term: termSchema,
  TimelineEntry: timelineEntrySchema,
};

/** What each of them is in the engine. */
export type SharedTypes = {
  readonly [Name in keyof typeof sharedSchemas]: TypeOf<(typeof sharedSchemas)[Name]>;
};
