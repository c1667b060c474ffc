import type { Decision } from '../../../core/decision.ts';
import { rollInitiative } from '../initiative.ts';
import type { State } from '../state.ts';
import { actionFindings } from './actions.ts';
import { allowed, anyOf, decision, option, refused } from './build.ts';

/** Before the fight: gather, then roll initiative. */
export function setupDecision(state: State): Decision {
  const command = { type: 'RollInitiative' as const };
  const refusal = rollInitiative.refuse(state, { ...command, unawareIds: [] });
  const ids = Object.keys(state.combatants);
  return decision(
    { kind: 'SETUP', required: true },
    refusal
      ? refused('Roll initiative', command, refusal)
      : allowed(
          option('Roll initiative', command, [anyOf('COMBATANT', 'unawareIds', ids, ids.length)]),
        ),
  );
}

/** SEG-19: one of them may act before the first round. */
export function openingDecisions(state: State): readonly Decision[] {
  if (state.phase.kind !== 'SETUP' || state.phase.opening !== 'UNUSED') return [];
  return Object.values(state.combatants).map((combatant) =>
    decision(
      { kind: 'OPENING', combatantId: combatant.id, required: false },
      actionFindings(state, combatant, 'OPENING'),
    ),
  );
}
