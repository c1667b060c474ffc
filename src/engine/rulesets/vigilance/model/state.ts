/**
 * Everything about an encounter: plain JSON; what has ended leaves it. The schemas are its types, and
 * the form that a state from outside must have.
 */
import * as z from 'zod';
import { MAX_DEFINITIONS } from '../../../core/catalogue/definitions.ts';
import { MAX_COMBATANTS } from '../../../core/roster/joining.ts';
import { triggersOf } from '../../../core/orders/trigger.ts';
import { cited, object, oneOf, type TypeOf, union } from '../../../core/schema/describe.ts';
import { actionKey, combatantId, id } from '../../../core/schema/keys.ts';
import { hexSchema, pathSchema } from '../../../core/schema/battlefield.ts';
import type { CombatIn } from '../../../core/table/state.ts';
import {
  broughtOf,
  everybodyOnce,
  phaseSchemaOf,
  stateFieldsOf,
} from '../../../core/table/state-schema.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { abilitySchema, MAX_AMPLIFICATION } from './combatant/abilities.ts';
import { actionSchema, slotSchema } from './actions.ts';
import { conditionSchema, countersUpTo, MAX_COUNTERS } from './conditions.ts';
import { itemKey } from './combatant/items.ts';
import { seen } from './combatant/seen.ts';
import { standingOrdersSchema } from './combatant/standing-orders.ts';
import { MAX_LIMIT, natureSchema, newcomerSchema, points } from './combatant/sheet.ts';

/** Far more rounds, actions or traumas than any fight comes to. */
const counted = z.int().min(0).max(1_000_000);
/** VIG-22: what kills goes one beyond the limit. */
const wounds = z
  .int()
  .min(0)
  .max(MAX_LIMIT + 1);
/** Those that enable something, and as many others. */
const boosts = z.array(actionKey).max(20);
const item = itemKey.nullable();

// ------------------------------------------------------------------ actions ongoing

/** VIG-52: what a prepared action can wait for: what can be answered on the stack. */
export const triggers = triggersOf('ACTS', 'ATTACKS', 'MOVES');

export const preparedSchema = object(
  'VigilancePreparedAction',
  cited(
    "A regular action that is performed as a quick one, until one's next turn begins.",
    'VIG-52',
  ),
  {
    action: actionKey.describe('The key of the action.'),
    trigger: triggers.schema
      .nullable()
      .describe('What it waits for; null for nothing in particular.'),
  },
);

/** What was declared, and all that was chosen with it. */
export const declaredFields = {
  action: actionKey.describe('The key of the action; `prepare` for preparing one.'),
  use: slotSchema.describe('What it takes.'),
  boosts: boosts.meta(
    cited('The keys of the boosts on it; they are one object with it.', 'VIG-42'),
  ),
  targetIds: z.array(combatantId).max(1).describe('The targets.'),
  weapon: item.describe('The key of the weapon of an attack, or to reload; null for bare hands.'),
  ability: abilitySchema
    .nullable()
    .describe('The ability that is checked, where the action leaves it open.'),
  path: pathSchema.describe('The way to travel, field by field; empty to stay.'),
  drop: item.describe('What is dropped on the way.'),
  stow: item.describe('The weapon that is stowed.'),
  draw: item.describe('The weapon that is taken in hand.'),
  prepares: preparedSchema
    .nullable()
    .meta({ seenBy: 'OWNER' })
    .meta(cited('What is prepared; null for seats that may not know.', 'VIG-52')),
  from: hexSchema
    .nullable()
    .meta(cited('Where the way begins of one that leads on foot; null for all else.', 'VIG-55'))
    .meta({ shownAs: 'wayFrom' }),
};

const amplification = z
  .int()
  .min(0)
  .max(MAX_AMPLIFICATION)
  .meta(cited('The points paid.', 'VIG-13'));

export const defenseMeanings = {
  ACTIVE: 'With a defend check, for 1 vigor (VIG-63).',
  PASSIVE: 'With toughness and armor, for nothing (VIG-65).',
};

export const defenseSchema = oneOf('DefenseKind', 'How an attack is met.', defenseMeanings);

/** How the target meets an action. */
export const answerSchema = union(
  'VigilanceAnswer',
  'How the target of an action meets it.',
  'kind',
  [
    object('VigilanceDefenseAnswer', cited('A defense.', 'VIG-62'), {
      kind: z.literal('DEFENSE'),
      defense: defenseSchema.describe('The kind of defense.'),
      boosts: boosts.meta(cited('The keys of the boosts on it.', 'VIG-44')),
      amplification,
      to: hexSchema.nullable().meta({ seenBy: 'ENGINE' }),
    }),
    object('VigilanceCheckAnswer', 'A check of its own.', {
      kind: z.literal('CHECK'),
      amplification,
    }),
    object('VigilanceConsentAnswer', cited('Help that is accepted or refused.', 'VIG-05'), {
      kind: z.literal('CONSENT'),
      accepts: z.boolean().describe('Whether it is accepted.'),
    }),
  ],
);

const stage = z.discriminatedUnion('kind', [
  /** It may be answered (VIG-45). */
  z.strictObject({ kind: z.literal('WAITING') }),
  /** VIG-56: responses are over; what is still null is to be chosen before the dice fall. */
  z.strictObject({
    kind: z.literal('RESOLVING'),
    amplification: amplification.nullable(),
    answer: answerSchema.nullable(),
  }),
]);

/** VIG-46: an action that has been declared and has not resolved. */
const stackObject = z.strictObject({
  /** The owner's, with the round and a number. */
  id: z.string().min(1).max(130),
  ownerId: combatantId,
  declared: z.strictObject(declaredFields),
  stage,
});

// ------------------------------------------------------------------ a combatant in play

const playedNature = natureSchema(points);

export const allowanceSchema = object(
  'VigilanceAllowance',
  cited('Actions by what they take.', 'VIG-30'),
  {
    regular: counted.describe('Regular actions.'),
    movement: counted.describe('Movement actions.'),
    quick: counted.describe('Quick actions.'),
  },
);

const grantedSchema = object(
  'VigilanceGranted',
  cited('What was gained by giving up regular actions.', 'VIG-33'),
  {
    movement: counted.describe('Movement actions, for this turn only.'),
    quick: counted.describe("Quick actions left, until one's next turn begins."),
    round: counted.describe('The round in which they were gained.'),
  },
);

/** What of a combatant in play its owner sees beside the sheet. */
export const playFields = {
  nature: playedNature.describe('A character or a creature.'),
  damage: wounds.describe('The damage that it has taken.'),
  stress: wounds.describe('The stress that it is under.'),
  conditions: z
    .array(countersUpTo(MAX_COUNTERS))
    // Those that are built in come on top of those that an encounter defines.
    .max(2 * MAX_DEFINITIONS)
    .describe('The counters that it has.'),
  traumas: counted.meta(cited('How many traumas it has.', 'VIG-22', 'VIG-23')),
  granted: grantedSchema.describe('What it has gained by giving up regular actions.'),
  prepared: preparedSchema
    .nullable()
    .meta(cited('What it may perform as a quick action until its next turn.', 'VIG-52')),
  cover: oneOf('VigilanceCover', cited('Whether a combatant is behind its shield.', 'VIG-67'), {
    NONE: 'It is not.',
    TAKEN: 'Until its next turn begins.',
  }).meta(cited('Whether it is behind its shield.', 'VIG-67')),
  presence: oneOf('VigilancePresence', 'What a combatant may do in a round.', {
    READY: 'All that the rules give it.',
    AMBUSHED: cited('A quick action and no more.', 'VIG-68'),
    JOINING: 'Nothing: it has come during this round, after its place in the order.',
  }).describe('What it may do in this round.'),
  standingOrders: standingOrdersSchema.describe('What it answers without being asked.'),
};

const combatantSchema = z.strictObject({
  ...newcomerSchema.shape,
  ...playFields,
  /**
   * VIG-22: `DOWN` is unconscious and dying, `STABLE` unconscious. `YIELDED` has stopped fighting
   * of its own will.
   */
  status: z.enum(['STANDING', 'YIELDED', 'DOWN', 'STABLE', 'DEAD']),
  /** VIG-23. */
  mind: z.enum(['CALM', 'PANICKING']),
  spent: allowanceSchema,
  /** T-01: what the table has seen of its sheet. */
  seen,
});

/** What lasts of a combatant who was on the table, and is hidden now. */
const wasSchema = combatantSchema.pick({
  ...{ damage: true, stress: true, conditions: true, traumas: true, status: true, mind: true },
});

/** Who comes from an earlier fight: what they bring with them, and what lasts. */
export const memberSchema = z.strictObject({
  combatant: newcomerSchema,
  actions: broughtOf(actionSchema),
  conditions: broughtOf(conditionSchema),
  was: wasSchema,
});

/** A newcomer, and what it brings with it. */
export const hiddenSchema = memberSchema.extend({ was: wasSchema.optional() });

export type Hidden = TypeOf<typeof hiddenSchema>;
export type Member = TypeOf<typeof memberSchema>;

// ------------------------------------------------------------------ the fight

/** Who ties is asked until no one is left to ask, and then ties no more. */
const asking = everybodyOnce.min(1).meta({ unique: true });

/** VIG-28: combatants of the same vigilance, in the order in which they were added. */
export const tieSchema = z.discriminatedUnion('kind', [
  /** Each character says whether it goes before the creatures. */
  z.strictObject({
    kind: z.literal('PRECEDENCE'),
    asking,
    first: everybodyOnce,
    declined: everybodyOnce,
    creatures: everybodyOnce,
  }),
  /** Characters agree on an order, the first of `asking` proposing one, or roll. */
  z.strictObject({
    kind: z.literal('ORDER'),
    members: everybodyOnce,
    asking,
    proposal: everybodyOnce.nullable(),
  }),
]);

/** While ties of vigilance are still to be settled the round is 0. */
const phaseSchema = () =>
  phaseSchemaOf(
    {
      /** VIG-28: what is still to be settled of the order; the first one now. */
      ties: z.array(tieSchema).max(MAX_COMBATANTS),
      turn: z.discriminatedUnion('kind', [
        /** No one's: the next in `waiting` is up; with none left the round is over. */
        z.strictObject({ kind: z.literal('BETWEEN') }),
        z.strictObject({ kind: z.literal('ACTING'), combatantId }),
      ]),
      /** VIG-46: the bottom first; the last one resolves first. */
      stack: z.array(stackObject).max(1000),
      /** VIG-23: whether the GM has said in this round that it goes on though no one is left to fight. */
      goesOn: z.boolean(),
      /** VIG-49: who has passed since the last action or resolution. */
      passed: everybodyOnce,
    },
    {},
  );

/** Made when it is asked for, since imports are rare. */
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
  });

export type State = TypeOf<ReturnType<typeof stateShape>>;
export type Phase = State['phase'];
export type Combat = CombatIn<State>;
export type Tie = TypeOf<typeof tieSchema>;
export type StackObject = TypeOf<typeof stackObject>;
export type Declared = StackObject['declared'];
export type Stage = StackObject['stage'];
export type Prepared = TypeOf<typeof preparedSchema>;
export type Answer = TypeOf<typeof answerSchema>;
export type Defense = TypeOf<typeof defenseSchema>;
export type Combatant = TypeOf<typeof combatantSchema>;
export type Nature = Combatant['nature'];
export type CharacterNature = Extract<Nature, { kind: 'CHARACTER' }>;
export type CreatureNature = Extract<Nature, { kind: 'CREATURE' }>;
export type Allowance = TypeOf<typeof allowanceSchema>;
export type Granted = TypeOf<typeof grantedSchema>;
