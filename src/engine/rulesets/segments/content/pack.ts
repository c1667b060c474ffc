import * as z from 'zod';
import type { ContentPack as Pack } from '../../../core/catalogue/content.ts';
import { creatureFields } from '../../../core/catalogue/creature.ts';
import { definitionFields } from '../../../core/catalogue/definitions.ts';
import { object, type TypeOf } from '../../../core/schema/describe.ts';
import { actionSchema, type Action } from '../model/actions.ts';
import { type Condition, conditionSchema } from '../model/conditions.ts';
import { sheetSchema } from '../model/combatant/sheet.ts';

/** Ready-made material that an encounter can be set up with. */
export type ContentPack = Pack<Action, Condition, Creature>;

/** The sheet of a combatant that waits to be put somewhere, on some side. */
export const writtenCreature = z.strictObject({ ...definitionFields, ...sheetSchema.shape });

/** A ready combatant, the pack it is from, and all that it needs of it. */
export const creatureSchema = object(
  'SegmentsCreature',
  'A ready-made combatant of the ruleset SEGMENTS.',
  {
    ...creatureFields,
    ...sheetSchema.shape,
    actions: z.array(actionSchema).describe('The actions that it brings with it.'),
    conditions: z.array(conditionSchema).describe('The conditions that it brings with it.'),
  },
);

export type Creature = TypeOf<typeof writtenCreature>;
export type PackedCreature = TypeOf<typeof creatureSchema>;

export const talent = (action: string, reducedBy = 0) => ({ action, reducedBy });
