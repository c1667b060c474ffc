import { errorOf } from '../../../core/values/result.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { anyOf } from '../../../core/decision/findings.ts';
import * as core from '../../../core/table/listing.ts';
import type { State } from '../model/state.ts';
import { rollInitiative } from '../turn/initiative.ts';
import { initiationOptions } from './actions.ts';
import { possibleDecision } from './build.ts';

/** Before the fight: gather, then roll initiative. */
export const setupDecision = (state: State): Decision =>
  core.setupDecision(() => {
    const ids = Object.keys(state.combatants);
    return {
      refusal: errorOf(rollInitiative.judge(state, { type: 'RollInitiative', unawareIds: [] })),
      choices: [anyOf('COMBATANT', 'unawareIds', ids, 'All know of the attackers.')],
    };
  });

/** SEG-19: one of them may act before the first round. */
export function openingDecisions(state: State): readonly Decision[] {
  if (state.phase.kind !== 'SETUP' || state.phase.opening !== 'UNUSED') return [];
  return Object.values(state.combatants).map((combatant) =>
    possibleDecision({ kind: 'OPENING', combatantId: combatant.id }, () =>
      initiationOptions(state, combatant, 'OPENING'),
    ),
  );
}
