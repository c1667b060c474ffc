import { errorOf } from '../../../core/values/result.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import type { State } from '../model/state.ts';
import { rollInitiative } from '../turn/initiative.ts';
import { decision, optionIf, option } from './build.ts';

/** SEC-02: to begin the fight. */
export function setupDecision(state: State): Decision {
  const command = { type: 'RollInitiative' as const };
  return decision({ kind: 'SETUP', required: true }, () =>
    optionIf(option('Roll initiative', command), errorOf(rollInitiative.judge(state, command))),
  );
}
