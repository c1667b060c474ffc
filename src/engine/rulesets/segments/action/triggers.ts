import { type Done, isTriggered } from '../../../core/orders/trigger.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { distance, type Hex } from '../../../grid/hex.ts';
import { FEET_PER_HEX } from '../model/actions.ts';
import type { Event } from '../model/events.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { refuseIntent } from './intent.ts';

/** SEG-27: with what has just happened, what readied actions wait for has come. */
export function noticeTriggers(event: Event, before: State, after: State): readonly Event[] {
  if (after.phase.kind !== 'COMBAT') return [];
  return after.phase.order.flatMap((id): readonly Event[] => {
    const holder = after.combatants[id];
    const readied = holder?.readied;
    if (!readied || readied.due || readied.trigger?.kind !== 'SOMEBODY') return [];
    const { trigger } = readied;
    const happens = doneIn(event, before, holder).some((done) => isTriggered(trigger, id, done));
    const intent = { combatantId: id, action: readied.action, use: readied.use };
    return happens && !refuseIntent(after, intent, 'READIED')
      ? [{ type: 'ReadiedActionDue', combatantId: id }]
      : [];
  });
}

/** What an event says that a combatant does. */
function doneIn(event: Event, before: State, holder: Combatant): readonly Done[] {
  if (event.type === 'ActionDeclared') {
    const { combatantId: byId } = event;
    const attacks = actionOf(before, event.action).effect.type === 'ATTACK';
    return [{ does: 'ACTS', byId }, ...(attacks ? [{ does: 'ATTACKS', byId } as const] : [])];
  }
  if (event.type === 'CombatantMoved')
    return [{ does: 'MOVES', byId: event.combatantId }, ...comesNear(event, before, holder)];
  if (event.type === 'CombatantPushed') return comesNear(event, before, holder);
  return event.type === 'TurnEnded' || event.type === 'TurnPassed'
    ? [{ does: 'ENDS_TURN', byId: event.combatantId }]
    : [];
}

interface Moved {
  readonly combatantId: CombatantId;
  readonly path: readonly Hex[];
}

/** Within the range of an attack that waits, and beside the one who waits with something else. */
function comesNear(
  { combatantId: byId, path }: Moved,
  before: State,
  { position, readied }: Combatant,
): readonly Done[] {
  const effect = readied && actionOf(before, readied.action).effect;
  const reach = effect?.type === 'ATTACK' ? Math.max(1, effect.range / FEET_PER_HEX) : 1;
  const isNear = (hex: Hex) => distance(hex, position) <= reach;
  const at = path.at(-1);
  return at && isNear(at) && !isNear(combatantOf(before, byId).position)
    ? [{ does: 'COMES_WITHIN_REACH', byId }]
    : [];
}
