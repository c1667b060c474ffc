/**
 * The types that all rulesets share, by their names in the API, with all that they are made of. The API
 * itself imports no more than their TypeScript types: a bundle starts without the schemas.
 */
import { seatOddsSchema, fractionSchema } from '../../../engine/core/odds/odds.ts';
import { computerPlaySchema } from '../../../engine/core/roster/played-by.ts';
import { battlefieldSchema, hexSchema } from '../../../engine/core/schema/battlefield.ts';
import type { TypeOf } from '../../../engine/core/schema/describe.ts';
import { intentSchema } from '../../../engine/core/schema/intent.ts';
import { scoreSchema, termSchema } from '../../../engine/core/score/score.ts';
import { vitalsSchema } from '../../../engine/core/views/foe-numbers.ts';
import { outcomeSchema } from '../../../engine/core/views/outcome.ts';
import { pointInTimeSchema } from '../../../engine/core/views/timeline.ts';
import { forecastSchema } from '../../../engine/forecast/schema.ts';

export const sharedSchemas = {
  Battlefield: battlefieldSchema,
  ComputerPlay: computerPlaySchema,
  Forecast: forecastSchema,
  Fraction: fractionSchema,
  Hex: hexSchema,
  Intent: intentSchema,
  Odds: seatOddsSchema,
  Outcome: outcomeSchema,
  PointInTime: pointInTimeSchema,
  Score: scoreSchema,
  Term: termSchema,
  Vitals: vitalsSchema,
};

/** What each of them is in the engine. */
export type SharedTypes = {
  readonly [Name in keyof typeof sharedSchemas]: TypeOf<(typeof sharedSchemas)[Name]>;
};
