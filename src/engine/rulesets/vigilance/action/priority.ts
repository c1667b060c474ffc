import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, illegal } from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { rememberedOfLast } from '../../../core/values/remembered.ts';
import { leftOf } from '../stats/budget.ts';
import { withQuickAction } from '../stats/giving-up.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { topOf, combatantOf } from '../model/lookup.ts';
import { isFighting } from '../model/combatant/sides.ts';
import type { State, Combat, StackObject, Combatant } from '../model/state.ts';
import { refuseMoment } from './moment.ts';
import { couldMatter, responsesOf } from './uses.ts';

/**
 * VIG-47 to 50: who is to say now whether to answer what is on top of the stack; null when everyone
 * able has passed. Who has no quick action left is never asked. Listing, judging and playing on all
 * ask it of the same state.
 */
export const askedToRespond = rememberedOfLast((state: State): CombatantId | null => {
  const top = topOf(state);
  if (state.phase.kind !== 'COMBAT' || top?.stage.kind !== 'WAITING') return null;
  const { passed } = state.phase;
  const asked = askingOrder(state, state.phase, top).find(
    (id) => !passed.includes(id) && couldRespond(state, combatantOf(state, id), top),
  );
  return asked ?? null;
});

/** VIG-47: in turn order, from where the table starts. */
function askingOrder(
  { settings: { priorityStart } }: State,
  { order }: Combat,
  { ownerId }: StackObject,
): readonly CombatantId[] {
  if (priorityStart === 'TOP_OF_ORDER') return order;
  const at = order.indexOf(ownerId) + (priorityStart === 'AFTER_ACTOR' ? 1 : 0);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Who can respond, of a state and of those that differ from it only in who has passed. */
interface Responders {
  readonly state: State;
  readonly known: Map<CombatantId, boolean>;
}

/** Those of the state that was asked about last: mostly the next differs from it in passes alone. */
let last: Responders | null = null;

/** The same as `canRespond`, which is as much work as all the rest, and no other after a pass. */
function couldRespond(state: State, combatant: Combatant, top: StackObject): boolean {
  const known =
    last && differInPassesAlone(last.state, state) ? last.known : new Map<CombatantId, boolean>();
  last = { state, known };
  const answer = known.get(combatant.id) ?? canRespond(state, combatant, top);
  known.set(combatant.id, answer);
  return answer;
}

const differInPassesAlone = (a: State, b: State): boolean =>
  isSameBut('phase', a, b) &&
  a.phase.kind === 'COMBAT' &&
  b.phase.kind === 'COMBAT' &&
  isSameBut('passed', a.phase, b.phase);

/** Whether two records hold the very same but for one field. */
function isSameBut<T extends object>(field: keyof T, a: T, b: T): boolean {
  const fields = Object.keys(a) as (keyof T)[];
  return (
    fields.length === Object.keys(b).length &&
    fields.every((key) => key === field || a[key] === b[key])
  );
}

/**
 * VIG-70: who has a quick action left, and where the table asks no others, something to do with it. A
 * quick action that it could have for a regular one (RV-47) counts for what others do.
 */
function canRespond(state: State, combatant: Combatant, top: StackObject): boolean {
  const { id, standingOrders } = combatant;
  if (!isFighting(combatant) || standingOrders.passing !== 'NONE') return false;
  const isOwn = top.ownerId === id;
  const able =
    isOwn && leftOf(state, combatant).quick === 0 ? null : withQuickAction(state, combatant);
  if (!able || state.settings.askedToRespond === 'QUICK_ACTION_LEFT') return able !== null;
  const responder = combatantOf(able, id);
  return responsesOf(able, responder).some((use) => couldMatter(able, responder, use, top));
}

/** VIG-48, 49, 69: passing, for now or for longer. */
export const passPriority: Handler<CommandOf<'PassPriority'>> = {
  judge: (state, command) => {
    const { combatantId } = command;
    const refusal = firstRefusal([
      () => refuseMoment(state, combatantId),
      () =>
        askedToRespond(state) === combatantId
          ? null
          : illegal(
              'VIG-47',
              `${combatantOf(state, combatantId).name} is not asked to respond`,
              'wait to be asked',
            ),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, until }, recorder) => {
    recorder.emit({ type: 'PriorityPassed', combatantId, until });
  },
};
