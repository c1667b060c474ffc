import { triggerWithout } from '../../../core/orders/trigger.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { Phase, State, Turn } from '../model/state.ts';
import type { Ongoing, Target } from '../model/ongoing.ts';

/** Without a combatant, all that it does and all that is done to it are no more. */
export function withoutCombatant(state: State, id: CombatantId): State {
  const concerns = (...ids: readonly CombatantId[]) => ids.includes(id);
  const ongoing = state.ongoing.flatMap((one) => withoutTarget(one, id) ?? []);
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

/** Something under way without the combatant; null when nothing of it is left. */
function withoutTarget(ongoing: Ongoing, id: CombatantId): Ongoing | null {
  if (ongoing.ownerId === id) return null;
  const isMeant = (target: Target) => target.kind === 'CREATURE' && target.id === id;
  switch (ongoing.kind) {
    case 'PROJECTILE':
      return isMeant(ongoing.target) ? null : ongoing;
    case 'AREA':
      return { ...ongoing, struckIds: ongoing.struckIds.filter((struckId) => struckId !== id) };
    case 'FOLLOW_UP': {
      const targets = ongoing.targets.filter((target) => !isMeant(target));
      return targets.length === 0 ? null : { ...ongoing, targets };
    }
    case 'PUSHBACK':
      return ongoing.targetId === id || ongoing.pusherId === id ? null : ongoing;
    case 'DELAYED': {
      const targetIds = ongoing.targetIds.filter((targetId) => targetId !== id);
      const { length } = ongoing.targetIds;
      return length > 0 && targetIds.length === 0 ? null : { ...ongoing, targetIds };
    }
    case 'AID':
      return ongoing.targetId === id ? null : ongoing;
    case 'MOVEMENT':
    case 'STRUCTURE':
      return ongoing;
  }
}

/** If it is the combatant's turn, it is nobody's now; the turn of another plays what is left of it. */
function phaseWithout(phase: Phase, id: CombatantId, ongoing: readonly Ongoing[]): Phase {
  if (phase.kind !== 'COMBAT') return phase;
  const others = (ids: readonly CombatantId[]) => ids.filter((other) => other !== id);
  return {
    ...phase,
    order: others(phase.order),
    first: others(phase.first),
    waiting: others(phase.waiting),
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
