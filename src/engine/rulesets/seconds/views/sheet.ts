import * as z from 'zod';
import { cited, object, type TypeOf } from '../../../core/schema/describe.ts';
import { combatantId } from '../../../core/schema/keys.ts';
import { toughnessOf } from '../stats/toughness.ts';
import { awaitedSchema } from '../model/delaying.ts';
import { objectSchema, seenFields, seenSheet } from '../model/combatant/sheet.ts';
import { standingOrdersSchema } from '../model/combatant/standing-orders.ts';
import { type Combatant, gearSchema, type State } from '../model/state.ts';

const defensesSchema = object('SecondsDefenses', cited('Defense rolls.', 'SEC-42'), {
  dodges: z.int().describe('Dodges.'),
  parries: z.int().describe('Parries.'),
  blocks: z.int().describe('Blocks.'),
});

/** What the owner of a combatant sees of its sheet, and of how it stands. */
export const sheetViewSchema = object(
  'SecondsSheet',
  'A combatant in full, under the ruleset SECONDS.',
  {
    kind: z.literal('SECONDS'),
    ...seenFields,
    toughnessLeft: z.int().meta(cited('As wounds leave it.', 'SEC-46')),
    gear: z.array(gearSchema).describe('The weapons that it carries.').meta({ shownAs: 'weapons' }),
    objects: z.array(objectSchema).meta(cited('What else it carries.', 'SEC-31')),
    delayedUntil: awaitedSchema
      .nullable()
      .describe(
        'What its delayed turn waits for (SEC-24), which `setStandingOrders` changes; null when it has delayed none.',
      ),
    standingOrders: standingOrdersSchema.describe('What it answers without being asked.'),
    defenses: defensesSchema.describe('Those that a turn renews.'),
    defensesLeft: defensesSchema.describe('Those that are left until the next turn.'),
    aimsAtId: combatantId.nullable().meta(cited('Whom its next shot is aimed at.', 'SEC-49')),
    initiative: z
      .array(z.int())
      .meta(
        cited('Its initiative, and the results by which ties were broken.', 'SEC-04', 'SEC-06'),
      ),
    dyingAgainst: z
      .int()
      .nullable()
      .meta(cited('What its next check against dying must reach; null when not dying.', 'SEC-53')),
  },
);
export type Sheet = TypeOf<typeof sheetViewSchema>;

export function sheetOf(state: State, combatant: Combatant): Sheet {
  const { sheet, gear, objects, delayedTurn, defenses, aimsAt, initiative, status } = combatant;
  return {
    ...seenSheet(sheet),
    kind: 'SECONDS',
    toughnessLeft: toughnessOf(state, combatant),
    gear,
    objects,
    delayedUntil: delayedTurn?.until ?? null,
    standingOrders: { defense: combatant.defenseOrder },
    defenses: counted(sheet.defenses),
    defensesLeft: counted(defenses),
    aimsAtId: aimsAt,
    initiative,
    dyingAgainst: status.kind === 'DYING' ? status.dc : null,
  };
}

const counted = ({ DODGE, PARRY, BLOCK }: Combatant['defenses']): Sheet['defenses'] => ({
  dodges: DODGE,
  parries: PARRY,
  blocks: BLOCK,
});
