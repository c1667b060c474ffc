import * as z from 'zod';
import { cited, object, type TypeOf, union } from '../../../core/schema/describe.ts';
import { actionKey, combatantId, conditionKey, id } from '../../../core/schema/keys.ts';
import { groundFields, hexSchema } from '../../../core/schema/battlefield.ts';
import { triggersOf } from '../../../core/orders/trigger.ts';
import type { CombatIn } from '../../../core/table/state.ts';
import {
  broughtOf,
  everybodyOnce,
  phaseSchemaOf,
  stateFieldsOf,
} from '../../../core/table/state-schema.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { actionSchema, kindSchema } from './actions.ts';
import { conditionSchema } from './conditions.ts';
import { MAX_HIT_POINTS, newcomerSchema, sheetSchema } from './combatant/sheet.ts';
import { seen } from './combatant/seen.ts';
import { standingOrdersSchema } from './combatant/standing-orders.ts';
import {
  attackSchema,
  cooldownSchema,
  count,
  grappleSchema,
  internal,
  LARGEST,
  list,
  MAX_ENTRIES,
  ongoingSchema,
  underWayId,
} from './ongoing.ts';

/** Those of a battlefield, and the structures that were built on it since. */
const MAX_OBSTACLES = 10_000;

export const segmentSchema = z.literal([1, 2, 3]);

/** SEG-27: what a readied action can wait for. */
export const triggers = triggersOf(
  ...(['ACTS', 'ATTACKS', 'MOVES', 'COMES_WITHIN_REACH', 'ENDS_TURN', 'ATTACKS_HOLDER'] as const),
);

const readiedSchema = object(
  'SegmentsReadiedAction',
  cited('An action that waits for something to happen.', 'SEG-27'),
  {
    action: actionKey.describe('The key of the action.'),
    use: kindSchema.describe('The use.'),
    trigger: triggers.schema
      .nullable()
      .describe('What it waits for; null for nothing in particular.'),
    /** Whether what a combatant does has come that it waits for, and its owner is asked. */
    due: internal(z.boolean()),
    /** The segment, counted from the start of the fight, in which it was readied. */
    since: internal(count),
  },
);

export const bindingSchema = union(
  'SegmentsBinding',
  cited('What binding has cost.', 'SEG-97'),
  'kind',
  [
    object('SegmentsBindingBorne', 'It can go on binding.', {
      kind: z.literal('HOURS'),
      hours: count.describe("Hours of it borne since the last night's rest."),
    }),
    object(
      'SegmentsBindingFailed',
      cited("It cannot go on before a full night's rest.", 'SEG-98'),
      {
        kind: z.literal('FAILED'),
      },
    ),
  ],
);

const activeConditionSchema = z.strictObject({
  condition: conditionKey,
  /** The segment, counted from the start of the fight, in which it began. */
  since: count,
  /** The first segment, counted likewise, that it no longer covers; null until it is healed. */
  until: count.nullable(),
  /** SEG-93: the damage dice of the attack that caused it. */
  dice: z.int().min(0).max(MAX_ENTRIES),
  /** Whether it ends with the first roll that it changes. */
  once: z.boolean(),
  /** SEG-81: the one action whose roll a grant is for; left out for any. */
  action: actionKey.optional(),
  /** Hexes that its bearer has walked under it in this round. */
  walked: count,
  /** SEG-114: damage that it has taken upon itself. */
  absorbed: count,
  /** SEG-93: whether a check lets its bearer act normally in this round. */
  lifted: z.boolean(),
});

/** A combatant: as it joined, and what has happened to it since. */
export const combatantSchema = z.strictObject({
  ...newcomerSchema.shape,
  hitPoints: z.int().min(-LARGEST).max(MAX_HIT_POINTS).describe('What is left.'),
  maxHitPoints: sheetSchema.shape.hitPoints.describe('What there was.'),
  /** SEG-105: `DOWN` can do nothing; SEG-107: `YIELDED` has willingly stopped fighting. */
  status: z.enum(['STANDING', 'DOWN', 'YIELDED']),
  conditions: list(activeConditionSchema),
  cooldowns: list(cooldownSchema).describe('The uses that must wait.'),
  actsFrom: segmentSchema.meta(cited('The segment of round 1 from which it can act.', 'SEG-17')),
  spent: list(kindSchema).meta(cited('The actions spent this round.', 'SEG-21')),
  initiated: z.boolean().meta(cited("Whether this segment's initiation is used.", 'SEG-22')),
  /** SEG-41: whether a defense on the next turn has used that of the next segment. */
  initiatedNext: z.boolean(),
  /** SEG-44: an ongoing dodge whose benefit is not used yet. */
  dodge: z.enum(['NONE', 'READY']),
  readied: readiedSchema.nullable().describe('The action it waits with.'),
  binding: bindingSchema.meta(cited('Whether it can go on binding.', 'SEG-97', 'SEG-98')),
  standingOrders: standingOrdersSchema.describe('What it answers without being asked.'),
  /** T-01: what the table has seen of its sheet. */
  seen,
});

/** What lasts of a combatant who was on the table, and is hidden now. */
const wasSchema = combatantSchema.pick({
  ...{ hitPoints: true, status: true, conditions: true, cooldowns: true, binding: true },
});

/** What it had used of its round (SEG-17, 21, 41). */
const usedSchema = combatantSchema.pick({ actsFrom: true, spent: true, initiatedNext: true });

/** Who comes from an earlier fight: what they bring with them, and what lasts. */
export const memberSchema = z.strictObject({
  combatant: newcomerSchema,
  actions: broughtOf(actionSchema),
  conditions: broughtOf(conditionSchema),
  was: wasSchema,
});

/** A newcomer, and what it brings with it. */
export const hiddenSchema = memberSchema.extend({
  was: wasSchema.optional(),
  used: usedSchema.optional(),
});

const turnSchema = () =>
  z.discriminatedUnion('kind', [
    /** No one's: the next in `waiting` is up; with none left the segment is over. */
    z.strictObject({ kind: z.literal('BETWEEN') }),
    /** The combatant may initiate an action, then ends the turn. */
    z.strictObject({ kind: z.literal('ACTING'), combatantId }),
    /** The turn is ending: these ongoing actions still play their segment (SEG-10). */
    z.strictObject({
      kind: z.literal('PLAYING'),
      combatantId,
      queue: list(underWayId),
      /** The hexes that running Moves are to take. */
      path: list(hexSchema),
    }),
  ]);

const phaseSchema = () =>
  phaseSchemaOf(
    {
      round: count.min(1),
      segment: segmentSchema,
      /** Who bought the top of the next round's first segment (SEG-29). */
      first: everybodyOnce,
      /** SEG-107: whether the GM goes on although no two sides fight; until the round ends. */
      goesOn: z.boolean(),
      turn: turnSchema(),
    },
    // The opening is the one action that comes before round 1 (SEG-19).
    { opening: z.enum(['UNUSED', 'PLAYING', 'USED']) },
  );

/** Everything about an encounter. Plain JSON; what has ended leaves it. */
export const stateShape = () =>
  z.strictObject({
    ...stateFieldsOf({
      settings: settingsSchema,
      action: actionSchema,
      combatant: combatantSchema,
      hidden: hiddenSchema,
      phase: phaseSchema(),
    }),
    /** What this encounter adds to the basic conditions, by key. */
    conditions: z.record(id, conditionSchema),
    battlefield: z.strictObject({
      ...groundFields,
      obstacles: z.array(hexSchema).max(MAX_OBSTACLES),
    }),
    /** Attacks that have arrived and are not resolved; of those open, the last comes first. */
    attacks: list(attackSchema),
    /** What plays on in later segments, oldest first (SEG-10, 11). */
    ongoing: list(ongoingSchema),
    /** Who holds whom, oldest first (SEG-102). */
    grapples: list(grappleSchema),
  });

export type State = TypeOf<ReturnType<typeof stateShape>>;
export type Segment = TypeOf<typeof segmentSchema>;
export type Phase = State['phase'];
export type Combat = CombatIn<State>;
export type Turn = Combat['turn'];
export type Combatant = TypeOf<typeof combatantSchema>;
export type Hidden = TypeOf<typeof hiddenSchema>;
export type Member = TypeOf<typeof memberSchema>;
export type Binding = TypeOf<typeof bindingSchema>;
export type ActiveCondition = TypeOf<typeof activeConditionSchema>;
export type Readied = TypeOf<typeof readiedSchema>;
