import type { Decision } from '../../../core/decision/decision.ts';
import { refuseDefense } from '../attack/defend.ts';
import type { Attack, State } from '../model/state.ts';
import { type DefenseKind, defenseKinds } from '../model/defenses.ts';
import { allowed, decision, optionIf, merge, option, price } from './build.ts';

const labels: Readonly<Record<DefenseKind, string>> = {
  DODGE: 'Dodge',
  PARRY: 'Parry',
  BLOCK: 'Block',
};

/** SEC-41: how the target of an attack that has hit may meet it. */
export function defenseDecision(state: State, attack: Attack): Decision {
  const { targetId: combatantId, id: attackId } = attack;
  const command = { type: 'ResolveDefense', combatantId, attackId };
  return decision({ kind: 'DEFENSE', combatantId, required: true, subjectId: attackId }, () =>
    merge(
      allowed(option('No defense', { ...command, defense: 'NONE' })),
      ...defenseKinds.map((defense) =>
        optionIf(
          option(labels[defense], { ...command, defense }, [], price(1, defense)),
          refuseDefense(state, attack, defense),
        ),
      ),
    ),
  );
}
