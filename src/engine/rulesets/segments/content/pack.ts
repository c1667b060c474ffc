import * as z from 'zod';
import { object, type TypeOf } from '../../../core/schema/describe.ts';
import { actionSchema, type Action } from '../model/actions.ts';
import { type Condition, conditionSchema, definitionFields } from '../model/conditions.ts';
import { type Newcomer, type Sheet, sheetSchema } from '../model/sheet.ts';

/** Ready-made material that an encounter can be set up with. */
export interface ContentPack {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
  readonly combatants: readonly Creature[];
}

/** The sheet of a combatant that waits to be put somewhere, on some side. */
export const creatureFields = z.strictObject({ ...definitionFields, ...sheetSchema.shape });

/** A ready combatant, the pack it is from, and all that it needs of it. */
export const creatureSchema = object(
  'SegmentsCreature',
  'A ready-made combatant of the ruleset SEGMENTS.',
  {
    ...creatureFields.shape,
    pack: z.string().describe('The content pack that it is from.'),
    actions: z.array(actionSchema).describe('The actions that it brings with it.'),
    conditions: z.array(conditionSchema).describe('The conditions that it brings with it.'),
  },
);

export type Creature = TypeOf<typeof creatureFields>;
export type PackedCreature = TypeOf<typeof creatureSchema>;

/** Where and as whom a creature comes into an encounter; null to keep its own name. */
export type Placement = Pick<Newcomer, 'id' | 'side' | 'position'> & {
  readonly name: string | null;
};

/** The creature as it joins. */
export const newcomerFrom = (creature: Creature, placement: Placement): Newcomer => ({
  ...placement,
  name: placement.name ?? creature.name,
  ...sheetOf(creature),
});

const sheetFields = Object.keys(sheetSchema.shape) as readonly (keyof Sheet)[];

const sheetOf = (creature: Creature): Sheet =>
  Object.fromEntries(sheetFields.map((field) => [field, creature[field]])) as Sheet;

export const talent = (action: string, reducedBy = 0) => ({ action, reducedBy });
