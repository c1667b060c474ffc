/** What is ongoing, when it resolves, and where it passes. */
import * as z from 'zod';
import { hexSchema } from '../schema/battlefield.ts';
import { enumValue, object, oneOf, type TypeOf } from '../schema/describe.ts';
import { combatantId, id, ruleId } from '../schema/keys.ts';
import { MAX_COURSE_HEXES } from './limits.ts';

export const pointInTimeSchema = object('PointInTime', 'A point in the time of the fight.', {
  round: z.int().describe('0 for what comes before the first round.'),
  step: z
    .int()
    .describe(
      'Within the round: with SEGMENTS the segment, with SECONDS the second; always 1 with VIGILANCE, whose rounds have no parts. 0 where none has begun.',
    ),
  onTurnOfId: combatantId
    .nullable()
    .describe('On whose turn; null for the very start of the step.'),
});

export type PointInTime = TypeOf<typeof pointInTimeSchema>;

const hexes = z.array(hexSchema);

const stageSchema = object(
  'CourseStage',
  'Hexes of a course to which it comes at the same moment.',
  {
    at: pointInTimeSchema
      .nullable()
      .describe('When; null for the way so far, whose last hex is where it is now.'),
    hexes: hexes.describe('The hexes; of a way in its order.'),
  },
);
export type CourseStage = TypeOf<typeof stageSchema>;

const shape = oneOf('CourseShape', 'How the hexes of a course belong together.', {
  PATH: 'A way: each hex touches the one before it.',
  AREA: 'Hexes that are filled.',
});

const courseSchema = object(
  'TimelineCourse',
  'Where something ongoing passes, as things stand now.',
  {
    shape: shape.describe('How its hexes belong together.'),
    stages: z
      .array(stageSchema)
      .describe(
        `Its hexes by the moments at which it comes to them, soonest first. All courses of a timeline together have at most ${MAX_COURSE_HEXES}; the entries after those have no stages.`,
      ),
  },
);
export type Course = TypeOf<typeof courseSchema>;

export const timelineEntrySchema = object(
  'TimelineEntry',
  'Something ongoing, and when it resolves as things stand now.',
  {
    id: id.describe('Unique among the entries of this encounter.'),
    kind: enumValue('TimelineKind').describe(
      'What it is; what each kind means in each ruleset stands with its value.',
    ),
    label: z.string().describe('One line for the table.'),
    ownerId: combatantId.describe('Whose it is: who does it, or bears it.'),
    targetIds: z
      .array(combatantId)
      .describe('Whom it is about; empty where it is about a place, or about its owner alone.'),
    resolves: pointInTimeSchema.describe('When it resolves.'),
    course: courseSchema
      .nullable()
      .describe(
        'Where it passes: what flies, spreads, is pushed or walks. Null for what goes nowhere, and where this seat may not know.',
      ),
    rule: ruleId.describe('The rule behind it.'),
  },
);
export type TimelineEntryView = TypeOf<typeof timelineEntrySchema>;
export type TimelineEntry = Omit<TimelineEntryView, 'course'>;
