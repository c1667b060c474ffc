/** The shape of a state, as far as it is alike in all rulesets. */
import * as z from 'zod';
import { MAX_DEFINITIONS } from '../catalogue/definitions.ts';
import { identityFields } from '../roster/commands.ts';
import { departedSchema } from '../roster/departed.ts';
import { MAX_COMBATANTS } from '../roster/joining.ts';
import { playedByComputerSchema } from '../roster/played-by.ts';
import { annotationFields } from '../schema/annotations.ts';
import { battlefieldSchema } from '../schema/battlefield.ts';
import { combatantId } from '../schema/keys.ts';
import { idSchema } from '../values/texts.ts';
import { outcomeSchema } from '../views/outcome.ts';
import { encounterName } from './commands.ts';
import { freeActionsSchema } from './free-actions.ts';

/** Combatants in an order, each once. */
export const everybodyOnce = z.array(combatantId).max(MAX_COMBATANTS).meta({ unique: true });

const round = z.int().min(0).max(1_000_000);

/** Before the fight, in it with these fields, or after it. */
export const phaseSchemaOf = <const Shape extends z.core.$ZodLooseShape>(combat: Shape) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('SETUP') }),
    z.strictObject({ kind: z.literal('COMBAT'), round, order: everybodyOnce, ...combat }),
    z.strictObject({ kind: z.literal('ENDED'), round, outcome: outcomeSchema }),
  ]);

/** Somebody as they join: who they are, and their sheet. */
export const newcomerSchemaOf = <Sheet extends z.ZodObject>(sheet: Sheet) =>
  z.strictObject({ ...identityFields, ...(sheet.shape as Sheet['shape']) });

/** A hidden combatant, with the actions that it brings, and what lasts of somebody who was on the table. */
export const hiddenSchemaOf = <
  Newcomer extends z.ZodType,
  Action extends z.ZodType,
  const Lasting extends z.core.$ZodLooseShape,
>(
  combatant: Newcomer,
  action: Action,
  lasting: Lasting,
) =>
  z.strictObject({
    combatant,
    actions: z.array(action).max(MAX_DEFINITIONS),
    was: z.strictObject(lasting).optional(),
  });

/** The fields that every state has. */
export const stateFieldsOf = <
  Settings extends z.ZodType,
  Action extends z.ZodType,
  Combatant extends z.ZodType,
  Hidden extends z.ZodType,
  Phase extends z.ZodType,
>(parts: {
  readonly settings: Settings;
  readonly action: Action;
  readonly combatant: Combatant;
  readonly hidden: Hidden;
  readonly phase: Phase;
}) => ({
  name: encounterName,
  ...annotationFields,
  settings: parts.settings,
  /** What this encounter adds to the basic actions, by key. */
  actions: z.record(idSchema, parts.action),
  combatants: z.record(idSchema, parts.combatant),
  /** Those who are no part of the fight until they are revealed. */
  hidden: z.record(idSchema, parts.hidden),
  battlefield: battlefieldSchema,
  phase: parts.phase,
  costless: freeActionsSchema,
  playedByComputer: playedByComputerSchema,
  departed: departedSchema,
});
