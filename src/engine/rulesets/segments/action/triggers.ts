import { type Done, isTriggered } from '../../../core/orders/trigger.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { Hex } from '../../../grid/hex.ts';
import { hasAim } from '../effects/index.ts';
import type { Event } from '../model/events.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { comesWithinReach } from '../ongoing/watched.ts';
import { refuseIntent, usingOf } from './intent.ts';

/** SEG-27: with what has just happened, what readied actions wait for has come. */
export function noticeTriggers(event: Event, before: State, after: State): readonly Event[] {
  if (after.phase.kind !== 'COMBAT') return [];
  return after.phase.order.flatMap((id): readonly Event[] => {
    const holder = after.combatants[id];
    const readied = holder?.readied;
    if (!readied || readied.due || readied.trigger?.kind !== 'SOMEBODY') return [];
    const { trigger } = readied;
    const happens = doneIn(event, before, after, holder).some((done) =>
      isTriggered(trigger, id, done),
    );
    return happens && mayRelease(after, holder)
      ? [{ type: 'ReadiedActionDue', combatantId: id }]
      : [];
  });
}

/** SEG-27: whether a readied action could be used now, on anything: a question that has no other answer than to wait on is not asked. */
export function mayRelease(state: State, { id, readied }: Combatant): boolean {
  if (!readied) return false;
  const intent = { combatantId: id, action: readied.action, use: readied.use };
  return (
    refuseIntent(state, intent, 'READIED') === null &&
    hasAim(state, usingOf(state, intent, 'READIED'))
  );
}

/** What an event says that a combatant does. */
function doneIn(event: Event, before: State, after: State, holder: Combatant): readonly Done[] {
  switch (event.type) {
    case 'ActionDeclared': {
      const { combatantId: byId } = event;
      const { type } = actionOf(before, event.action).effect;
      return [
        { does: 'ACTS', byId },
        ...(type === 'ATTACK' ? [{ does: 'ATTACKS', byId } as const] : []),
        ...(type === 'MOVEMENT' ? setsOff(after, byId) : []),
      ];
    }
    case 'TurnClosed':
      return event.path.length > 0 ? setsOff(after, event.combatantId) : [];
    case 'DefenseDeclared':
      return event.defense.kind === 'DODGE' && event.defense.path.length > 0
        ? setsOff(after, event.combatantId)
        : [];
    case 'CombatantMoved':
      return [...hasMoved(after, event.combatantId), ...comesNear(event, before, holder)];
    case 'CombatantPushed':
      return comesNear(event, before, holder);
    case 'TurnEnded':
    case 'TurnPassed':
      return [{ does: 'ENDS_TURN', byId: event.combatantId }];
    default:
      return [];
  }
}

/** who moves is asked about as it sets off. */
const setsOff = ({ settings }: State, byId: CombatantId): readonly Done[] =>
  settings.askedWhen === 'SETS_OFF' ? [{ does: 'MOVES', byId }] : [];

/** or when it has moved, to the end of its way. */
const hasMoved = ({ settings, ongoing }: State, byId: CombatantId): readonly Done[] =>
  settings.askedWhen === 'DONE' &&
  !ongoing.some(({ kind, ownerId }) => kind === 'WAY' && ownerId === byId)
    ? [{ does: 'MOVES', byId }]
    : [];

interface Moved {
  readonly combatantId: CombatantId;
  readonly path: readonly Hex[];
}

/** The last step of a way, since a way that comes near before its end is gone in parts. */
function comesNear(
  { combatantId: byId, path }: Moved,
  before: State,
  holder: Combatant,
): readonly Done[] {
  const to = path.at(-1);
  const from = path.at(-2) ?? combatantOf(before, byId).position;
  return to && comesWithinReach(before, holder, byId, { from, to })
    ? [{ does: 'COMES_WITHIN_REACH', byId }]
    : [];
}
