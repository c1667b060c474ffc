import type { Course, CourseStage, TimelineEntryView } from '@sixbeat/engine';
import { MAX_COURSE_HEXES } from '../../../engine/core/views/course.ts';
import { builder } from '../../plumbing/builder.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { HexType, PointInTime, types } from '../../plumbing/derived.ts';
import {
  combatantBeside,
  combatantsBeside,
  saysBeside,
  shownWith,
} from '../../plumbing/in-encounter.ts';
import { CombatantType } from '../../plumbing/refs.ts';

const CourseStageType = builder.objectRef<CourseStage>('CourseStage').implement({
  description: 'Hexes of a course to which it comes at the same moment.',
  fields: (t) => ({
    at: t.field({
      type: PointInTime,
      nullable: true,
      description: 'When; null for the way so far, whose last hex is where it is now.',
      resolve: (stage) => shownWith(stage, stage.at),
    }),
    hexes: t.field({
      type: [HexType],
      description: 'The hexes; of a way in its order.',
      resolve: ({ hexes }) => [...hexes],
    }),
  }),
});

const CourseShape = enumOf('CourseShape', 'How the hexes of a course belong together.', {
  PATH: 'A way: each hex touches the one before it.',
  AREA: 'Hexes that are filled.',
});

const TimelineCourse = builder.objectRef<Course>('TimelineCourse').implement({
  description: 'Where something under way passes, as things stand now.',
  fields: (t) => ({
    shape: t.field({
      type: CourseShape,
      description: 'How its hexes belong together.',
      resolve: ({ shape }) => shape,
    }),
    stages: t.field({
      type: [CourseStageType],
      description: `Its hexes by the moments at which it comes to them, soonest first. All courses of a timeline together have at most ${MAX_COURSE_HEXES}; the entries after those have no stages.`,
      resolve: (course) => course.stages.map((stage) => shownWith(course, stage)),
    }),
  }),
});

export const TimelineEntryType = builder.objectRef<TimelineEntryView>('TimelineEntry').implement({
  description: 'Something under way, and when it resolves as things stand now.',
  fields: (t) => ({
    entryId: t.exposeID('id', { description: 'Unique among the entries of this encounter.' }),
    kind: t.field({
      type: types.enum('TimelineKind'),
      description: 'What it is; what each kind means in each ruleset stands with its value.',
      resolve: ({ kind }) => kind,
    }),
    label: t.exposeString('label', { description: 'One line for the table.' }),
    ownerId: t.exposeID('ownerId', { description: 'Whose it is: who does it, or bears it.' }),
    owner: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('ownerId', false),
      resolve: (entry) => combatantBeside(entry, entry.ownerId),
    }),
    targetIds: t.idList({
      description: 'Whom it is about; empty where it is about a place, or about its owner alone.',
      resolve: ({ targetIds }) => [...targetIds],
    }),
    targets: t.field({
      type: [CombatantType],
      description: saysBeside('targetIds', true),
      resolve: (entry) => combatantsBeside(entry, entry.targetIds),
    }),
    resolves: t.field({
      type: PointInTime,
      description: 'When it resolves.',
      resolve: (entry) => shownWith(entry, entry.resolves),
    }),
    course: t.field({
      type: TimelineCourse,
      nullable: true,
      description:
        'Where it passes: what flies, spreads, is pushed or walks. Null for what goes nowhere, and where this seat may not know.',
      resolve: (entry) => shownWith(entry, entry.course),
    }),
    rule: t.exposeID('rule', { description: 'The rule behind it.' }),
  }),
});
