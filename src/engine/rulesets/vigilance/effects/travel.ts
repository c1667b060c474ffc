import { illegal, type Rejection } from '../../../core/command/rejection.ts';
import { destination, merge, nothing, oneKey, optional } from '../../../core/decision/findings.ts';
import { errorOf } from '../../../core/values/result.ts';
import { short } from '../../../core/values/words.ts';
import type { EventRecorder } from '../model/handler.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, Declared, StackObject } from '../model/state.ts';
import { boostedBy } from '../stats/boosts.ts';
import { drawable, droppable, handleItems } from '../stats/hands.ts';
import { canTravel } from '../terrain/movement.ts';
import { wayOn } from '../terrain/way.ts';
import { aimedAtNothing, type EffectRules, going } from './effect.ts';
import { endsOf } from './hex-sets.ts';

/** VIG-34, 37: travels, dropping and drawing on the way. */
export const travelRules: EffectRules<'TRAVEL'> = {
  ...aimedAtNothing,
  purpose: 'MOVE',
  reachRule: 'VIG-34',
  takes: ['to', 'path', 'drop', 'draw'],
  refuse: (state, { owner, declared }) =>
    errorOf(wayOn(state, owner, declared, boostedBy(state, declared.boosts, 'fields'))) ??
    refuseHandling(owner, declared),
  // What may be drawn only once something is dropped is an option of its own.
  list: (state, { user, label, enabledBy }, offer) => {
    const panics = user.mind === 'PANICKING';
    const further = boostedBy(state, enabledBy, 'fields');
    const moves = canTravel(state, user, further);
    if (panics && !moves) return offer.ifLegal();
    const way = destination(endsOf(state, user, further));
    const reach = moves ? [panics ? way : optional(way, 'Stay here.')] : [];
    const drops = droppable(user);
    const now = drawable(user, null).map(({ key }) => key);
    const minor = [
      ...(drops.length > 0 ? [optional(oneKey('drop', drops), 'Drop nothing.')] : []),
      ...(now.length > 0 ? [optional(oneKey('draw', now), 'Draw nothing.')] : []),
    ];
    return merge(
      offer.with(...reach, ...minor),
      ...drops.map((drop) => {
        const then = drawable(user, drop)
          .map(({ key }) => key)
          .filter((key) => !now.includes(key));
        return then.length > 0
          ? offer.as(short`${label}, dropping ${drop}`, { drop }, ...reach, oneKey('draw', then))
          : nothing;
      }),
    );
  },
  isUsable: (state, user) =>
    canTravel(state, user) ||
    (user.mind === 'CALM' && droppable(user).length + drawable(user, null).length > 0),
  prospect: going,
  resolve: (recorder, { object }) => {
    const { ownerId, declared } = object;
    const { state } = recorder;
    const further = boostedBy(state, declared.boosts, 'fields');
    const way = wayOn(state, combatantOf(state, ownerId), declared, further);
    handleItemsOf(recorder, object);
    if (way.ok && way.value.length > 0)
      recorder.emit({ type: 'CombatantMoved', combatantId: ownerId, path: way.value });
  },
};

/** VIG-37: dropping and drawing along the way. */
function refuseHandling(owner: Combatant, { drop, draw }: Declared): Rejection | null {
  if (drop !== null && !droppable(owner).includes(drop))
    return illegal(
      'VIG-37',
      `${owner.name} has no such thing to drop`,
      'name an item that is held',
    );
  return draw === null || drawable(owner, drop).some(({ key }) => key === draw)
    ? null
    : illegal(
        'VIG-37',
        `${owner.name} has no such weapon stowed, or no hand free for it`,
        'drop an item, or name another weapon',
      );
}

/** VIG-36, 37: what is dropped, stowed and drawn with an action. */
export function handleItemsOf(
  recorder: EventRecorder,
  { ownerId: combatantId, declared: { drop, stow, draw } }: StackObject,
): void {
  if (drop ?? stow ?? draw) handleItems(recorder, combatantId, { drop, stow, draw });
}
