import { spendDefense, withoutId } from '../model/combatant/patch.ts';
import type { EventOfType } from '../model/events.ts';
import type { State } from '../model/state.ts';

/** SEC-41: a hit waits for the defense of its target. */
export function strikeRolled(state: State, event: EventOfType<'StrikeRolled'>): State {
  const { attackId: id, attackerId, targetId, action, combo, origin, result, stage } = event;
  if (result !== 'HIT') return state;
  const waits = stage === 'WINDOW' ? { kind: stage } : { kind: stage, reducedBy: 0 };
  const attack = { id, attackerId, targetId, action, combo, origin, stage: waits };
  return { ...state, attacks: [...state.attacks, attack] };
}

/** SEC-41: a hit is gone, or waits for the others of the same time. */
export function defenseRolled(state: State, event: EventOfType<'DefenseRolled'>): State {
  const { attackId, combatantId, defense, result, reducedBy } = event;
  const after = defense === 'NONE' ? state : spendDefense(state, combatantId, defense);
  if (result === 'CANCELLED') return { ...after, attacks: withoutId(after.attacks, attackId) };
  const stage = { kind: 'MET', reducedBy } as const;
  return {
    ...after,
    attacks: after.attacks.map((attack) =>
      attack.id === attackId ? { ...attack, stage } : attack,
    ),
  };
}
