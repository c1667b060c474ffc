import * as z from 'zod';
import { cited, object, type TypeOf } from '../../../core/schema/describe.ts';
import { actionKey } from '../../../core/schema/keys.ts';
import { idSchema } from '../../../core/values/texts.ts';
import { LONGEST_ACTION } from './actions.ts';

/** The most that are declared with one action. */
const MAX_DECLARED = 10;

const freeActionSchema = object(
  'SecondsFreeAction',
  cited('Something that takes no time, to be done after a second of a longer action.', 'SEC-31'),
  {
    afterSecond: z
      .int()
      .min(1)
      .max(LONGEST_ACTION)
      .describe("After which of the longer action's seconds; its first is 1."),
    action: actionKey.describe('The key of the action that takes no time, e.g. `drop`.'),
    weapon: actionKey
      .nullable()
      .default(null)
      .describe('The key of the weapon to drop or to draw.'),
    object: idSchema.nullable().default(null).describe('The key of the object to drop.'),
  },
);
export type FreeAction = TypeOf<typeof freeActionSchema>;

export const freeActionsSchema = z.array(freeActionSchema).max(MAX_DECLARED);
