/** Where what is ongoing passes: the hexes of a timeline. */
import type { Hex } from '../values/hex.ts';
import { MAX_COURSE_HEXES } from './limits.ts';
import type {
  Course,
  CourseStage,
  PointInTime,
  TimelineEntry,
  TimelineEntryView,
} from './timeline.ts';

/** A course that no one has looked at yet. */
export interface PlannedCourse {
  readonly shape: Course['shape'];
  readonly stages: () => readonly CourseStage[];
}

/**
 * The entries with their courses, which are worked out on first use. Those that come
 * after `MAX_COURSE_HEXES` have no stages.
 */
export function withCourses<Entry extends TimelineEntry>(
  entries: readonly Entry[],
  planOf: (entry: Entry) => PlannedCourse | null,
): readonly (Entry & TimelineEntryView)[] {
  const plans = entries.map(planOf);
  let found: readonly (readonly CourseStage[])[] | null = null;
  return entries.map((entry, i) => {
    const shape = plans[i]?.shape;
    const course = shape && {
      shape,
      get stages() {
        found ??= boundedStages(plans);
        return found[i] ?? [];
      },
    };
    return { ...entry, course: course ?? null };
  });
}

/** Nothing is worked out after the first course that is too much. */
function boundedStages(plans: readonly (PlannedCourse | null)[]) {
  const found: (readonly CourseStage[])[] = [];
  let room = MAX_COURSE_HEXES;
  for (const plan of plans) {
    const stages = plan?.stages() ?? [];
    room -= stages.reduce((sum, { hexes }) => sum + hexes.length, 0);
    if (room < 0) return found;
    found.push(stages);
  }
  return found;
}

/** The stages of what comes to so many hexes at a time: `momentOf(1)` is that of the next ones. */
export function stagesOf(
  parts: readonly (readonly Hex[])[],
  momentOf: (part: number) => PointInTime,
): readonly CourseStage[] {
  return parts.flatMap((hexes, i) => (hexes.length > 0 ? [{ at: momentOf(i + 1), hexes }] : []));
}

/** A way in parts of so many hexes. */
export const inParts = (way: readonly Hex[], size: number): readonly (readonly Hex[])[] =>
  Array.from({ length: Math.ceil(way.length / size) }, (_, i) =>
    way.slice(i * size, (i + 1) * size),
  );
