import * as z from 'zod';
import { MAX_COMBATANTS } from '../../../core/roster/joining.ts';
import { battlefieldFields, hexSchema } from '../../../grid/battlefield.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { actionSchema, postures, SECONDS_PER_TURN } from './actions.ts';
import { combatantSchema, id, identityFields, setupSchema } from './commands.ts';
import { sheetSchema } from './sheet.ts';
import { DODGE_REDUCTION, MAX_INITIATIVE_CHECKS, RUN_UP_HEXES, type State } from './state.ts';

/** For counts that grow as long as a fight lasts: rounds, wounds. */
const COUNTED = 1_000_000;
/** How much can be under way at a time. */
const UNDER_WAY = 1000;
/** What a sheet can have of each kind of defense, and of weapons. */
const CARRIED = 20;
/** SEC-50: four seconds for each of twenty steps of scale, and for the first. */
const LONGEST_ACTION = 84;
/** SEC-33: a run of one whole turn, three times as fast as the fastest move. */
const LONGEST_WAY = 180;

const upTo = (most: number) => z.int().min(0).max(most);
const ids = z.array(id).max(MAX_COMBATANTS);

/** The form of a state: the same types as in `state.ts`, with their bounds, in the same order. */
export const stateForm = () =>
  z.strictObject({
    name: setupSchema.shape.name,
    settings: settingsSchema,
    actions: z.record(id, actionSchema),
    combatants: z.record(id, combatant()),
    battlefield: z.strictObject(battlefieldFields),
    phase: phase(),
    attacks: z.array(attack()).max(UNDER_WAY),
    delays: z.array(delay()).max(UNDER_WAY),
    hidden: z.record(id, hidden()).exactOptional(),
  }) satisfies z.ZodType<State>;

const phase = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('SETUP') }),
    z.strictObject({
      kind: z.literal('COMBAT'),
      round: upTo(COUNTED),
      order: ids,
      waiting: ids,
      turns: z.array(turn()).max(MAX_COMBATANTS),
      passed: ids,
    }),
    z.strictObject({ kind: z.literal('ENDED'), round: upTo(COUNTED), outcome: outcome() }),
  ]);

const outcome = () =>
  z.strictObject({
    reason: z.enum(['ONE_SIDE_LEFT', 'NOBODY_FIGHTS', 'GM']),
    sides: z.array(identityFields.side).max(MAX_COMBATANTS),
  });

const turn = () =>
  z.strictObject({
    combatantId: id,
    kind: z.enum(['REGULAR', 'DELAYED']),
    second: upTo(SECONDS_PER_TURN),
    stage: z.enum(['DECIDING', 'PLAYING', 'AIMING', 'IDLING']),
    vetoed: z.array(id).max(UNDER_WAY),
  });

const defenses = () =>
  z.strictObject({ DODGE: upTo(CARRIED), PARRY: upTo(CARRIED), BLOCK: upTo(CARRIED) });

const sheet = () =>
  sheetSchema
    .omit({ weapons: true, wounds: true, dodges: true, parries: true, blocks: true })
    .extend({ defenses: defenses() });

const combatant = () =>
  z.strictObject({
    ...identityFields,
    sheet: sheet(),
    status: status(),
    wounds: upTo(COUNTED),
    posture: z.enum(postures),
    gear: z.array(gear()).max(CARRIED),
    defenses: defenses(),
    aimsAt: id.nullable(),
    doing: doing().nullable(),
    holdsTurn: z.boolean(),
    runUp: z.array(hexSchema).max(RUN_UP_HEXES),
    /** SEC-03: a die, and three bonuses of twenty at most. */
    initiative: z.array(z.int().min(-100).max(100)).max(MAX_INITIATIVE_CHECKS),
  });

const hidden = () =>
  z.strictObject({ combatant: combatantSchema, actions: z.array(actionSchema).max(100) });

const status = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['STANDING', 'YIELDED', 'STABLE', 'DEAD']) }),
    /** SEC-53: what a ruling can set, and one more for each check that fails. */
    z.strictObject({ kind: z.literal('DYING'), dc: z.int().min(1).max(200) }),
  ]);

const gear = () =>
  z.strictObject({
    weapon: id,
    held: z.boolean(),
    shots: upTo(100),
    helped: upTo(LONGEST_ACTION),
  });

const doing = () =>
  z.strictObject({
    action: id,
    weapon: id.nullable(),
    combo: id.nullable(),
    targetIds: z.array(id).max(1),
    path: z.array(hexSchema).max(LONGEST_WAY),
    seconds: z.int().min(1).max(LONGEST_ACTION),
    done: upTo(LONGEST_ACTION),
  });

/** The id of an attack or a delay (`ids.ts`). */
const serial = z.string().min(1).max(200);

const delay = () =>
  z.strictObject({
    id: serial,
    ownerId: id,
    action: id,
    left: upTo(600),
    targetIds: z.array(id).max(10),
    to: hexSchema.nullable(),
  });

const attack = () =>
  z.strictObject({
    id: serial,
    attackerId: id,
    targetId: id,
    action: id,
    combo: z.array(id).max(20),
    origin: hexSchema,
    stage: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('WINDOW') }),
      z.strictObject({ kind: z.literal('MET'), reducedBy: upTo(DODGE_REDUCTION) }),
    ]),
  });
