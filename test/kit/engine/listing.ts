import type { Decision } from '../../../src/engine/core/decision/decision.ts';

/** Decisions with all that is found out about them only when somebody asks, to be compared. */
export const inFull = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.map(({ kind, combatantId, required, subjectId, action, until, options, refusals }) => ({
    ...{ kind, combatantId, required, subjectId, action, until, options, refusals },
  }));
