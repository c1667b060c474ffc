import { triggerWithout } from '../../../core/orders/trigger.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { Phase, State, Turn } from '../model/state.ts';
import type { Ongoing } from '../model/ongoing.ts';
import { withoutCombatant as ongoingWithout } from '../ongoing/index.ts';

/** Without a combatant, all that it does and all that is done to it are no more. */
export function withoutCombatant(state: State, id: CombatantId): State {
  const concerns = (...ids: readonly CombatantId[]) => ids.includes(id);
  const ongoing = state.ongoing.flatMap((one) => ongoingWithout(one, id) ?? []);
  return {
    ...state,
    phase: phaseWithout(state.phase, id, ongoing),
    attacks: state.attacks.filter(({ attackerId, targetId }) => !concerns(attackerId, targetId)),
    ongoing,
    combatants: withoutTrigger(state.combatants, id),
    grapples: state.grapples.filter(({ grapplerId, targetId }) => !concerns(grapplerId, targetId)),
  };
}

/** SEG-27: what waited for the combatant waits for nothing in particular. */
const withoutTrigger = (combatants: State['combatants'], id: CombatantId): State['combatants'] =>
  Object.fromEntries(
    Object.entries(combatants).map(([otherId, other]) => {
      const { readied } = other;
      const trigger = readied && triggerWithout(readied.trigger, id);
      return [otherId, readied ? { ...other, readied: { ...readied, trigger } } : other];
    }),
  );

/** If it is the combatant's turn, it is no one's now; the turn of another plays what is left of it. */
function phaseWithout(phase: Phase, id: CombatantId, ongoing: readonly Ongoing[]): Phase {
  if (phase.kind !== 'COMBAT') return phase;
  return {
    ...phase,
    first: phase.first.filter((other) => other !== id),
    turn: turnWithout(phase.turn, id, ongoing),
  };
}

function turnWithout(turn: Turn, id: CombatantId, ongoing: readonly Ongoing[]): Turn {
  if (turn.kind === 'BETWEEN') return turn;
  if (turn.combatantId === id) return { kind: 'BETWEEN' };
  if (turn.kind === 'ACTING') return turn;
  const queue = turn.queue.filter((queued) => ongoing.some((one) => one.id === queued));
  return { ...turn, queue };
}
