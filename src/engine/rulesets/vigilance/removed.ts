import type { CombatantId } from '../../core/values/ids.ts';
import { without } from '../../core/values/record.ts';
import type { Combat, Combatant, StackObject, State, Tie } from './state.ts';

/** The state in which a combatant, all that it does and all that is done to it are no more. */
export function withoutCombatant(state: State, id: CombatantId): State {
  const combatants = without(state.combatants, id);
  if (state.phase.kind !== 'COMBAT') return { ...state, combatants };
  const phase = combatWithout(state.phase, id);
  const over = {
    stack: phase.stack.length === 0,
    turn: phase.turn.kind !== state.phase.turn.kind,
  };
  const heard = Object.values(combatants).map(
    (combatant) =>
      [combatant.id, { ...combatant, silence: silenceAfter(combatant, over) }] as const,
  );
  return { ...state, combatants: Object.fromEntries(heard), phase };
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
    ties: ties.flatMap((tie) => tieAmong(tie, there) ?? []),
    waiting: others(waiting),
    turn: turn.kind === 'ACTING' && turn.combatantId === id ? { kind: 'BETWEEN' } : turn,
    stack: left,
    passed: left.length < stack.length ? [] : others(passed),
  };
}

const concerns = ({ ownerId, declared }: StackObject, id: CombatantId): boolean =>
  ownerId === id || declared.targetIds.includes(id);

/** A tie among those who are still there, first to last; null when that leaves nothing to settle. */
function tieAmong(tie: Tie, there: readonly CombatantId[]): Tie | null {
  const present = (ids: readonly CombatantId[]) => ids.filter((id) => there.includes(id));
  if (tie.kind === 'ORDER') {
    const left = orderTie(present(tie.members));
    return (
      left && {
        ...left,
        asking: present(tie.asking),
        proposal: tie.proposal && present(tie.proposal),
      }
    );
  }
  const { asking, first, declined } = tie;
  const characters = [...asking, ...first, ...declined];
  const creatures = present(tie.creatures);
  // VIG-28: with no creature left, they tie among themselves.
  if (creatures.length === 0) return orderTie(there.filter((id) => characters.includes(id)));
  return present(characters).length === 0
    ? null
    : {
        ...tie,
        asking: present(asking),
        first: present(first),
        declined: present(declined),
        creatures,
      };
}

const orderTie = (members: readonly CombatantId[]): Extract<Tie, { kind: 'ORDER' }> | null =>
  members.length > 1 ? { kind: 'ORDER', members, asking: members, proposal: null } : null;

/** Who wants to hear nothing for a while hears of what comes after it. */
function silenceAfter(
  { silence }: Combatant,
  over: { readonly stack: boolean; readonly turn: boolean },
): Combatant['silence'] {
  const ended = (silence === 'STACK' && over.stack) || (silence === 'TURN' && over.turn);
  return ended ? 'NONE' : silence;
}
