import * as z from 'zod';
import { cited, object, type TypeOf } from '../../../core/schema/describe.ts';
import { pick } from '../../../core/values/record.ts';
import { leftOf } from '../stats/budget.ts';
import { damageLimit, stressLimit } from '../stats/limits.ts';
import { movementOf } from '../terrain/movement.ts';
import { maxFocus, maxVigor } from '../model/combatant/abilities.ts';
import { sheetSchema } from '../model/combatant/sheet.ts';
import { allowanceSchema, type Combatant, playFields, type State } from '../model/state.ts';

/** What stands in the state as it is shown. */
const ownFields = { ...sheetSchema.shape, ...playFields };

/** What an owner sees of a combatant. */
export const sheetViewSchema = object(
  'VigilanceSheet',
  'A combatant in full, under the ruleset VIGILANCE.',
  {
    kind: z.literal('VIGILANCE'),
    ...ownFields,
    maxVigor: z
      .int()
      .nullable()
      .meta(cited('The most vigor it can have; null for a creature.', 'VIG-15')),
    maxFocus: z
      .int()
      .nullable()
      .meta(cited('The most focus it can have; null for a creature.', 'VIG-16')),
    damageLimit: z.int().meta(cited('Where it falls.', 'VIG-19', 'VIG-22')),
    stressLimit: z.int().meta(cited('Where it panics.', 'VIG-19', 'VIG-23')),
    movement: z.int().meta(cited('Fields of one travel, as things stand.', 'VIG-35')),
    left: allowanceSchema.describe("What is left of this round's actions."),
  },
);

export type SheetView = TypeOf<typeof sheetViewSchema>;

export function sheetOf(state: State, combatant: Combatant): SheetView {
  const { nature } = combatant;
  const abilities = nature.kind === 'CHARACTER' ? nature.abilities : null;
  return {
    kind: 'VIGILANCE',
    ...pick(combatant, shownKeys),
    maxVigor: abilities && maxVigor(abilities),
    maxFocus: abilities && maxFocus(abilities),
    damageLimit: damageLimit(combatant),
    stressLimit: stressLimit(combatant),
    movement: movementOf(state, combatant),
    left: leftOf(state, combatant),
  };
}

const shownKeys = Object.keys(ownFields) as readonly (keyof typeof ownFields)[];
