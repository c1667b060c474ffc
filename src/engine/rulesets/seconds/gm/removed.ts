import type { CombatantId } from '../../../core/values/ids.ts';
import type { Delay, Phase, State } from '../model/state.ts';

/** Without a combatant there is nothing that it does, and nothing that is aimed at it. */
export function withoutCombatant(state: State, id: CombatantId): State {
  return {
    ...state,
    phase: phaseWithout(state.phase, id),
    attacks: state.attacks.filter(
      ({ attackerId, targetId }) => attackerId !== id && targetId !== id,
    ),
    delays: state.delays.flatMap((delay) => delayWithout(delay, id) ?? []),
  };
}

/** Null when nobody is left whom it was aimed at; what never had targets goes on. */
function delayWithout(delay: Delay, id: CombatantId): Delay | null {
  if (delay.ownerId === id) return null;
  if (!delay.targetIds.includes(id)) return delay;
  const targetIds = delay.targetIds.filter((targetId) => targetId !== id);
  return targetIds.length > 0 ? { ...delay, targetIds } : null;
}

/** SEC-25: if its turn is on, the one that it interrupts goes on, or the next begins. */
function phaseWithout(phase: Phase, id: CombatantId): Phase {
  if (phase.kind !== 'COMBAT') return phase;
  const others = (ids: readonly CombatantId[]) => ids.filter((other) => other !== id);
  return {
    ...phase,
    order: others(phase.order),
    waiting: others(phase.waiting),
    turns: phase.turns.filter(({ combatantId }) => combatantId !== id),
    passed: others(phase.passed),
  };
}
