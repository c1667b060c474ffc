import type { RollOf } from '../../../src/engine/core/values/dice.ts';

/** For tests to which it is all one whose roll it is. */
export const anyRoll: RollOf = { combatantId: 'ana', purpose: 'CHECK', rule: 'T-04' };
