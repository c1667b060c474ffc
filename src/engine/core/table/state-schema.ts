/** The shape of a state, as far as it is alike in all rulesets. */
import * as z from 'zod';
import { MAX_DEFINITIONS } from '../catalogue/definitions.ts';
import { pendingSchema } from '../hand-dice/pending.ts';
import { identityFields } from '../roster/commands.ts';
import { departedSchema } from '../roster/departed.ts';
import { MAX_COMBATANTS } from '../roster/joining.ts';
import { playedByComputerSchema } from '../roster/played-by.ts';
import { annotationFields } from '../schema/annotations.ts';
import { groundFields } from '../schema/battlefield.ts';
import { combatantId } from '../schema/keys.ts';
import { idSchema } from '../values/texts.ts';
import { outcomeSchema } from '../views/outcome.ts';
import { encounterName } from './commands.ts';
import { freeActionsSchema } from './free-actions.ts';

/** Combatants in an order, each once. */
export const everybodyOnce = z.array(combatantId).max(MAX_COMBATANTS).meta({ unique: true });

const round = z.int().min(0).max(1_000_000);

const fightFields = {
  kind: z.literal('COMBAT'),
  /** 0 before the first one. */
  round,
  /** First to last. */
  order: everybodyOnce,
  /** Whose turn is still to come, in order. */
  waiting: everybodyOnce,
};

/**
 * Before the fight, in it, or after it.
 *
 * @param fight what a ruleset has of its own in it
 * @param setup and before it
 */
export const phaseSchemaOf = <
  const Fight extends z.core.$ZodLooseShape,
  const Setup extends z.core.$ZodLooseShape,
>(
  fight: Fight,
  setup: Setup,
) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('SETUP'), ...setup }),
    z.strictObject({ ...fightFields, ...fight }),
    z.strictObject({ kind: z.literal('ENDED'), round, outcome: outcomeSchema }),
  ]);

/** A combatant as they join: who they are, and their sheet. */
export const newcomerSchemaOf = <Sheet extends z.ZodObject>(sheet: Sheet) =>
  z.strictObject({ ...identityFields, ...(sheet.shape as Sheet['shape']) });

/** What a combatant brings who is hidden: defined as they are revealed, if it is unknown by then. */
export const broughtOf = <Definition extends z.ZodType>(definition: Definition) =>
  z.array(definition).max(MAX_DEFINITIONS);

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
  battlefield: z.strictObject(groundFields),
  phase: parts.phase,
  /** T-02: what was done in this round for nothing. */
  costless: freeActionsSchema,
  /** Whom the computer plays, and how. */
  playedByComputer: playedByComputerSchema,
  /** Who has left the table in this round. */
  departed: departedSchema,
  /** T-08: who has used a door for nothing in the turn that is on; left out where no one has. */
  doorsUsed: everybodyOnce.optional(),
  /** T-04: the command that waits for dice, if one does. */
  pending: pendingSchema,
});
