import type { Decision } from '../../../core/decision/decision.ts';
import { refuseDefense } from '../defend.ts';
import type { Attack, DefenseKind, State } from '../state.ts';
import { allowed, merge, decision, judged, option } from './build.ts';

const labels: Readonly<Record<DefenseKind, string>> = {
  DODGE: 'Dodge',
  PARRY: 'Parry',
  BLOCK: 'Block',
};

export const defenseKinds: readonly DefenseKind[] = ['DODGE', 'PARRY', 'BLOCK'];

/** SEC-41: how the target of an attack that has hit may meet it. */
export function defenseDecision(state: State, attack: Attack): Decision {
  const { targetId: combatantId, id: attackId } = attack;
  const command = { type: 'ResolveDefense', combatantId, attackId };
  return decision(
    { kind: 'DEFENSE', combatantId, required: true, subject: attackId },
    merge(
      allowed(option('No defence', { ...command, defense: 'NONE' })),
      ...defenseKinds.map((defense) =>
        judged(
          option(labels[defense], { ...command, defense }, [], [{ resource: defense, amount: 1 }]),
          refuseDefense(state, attack, defense),
        ),
      ),
    ),
  );
}
