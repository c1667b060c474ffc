import type { CombatantId } from '../../../core/values/ids.ts';
import { betweenTurns } from '../model/delaying.ts';
import type { Combatant, Delay, Phase, State } from '../model/state.ts';

/** Without a combatant there is nothing that it does, and nothing that is aimed at it. */
export function withoutCombatant(state: State, id: CombatantId): State {
  return {
    ...state,
    combatants: Object.fromEntries(
      Object.entries(state.combatants).map(([other, combatant]) => [
        other,
        waitingWithout(combatant, id),
      ]),
    ),
    phase: phaseWithout(state.phase, id),
    attacks: state.attacks.filter(
      ({ attackerId, targetId }) => attackerId !== id && targetId !== id,
    ),
    delays: state.delays.flatMap((delay) => delayWithout(delay, id) ?? []),
  };
}

/** SEC-24: who waited for it waits for any time between two turns. */
function waitingWithout(combatant: Combatant, id: CombatantId): Combatant {
  const { delayedTurn } = combatant;
  return delayedTurn && 'ofId' in delayedTurn.until && delayedTurn.until.ofId === id
    ? { ...combatant, delayedTurn: { ...delayedTurn, until: betweenTurns } }
    : combatant;
}

/** Null when no one is left whom it was aimed at; what never had targets goes on. */
function delayWithout(delay: Delay, id: CombatantId): Delay | null {
  if (delay.ownerId === id) return null;
  if (!delay.targetIds.includes(id)) return delay;
  const targetIds = delay.targetIds.filter((targetId) => targetId !== id);
  return targetIds.length > 0 ? { ...delay, targetIds } : null;
}

/** SEC-25: if its turn is on, the one that it interrupts goes on, or the next begins. */
function phaseWithout(phase: Phase, id: CombatantId): Phase {
  if (phase.kind !== 'COMBAT') return phase;
  return {
    ...phase,
    turns: phase.turns.filter(({ combatantId }) => combatantId !== id),
    passed: phase.passed.filter((other) => other !== id),
  };
}
