import { z } from 'zod';

/** Where the rulebook can be read in more than one way, the table's choice; fixed at creation. */
export const settingsSchema = z.strictObject({
  /** SEG-42: a counter-action is resolved on the defender's turn, or at the moment of impact. */
  defenseTiming: z.enum(['DEFERRED', 'IMMEDIATE']).default('DEFERRED'),
  /** SEG-45: a Reaction is the score the attack must reach, or is taken off the damage. */
  reactionEffect: z.enum(['DEFENSE_SCORE', 'DAMAGE_REDUCTION']).default('DEFENSE_SCORE'),
  /** SEG-65: whether a part of 20 ft beyond the range counts as a whole one. */
  partialRange: z.enum(['UP', 'DOWN']).default('UP'),
});

export type Settings = z.output<typeof settingsSchema>;
