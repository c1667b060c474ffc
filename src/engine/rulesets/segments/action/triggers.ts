import { type Done, isTriggered } from '../../../core/orders/trigger.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { Hex } from '../../../grid/hex.ts';
import { hasAim } from '../effects/index.ts';
import type { Event, EventOf } from '../model/events.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import { comesWithinReach } from '../ongoing/watched.ts';
import { refuseIntent, usingOf } from './intent.ts';

/** SEG-27: with what has just happened, what readied actions wait for has come. */
export function noticeTriggers(event: Event, before: State, after: State): readonly Event[] {
  const read = deeds[event.type] as Reader<Event['type']> | undefined;
  if (!read || after.phase.kind !== 'COMBAT') return [];
  return after.phase.order.flatMap((id): readonly Event[] => {
    const holder = after.combatants[id];
    const readied = holder?.readied;
    if (!readied || readied.due || readied.trigger?.kind !== 'COMBATANT') return [];
    const { trigger } = readied;
    const done = read(event, { before, after, holder });
    const happens = done.some((one) => isTriggered(trigger, id, one));
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

type Reader<T extends Event['type']> = (
  event: EventOf<T>,
  states: { readonly before: State; readonly after: State; readonly holder: Combatant },
) => readonly Done[];

/** What events say that a combatant does. */
const deeds: { readonly [T in Event['type']]?: Reader<T> } = {
  ActionDeclared: ({ combatantId: byId, action }, { after }) => {
    const { type } = actionOf(after, action).effect;
    return [
      { does: 'ACTS', byId },
      ...(type === 'ATTACK' ? [{ does: 'ATTACKS', byId } as const] : []),
      ...(type === 'MOVEMENT' ? setsOff(after, byId) : []),
    ];
  },
  TurnClosed: ({ combatantId, path }, { after }) =>
    path.length > 0 ? setsOff(after, combatantId) : [],
  DefenseDeclared: ({ combatantId, defense }, { after }) =>
    defense.kind === 'DODGE' && defense.path.length > 0 ? setsOff(after, combatantId) : [],
  CombatantMoved: (event, { before, after, holder }) => [
    ...hasMoved(after, event.combatantId),
    ...comesNear(event, before, holder),
  ],
  CombatantPushed: (event, { before, holder }) => comesNear(event, before, holder),
  TurnEnded: ({ combatantId: byId }) => [{ does: 'ENDS_TURN', byId }],
  TurnPassed: ({ combatantId: byId }) => [{ does: 'ENDS_TURN', byId }],
};

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
