import * as z from 'zod';
import { creatureFields } from '../../../core/catalogue/creature.ts';
import { definitionFields } from '../../../core/catalogue/definitions.ts';
import { object, type TypeOf } from '../../../core/schema/describe.ts';
import { type Action, actionSchema } from '../model/actions.ts';
import { type Condition, conditionSchema } from '../model/conditions.ts';
import { sheetSchema } from '../model/combatant/sheet.ts';

/** Ready-made material that an encounter can be set up with. */
export interface ContentPack {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  readonly actions: readonly Action[];
  readonly conditions: readonly Condition[];
  readonly creatures: readonly CreatureInput[];
}

const { vigilance, nature, items, learnt } = sheetSchema.shape;

const sheetFields = { vigilance, nature, items, learnt };

const ownSchema = z.strictObject({ ...definitionFields, ...sheetFields });

/** A creature as a pack writes it down. */
export type CreatureInput = z.input<typeof ownSchema>;

export const creatureSchema = object(
  'VigilanceCreature',
  'A ready-made combatant of the ruleset VIGILANCE.',
  {
    ...creatureFields,
    ...sheetFields,
    actions: z.array(actionSchema).describe('The actions that it brings with it.'),
    conditions: z.array(conditionSchema).describe('The conditions that it brings with it.'),
  },
);

/** A ready-made combatant, the pack it is from, and all that it needs of it. */
export type Creature = TypeOf<typeof creatureSchema>;

/** The creature of a pack, with what of the pack it needs. */
export const packed = (pack: string, creature: CreatureInput, brought: Brought): Creature => ({
  ...ownSchema.parse(creature),
  pack,
  ...brought,
});

type Brought = Pick<ContentPack, 'actions' | 'conditions'>;
