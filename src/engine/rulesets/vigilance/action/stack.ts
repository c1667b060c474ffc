import { slotField } from '../figures/budget.ts';
import { changeCombatant, changeCombat, changeEveryone } from '../model/change.ts';
import type { EventOfType } from '../model/events.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { Declared, State, StackObject, Stage } from '../model/state.ts';

export function pushAction(state: State, event: EventOfType<'ActionPushed'>): State {
  const { objectId, combatantId, granted: takesGranted } = event;
  const declared = declaredIn(event);
  const { spent, granted, prepared } = combatantOf(state, combatantId);
  const slot = slotField(declared.use);
  const after = changeCombatant(state, combatantId, {
    ...(takesGranted
      ? { granted: { ...granted, quick: granted.quick - 1 } }
      : { spent: { ...spent, [slot]: spent[slot] + 1 } }),
    // VIG-52: a prepared action that is performed is prepared no more.
    prepared: declared.use === 'QUICK' && declared.action === prepared ? null : prepared,
  });
  const object: StackObject = {
    id: objectId,
    ownerId: combatantId,
    declared,
    stage: { kind: 'WAITING' },
  };
  return changeCombat(after, { stack: [...combatOf(after).stack, object], passed: [] });
}

const declaredIn = ({
  type: _type,
  objectId: _objectId,
  combatantId: _combatantId,
  granted: _granted,
  ...declared
}: EventOfType<'ActionPushed'>): Declared => declared;

const silences = {
  THIS_OBJECT: 'NONE',
  END_OF_STACK: 'STACK',
  END_OF_TURN: 'TURN',
  END_OF_ROUND: 'ROUND',
} as const;

export function passUntil(
  state: State,
  { combatantId, until }: EventOfType<'PriorityPassed'>,
): State {
  const after = changeCombatant(state, combatantId, { silence: silences[until] });
  return changeCombat(after, { passed: [...combatOf(after).passed, combatantId] });
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
export function removeFromStack(state: State, id: string): State {
  const stack = combatOf(state).stack.filter((object) => object.id !== id);
  const after = changeCombat(state, { stack, passed: [] });
  if (stack.length > 0) return after;
  return changeEveryone(after, ({ silence }) => ({
    silence: silence === 'STACK' ? 'NONE' : silence,
  }));
}
