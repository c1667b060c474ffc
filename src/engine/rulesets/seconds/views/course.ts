import { type Actor, plays } from '../../../core/command/actor.ts';
import { type PlannedCourse, stagesOf } from '../../../core/views/course.ts';
import type { CourseStage, TimelineEntry } from '../../../core/views/timeline.ts';
import { isConnected } from '../../../grid/path.ts';
import { stretchOf } from '../effects/index.ts';
import { timeAfter } from '../model/clock.ts';
import { actionOf } from '../model/lookup.ts';
import type { Combatant, Doing, State } from '../model/state.ts';
import { actionEntryId } from './timeline.ts';

/** SEC-33, 56: the ways of those whom the actor plays; where others are bound for is not to be seen. */
export function courseIn(
  state: State,
  actor: Actor,
): (entry: Pick<TimelineEntry, 'id'>) => PlannedCourse | null {
  const ways = new Map(
    Object.values(state.combatants)
      .filter(({ id }) => plays(actor, id))
      .flatMap((walker) =>
        [...(walker.doing ? [walker.doing] : []), ...walker.paused]
          .filter((doing) => doing.path.length > 0)
          .map((doing) => [actionEntryId(walker, doing), { walker, doing }] as const),
      ),
  );
  return ({ id }) => {
    const way = ways.get(id);
    return way ? { shape: 'PATH', stages: () => stagesOfWay(state, way.walker, way.doing) } : null;
  };
}

/** Second by second, if its owner goes on with it. */
function stagesOfWay(state: State, walker: Combatant, doing: Doing): readonly CourseStage[] {
  const { effect } = actionOf(state, doing.action);
  const { seconds, done } = doing;
  const parts = Array.from({ length: seconds - done }, (_, i) =>
    stretchOf(effect, walker, { ...doing, done: done + i + 1 }),
  );
  // The one who has been set down elsewhere walks no further.
  return isConnected(walker.position, parts.flat())
    ? [
        { at: null, hexes: [walker.position] },
        ...stagesOf(parts, (second) => timeAfter(state, walker.id, second)),
      ]
    : [];
}
