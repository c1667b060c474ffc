import { triggerWithout } from '../../../core/orders/trigger.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { changeEveryone } from '../model/change.ts';
import type { State, Combat, Prepared, StackObject, Tie } from '../model/state.ts';
import { orderTie } from '../turn/ties.ts';

/** Without a combatant, all that it does and all that is done to it are no more. */
export function withoutCombatant(state: State, id: CombatantId): State {
  const after = changeEveryone(state, ({ prepared }) => ({
    prepared: preparedWithout(prepared, id),
  }));
  if (after.phase.kind !== 'COMBAT') return after;
  return { ...after, phase: combatWithout(after.phase, id) };
}

/** VIG-52: what waited for the combatant waits for nothing in particular. */
const preparedWithout = (prepared: Prepared | null, id: CombatantId): Prepared | null =>
  prepared && { ...prepared, trigger: triggerWithout(prepared.trigger, id) };

/** If it is the combatant's turn, it is no one's now. Over another stack the asking starts again. */
function combatWithout(combat: Combat, id: CombatantId): Combat {
  const { order, ties, turn, stack, passed } = combat;
  const left = stack.flatMap((object) => objectWithout(object, id) ?? []);
  return {
    ...combat,
    ties: ties.flatMap((tie) => tiesAmong(tie, order)),
    turn: turn.kind === 'ACTING' && turn.combatantId === id ? { kind: 'BETWEEN' } : turn,
    stack: left,
    passed: left.length < stack.length ? [] : passed.filter((other) => other !== id),
  };
}

/** VIG-46: an action on the stack without the combatant; null when it is its own, or aimed at it. */
function objectWithout(object: StackObject, id: CombatantId): StackObject | null {
  const { ownerId, declared } = object;
  if (ownerId === id || declared.targetIds.includes(id)) return null;
  return { ...object, declared: { ...declared, prepares: preparedWithout(declared.prepares, id) } };
}

/** What is left to settle of a tie among those who are still there, first to last. */
function tiesAmong(tie: Tie, there: readonly CombatantId[]): readonly Tie[] {
  const present = (ids: readonly CombatantId[]) => ids.filter((id) => there.includes(id));
  const asking = present(tie.asking);
  if (tie.kind === 'ORDER') {
    const proposal = tie.proposal && present(tie.proposal);
    return orderTie(present(tie.members)).map((left) => ({ ...left, asking, proposal }));
  }
  const characters = [...tie.asking, ...tie.first, ...tie.declined];
  const creatures = present(tie.creatures);
  // VIG-28: with no creature left, they tie among themselves.
  if (creatures.length === 0) return orderTie(there.filter((id) => characters.includes(id)));
  if (present(characters).length === 0) return [];
  const { first, declined } = tie;
  return [{ ...tie, asking, first: present(first), declined: present(declined), creatures }];
}
