import * as z from 'zod';
import { object, type TypeOf } from '../schema/describe.ts';
import { combatantId } from '../schema/keys.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';

/** Something under way, and when it resolves. */
export interface TimelineEntry {
  readonly id: string;
  /** One of the kinds of its ruleset, e.g. `PROJECTILE`, `COOLDOWN`. */
  readonly kind: string;
  /** One line for the table. */
  readonly label: string;
  /** Whose it is: who does it, or bears it. */
  readonly ownerId: CombatantId;
  /** Whom it is about; none where it is about a place, or about its owner alone. */
  readonly targetIds: readonly CombatantId[];
  readonly resolves: PointInTime;
  readonly rule: RuleId;
}

export const pointInTimeSchema = object('PointInTime', 'A point in the time of the fight.', {
  round: z.int().describe('0 for what comes before the first round.'),
  step: z
    .int()
    .describe(
      'Within the round: with SEGMENTS the segment, with SECONDS the second; always 1 with VIGILANCE, whose rounds have no parts. 0 where none has begun.',
    ),
  onTurnOfId: combatantId
    .nullable()
    .describe('On whose turn; null for the very start of the step.'),
});

export type PointInTime = TypeOf<typeof pointInTimeSchema>;
