import * as z from 'zod';
import { object, type TypeOf } from '../../../core/schema/describe.ts';
import { pick } from '../../../core/values/record.ts';
import { swiftsLeft } from '../stats/budget.ts';
import { sheetSchema } from '../model/combatant/sheet.ts';
import { type Combatant, combatantSchema } from '../model/state.ts';

/** Of a combatant in play, what its owner sees besides the sheet. */
const played = combatantSchema.pick({
  hitPoints: true,
  maxHitPoints: true,
  spent: true,
  initiated: true,
  cooldowns: true,
  readied: true,
  standingOrders: true,
  actsFrom: true,
  binding: true,
});

const fields = { ...sheetSchema.shape, ...played.shape };

export const sheetViewSchema = object(
  'SegmentsSheet',
  'A combatant in full, under the ruleset SEGMENTS.',
  {
    kind: z.literal('SEGMENTS'),
    ...fields,
    swiftsLeft: z.int().describe('Swifts left this round.'),
  },
);

export type SheetView = TypeOf<typeof sheetViewSchema>;

const keys = Object.keys(fields) as readonly (keyof typeof fields)[];

export const sheetOf = (combatant: Combatant): SheetView => ({
  kind: 'SEGMENTS',
  ...pick(combatant, keys),
  swiftsLeft: swiftsLeft(combatant.spent),
});
