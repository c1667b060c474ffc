import { errorOf } from '../../../core/values/result.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import * as core from '../../../core/table/listing.ts';
import type { State } from '../model/state.ts';
import { rollInitiative } from '../turn/initiative.ts';

/** SEC-02: to begin the fight. */
export const setupDecision = (state: State): Decision =>
  core.setupDecision(() => ({
    refusal: errorOf(rollInitiative.judge(state, { type: 'RollInitiative' })),
  }));
