import type { PlannedCourse } from '../../../core/views/course.ts';
import type { TimelineEntry } from '../../../core/views/timeline.ts';
import { combatantOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';

/** VIG-34, 36: the way of what is on the stack, which everyone sees. */
export function courseIn({
  phase,
  ...state
}: State): (entry: Pick<TimelineEntry, 'id' | 'resolves'>) => PlannedCourse | null {
  const stack = phase.kind === 'COMBAT' ? phase.stack : [];
  const ways = new Map(stack.map(({ id, ownerId, declared }) => [id, { ownerId, ...declared }]));
  return ({ id, resolves: at }) => {
    const way = ways.get(id);
    if (!way || way.path.length === 0) return null;
    const { position } = combatantOf(state, way.ownerId);
    return {
      shape: 'PATH',
      stages: () => [
        { at: null, hexes: [position] },
        { at, hexes: way.path },
      ],
    };
  };
}
