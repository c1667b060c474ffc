import * as z from 'zod';
import { edgeSchema, hexSchema } from '../schema/battlefield.ts';
import { object, type TypeOf } from '../schema/describe.ts';
import { ruleId } from '../schema/keys.ts';

const pointSchema = object(
  'ExactPoint',
  'An exact point of the battlefield: (q / over, r / over) in axial coordinates.',
  {
    q: z.int().describe('Numerator of q.'),
    r: z.int().describe('Numerator of r.'),
    over: z.int().describe('The common denominator.'),
  },
);
export type ExactHexPoint = TypeOf<typeof pointSchema>;

export const lineOfSightSchema = object(
  'LineOfSight',
  'What someone in one hex has before them when they aim at another. Exact.',
  {
    clear: z.boolean().describe('Whether any line between the two hexes is unbroken (SEG-74).'),
    covered: z.boolean().describe('Whether the target has cover (SEG-75).'),
    concealment: z.int().describe('Levels of concealment, 3 being total (SEG-76).'),
    witness: z
      .tuple([pointSchema, pointSchema])
      .nullable()
      .describe('The two ends of a clear line that crosses no more than that; null without one.'),
    blocking: z
      .array(hexSchema)
      .describe('The obstacles that break the line of the centres, the nearest first.'),
    window: z
      .int()
      .describe(
        'Where windows alone break that line, their cover: 1 light, 2 medium, 3 heavy; 0 for all else (T-07).',
      ),
    blockingWalls: z
      .array(edgeSchema)
      .describe('The edges with walls and windows that break it, the nearest first (T-06).'),
    concealing: z
      .array(hexSchema)
      .describe('The concealing hexes on the witness line, the nearest first.'),
    rule: ruleId
      .nullable()
      .describe('The rule that explains it best; null when nothing is in the way.'),
  },
);
export type LineOfSight = TypeOf<typeof lineOfSightSchema>;
