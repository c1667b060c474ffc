import { slotField } from '../stats/budget.ts';
import { changeCombatant, changeCombat } from '../model/change.ts';
import type { EventOfType } from '../model/events.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { StandingOrders } from '../model/combatant/standing-orders.ts';
import type { Declared, Prepared, State, StackObject, Stage } from '../model/state.ts';

export function pushAction(state: State, event: EventOfType<'ActionPushed'>): State {
  const { objectId, combatantId, granted: takesGranted } = event;
  const declared = declaredIn(event);
  const { spent, granted, prepared } = combatantOf(state, combatantId);
  const slot = slotField(declared.use);
  const after = changeCombatant(state, combatantId, {
    ...(takesGranted
      ? { granted: { ...granted, quick: granted.quick - 1 } }
      : { spent: { ...spent, [slot]: spent[slot] + 1 } }),
    prepared: isPerformed(state, declared, prepared) ? null : prepared,
  });
  const object: StackObject = {
    id: objectId,
    ownerId: combatantId,
    declared,
    stage: { kind: 'WAITING' },
  };
  const asked = declared.targetIds.reduce(askAgain, after);
  return changeCombat(asked, { stack: [...combatOf(asked).stack, object], passed: [] });
}

/** VIG-52: whether a prepared action is prepared no more, since this performs it. */
const isPerformed = ({ settings }: State, { use, action }: Declared, prepared: Prepared | null) =>
  settings.preparedPerformances === 'ONCE' && use === 'QUICK' && action === prepared?.action;

/** VIG-69: who becomes the target of an action has passed for longer no more. */
const askAgain = (state: State, id: string): State => withPassing(state, id, 'NONE');

function withPassing(state: State, id: string, passing: StandingOrders['passing']): State {
  const { standingOrders } = combatantOf(state, id);
  if (standingOrders.passing === passing) return state;
  return changeCombatant(state, id, { standingOrders: { ...standingOrders, passing } });
}

const declaredIn = ({
  type: _type,
  objectId: _objectId,
  combatantId: _combatantId,
  granted: _granted,
  weaponName: _weaponName,
  followed: _followed,
  ...declared
}: EventOfType<'ActionPushed'>): Declared => ({
  ...declared,
  // Entries of journals from before it was kept have none.
  from: declared.from ?? null,
});

export function passUntil(
  state: State,
  { combatantId, until }: EventOfType<'PriorityPassed'>,
): State {
  const after = withPassing(state, combatantId, until === 'TOP_CHANGES' ? 'NONE' : until);
  return changeCombat(after, { passed: [...combatOf(after).passed, combatantId] });
}

/** VIG-69: who takes a pass for longer back is asked again, also about what is on the stack now. */
export function setOrders(state: State, event: EventOfType<'StandingOrdersSet'>): State {
  const { combatantId, orders } = event;
  const { standingOrders: before } = combatantOf(state, combatantId);
  const after = changeCombatant(state, combatantId, { standingOrders: orders });
  if (after.phase.kind !== 'COMBAT' || before.passing === 'NONE' || orders.passing !== 'NONE')
    return after;
  return changeCombat(after, { passed: after.phase.passed.filter((id) => id !== combatantId) });
}

export function setStage(state: State, id: string, next: Stage): State {
  return changeCombat(state, {
    stack: combatOf(state).stack.map((object) =>
      object.id === id ? { ...object, stage: next } : object,
    ),
  });
}

export function changeResolving(
  state: State,
  id: string,
  patch: Partial<Extract<Stage, { kind: 'RESOLVING' }>>,
): State {
  const object = combatOf(state).stack.find((entry) => entry.id === id);
  return object?.stage.kind === 'RESOLVING'
    ? setStage(state, id, { ...object.stage, ...patch })
    : state;
}

/** VIG-47: after a resolution the asking starts again. */
export const removeFromStack = (state: State, id: string): State =>
  changeCombat(state, {
    stack: combatOf(state).stack.filter((object) => object.id !== id),
    passed: [],
  });
