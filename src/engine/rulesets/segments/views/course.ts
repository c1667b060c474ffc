import type { Actor } from '../../../core/command/actor.ts';
import type { PlannedCourse } from '../../../core/views/course.ts';
import type { TimelineEntry } from '../../../core/views/timeline.ts';
import type { State } from '../model/state.ts';
import { courseOf } from '../ongoing/index.ts';

/** Where the entries of the timeline pass, as far as the actor may know. */
export function courseIn(
  state: State,
  actor: Actor,
): (entry: Pick<TimelineEntry, 'id'>) => PlannedCourse | null {
  const ongoing = new Map(state.ongoing.map((one) => [one.id, one]));
  return ({ id }) => {
    const found = ongoing.get(id);
    return found ? courseOf(state, found, actor) : null;
  };
}
