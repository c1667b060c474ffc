import * as z from 'zod';
import { own } from '../../core/values/record.ts';
import { MAX_COMBATANTS } from '../../core/roster/joining.ts';
import { battlefieldFields, hexSchema } from '../../grid/battlefield.ts';
import { actionSchema, postures, SECONDS_PER_TURN } from './actions.ts';
import { combatantSchema, id, setupSchema, who } from './commands.ts';
import { RUN_UP } from './evolve.ts';
import { MAX_CHECKS } from './initiative.ts';
import { DODGED_OFF } from './plan.ts';
import { settingsSchema } from './settings.ts';
import { sheetSchema } from './sheet.ts';
import type { State } from './state.ts';
import { type Fault, faultsOf } from './state-faults.ts';

/** Of what a fight adds to as long as it lasts: rounds, wounds. */
const COUNTED = 1_000_000;
/** What is under way at a time. */
const UNDER_WAY = 1000;
/** What a sheet can have of each kind of defence, and of weapons. */
const CARRIED = 20;
/** SEC-50: four seconds for each of twenty steps of scale, and for the first. */
const LONGEST_ACTION = 84;
/** SEC-33: a run of one whole turn, three times as fast as the fastest move. */
const LONGEST_WAY = 180;

/**
 * A state that came in a stranger's document, held to all that the engine relies on: the form that
 * the commands would have given it, and that whatever it names is there. What is let pass is given
 * back as it is, in its own order of fields, since states are compared byte for byte.
 */
export function stateSchema(): z.ZodType<State> {
  const form = formOf();
  return z.unknown().transform((given, context): State => {
    const read = form.safeParse(given);
    const faults = read.success ? faultsIn(given, read.data) : read.error.issues;
    for (const { path, message } of faults)
      context.addIssue({ code: 'custom', path: [...path], message });
    return read.success ? (given as State) : z.NEVER;
  });
}

function faultsIn(given: unknown, read: State): readonly Fault[] {
  const path = strayPath(given, read);
  return path ? [{ path, message: 'It is not in the form of a state.' }] : faultsOf(read);
}

/** The schemas of commands also fill in and translate; of a state they have done so already. */
function strayPath(given: unknown, read: unknown): readonly string[] | null {
  if (given === read) return null;
  if (!isObject(given) || !isObject(read)) return [];
  for (const key of new Set([...Object.keys(given), ...Object.keys(read)])) {
    const below = strayPath(own(given, key), own(read, key));
    if (below) return [key, ...below];
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const upTo = (most: number) => z.int().min(0).max(most);
const ids = z.array(id).max(MAX_COMBATANTS);

// From here on as in state.ts.

const formOf = () =>
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
    sides: z.array(who.side).max(MAX_COMBATANTS),
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
    ...who,
    sheet: sheet(),
    status: status(),
    wounds: upTo(COUNTED),
    posture: z.enum(postures),
    gear: z.array(gear()).max(CARRIED),
    defenses: defenses(),
    aimsAt: id.nullable(),
    doing: doing().nullable(),
    holdsTurn: z.boolean(),
    runUp: z.array(hexSchema).max(RUN_UP),
    /** SEC-03: a die, and three bonuses of twenty at most. */
    initiative: z.array(z.int().min(-100).max(100)).max(MAX_CHECKS),
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

/** Of what is set going: the id of its owner, and the moment. */
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
      z.strictObject({ kind: z.literal('MET'), reducedBy: upTo(DODGED_OFF) }),
    ]),
  });
