import type { CombatantId } from '../../../core/values/ids.ts';
import type { State, Combat, StackObject, Tie } from '../model/state.ts';
import { orderTie } from '../turn/ties.ts';

/** Without a combatant, all that it does and all that is done to it are no more. */
export function withoutCombatant(state: State, id: CombatantId): State {
  if (state.phase.kind !== 'COMBAT') return state;
  return { ...state, phase: combatWithout(state.phase, id) };
}

/** If it is the combatant's turn, it is nobody's now. Over another stack the asking starts again. */
function combatWithout(combat: Combat, id: CombatantId): Combat {
  const { order, ties, waiting, turn, stack, passed } = combat;
  const others = (ids: readonly CombatantId[]) => ids.filter((other) => other !== id);
  const there = others(order);
  const left = stack.filter((object) => !concerns(object, id));
  return {
    ...combat,
    order: there,
    ties: ties.flatMap((tie) => tiesAmong(tie, there)),
    waiting: others(waiting),
    turn: turn.kind === 'ACTING' && turn.combatantId === id ? { kind: 'BETWEEN' } : turn,
    stack: left,
    passed: left.length < stack.length ? [] : others(passed),
  };
}

const concerns = ({ ownerId, declared }: StackObject, id: CombatantId): boolean =>
  ownerId === id || declared.targetIds.includes(id);

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
