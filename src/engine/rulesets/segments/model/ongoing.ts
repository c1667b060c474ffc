import * as z from 'zod';
import { cited, object, oneOf, type TypeOf, union } from '../../../core/schema/describe.ts';
import { actionKey, attackKey, combatantId, conditionKey, id } from '../../../core/schema/keys.ts';
import { hexSchema } from '../../../core/schema/battlefield.ts';
import { barsSchema, kindSchema } from './actions.ts';

/** What is ongoing at once, the hexes of one way, and the like: far more than comes together. */
export const MAX_ENTRIES = 1000;
/** For what grows with the fight, as rounds do, or with the dice, as wounds do. */
export const LARGEST = 10_000_000;

export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MAX_ENTRIES);
export const count = z.int().min(0).max(LARGEST);
const hexesPerSegment = z.int().min(1).max(LARGEST);
/** Of an attack or anything else ongoing: made of the owner's id and two numbers. */
export const underWayId = z.string().min(1).max(200).meta({ scalar: 'ID' });
/** A part of an event that is no news to the table. */
export const internal = <S extends z.ZodType>(schema: S): S => schema.meta({ seenBy: 'ENGINE' });

export const cooldownSchema = object(
  'SegmentsCooldown',
  cited('An action, or a use of it, that must wait.', 'SEG-94'),
  {
    action: actionKey.describe('The key of the action.'),
    use: kindSchema.describe('The use that started it.'),
    bars: barsSchema.describe('What must wait.'),
    readyInRound: count.describe('The first round it is free again.'),
  },
);

export type Cooldown = TypeOf<typeof cooldownSchema>;

const targetSchema = union('SegmentsTarget', 'What an attack is aimed at.', 'kind', [
  object('SegmentsCreatureTarget', 'Someone.', {
    kind: z.literal('CREATURE'),
    id: combatantId.describe('The combatant that it is aimed at.'),
  }),
  object(
    'SegmentsHexTarget',
    cited('A hex, whether or not a combatant is in it.', 'SEG-49', 'SEG-61', 'SEG-77'),
    {
      kind: z.literal('HEX'),
      hex: hexSchema.describe('The hex that it is aimed at.'),
    },
  ),
]);

const means = {
  action: attackKey.describe('The key of the action.'),
  use: internal(kindSchema),
  modifiers: internal(z.array(id).max(2)),
  /** SEG-63: hexes a segment where it is used more slowly than it could be. */
  speed: internal(hexesPerSegment.nullable()),
  /** SEG-99: whether it is to do something other than damage. */
  maneuver: internal(z.boolean()),
};

const launch = {
  ...means,
  id: underWayId.describe('The attack.'),
  attackerId: combatantId.describe('Who attacks.'),
  /** The hex it was launched from. */
  origin: internal(hexSchema),
  /** SEG-89: what bore on its attacker as it was made, but for grants for one roll; left out where the roll decides. */
  asMade: internal(
    z.strictObject({ conditions: list(conditionKey), bloodied: z.boolean() }),
  ).optional(),
};

const strike = {
  ...launch,
  /** who has said which grants for one roll its rolls are to use, and which they kept. */
  grants: internal(list(z.strictObject({ by: combatantId, kept: list(conditionKey) }))).optional(),
  targetId: combatantId.describe('Who is attacked.'),
  /** SEG-109: where its target was as it arrived, or is before it does. */
  at: internal(hexSchema),
  blind: z
    .boolean()
    .meta(cited('Whether it was aimed at the hex, at an unseen combatant.', 'SEG-49')),
  /** SEG-89, 109: what shelters its target, and bears on it, as it arrived; left out where its resolution decides. */
  asArrived: internal(
    z.strictObject({
      covered: z.boolean(),
      concealment: z.literal([0, 1, 2, 3]),
      dark: z.boolean(),
      conditions: list(conditionKey),
    }),
  ).optional(),
};

export const strikeSchema = object('SegmentsStrike', 'One attack on someone.', strike);

export const defenseKindSchema = oneOf('DefenseKind', 'How an attack is met.', {
  COUNTER: cited('With the defensive formula of an action.', 'SEG-43'),
  DODGE: cited('By moving aside.', 'SEG-44'),
  REACTION: cited('With a Free Reaction: Defense Bonus + Intelligence.', 'SEG-45'),
  NONE: 'Not at all.',
});

const counterSchema = object(
  'SegmentsCounter',
  cited('With the defensive formula of an action.', 'SEG-43'),
  {
    kind: z.literal('COUNTER'),
    action: actionKey.describe('The key of the action.'),
    use: kindSchema.describe('The use.'),
  },
);

const dodgeSchema = object('SegmentsDodge', cited('By moving aside.', 'SEG-44'), {
  kind: z.literal('DODGE'),
  path: internal(list(hexSchema)),
  /** The hex of its declaration; left out of one that was made earlier. */
  from: internal(hexSchema).optional(),
});

export const defenseSchema = union('SegmentsDefense', 'How an attack is met.', 'kind', [
  counterSchema,
  dodgeSchema,
  object('SegmentsReaction', cited('With a Free Reaction.', 'SEG-45'), {
    kind: z.literal('REACTION'),
  }),
  object('SegmentsNoDefense', 'Not at all.', { kind: z.literal('NONE') }),
]);

export const attackStageSchema = oneOf(
  'AttackStage',
  'What an attack that has arrived waits for.',
  {
    WINDOW: 'The target must choose a defense.',
    DEFERRED: cited("The defender's turn, on which it is resolved.", 'SEG-42'),
    MANEUVER: cited('Its attacker must spend the points of the maneuver.', 'SEG-100'),
    REPOSITION: cited('Its attacker must say where its target goes.', 'SEG-113'),
    GRANT: cited('A combatant must say which grants for one roll it uses.', 'SEG-81'),
  },
);

const maneuverStage = object(
  'SegmentsManeuverStage',
  cited('The points of a maneuver.', 'SEG-100'),
  {
    kind: z.literal('MANEUVER'),
    points: count.describe('How many there are to spend.'),
    /** Where the dodge that met it goes afterwards. */
    dodge: internal(list(hexSchema)),
  },
);

const repositionStage = object(
  'SegmentsRepositionStage',
  cited('Where its target goes.', 'SEG-113'),
  {
    kind: z.literal('REPOSITION'),
    hexes: count.describe('How far at most.'),
    /** Where the dodge that met it goes afterwards. */
    dodge: internal(list(hexSchema)),
  },
);

export const grantStageSchema = object(
  'SegmentsGrantStage',
  cited('For which grants for one roll are used.', 'SEG-81'),
  {
    kind: z.literal('GRANT'),
    combatantId: combatantId.describe('Who says so.'),
    defense: internal(defenseSchema),
  },
);

export const stageSchema = union('SegmentsStage', 'What an attack waits for.', 'kind', [
  object(
    'SegmentsWindow',
    cited('For a defense; one that is chosen now is resolved at once.', 'SEG-41'),
    {
      kind: z.literal('WINDOW'),
    },
  ),
  object('SegmentsDeferredDefense', cited("For the defender's turn.", 'SEG-42'), {
    kind: z.literal('DEFERRED'),
    defense: internal(z.discriminatedUnion('kind', [counterSchema, dodgeSchema])),
    /** The segments, counted from the start of the fight, of its choice and of that turn. */
    since: internal(count),
    from: internal(count),
    /** SEG-110: what it has cost, to be given back if the attack is spent. */
    spends: internal(list(kindSchema)),
    cooldown: internal(cooldownSchema.nullable()),
  }),
  maneuverStage,
  repositionStage,
  grantStageSchema,
]);

export const attackSchema = z.strictObject({ ...strike, stage: stageSchema });

/** An attack whose attacker has points to spend. */
export const pendingManeuverSchema = object(
  'SegmentsPendingManeuver',
  cited('An attack whose attacker has points to spend.', 'SEG-100'),
  { ...strike, stage: maneuverStage.describe('How many points it has.') },
);

/** An attack whose attacker says where its target goes. */
export const pendingRepositionSchema = object(
  'SegmentsPendingReposition',
  cited('An attack whose attacker says where its target goes.', 'SEG-113'),
  { ...strike, stage: repositionStage.describe('How far.') },
);

/** SEG-102: ends when it is not maintained, and with what it needs. */
export const grappleSchema = object('SegmentsGrapple', cited('A hold on someone.', 'SEG-102'), {
  grapplerId: combatantId.describe('Who holds.'),
  targetId: combatantId.describe('Who is held.'),
  /** The attack that grabbed, which also maintains. */
  action: internal(attackKey),
  use: internal(kindSchema),
  /** The segment, counted from the start of the fight, of the grab or the last maintaining. */
  since: internal(count),
  /** The attack that is to maintain it now. */
  checkId: internal(underWayId.nullable()),
});

/** What is ongoing plays one segment on each turn of its owner (SEG-10, 12). */
const owned = {
  id: underWayId.describe('What is ongoing.'),
  ownerId: combatantId.describe('Whose it is.'),
  /** The segment, counted from the start of the fight, whose share it played when it began. */
  since: internal(count),
};
/** The owner of an attack is its attacker. */
const shot = { ...launch, ownerId: internal(combatantId), since: owned.since };

export const projectileSchema = object('SegmentsProjectile', 'An attack in flight.', {
  ...shot,
  kind: z.literal('PROJECTILE'),
  target: targetSchema.describe('What it is aimed at.'),
  /** SEG-48: where its target was as it was launched. */
  aim: internal(hexSchema),
  /** Hexes flown so far. */
  flown: internal(count),
});

export const areaSchema = object(
  'SegmentsSpreadingArea',
  cited('An attack that fills hexes as its front comes to them.', 'SEG-61', 'SEG-62'),
  {
    ...shot,
    kind: z.literal('AREA'),
    origin: hexSchema.describe('Where its user was.'),
    aim: hexSchema.describe('Where it was aimed.'),
    /** Hexes that its front has come so far. */
    flown: internal(count),
    /** Whom it has reached; no one twice. */
    struckIds: internal(z.array(combatantId).max(MAX_ENTRIES).meta({ unique: true })),
  },
);

/** attacks of an action whose targets are named as they are made. */
export const attacksToCome = z.int().min(0).max(3);

export const followUpSchema = object(
  'SegmentsFollowUp',
  cited('The attacks still to come of an action that makes several.', 'SEG-26'),
  {
    ...means,
    ...owned,
    kind: z.literal('FOLLOW_UP'),
    targets: z.array(targetSchema).max(3).describe('At what, as far as it is named.'),
    /** how many have their targets named as they are made; left out where all are. */
    unnamed: internal(attacksToCome).optional(),
  },
);

export const movementSchema = object(
  'SegmentsMovement',
  cited('A movement over several segments.', 'SEG-51'),
  {
    ...owned,
    kind: z.literal('MOVEMENT'),
    action: internal(actionKey),
    // One that has none left would never end.
    segmentsLeft: internal(z.int().min(1).max(9)),
    /** Hexes that it has gone so far. */
    walked: internal(count),
    /** Bonus hexes used so far (SEG-53). */
    bonusUsed: internal(count),
  },
);

const unit = z.int().min(-1).max(1);

export const pushbackSchema = object('SegmentsPushback', cited('An ongoing pushback.', 'SEG-68'), {
  ...owned,
  kind: z.literal('PUSHBACK'),
  /** SEG-70: on whose turn it goes on. */
  ownerId: internal(combatantId),
  pusherId: combatantId.describe('Who pushes.'),
  targetId: combatantId.describe('Who is pushed.'),
  /** The single steps still to come, as vectors. */
  steps: internal(list(z.strictObject({ q: unit, r: unit }))),
  hexesPerSegment: internal(hexesPerSegment),
});

export const structureSchema = object(
  'SegmentsStructure',
  cited('A structure that appears.', 'SEG-60'),
  {
    ...owned,
    kind: z.literal('STRUCTURE'),
    action: actionKey.describe('The key of the action.'),
    hexes: internal(list(hexSchema)),
    hexesPerSegment: internal(hexesPerSegment),
  },
);

export const delayedSchema = object(
  'SegmentsDelayedEffect',
  cited('The effect of a Full action that is still to begin.', 'SEG-112'),
  {
    ...owned,
    kind: z.literal('DELAYED'),
    action: actionKey.describe('The key of the action.'),
    use: internal(kindSchema),
    modifiers: internal(z.array(id).max(2)),
    speed: internal(hexesPerSegment.nullable()),
    maneuver: internal(z.boolean()),
    /** The segment, counted from the start of the fight, in which it begins. */
    begins: internal(count),
    targetIds: z.array(combatantId).max(3).describe('At whom it is aimed.'),
    targetHexes: z.array(hexSchema).max(3).describe('At which hexes.'),
    path: internal(list(hexSchema)),
    hexes: internal(list(hexSchema)),
  },
);

export const aidSchema = object('SegmentsAid', cited('An ongoing aid.', 'SEG-114'), {
  ...owned,
  kind: z.literal('AID'),
  action: actionKey.describe('The key of the action.'),
  use: internal(kindSchema),
  targetId: combatantId.describe('For whom.'),
  /** The hex it comes from, and the hexes that it has come so far. */
  origin: internal(hexSchema),
  flown: internal(count),
  stage: oneOf('SegmentsAidStage', 'How far an aid has come.', {
    COMING: 'On its way.',
    OFFERED: 'It may be refused.',
    WORKING: 'It is at work.',
  }).describe('How far it has come.'),
  /** How often it is still to heal. */
  timesLeft: internal(count),
});

export const waySchema = object(
  'SegmentsHeldWay',
  cited('What is left of a way on which a readied action may be used.', 'SEG-27'),
  {
    ...owned,
    kind: z.literal('WAY'),
    /** The hexes still to come; of a pushback those due in this segment. */
    path: internal(list(hexSchema)),
    /** Hexes that it has gone so far. */
    walked: internal(count),
    /** The movement of one segment that it is of, the running movements, or the pushback. */
    action: internal(actionKey.nullable()),
    movementIds: internal(list(underWayId)),
    pushId: internal(underWayId.nullable()),
    /** The last free hex behind it, where it stands on one that is not. */
    back: internal(hexSchema.nullable()),
  },
);

export const ongoingSchema = z.discriminatedUnion('kind', [
  projectileSchema,
  areaSchema,
  followUpSchema,
  movementSchema,
  pushbackSchema,
  structureSchema,
  delayedSchema,
  aidSchema,
  waySchema,
]);

/** The targets still to come of an action that makes several attacks. */
export const targetsSchema = z.array(targetSchema).max(3);

/** What an attack is aimed at: someone, or a hex. */
export type Target = TypeOf<typeof targetSchema>;
/** What an attack is made with, whatever it is aimed at. */
export type Means = Pick<Launch, keyof typeof means>;
/** An attack that has been launched. */
export type Launch = Pick<Strike, keyof typeof launch>;
/** One attack on a creature. */
export type Strike = TypeOf<typeof strikeSchema>;
export type Attack = TypeOf<typeof attackSchema>;
export type PendingManeuver = TypeOf<typeof pendingManeuverSchema>;
export type PendingReposition = TypeOf<typeof pendingRepositionSchema>;
/** An attack about to be rolled, for which a combatant says which grants it uses. */
export type GrantedAttack = Attack & { readonly stage: TypeOf<typeof grantStageSchema> };
export type Aid = TypeOf<typeof aidSchema>;
export type Delayed = TypeOf<typeof delayedSchema>;
export type Grapple = TypeOf<typeof grappleSchema>;
export type CounterAction = TypeOf<typeof counterSchema>;
export type Dodge = TypeOf<typeof dodgeSchema>;
export type Defense = TypeOf<typeof defenseSchema>;
export type Ongoing = TypeOf<typeof ongoingSchema>;
export type Kind = Ongoing['kind'];
export type OngoingOf<K extends Kind> = Extract<Ongoing, { readonly kind: K }>;

/** What stands on the timeline: a way is continued before it could be read. */
export type Listed = Exclude<Ongoing, { readonly kind: 'WAY' }>;

/** What each kind is, as the timeline of the API describes it. */
export const summaries: Readonly<Record<Listed['kind'], string>> = {
  PROJECTILE: 'An attack in flight (SEG-58).',
  AREA: 'An attack that fills hexes (SEG-61).',
  FOLLOW_UP: 'The attacks still to come of an action (SEG-26).',
  MOVEMENT: 'A movement over several segments (SEG-51).',
  PUSHBACK: 'A pushback (SEG-68).',
  STRUCTURE: 'Something solid that appears (SEG-60).',
  DELAYED: 'An effect that comes later (SEG-112).',
  AID: 'Something done for a combatant (SEG-114).',
};

/** What the rules of other things ask of a kind. */
interface Traits<K extends Kind> {
  /** SEG-50, 105, 112: its owner has to go on with it, and it ends when the owner is down. */
  readonly needsOwner: boolean;
  /** SEG-26, 107: an attack or effect still to be made, which runs as its action and is given up by yielding. */
  readonly isStillToCome: boolean;
  /** SEG-107: whether it could still change who is left to fight. */
  couldDecide(one: OngoingOf<K>, mayMeet: (target: Target) => boolean): boolean;
}

const always = () => true;
const never = () => false;

export const traits: { readonly [K in Kind]: Traits<K> } = {
  PROJECTILE: {
    needsOwner: false,
    isStillToCome: false,
    couldDecide: ({ target }, mayMeet) => mayMeet(target),
  },
  AREA: { needsOwner: false, isStillToCome: false, couldDecide: always },
  FOLLOW_UP: {
    needsOwner: true,
    isStillToCome: true,
    couldDecide: ({ targets, unnamed = 0 }, mayMeet) => unnamed > 0 || targets.some(mayMeet),
  },
  MOVEMENT: { needsOwner: true, isStillToCome: false, couldDecide: never },
  PUSHBACK: { needsOwner: false, isStillToCome: false, couldDecide: never },
  STRUCTURE: { needsOwner: false, isStillToCome: false, couldDecide: never },
  DELAYED: { needsOwner: true, isStillToCome: true, couldDecide: always },
  AID: { needsOwner: true, isStillToCome: false, couldDecide: always },
  // It is gone on with, or ended, before anything else happens.
  WAY: { needsOwner: false, isStillToCome: false, couldDecide: never },
};
