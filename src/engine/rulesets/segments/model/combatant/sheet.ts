import * as z from 'zod';
import { cited, object, type TypeOf } from '../../../../core/schema/describe.ts';
import { actionKey } from '../../../../core/schema/keys.ts';
import { newcomerSchemaOf } from '../../../../core/table/state-schema.ts';
import { FEET_PER_HEX } from '../actions.ts';

const modifier = z.int().min(-20).max(20);
const speed = z.int().min(0).max(200).multipleOf(FEET_PER_HEX);

export const MAX_HIT_POINTS = 10_000;

export const abilitiesSchema = object('SegmentsAbilities', 'Ability modifiers, -20 to 20.', {
  strength: modifier.describe('Strength.'),
  dexterity: modifier.describe('Dexterity.'),
  intelligence: modifier.describe('Intelligence.'),
  resolve: modifier.describe('Resolve.'),
});

const talentSchema = object(
  'SegmentsTalent',
  'An action of the catalogue that a combatant knows.',
  {
    action: actionKey.describe('The key of the action.'),
    reducedBy: z.int().min(0).max(4).default(0).meta(cited('Levels that it is cheaper.', 'SEG-30')),
  },
);

/** What is given with a combatant, besides who and where it is. */
export const sheetSchema = object('SegmentsSheet', 'A sheet of the ruleset SEGMENTS.', {
  abilities: abilitiesSchema.meta(cited('Ability modifiers.', 'SEG-05')),
  attackBonus: modifier.default(0).describe('Attack bonus (AB).'),
  defenseBonus: modifier.default(0).describe('Defense bonus (DB).'),
  speed: speed.default(30).describe('Base speed in feet.'),
  swimSpeed: speed.default(0).describe('Feet; 0 when it cannot swim.'),
  hitPoints: z
    .int()
    .min(1)
    .max(MAX_HIT_POINTS)
    .meta({ takenFrom: 'maxHitPoints' })
    .describe('How many it has.'),
  freeArms: z
    .int()
    .min(0)
    .max(20)
    .default(2)
    .meta(cited('Arms that hold nothing else, to grapple with.', 'SEG-102')),
  talents: z
    .array(talentSchema)
    .max(60)
    .default([])
    .describe('What it knows besides the basic actions.'),
});

/** A combatant as it joins. */
export const newcomerSchema = newcomerSchemaOf(sheetSchema);

export type Abilities = TypeOf<typeof abilitiesSchema>;
export type Talent = TypeOf<typeof talentSchema>;
export type Sheet = TypeOf<typeof sheetSchema>;
export type Newcomer = TypeOf<typeof newcomerSchema>;
