import * as z from 'zod';
import { byStandingOrder, standingOrdersSet } from '../../../core/orders/standing-orders.ts';
import { standingOrderFields, untilFields } from './combatant/standing-orders.ts';
import { cited, oneOf, type Statement, type TypeOf } from '../../../core/schema/describe.ts';
import {
  event,
  type EventDeclarations,
  type EventOf,
  routine,
  withRules,
} from '../../../core/schema/event.ts';
import { actionKey, combatantId, id } from '../../../core/schema/keys.ts';
import { idSchema } from '../../../core/values/texts.ts';
import { scoreSchema, termSchema } from '../../../core/score/score.ts';
import {
  aboutCombatant,
  combatantMoved,
  type CombatantRoll,
  combatantRollSchema,
  fightGoesOn,
  turnStarted,
} from '../../../core/views/shared-events.ts';
import { doorEvents } from '../../../core/table/doors.ts';
import { tableEvents } from '../../../core/table/events.ts';
import { hexSchema, pathSchema } from '../../../core/schema/battlefield.ts';
import { actionSchema, handlingSchema, postureSchema } from './actions.ts';
import { catchSchema, statsSchema } from './commands.ts';
import { conditionSchema } from './conditions.ts';
import { attackStage, defenseSchema } from './defenses.ts';
import { awaitedSchema } from './delaying.ts';
import { freeActionsSchema } from './free-actions.ts';
import { sheetSchema } from './combatant/sheet.ts';
import { hiddenSchema, memberSchema, newcomerSchema } from './state.ts';

const about = combatantId.describe('The combatant that the event is about.');
const action = actionKey.describe('The key of the action.');
/** Of other events it may be null. */
const weapon = actionKey.describe('The key of the weapon.').meta({ shownNullable: true });
const attackId = id.describe('The attack.');
const roll = scoreSchema.describe('What was rolled.');
const needed = z.int().describe('What it had to reach.');
const neededTerms = z.array(termSchema);
const success = z.boolean().meta({ shownNullable: true }).describe('Whether it succeeded.');
const targetIds = z.array(combatantId).describe('At whom it is aimed.');
const place = hexSchema.nullable().describe('Where, of an area.');
const stage = attackStage.describe(
  'WINDOW when a defense is due, MET when nothing is left to choose.',
);
/** Left out by older events, as are the others below that may be. */
const walked = pathSchema
  .optional()
  .meta(cited('Of a movement: the way that was gone, hex by hex; null of all else.', 'SEC-56'));
const followed = z
  .boolean()
  .optional()
  .describe('Whether what follows tells what comes of it; null in fights of older versions.');

/** Which attack an event speaks of. */
const attack = {
  attackId,
  attackerId: combatantId.describe('Who attacks.'),
  targetId: combatantId.describe('Who is attacked.'),
  action: actionKey.describe('The key of the weapon or the spell.'),
};
const whyAbandoned = oneOf('SecondsAbandonReason', cited('Why an action is lost.', 'SEC-14'), {
  CHOICE: 'Its owner gives it up.',
  DELAYED: cited('The turn is put off.', 'SEC-24'),
  DOWN: cited('Its owner is unable to fight.', 'SEC-53'),
  YIELDED: cited('Its owner has stopped fighting.', 'SEC-58'),
  WOUNDED: cited('A wound breaks it off, where the table plays it so.', 'SEC-16'),
  NOT_UPRIGHT: cited('The runner is no longer upright.', 'SEC-33'),
});

const whyDelayEnded = oneOf('SecondsDelayEndReason', cited('Why a delay is over.', 'SEC-19'), {
  EFFECT: 'Its effect comes now.',
  OWNER_DOWN: 'Its owner is down, and its effect does not come.',
});

const strikeResult = oneOf('SecondsStrikeResult', 'What comes of the roll of an attack.', {
  HIT: cited('It hits, unless the target defends itself.', 'SEC-41'),
  MISS: 'It misses.',
  COVER: cited('It misses and hits what covers the target.', 'SEC-37'),
});

const defenseResult = oneOf('SecondsDefenseResult', cited('What comes of a defense.', 'SEC-43'), {
  CANCELLED: 'The attack does nothing.',
  REDUCED: 'The attack does less damage.',
  FAILED: 'The attack does all that it does.',
});

const severitySchema = oneOf('SecondsSeverity', cited('What one hit does.', 'SEC-44'), {
  NOTHING: 'Nothing.',
  WOUND: 'A wound.',
  WOUND_AND_DYING: cited('A wound, and the target is dying.', 'SEC-53'),
});

const whyAimLost = oneOf('SecondsAimLossReason', cited('Why an aim is lost.', 'SEC-49'), {
  SHOT: 'It has served an attack.',
  MOVED: 'The one who aimed has moved.',
  SIGHT: 'The target is out of sight.',
  NOT_AT_ONCE: 'No attack has begun with the very next second.',
  DOWN: 'The one who aimed is down.',
  GONE: 'The target has left.',
});
export type WhyAimLost = TypeOf<typeof whyAimLost>;

const deathCause = oneOf('SecondsDeathCause', cited('What a combatant dies of.', 'SEC-53'), {
  WOUND: 'Another wound, while unconscious.',
  BEYOND_HELP: 'No check against dying can succeed any more.',
  RULING: 'The GM rules so.',
});

/** Of use to the engine alone. */
const engineOnly = { seenBy: 'ENGINE' } as const;

/** SEC-31: left out by older events, with which none could be declared. */
const freeActions = freeActionsSchema.optional().meta(engineOnly);

const rolls = z.array(combatantRollSchema);

const ranking = {
  rolls: rolls.describe('The first rolls.'),
  rerolls: rolls.meta(cited('The rolls that broke ties, in order.', 'SEC-04')),
};

const actionOf = (description: Statement) =>
  event('TABLE', description, { combatantId: about, action });

/** Whose turn is to come, or has ended, or goes on; who waits. */
const turnEvents = {
  SecondPassed: routine(
    event('TABLE', cited('A second of a turn has passed.', 'SEC-08'), {
      combatantId: about,
      second: z.int().describe('Which of the turn, 1 to 6.'),
      spentOn: actionKey.nullable().describe('The key of the action; null when it passed idle.'),
    }),
  ),
  TurnIdled: routine(aboutCombatant(cited('The rest of a turn passes idle.', 'SEC-10'))),
  FallenSkipped: routine(
    aboutCombatant(cited('A turn, or the rest of one, goes by: who is down has none.', 'SEC-53')),
  ),
  TurnDelayed: event('TABLE', cited('A turn is put off.', 'SEC-24'), {
    combatantId: about,
    until: awaitedSchema
      .nullable()
      .meta({ seenBy: 'OWNER', shownAs: 'awaited' })
      .describe('What it waits for; null for others than its owner.'),
  }),
  DelayedTurnDue: event('OWNER', cited('What a delayed turn waits for has come.', 'SEC-24'), {
    combatantId: about,
  }),
  DelayedTurnTaken: aboutCombatant(cited('A delayed turn begins.', 'SEC-25')),
  DelayedTurnLost: aboutCombatant(cited('A delayed turn was not taken in time.', 'SEC-27')),
  PriorityPassed: routine(aboutCombatant(cited('Someone has passed priority.', 'SEC-28'))),
  StandingOrdersSet: standingOrdersSet({ ...standingOrderFields, ...untilFields }),
};

const actionEvents = {
  ActionBegun: routine(
    event('TABLE', cited('An action of a second or more begins.', 'SEC-12'), {
      combatantId: about,
      action,
      seconds: z.int().describe('How long it takes.'),
      carriedOver: z
        .boolean()
        .optional()
        .meta(
          cited(
            'Whether it takes more seconds than the turn has; null in fights of older versions.',
            'SEC-13',
          ),
        ),
      using: actionKey
        .nullable()
        .describe('The key of the weapon that it takes.')
        .meta({ shownAs: 'weapon' }),
      combo: idSchema.nullable().describe('The key of the combo.'),
      couldReachIds: z
        .array(combatantId)
        .nullable()
        .meta({ seenBy: 'OWNER' })
        .meta(
          cited(
            'Whom an attack could reach as things stand; null for others than its owner, and for what is no attack.',
            'SEC-57',
          ),
        ),
      object: idSchema.nullable().meta(engineOnly),
      targetIds: targetIds.meta(engineOnly),
      path: pathSchema.meta(engineOnly),
      pausesAfter: z.int().meta(engineOnly),
      freeActions,
    }),
  ),
  ActionContinued: routine(
    event('TABLE', cited('An action goes on.', 'SEC-12', 'SEC-13', 'SEC-56'), {
      combatantId: about,
      action,
      pausesAfter: z.int().meta(engineOnly),
      freeActions,
    }),
  ),
  ActionPaused: routine(
    event('TABLE', cited('An action stops, to go on later.', 'SEC-12', 'SEC-56'), {
      combatantId: about,
      action,
      walked,
    }),
    // How far a way has led is told as it ends.
    (paused) => paused.walked !== undefined,
  ),
  TargetsDue: routine(
    actionOf(cited('An action has had its last second and wants its aim.', 'SEC-15')),
  ),
  ActionCompleted: routine(
    event('TABLE', cited('An action is done.', 'SEC-15'), {
      combatantId: about,
      action,
      targetIds,
      to: place,
      walked,
      followed,
    }),
    (completed) => completed.followed === true,
  ),
  ActionAbandoned: event('TABLE', cited('An action is lost, with its seconds.', 'SEC-14'), {
    combatantId: about,
    action,
    reason: whyAbandoned.describe('Why it is lost.').meta({ shownAs: 'abandonReason' }),
    secondsLost: z.int().describe('Seconds that were spent on it.'),
    walked,
  }),
  FreeActionTaken: routine(
    event('TABLE', cited('Something that takes no time is done.', 'SEC-31'), {
      combatantId: about,
      action,
      followed,
    }),
    (taken) => taken.followed === true,
  ),
  FreeActionLost: event(
    'TABLE',
    cited('Something that takes no time was declared, and is no longer possible.', 'SEC-31'),
    {
      combatantId: about,
      action,
      reason: z.string().describe('Why, in words.').meta({ shownAs: 'lossReason' }),
      rule: id
        .nullable()
        .optional()
        .describe('The rule by which it is not; null in fights of older versions.'),
      weapon: weapon
        .nullable()
        .optional()
        .describe('The key of the weapon of it; null without one.'),
      object: idSchema
        .nullable()
        .optional()
        .describe('The key of the object of it; null without one.')
        .meta({ shownAs: 'lostObject' }),
    },
  ),
  ActionVetoed: actionOf(cited('The GM has ruled an action out for this turn.', 'SEC-31')),
  DelayStarted: event('TABLE', cited('The effect of an action comes later.', 'SEC-17'), {
    delayId: id.describe('The delay.'),
    ownerId: combatantId.meta(cited('Whose seconds it counts.', 'SEC-18')),
    action,
    secondsLeft: z.int().describe('How many of them have yet to pass.'),
    targetIds,
    to: place,
  }),
  DelayEnded: routine(
    event('TABLE', cited('A delay is over.', 'SEC-19'), {
      delayId: id.describe('The delay.'),
      ownerId: combatantId.describe('Whose it was.'),
      action,
      reason: whyDelayEnded.describe('Why it is over.').meta({ shownAs: 'delayEndReason' }),
      targetIds: z
        .array(combatantId)
        .optional()
        .describe('At whom; null in fights of older versions.')
        .meta({ shownAs: 'effectTargetIds' }),
      to: hexSchema.nullable().optional().describe('Where, of an area.'),
    }),
    // The rolls against its targets tell the rest.
    ({ reason, targetIds: at = [] }) => reason === 'EFFECT' && at.length > 0,
  ),
};

const gearEvents = {
  PostureChanged: event('TABLE', cited('Someone stands up, crouches or lies down.', 'SEC-34'), {
    combatantId: about,
    posture: postureSchema.describe('How it holds itself now.'),
  }),
  AimTaken: event('TABLE', cited('Someone aims.', 'SEC-49'), {
    combatantId: about,
    targetId: combatantId.describe('At whom it aims.'),
    quick: z
      .boolean()
      .optional()
      .meta(
        cited(
          'Whether the aim is lost unless the attack begins with the very next second; null if not.',
          'SEC-49',
        ),
      ),
  }),
  AimLost: routine(
    event('TABLE', cited('An aim is lost.', 'SEC-49'), {
      combatantId: about,
      reason: whyAimLost
        .optional()
        .describe('Why; null in fights of older versions.')
        .meta({ shownAs: 'aimLossReason' }),
    }),
    ({ reason }) => reason === 'SHOT',
  ),
  WeaponHandled: event('TABLE', cited('A weapon is drawn, put away or dropped.', 'SEC-09'), {
    combatantId: about,
    weapon,
    how: handlingSchema.describe('Which of it.'),
  }),
  ObjectHandled: event(
    'TABLE',
    cited('Something that is no weapon is taken in hand or dropped.', 'SEC-31'),
    {
      combatantId: about,
      object: idSchema.describe('Its key.'),
      name: z.string().describe('What it is called.'),
      how: handlingSchema.describe('Which of it.'),
    },
  ),
  ShotsFired: routine(
    event('TABLE', cited('A weapon has fired.', 'SEC-50'), {
      combatantId: about,
      weapon,
      shots: z.int().describe('Shots that are left.'),
    }),
  ),
  WeaponReloaded: event('TABLE', cited('A weapon is loaded again.', 'SEC-50'), {
    combatantId: about,
    weapon,
    shots: z.int().describe('Shots that are in it.'),
  }),
  ReloadHelped: event('TABLE', cited('Someone has helped with reloading.', 'SEC-50'), {
    combatantId: about,
    ownerId: combatantId.describe('Whose weapon it is.'),
    weapon,
  }),
};

const attackEvents = {
  StrikeRolled: routine(
    event('TABLE', cited('An attack is rolled.', 'SEC-39'), {
      ...attack,
      combo: z.array(idSchema).meta(engineOnly),
      origin: hexSchema.meta(engineOnly),
      roll: roll.meta({ rolledBy: 'attackerId' }),
      needed: z.int().meta(cited('The Target score.', 'SEC-40')),
      neededTerms: neededTerms.meta({ rolledBy: 'targetId' }).describe('What that is made of.'),
      result: strikeResult.describe('The result.').meta({ shownAs: 'strikeResult' }),
      stage,
    }),
    // What comes of a hit is told with the defense, or as it lands.
    ({ result }) => result === 'HIT',
  ),
  DefenseRolled: routine(
    event('TABLE', cited('The target has met an attack.', 'SEC-41'), {
      ...attack,
      combatantId: about,
      defense: defenseSchema.describe('How the attack is met.'),
      defenseRoll: scoreSchema.nullable().describe('What was rolled; null without a defense.'),
      needed,
      neededTerms: neededTerms.meta({ rolledBy: 'attackerId' }).describe('What that is made of.'),
      result: defenseResult.describe('The result.').meta({ shownAs: 'defenseResult' }),
      reducedBy: z.int().meta(cited('What a dodge takes off the damage.', 'SEC-43')),
      byStandingOrder,
      stage,
    }),
    // What else it does is told as it lands.
    ({ result }) => result !== 'CANCELLED',
  ),
  AttackLanded: event('TABLE', cited('An attack does what it does.', 'SEC-44'), {
    ...attack,
    combatantId: about,
    damageRoll: scoreSchema
      .nullable()
      .meta({ rolledBy: 'attackerId' })
      .describe('The damage; null for an effect without.'),
    reducedBy: z.int().meta(cited('What a dodge took off.', 'SEC-43')),
    severity: severitySchema.describe('How badly it hurts.'),
    toughness: scoreSchema
      .optional()
      .meta({ seenBy: 'OWNER' })
      .meta(
        cited(
          'The Toughness that the damage is compared with; null without damage, and for others than who plays the combatant.',
          'SEC-44',
          'SEC-46',
        ),
      ),
    woundsBefore: z
      .int()
      .optional()
      .describe('Its wounds before; null in fights of older versions.'),
    wounds: z.int().describe('All that the combatant has now.'),
  }),
};

const dyingEvents = {
  CombatantDown: event('TABLE', cited('Someone is unable to fight.', 'SEC-53'), {
    combatantId: about,
    /** SEC-53: what its first check must reach. */
    dc: z.int().meta(engineOnly),
  }),
  DyingChecked: event('TABLE', cited('Someone dying has rolled against it.', 'SEC-53'), {
    combatantId: about,
    roll,
    needed,
    success,
    dc: z.int().describe('What the next check must reach.'),
  }),
  RecoveryRolled: event('TABLE', cited('The one chance in ten to recover.', 'SEC-53'), {
    combatantId: about,
    die: z.int().meta({ rolls: 10 }).describe('The face: a 10 recovers.'),
    needed: z
      .int()
      .optional()
      .describe('What it had to be; null in fights of older versions.')
      .meta({ shownAs: 'neededFace' }),
  }),
  MedicineTried: event('TABLE', cited('Someone has tried to stabilize another.', 'SEC-53'), {
    combatantId: about,
    targetId: combatantId.describe('Whom it tried to stabilize.'),
    roll,
    needed,
    success,
  }),
  CombatantStabilized: aboutCombatant(cited('Someone is no longer dying.', 'SEC-53')),
  CombatantDied: event('TABLE', cited('Someone is dead.', 'SEC-53'), {
    combatantId: about,
    cause: deathCause
      .optional()
      .describe('Of what; null in fights of older versions.')
      .meta({ shownAs: 'deathCause' }),
  }),
  WoundsHealed: event('TABLE', cited('A day of rest is over.', 'SEC-54'), {
    combatantId: about,
    healed: z.int().describe('Wounds that have healed.'),
    wounds: z.int().describe('Wounds that are left.'),
  }),
  CatchTried: event('TABLE', cited('Someone has tried to catch something.', 'SEC-55'), {
    combatantId: about,
    catches: catchSchema.describe('What it tries to catch.'),
    roll,
    needed,
    success,
  }),
};

const declared = {
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
  InitiativeChecked: event(
    'TABLE',
    cited('The order is settled.', 'SEC-02', 'SEC-03', 'SEC-04', 'SEC-06'),
    {
      ...ranking,
      order: z.array(combatantId).describe('The order.'),
      waitingIds: z.array(combatantId).describe('Whose turn in this round is still to come.'),
    },
  ),
  ContestRolled: event('TABLE', cited('It is settled who comes first.', 'SEC-05'), {
    ...ranking,
    order: z.array(combatantId).describe('Who comes before whom.'),
  }),
  ...turnEvents,
  ...actionEvents,
  CombatantMoved: routine(combatantMoved),
  ...gearEvents,
  ...attackEvents,
  ...dyingEvents,
  FightGoesOn: fightGoesOn,
} satisfies EventDeclarations;

/** What happened, with the faces that were rolled, who learns of it, and by which rule it came. */
export const events = withRules(declared, {
  TurnStarted: 'SEC-02',
  RoundStarted: 'SEC-07',
  TurnEnded: 'SEC-10',
  CombatantYielded: 'SEC-58',
  CombatantFightsOn: 'SEC-58',
  FightGoesOn: 'SEC-58',
  EncounterEnded: 'SEC-58',
  RankChanged: 'SEC-27',
  CombatantMoved: 'SEC-32',
});

export type Event = EventOf<typeof events>;
export type EventOfType<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export type InitiativeRoll = CombatantRoll;

export type Ranking = Pick<EventOfType<'ContestRolled'>, 'rolls' | 'rerolls' | 'order'>;

/** SEC-44: what one hit does. */
export type Severity = TypeOf<typeof severitySchema>;
