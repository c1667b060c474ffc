import * as z from 'zod';
import { barrierSchema } from '../../../grid/barrier.ts';
import { cited, object, oneOf } from '../../../core/schema/describe.ts';
import {
  event,
  type EventDeclarations,
  type EventOf as EventIn,
  routine,
  withRules,
} from '../../../core/schema/event.ts';
import { actionKey, combatantId, conditionKey } from '../../../core/schema/keys.ts';
import { scoreSchema, termSchema } from '../../../core/score/score.ts';
import {
  aboutCombatant,
  combatantMoved,
  combatantRollSchema,
  fightGoesOn,
  rankChanged,
  turnStarted,
} from '../../../core/views/shared-events.ts';
import { byStandingOrder, standingOrdersSet } from '../../../core/orders/standing-orders.ts';
import { doorEvents } from '../../../core/table/doors.ts';
import { tableEvents } from '../../../core/table/events.ts';
import { hexSchema, pathSchema } from '../../../core/schema/battlefield.ts';
import { actionSchema, kindSchema } from './actions.ts';
import { basicActions } from './built-in.ts';
import { statsSchema, maneuverSchema } from './commands.ts';
import { conditionSchema } from './conditions.ts';
import { newcomerSchema, sheetSchema } from './combatant/sheet.ts';
import { standingOrderFields } from './combatant/standing-orders.ts';
import { bindingSchema, hiddenSchema, memberSchema, segmentSchema, triggers } from './state.ts';
import {
  aidSchema,
  areaSchema,
  attacksToCome,
  cooldownSchema,
  delayedSchema,
  count,
  defenseKindSchema,
  defenseSchema,
  followUpSchema,
  grantStageSchema,
  grappleSchema,
  internal,
  list,
  movementSchema,
  pendingManeuverSchema,
  pendingRepositionSchema,
  projectileSchema,
  pushbackSchema,
  stageSchema,
  strikeSchema,
  structureSchema,
  targetsSchema,
  underWayId,
  waySchema,
} from './ongoing.ts';

const about = combatantId.describe('The combatant that the event is about.');
const ids = z.array(combatantId);
const condition = conditionKey.describe('The key of the condition.');
const action = actionKey.describe('The key of the action.');
const spends = z.array(kindSchema);
/** What an action takes from the round's budget, and the cooldown that it starts. */
const paid = { spends: internal(spends), cooldown: internal(cooldownSchema.nullable()) };
/** What is paid for a place in the order. */
const spendsForRank = spends
  .describe('What of the round is paid for it.')
  .meta({ shownAs: 'paid', shownNullable: true });
/** The ongoing actions that now play. */
const queue = internal(z.array(underWayId));
/** Only who plays the combatant sees what is left. */
const hitPointsLeft = z
  .int()
  .nullable()
  .meta({ seenBy: 'OWNER' })
  .describe('What is left; null for seats that may not know.');

/** Left out by older events. */
const whereTo = hexSchema
  .nullable()
  .optional()
  .describe('Where its mover is now; null in fights of older versions.')
  .meta({ shownAs: 'movedTo' });

/** A movement of the rulebook but a dodge: how far it leads says that it was used. */
function isWalk(key: string): boolean {
  const effect = Object.hasOwn(basicActions, key) ? basicActions[key]?.effect : null;
  return effect?.type === 'MOVEMENT' && effect.mode !== 'DODGE';
}

const criticalSchema = oneOf('SegmentsCritical', 'What the faces of an attack roll decide alone.', {
  NONE: 'Nothing; and so always where criticals are not played.',
  HIT: cited('All show 6: it hits, and hard.', 'SEG-39'),
  FAILURE: cited('All show 1: it misses.', 'SEG-40'),
  CATASTROPHE: cited(
    'Six dice or more all show 1: it misses, and the GM makes more of it.',
    'SEG-40',
  ),
});

const attack = {
  attackId: underWayId.describe('The attack.'),
  attackerId: combatantId.describe('Who attacks.'),
  targetId: combatantId.describe('Who is attacked.'),
  action: action.describe('The key of the action that attacks.'),
};

const targetIfAny = combatantId.nullable().meta({ shownAs: 'aimedAtId' });

const resolved = {
  ...attack,
  defense: defenseKindSchema.describe('How it was met.'),
  attackScore: scoreSchema
    .meta({ rolledBy: 'attackerId' })
    .meta(cited('What the attacker rolled.', 'SEG-32')),
  defenseScore: scoreSchema
    .meta({ rolledBy: 'targetId' })
    .describe('What the defender rolled or had.'),
  excess: z.int().meta(cited('By how much, for maneuvers; 0 for a miss.', 'SEG-36')),
  critical: criticalSchema.meta(cited('What the faces decided alone.', 'SEG-39', 'SEG-40')),
};

const grapple = {
  grapplerId: combatantId.describe('Who holds.'),
  targetId: combatantId.describe('Who is held.'),
};

const setup = {
  TurnStarted: turnStarted,
  ...doorEvents,
  ...tableEvents({
    newcomer: newcomerSchema,
    hidden: hiddenSchema,
    lasting: memberSchema.shape.was,
    sheet: sheetSchema,
    stats: statsSchema,
    action: actionSchema,
    condition: conditionSchema,
  }),
  CheckRolled: event('TABLE', cited('Someone has made a check.', 'SEG-03', 'SEG-04'), {
    combatantId: about,
    check: z.string().describe('The ability or the skill.'),
    roll: scoreSchema.describe('What was rolled.'),
    opponentId: combatantId.nullable().describe('Who opposes it; null against a difficulty.'),
    opposing: scoreSchema
      .nullable()
      .meta({ rolledBy: 'opponentId' })
      .describe("The opponent's roll; null against a difficulty."),
    needed: z.int().describe('What the roll had to reach.'),
    success: z
      .boolean()
      .describe('Whether it succeeded; a tie does.')
      .meta({ shownNullable: true }),
  }),
  BindingContinued: event('TABLE', cited('Someone has bound for another hour.', 'SEG-97'), {
    combatantId: about,
    dc: z.int().describe('What the check had to reach.'),
    roll: scoreSchema.describe('What was rolled.'),
    binding: bindingSchema.describe('Whether it was borne.'),
  }),
  LongRestTaken: event('TABLE', cited("Someone has had a full night's rest.", 'SEG-97'), {
    combatantId: about,
    staysUnable: z
      .boolean()
      .nullable()
      .optional()
      .meta(cited('Whether who could not go on binding still cannot.', 'SEG-98')),
  }),
  StandingOrdersSet: standingOrdersSet(standingOrderFields),
};

const rounds = {
  FightGoesOn: fightGoesOn,
  InitiativeRolled: event(
    'TABLE',
    cited('The order is settled.', 'SEG-13', 'SEG-14', 'SEG-15', 'SEG-16', 'SEG-17'),
    {
      rolls: z.array(combatantRollSchema).meta(cited('The first rolls.', 'SEG-14')),
      rerolls: z
        .array(
          object('SegmentsReroll', 'A tied group that rolled again.', {
            rolls: z.array(combatantRollSchema).describe('Its rolls.'),
          }),
        )
        .meta(cited('The rolls that broke ties, in order.', 'SEG-15'))
        .meta({ shownAs: 'rerolledGroups' }),
      order: ids.describe('The ranking.'),
      delayed: z
        .array(
          object('SegmentsInitiativeDelay', cited('Someone who cannot act at first.', 'SEG-17'), {
            combatantId: combatantId.describe('Who cannot act.'),
            until: segmentSchema.describe('The first segment to act in.'),
            unaware: z
              .boolean()
              .nullable()
              .optional()
              .describe('Whether it did not know of its attackers; else it has rolled no six.'),
          }),
        )
        .describe('Who cannot act at first.'),
    },
  ),
  SegmentStarted: event('TABLE', cited('A segment begins.', 'SEG-07'), {
    round: z.int().describe('The round.'),
    segment: segmentSchema.describe('The segment, 1 to 3.'),
    turns: ids.describe('Whose turns it will have, in order.'),
  }),
  TurnPassed: routine(
    event('TABLE', cited('A combatant has no turn to take.', 'SEG-09'), {
      combatantId: about,
      reason: oneOf('SegmentsPassReason', 'Why a combatant has no turn to take.', {
        DOWN: cited('It is unable to fight.', 'SEG-105'),
        SURPRISED: cited('It cannot act yet.', 'SEG-17'),
        YIELDED: cited('It has stopped fighting.', 'SEG-107'),
      })
        .describe('Why it has none.')
        .meta({ shownAs: 'passReason' }),
      until: segmentSchema
        .nullable()
        .optional()
        .meta(cited('The first segment in which it can act, if it is surprised.', 'SEG-17'))
        .meta({ shownAs: 'actsFrom' }),
      queue,
    }),
    ({ reason }) => reason !== 'SURPRISED',
  ),
  TurnClosed: routine(
    event('TABLE', cited('A turn is ending; what is ongoing plays on.', 'SEG-10'), {
      combatantId: about,
      queue,
      /** The way of the running Moves. */
      path: internal(pathSchema),
    }),
  ),
  RankChanged: event('TABLE', cited('The ranking has changed.', 'SEG-16'), {
    ...rankChanged.fields.shape,
    spends: spendsForRank,
  }),
  TopOfRoundTaken: event('TABLE', cited('Someone will be first in the next round.', 'SEG-29'), {
    combatantId: about,
    spends: spendsForRank,
  }),
};

const actions = {
  ActionDeclared: routine(
    event('TABLE', cited('An action is initiated.', 'SEG-10'), {
      combatantId: about,
      action,
      use: kindSchema.describe('How it is used.'),
      modifiers: z.array(z.string()).describe('The modifiers paid for.'),
      targetIds: ids.describe('At whom it is aimed.'),
      targetHexes: z.array(hexSchema).describe('At which hexes instead.'),
      speed: z
        .int()
        .nullable()
        .meta(cited('Hexes a segment, where it is used more slowly.', 'SEG-63')),
      maneuver: z.boolean().meta(cited('Whether its attacks are maneuvers.', 'SEG-99')),
      paid: kindSchema
        .nullable()
        .optional()
        .meta(cited('What it takes of the round, where it is reduced.', 'SEG-30'))
        .meta({ shownAs: 'paidAs' }),
      timing: oneOf('SegmentsTiming', 'When an action is initiated.', {
        TURN: cited("On its user's turn.", 'SEG-10'),
        READIED: cited('When what it was readied for has happened.', 'SEG-27'),
        OPENING: cited('Before the first round.', 'SEG-19'),
      }).describe('When it is initiated.'),
      ...paid,
    }),
    // A walk is told once, as it ends.
    ({ action: key, paid: instead, timing }) => isWalk(key) && !instead && timing === 'TURN',
  ),
  OpeningEnded: routine(
    event('TABLE', cited('The action before the first round is over.', 'SEG-19'), {}),
  ),
  ActionReadied: event('OWNER', cited('Someone waits with an action.', 'SEG-27'), {
    combatantId: about,
    action,
    use: kindSchema.describe('How it will be used.'),
    trigger: triggers.schema
      .nullable()
      .describe('What it waits for; null for nothing in particular.'),
  }),
  CooldownLengthened: event(
    'OWNER',
    cited('A cooldown counts from the end of its action, which still runs.', 'SEG-96'),
    { combatantId: about, cooldown: cooldownSchema.describe('What must wait, and until when.') },
  ),
  ReadiedActionDue: event(
    'OWNER',
    cited('What a readied action waits for has happened.', 'SEG-27'),
    {
      combatantId: about,
    },
  ),
  PriorityPassed: routine(
    event('OWNER', cited('Someone has passed priority.', 'SEG-27'), { combatantId: about }),
  ),
  ReadiedActionLost: event('OWNER', cited('The round ended before it was used.', 'SEG-27'), {
    combatantId: about,
  }),
};

const ground = {
  MovementStarted: routine(
    event('TABLE', cited('A movement over several segments begins.', 'SEG-53'), {
      movement: movementSchema.describe('The movement.'),
    }),
  ),
  CombatantMoved: routine(
    event('TABLE', 'Someone has moved.', {
      ...combatantMoved.fields.shape,
      ongoing: z
        .boolean()
        .optional()
        .meta(
          cited(
            'Whether it is a segment of a movement, which is told as that ends; null if not.',
            'SEG-53',
          ),
        ),
    }),
    ({ ongoing }) => ongoing === true,
  ),
  WayHeld: routine(
    event('GM', cited('A way comes by a combatant who waits for that.', 'SEG-27'), {
      combatantId: about,
      way: waySchema.describe('What is left of it.').meta({ shownAs: 'heldWay' }),
    }),
  ),
  WayAdvanced: routine(
    event('GM', cited('A way is interrupted.', 'SEG-27'), {
      id: underWayId.describe('The way.'),
      combatantId: about,
      path: internal(pathSchema),
      walked: internal(count),
      back: internal(hexSchema.nullable()),
    }),
  ),
  WayEnded: routine(
    event('GM', cited('A way that was held is over.', 'SEG-27'), {
      id: underWayId.describe('The way.'),
      combatantId: about,
      /** Where its mover stands who was stopped on an occupied hex. */
      position: internal(hexSchema.nullable()),
    }),
  ),
  MovementPlayed: routine(
    event('TABLE', cited('A movement has played a segment.', 'SEG-53'), {
      id: underWayId.describe('The movement.'),
      combatantId: about,
      segmentsLeft: count.describe('Segments still to come.'),
      bonusUsed: internal(count),
      walked: count.describe('Hexes that it has gone so far.').meta({ shownAs: 'hexCount' }),
      to: whereTo,
      suspended: z.boolean().meta(cited('Whether a pushback kept it from moving.', 'SEG-73')),
    }),
    ({ suspended, segmentsLeft, to }) => !suspended && (segmentsLeft > 0 || !to),
  ),
  OngoingEnded: routine(
    event('TABLE', cited('Something ongoing has ended early.', 'SEG-11'), {
      id: underWayId.describe('What has ended.'),
      ownerId: combatantId
        .nullable()
        .optional()
        .describe('Whose it was, or who was pushed.')
        .meta({ shownAs: 'endedOwnerId' }),
      action: actionKey
        .nullable()
        .optional()
        .describe('The key of the action that it was of; null for a pushback.')
        .meta({ shownAs: 'endedAction' }),
      reason: oneOf('SegmentsEndReason', 'Why something ongoing has ended early.', {
        DONE: 'Nothing of it is left to do.',
        REPLACED: cited('Another movement has taken its place.', 'SEG-54'),
        OWNER_STOPPED: 'Its owner cannot, or will not, go on.',
        BLOCKED: 'Something is in its way.',
        TARGET_GONE: cited('Its target is down.', 'SEG-50'),
      })
        .describe('Why it has ended.')
        .meta({ shownAs: 'endReason' }),
      walked: count
        .nullable()
        .optional()
        .describe('Hexes that a movement has gone; null of all else.')
        .meta({ shownAs: 'hexesGone' }),
      to: whereTo,
    }),
    ({ reason, walked }) => !walked && (reason === 'DONE' || reason === 'REPLACED'),
  ),
  DodgeReadied: routine(
    aboutCombatant(cited('Someone dodges and can use that against one attack.', 'SEG-44')),
  ),
  PushbackStarted: routine(
    event('TABLE', cited('Someone is pushed back.', 'SEG-68'), {
      pushback: pushbackSchema.describe('The pushback.'),
      hexes: count.describe('How many hexes in all.').meta({ shownAs: 'hexCount' }),
    }),
  ),
  CombatantPushed: event('TABLE', cited('A segment of pushback.', 'SEG-69'), {
    id: underWayId.describe('The pushback.'),
    combatantId: about,
    path: pathSchema.describe('The way, hex by hex.'),
    meant: count.describe('The hexes that were due in this segment.'),
    barrier: barrierSchema
      .nullable()
      .meta(cited('What ended it; null when nothing did.', 'SEG-72')),
    left: count.describe('Hexes still to come.'),
  }),
  GrantsAsked: routine(
    event('TABLE', cited('A combatant says which grants for one roll it uses.', 'SEG-81'), {
      ...attack,
      combatantId: about,
      stage: internal(grantStageSchema),
    }),
  ),
  GrantsChosen: routine(
    event('TABLE', cited('It is said which grants for one roll are used.', 'SEG-81'), {
      ...attack,
      combatantId: about,
      used: list(conditionKey)
        .describe('The keys of those that are used.')
        .meta({ shownAs: 'usedGrants' }),
      kept: list(conditionKey)
        .describe('The keys of those that are kept.')
        .meta({ shownAs: 'keptGrants' }),
    }),
  ),
  RepositionDue: event('TABLE', cited('The attacker says where the target goes.', 'SEG-113'), {
    attack: pendingRepositionSchema
      .describe('The attack; it waits until that is said.')
      .meta({ shownAs: 'pendingReposition' }),
  }),
  RepositionChosen: event(
    'TABLE',
    cited('It is said where the target of an attack goes.', 'SEG-113'),
    {
      ...attack,
      combatantId: combatantId.describe('Who said so.'),
      hexes: z.int().describe('How many hexes.').meta({ shownAs: 'hexCount' }),
    },
  ),
  EffectDelayed: event('TABLE', cited('The effect of an action begins later.', 'SEG-112'), {
    delayed: delayedSchema.describe('What begins, and when.').meta({ shownAs: 'delayedEffect' }),
    round: count
      .nullable()
      .optional()
      .describe('The round in which it begins.')
      .meta({ shownAs: 'beginsInRound' }),
    segment: segmentSchema
      .nullable()
      .optional()
      .describe('The segment in which it begins.')
      .meta({ shownAs: 'beginsInSegment' }),
  }),
  EffectBegan: event('TABLE', cited('The effect of an action begins now.', 'SEG-112'), {
    id: underWayId.describe('What was delayed.'),
    combatantId: about,
    action,
    targetIds: ids
      .nullable()
      .optional()
      .describe('At whom it is aimed.')
      .meta({ shownAs: 'effectTargetIds' }),
    targetHexes: z
      .array(hexSchema)
      .nullable()
      .optional()
      .describe('At which hexes.')
      .meta({ shownAs: 'effectHexes' }),
  }),
  StructureStarted: routine(
    event('TABLE', cited('Something solid begins to appear.', 'SEG-60'), {
      structure: structureSchema.describe('The structure.'),
    }),
  ),
  StructureGrew: event('TABLE', cited('A structure has grown.', 'SEG-60'), {
    id: underWayId.describe('The structure.'),
    ownerId: combatantId
      .nullable()
      .optional()
      .describe('Whose it is.')
      .meta({ shownAs: 'structureOwnerId' }),
    action: actionKey
      .nullable()
      .optional()
      .describe('The key of the action.')
      .meta({ shownAs: 'structureAction' }),
    hexes: z.array(hexSchema).describe('The hexes that it fills now.'),
    left: count.describe('Hexes still to come.'),
  }),
};

const attacks = {
  FollowUpSet: event('TABLE', cited('More attacks of this action follow.', 'SEG-26'), {
    followUp: followUpSchema.describe('What follows.'),
  }),
  FollowUpTaken: routine(
    event('TABLE', cited('The next attack of an action is made.', 'SEG-26'), {
      id: underWayId.describe('What it followed from.'),
      attackerId: attack.attackerId,
      action: attack.action,
      /** The targets still to come, and how many are still to be named. */
      targets: internal(targetsSchema),
      unnamed: internal(attacksToCome).optional(),
    }),
  ),
  FollowUpSpent: event(
    'TABLE',
    cited('The next attack of an action has nothing to be aimed at.', 'SEG-26'),
    {
      id: underWayId.describe('What it followed from.'),
      attackerId: attack.attackerId,
      action: attack.action,
      /** How many are still to come. */
      unnamed: internal(attacksToCome),
    },
  ),
  ProjectileLaunched: routine(
    event('TABLE', cited('A projectile is in flight.', 'SEG-58'), {
      projectile: projectileSchema.describe('The attack.'),
    }),
  ),
  ProjectileAdvanced: event('TABLE', cited('A projectile flies on.', 'SEG-58'), {
    id: underWayId.describe('The attack.'),
    attackerId: attack.attackerId,
    targetId: targetIfAny.describe('Who is attacked; null where it flies at a hex.'),
    action: attack.action,
    flown: count.describe('Hexes flown so far.'),
  }),
  AreaStarted: routine(
    event('TABLE', cited('An area begins to spread.', 'SEG-61'), {
      area: areaSchema.describe('The area.'),
    }),
  ),
  AreaGrew: event('TABLE', cited('An area has spread for a segment.', 'SEG-61'), {
    id: underWayId.describe('The area.'),
    attackerId: attack.attackerId,
    action: attack.action,
    hexes: z.array(hexSchema).describe('The hexes that it fills now.'),
    struckIds: ids.describe('Whom it reaches; an attack on each of them arrives.'),
    flown: internal(count),
    left: count.describe('Hexes that its front has still to come.'),
  }),
  AttackArrived: routine(
    event('TABLE', cited('An attack has come to its target, who may defend.', 'SEG-41'), {
      attack: strikeSchema.describe('The attack.'),
    }),
  ),
  DefenseDeclared: routine(
    event('TABLE', cited('The target has chosen a defense.', 'SEG-41'), {
      ...attack,
      combatantId: about,
      defense: defenseSchema.describe('How it is met.').meta({ shownAs: 'declaredDefense' }),
      byStandingOrder,
      ...paid,
      stage: stageSchema
        .meta(cited("Whether it waits for the defender's turn.", 'SEG-42'))
        .meta({ shownAs: 'waitsFor' }),
      /** Whether it uses the initiation of the next segment (SEG-41). */
      nextSegment: internal(z.boolean()),
      /** SEG-27: whether it was readied. */
      readied: internal(z.boolean()).optional(),
      /** whether it is an initiation; it is if left out. */
      initiates: internal(z.boolean()).optional(),
    }),
    ({ defense: { kind } }) => kind === 'REACTION' || kind === 'NONE',
  ),
  DefenseReturned: event(
    'TABLE',
    cited(
      'The attack that a defense was declared against is spent, and the defense is given back.',
      'SEG-110',
    ),
    {
      ...attack,
      combatantId: about,
      ...paid,
      /** Which initiation can be used again. */
      initiation: internal(z.enum(['NONE', 'THIS_SEGMENT', 'NEXT_SEGMENT'])),
    },
  ),
  MissChanceRolled: event(
    'TABLE',
    cited('The target is concealed, so the attack may miss at once.', 'SEG-37'),
    {
      ...attack,
      missChance: z.literal([1, 2, 3]).describe('In sixths: this face or a lower one misses.'),
      terms: z
        .array(termSchema)
        .meta({ onTable: true })
        .describe('Where the chance comes from, in sixths.'),
      die: z.int().meta({ rolls: 6 }).describe('The face of the die.'),
      missed: z.boolean().describe('Whether the attack ends here.'),
    },
  ),
  AttackHit: event('TABLE', cited('An attack has hit.', 'SEG-32'), resolved),
  AttackMissed: event('TABLE', cited('An attack has missed.', 'SEG-32'), resolved),
  AttackSpent: event('TABLE', cited('An attack is lost before it is rolled.', 'SEG-50'), {
    ...attack,
    targetId: targetIfAny.describe('Who was attacked; null where it was aimed at a hex.'),
    reason: oneOf('SegmentsSpentReason', 'Why an attack is lost.', {
      TARGET_DOWN: 'Its target is down.',
      ATTACKER_DOWN: 'Its attacker is down.',
      OUT_OF_REACH: 'Its target is out of reach.',
      OUT_OF_SIGHT: 'Its target is out of sight.',
      NO_TARGET: 'The hex is empty.',
      TARGET_MOVED: 'Its target has left the hex that it was aimed at.',
      BLOCKED: cited('A wall has come up in its way.', 'SEG-108'),
    })
      .describe('Why it is spent.')
      .meta({ shownAs: 'spentReason' }),
  }),
  DamageDealt: event('TABLE', cited('Someone loses hit points.', 'SEG-33'), {
    ...attack,
    combatantId: about,
    damage: scoreSchema
      .meta({ rolledBy: 'attackerId', rerolls: 'rerolled' })
      .describe('The damage as rolled.'),
    damageType: z.string().nullable().describe('Its kind.'),
    rerolled: z
      .int()
      .meta(cited('Dice that showed 1 and were rolled again for a critical hit.', 'SEG-39')),
    reducedBy: z.int().meta(cited('What a Reaction took off.', 'SEG-45')),
    reduction: z.array(termSchema).describe('What a Reaction takes off at most, by what.'),
    absorbed: z.int().meta(cited('What shields took upon themselves.', 'SEG-114')),
    hitPoints: hitPointsLeft,
  }),
  CombatantDown: aboutCombatant(cited('Someone is unable to fight.', 'SEG-105')),
};

const aids = {
  AidStarted: routine(
    event('TABLE', cited('A combatant does something for another, or itself.', 'SEG-114'), {
      aid: aidSchema.describe('What is ongoing.'),
    }),
  ),
  AidAdvanced: routine(
    event('TABLE', cited('An aid is on its way.', 'SEG-114'), {
      id: underWayId.describe('The aid.'),
      flown: count.describe('Hexes that it has come so far.'),
    }),
  ),
  AidOffered: event(
    'TABLE',
    cited('An aid has come to a combatant, who may refuse it.', 'SEG-114'),
    {
      id: underWayId.describe('The aid.'),
      combatantId: about,
      sourceId: combatantId.describe('Whose it is.'),
      action,
    },
  ),
  AidRefused: event('TABLE', cited('A combatant does not want an aid.', 'SEG-114'), {
    id: underWayId.describe('The aid.'),
    combatantId: about,
  }),
  AidWorked: routine(
    event('TABLE', cited('An aid does its work.', 'SEG-114'), {
      id: underWayId.describe('The aid.'),
      combatantId: about,
      sourceId: combatantId.describe('Whose it is.'),
      action,
      timesLeft: count.describe('How often it is still to heal.'),
    }),
  ),
  CombatantHealed: event('TABLE', cited('Someone has more hit points.', 'SEG-114'), {
    combatantId: about,
    sourceId: combatantId.describe('Who heals it.'),
    action,
    healing: scoreSchema.meta({ rolledBy: 'sourceId' }).describe('What was rolled.'),
    hitPoints: hitPointsLeft,
  }),
  ShieldHeld: event('TABLE', cited('A shield takes damage upon itself.', 'SEG-114'), {
    combatantId: about,
    condition,
    absorbed: z.int().describe('How much damage it takes.'),
  }),
};

const conditions = {
  ConditionInflicted: event('TABLE', cited('Someone has a condition.', 'SEG-88'), {
    combatantId: about,
    condition,
    /** The first segment that it no longer covers; null until it is healed or ended. */
    until: internal(count.nullable()),
    round: count
      .nullable()
      .optional()
      .meta(cited('The round in which it ends; null until it is healed or ended.', 'SEG-91'))
      .meta({ shownAs: 'endsInRound' }),
    segment: segmentSchema
      .nullable()
      .optional()
      .meta(cited('The first segment that it no longer covers.', 'SEG-91'))
      .meta({ shownAs: 'endsInSegment' }),
    /** SEG-93: the damage dice of the attack that caused it. */
    dice: internal(count),
    once: z.boolean().describe('Whether it ends with the first roll that it changes.'),
    action: actionKey
      .nullable()
      .optional()
      .meta(cited('The one action whose roll it is for; null for any.', 'SEG-81'))
      .meta({ shownAs: 'grantedAction' }),
  }),
  ConditionHurt: event('TABLE', cited('Someone loses hit points by a condition.', 'SEG-93'), {
    combatantId: about,
    condition,
    damage: scoreSchema.meta({ onTable: true }).describe('What it comes to.'),
    absorbed: z.int().meta(cited('What shields took upon themselves.', 'SEG-114')),
    hitPoints: hitPointsLeft,
  }),
  ConditionLifted: event(
    'TABLE',
    cited('Someone acts normally for a round, whatever the condition.', 'SEG-93'),
    { combatantId: about, condition },
  ),
  ConditionEnded: event('TABLE', cited('Someone has a condition no longer.', 'SEG-90'), {
    combatantId: about,
    condition,
  }),
};

const maneuvers = {
  ManeuverSucceeded: event('TABLE', cited('A maneuver has points to spend.', 'SEG-100'), {
    attack: pendingManeuverSchema
      .describe('The attack; it waits until they are spent.')
      .meta({ shownAs: 'pendingManeuver' }),
  }),
  ManeuverPointsSpent: event('TABLE', cited('The points of a maneuver are spent.', 'SEG-100'), {
    ...attack,
    combatantId: combatantId.describe('Who spent them.'),
    maneuvers: z.array(maneuverSchema).describe('What a point each bought.'),
    hexes: z
      .int()
      .meta(cited('Hexes that the target is repositioned, a point each.', 'SEG-101'))
      .meta({ shownAs: 'hexCount' }),
  }),
  GrappleStarted: event('TABLE', cited('Someone is grabbed.', 'SEG-102'), {
    grapple: grappleSchema.describe('Who holds whom.'),
  }),
  GrappleChecked: event(
    'TABLE',
    cited('A grapple must be maintained by a new maneuver now.', 'SEG-102'),
    {
      ...grapple,
      checkId: underWayId.describe('The attack that is to maintain it.'),
    },
  ),
  GrappleMaintained: event('TABLE', cited('A grapple goes on.', 'SEG-102'), grapple),
  GrappleEnded: event('TABLE', cited('A grapple is over.', 'SEG-102'), grapple),
};

const declared = {
  ...setup,
  ...rounds,
  ...actions,
  ...ground,
  ...attacks,
  ...aids,
  ...conditions,
  ...maneuvers,
} satisfies EventDeclarations;

/** What happened, with the faces that were rolled, who learns of it, and by which rule it came. */
export const events = withRules(declared, {
  TurnStarted: 'SEG-09',
  RoundStarted: 'SEG-08',
  TurnEnded: 'SEG-10',
  CombatantYielded: 'SEG-107',
  CombatantFightsOn: 'SEG-107',
  FightGoesOn: 'SEG-107',
  EncounterEnded: 'SEG-107',
  CombatantMoved: 'SEG-53',
});

export type Event = EventIn<typeof events>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
export type InitiativeRoll = EventOf<'InitiativeRolled'>['rolls'][number];
export type Critical = EventOf<'AttackHit'>['critical'];
