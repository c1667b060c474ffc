/** What the clock of every ruleset says, so that whose turn it is can be shown without knowing which. */
import * as z from 'zod';
import { combatantId } from '../schema/keys.ts';
import type { CombatantId } from '../values/ids.ts';

export const clockFields = {
  turnOfId: combatantId.nullable().describe('Whose turn it is; null between turns.'),
  waitingIds: z.array(combatantId).describe('Whose turn in this round is still to come, in order.'),
};

/** A clock; `kind` is its ruleset. */
export interface ClockView {
  readonly kind: string;
  readonly turnOfId: CombatantId | null;
  readonly waitingIds: readonly CombatantId[];
}
