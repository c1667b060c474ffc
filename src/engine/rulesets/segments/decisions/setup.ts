import { errorOf } from '../../../core/values/result.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { allowed, anyOf, option, refused } from '../../../core/decision/findings.ts';
import type { State } from '../model/state.ts';
import { rollInitiative } from '../turn/initiative.ts';
import { initiationOptions } from './actions.ts';
import { requiredDecision, possibleDecision } from './build.ts';

/** Before the fight: gather, then roll initiative. */
export function setupDecision(state: State): Decision {
  return requiredDecision({ kind: 'SETUP' }, () => {
    const command = { type: 'RollInitiative' as const };
    const refusal = errorOf(rollInitiative.judge(state, { ...command, unawareIds: [] }));
    if (refusal) return refused('Roll initiative', command, refusal);
    const ids = Object.keys(state.combatants);
    const unaware = anyOf('COMBATANT', 'unawareIds', ids, 'Everybody knows of the attackers.');
    return allowed(option('Roll initiative', command, [unaware]));
  });
}

/** SEG-19: one of them may act before the first round. */
export function openingDecisions(state: State): readonly Decision[] {
  if (state.phase.kind !== 'SETUP' || state.phase.opening !== 'UNUSED') return [];
  return Object.values(state.combatants).map((combatant) =>
    possibleDecision({ kind: 'OPENING', combatantId: combatant.id }, () =>
      initiationOptions(state, combatant, 'OPENING'),
    ),
  );
}
