import * as z from 'zod';
import { barrierSchema } from '../../../grid/barrier.ts';
import { cited, oneOf } from '../../../core/schema/describe.ts';
import {
  event,
  type EventDeclarations,
  type EventOf,
  routine,
  withRules,
} from '../../../core/schema/event.ts';
import { actionKey, combatantId, conditionKey, id } from '../../../core/schema/keys.ts';
import { scoreSchema, termSchema } from '../../../core/score/score.ts';
import {
  aboutCombatant,
  combatantMoved,
  combatantRollSchema,
  fightGoesOn,
  turnStarted,
} from '../../../core/views/shared-events.ts';
import { byStandingOrder, standingOrdersSet } from '../../../core/orders/standing-orders.ts';
import { doorEvents } from '../../../core/table/doors.ts';
import { tableEvents } from '../../../core/table/events.ts';
import { pathSchema } from '../../../core/schema/battlefield.ts';
import { abilitySchema } from './combatant/abilities.ts';
import { actionSchema } from './actions.ts';
import { basicActions } from './basic-actions.ts';
import { statsSchema, gainedAction, passUntil, tieAnswer } from './commands.ts';
import { conditionSchema } from './conditions.ts';
import { itemKey } from './combatant/items.ts';
import { newcomerSchema, sheetSchema } from './combatant/sheet.ts';
import { standingOrderFields } from './combatant/standing-orders.ts';
import {
  answerSchema,
  type Declared,
  declaredFields,
  defenseMeanings,
  hiddenSchema,
  memberSchema,
  preparedSchema,
  tieSchema,
} from './state.ts';

const byAttacker = { rolledBy: 'attackerId' } as const;

const whySkipped = oneOf('VigilanceSkipReason', 'Why a combatant has no turn to take.', {
  DOWN: cited('It is unconscious and dying.', 'VIG-22'),
  STABLE: cited('It is unconscious.', 'VIG-22'),
  DEAD: cited('It is dead.', 'VIG-22'),
  YIELDED: cited('It has stopped fighting.', 'VIG-26'),
  COWERING: cited('It panics and has no way out.', 'VIG-23'),
});

/** What a target can choose, and what leaves it no choice. */
const defended = oneOf('DefenseKind', 'How an attack is met.', {
  ...defenseMeanings,
  FIXED: cited("By a creature's defend difficulty.", 'VIG-14'),
});

const about = { combatantId: combatantId.describe('The combatant that the event is about.') };
const order = (description: string) => z.array(combatantId).describe(description);
const action = actionKey.describe('The key of the action.');
const objectOnStack = { objectId: id.describe('The object on the stack.'), ...about };
const counters = {
  ...about,
  condition: conditionKey.describe('The key of the condition.'),
  count: z.int().describe('How many counters.'),
};
/** Entries of journals from before it was kept do not have it. */
const paidFor = {
  paidFor: oneOf('VigilanceCostPurpose', cited('What a cost is paid for.', 'VIG-17'), {
    ACTION: cited('An action, with its boosts.', 'VIG-54'),
    CHECK: cited('A better check.', 'VIG-13'),
    DEFENSE: cited('A defense, with its boosts and what amplifies it.', 'VIG-63'),
  })
    .nullable()
    .describe('What it is paid for; null where it is no cost.'),
  paidAction: action
    .nullable()
    .describe('The key of the action that is paid for, checked or met; null where it is no cost.'),
};
const harm = {
  ...about,
  amount: z.int().describe('How much it takes.'),
  due: z
    .int()
    .nullable()
    .meta(cited('How much it would have been: it stops at the limit.', 'VIG-22', 'VIG-23')),
  total: z
    .int()
    .nullable()
    .meta({ seenBy: 'OWNER' })
    .describe('The new total; null for seats that may not know.'),
  ...paidFor,
  rule: id.nullable().describe('The rule by which it comes.'),
};
/** Entries of journals from before it was kept do not have it. */
const itemName = z.string().nullable();
const weapon = {
  ...about,
  // Of other events it may be null.
  weapon: itemKey.describe('The key of the weapon.').meta({ shownNullable: true }),
  weaponName: itemName.describe('The name of the weapon.'),
};
const item = itemKey.nullable();
/** Left out by older events. */
const boostKeys = z.array(actionKey).nullable().optional();

/** A basic action without boosts: what comes of it names who used it, on whom, and how. */
const isToldByOutcome = ({ action, boosts }: Pick<Declared, 'action' | 'boosts'>): boolean =>
  Object.hasOwn(basicActions, action) && action !== 'prepare' && boosts.length === 0;

/** What was paid is told with what it was paid for, unless the payer falls by it (VIG-22, 23). */
const isToldWithRoll = ({
  amount,
  due,
}: {
  readonly amount: number;
  readonly due: number | null;
}) => due === null || due <= amount;

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
  FightGoesOn: fightGoesOn,

  // Order
  VigilanceCompared: event('TABLE', cited('The order stands, but for ties.', 'VIG-26'), {
    order: order('First to last.'),
    ties: z.array(tieSchema).meta({ seenBy: 'ENGINE' }),
    ambushedIds: order('Who is ambushed (VIG-68).'),
  }),
  TieAnswered: event('TABLE', cited('A tie is answered.', 'VIG-28'), {
    ...about,
    answer: tieAnswer.describe('The answer.').meta({ shownAs: 'tieAnswer' }),
    order: order('The order that is proposed or agreed to.'),
  }),
  TieSettled: event('TABLE', cited('A tie is settled.', 'VIG-28'), {
    order: order('Its members, first to last.'),
    rolls: z
      .array(combatantRollSchema)
      .describe('What was rolled for it, in order; equals roll again after the others.'),
    /** What of it is still to be settled. */
    ties: z.array(tieSchema).meta({ seenBy: 'ENGINE' }),
  }),
  // That someone lies there or has yielded was told when it happened.
  TurnSkipped: routine(
    event('TABLE', cited('A combatant has no turn to take.', 'VIG-26'), {
      ...about,
      reason: whySkipped.describe('Why it has none.').meta({ shownAs: 'skipReason' }),
    }),
    ({ reason }) => reason !== 'COWERING',
  ),

  // The allowance and the stack
  RegularActionGivenUp: event('TABLE', cited('Someone gives up a regular action.', 'VIG-33'), {
    ...about,
    for: gainedAction.describe('What is gained for it.'),
  }),
  ActionPushed: routine(
    event('TABLE', cited('An action is on the stack.', 'VIG-46'), {
      ...objectOnStack,
      ...declaredFields,
      weaponName: itemName.describe('The name of that weapon; null without one.'),
      granted: z
        .boolean()
        .meta(
          cited('Whether it takes a quick action for which a regular one was given up.', 'VIG-33'),
        ),
      followed: z
        .boolean()
        .optional()
        .describe('Whether the roll of it tells the rest; null in fights of older versions.'),
    }),
    (pushed) => pushed.followed === true || isToldByOutcome(pushed),
  ),
  PriorityPassed: routine(
    event('OWNER', cited('Someone has passed priority.', 'VIG-47'), {
      ...about,
      until: passUntil.describe('For how long.'),
    }),
  ),
  StandingOrdersSet: standingOrdersSet(standingOrderFields),
  ActionResolving: routine(
    event('TABLE', cited('No one can answer an action any more.', 'VIG-56'), objectOnStack),
  ),
  CheckAmplified: routine(
    event('TABLE', cited('Someone has paid for a check.', 'VIG-13'), {
      ...objectOnStack,
      by: z.int().describe('How many points were paid.').meta({ shownAs: 'points' }),
      byStandingOrder,
    }),
  ),
  ActionAnswered: routine(
    event('TABLE', cited('The target of an action has chosen how to meet it.', 'VIG-66'), {
      ...objectOnStack,
      answer: answerSchema.describe('How it is met.'),
      byStandingOrder,
    }),
    // How it is met, and with what, is told with the roll.
    ({ answer }) => answer.kind !== 'CONSENT' || answer.accepts,
  ),
  ActionResolved: routine(
    event('TABLE', cited('An action has had its effect.', 'VIG-49'), objectOnStack),
  ),
  ActionPrevented: event('TABLE', cited('An action has no effect.', 'VIG-53'), {
    ...objectOnStack,
    byId: combatantId
      .nullable()
      .describe('Who prevented it; null when it had become impossible, or the GM ruled so.'),
    rule: id.describe('The rule by which it was.'),
    reason: z.string().nullable().describe("The GM's reason, where the GM ruled so."),
    action: action
      .nullable()
      .describe('The key of the action; null in entries from before it was kept.')
      .meta({ shownAs: 'preventedAction' }),
    why: z
      .string()
      .nullable()
      .describe('Why it has become impossible, in words; null if it has not.'),
    targetIds: order('At whom it was.')
      .nullable()
      .optional()
      .meta({ shownAs: 'preventedTargetIds' }),
    values: z
      .record(z.string(), z.unknown())
      .nullable()
      .optional()
      .meta({ scalar: 'JSON' })
      .describe('The values in `why`, by name; null without any.'),
  }),
  ActionPrepared: routine(
    event('OWNER', cited('Someone has prepared an action.', 'VIG-52'), {
      ...about,
      ...preparedSchema.shape,
    }),
  ),
  PreparedActionLost: event('OWNER', cited('What was prepared can no longer be used.', 'VIG-52'), {
    ...about,
    action: action
      .nullable()
      .describe('The key of the action; null in entries from before it was kept.')
      .meta({ shownAs: 'lostAction' }),
  }),

  // Checks and attacks
  CheckMade: event('TABLE', cited('Someone has made a check.', 'VIG-09'), {
    ...objectOnStack,
    action,
    ability: abilitySchema.describe('The ability.').meta({ shownNullable: true }),
    roll: scoreSchema.describe('What was rolled.'),
    opponentId: combatantId.nullable().describe('Who opposes it; null where the table judges.'),
    opposing: scoreSchema
      .nullable()
      .meta({ rolledBy: 'opponentId' })
      .describe('What it is compared with.'),
    success: z.boolean().nullable().describe('Whether it succeeded.'),
  }),
  AttackRolled: event('TABLE', cited('An attack has met its defense.', 'VIG-58', 'VIG-59'), {
    attackId: id.describe('The attack.'),
    attackerId: combatantId.describe('Who attacks.'),
    targetId: combatantId.describe('Who is attacked.'),
    action,
    defense: defended.describe('How it was met.'),
    attack: scoreSchema
      .meta({ ...byAttacker, shownAs: 'attackScore' })
      .describe('What the attacker rolled or has.'),
    against: scoreSchema
      .meta({ rolledBy: 'targetId', shownAs: 'defenseScore' })
      .describe('What the defender rolled or has.'),
    damage: z
      .int()
      .meta(
        cited(
          'By how much the attack exceeds the defense, with what boosts add; 0 when it fails.',
          'VIG-41',
        ),
      )
      .meta({ shownAs: 'damageTotal' }),
    damageTerms: z
      .array(termSchema)
      .meta(byAttacker)
      .describe('What the damage is made of; empty when the attack fails.'),
    boosts: boostKeys
      .meta(cited('The keys of the boosts on the attack.', 'VIG-42'))
      .meta({ shownAs: 'attackBoosts' }),
    defenseBoosts: boostKeys.meta(cited('The keys of the boosts on the defense.', 'VIG-44')),
  }),
  PercentRolled: event('TABLE', cited('A chance was rolled for.', 'VIG-08'), {
    chance: z.int().describe('The chance in percent.'),
    dice: z.array(z.int()).describe('The faces.').meta({ shownAs: 'faces', rolls: 10 }),
    roll: z.int().describe('What they come to, 1 to 100.').meta({ shownAs: 'percent' }),
    met: z.boolean().describe('Whether it happens.'),
  }),

  // Vigor, focus, damage, stress
  CostPaid: routine(
    event('OWNER', cited('Someone has paid for something.', 'VIG-17', 'VIG-18'), {
      ...about,
      vigor: z.int().describe('Points of vigor.'),
      focus: z.int().describe('Points of focus.'),
      ...paidFor,
    }),
  ),
  DamageTaken: routine(
    event('TABLE', cited('Someone has taken damage.', 'VIG-19'), harm),
    // That of an attack is told with it.
    (taken) => taken.paidFor === null || isToldWithRoll(taken),
  ),
  StressTaken: routine(
    event('TABLE', cited('Someone is under more stress.', 'VIG-19'), harm),
    (taken) => taken.paidFor !== null && isToldWithRoll(taken),
  ),
  CombatantDown: aboutCombatant(cited('Someone is unable to fight.', 'VIG-22')),
  CombatantDied: aboutCombatant(cited('Someone is dead.', 'VIG-22')),
  CombatantStabilized: aboutCombatant(cited('Someone is no longer dying.', 'VIG-22')),
  PanicBegan: aboutCombatant(cited('Someone panics.', 'VIG-23')),
  PanicEnded: event('TABLE', cited('Someone panics no more.', 'VIG-23'), {
    ...about,
    stress: z.int().describe('The stress that is left.'),
  }),

  // Counters, places, things
  CountersGained: event(
    'TABLE',
    cited('Someone has more counters of a condition.', 'VIG-06'),
    counters,
  ),
  CountersLost: event(
    'TABLE',
    cited('Someone has fewer counters of a condition.', 'VIG-06'),
    counters,
  ),
  CombatantMoved: combatantMoved,
  CombatantShoved: event('TABLE', cited('Someone is pushed away.', 'VIG-03'), {
    ...about,
    path: pathSchema.describe('The way, field by field.'),
    meant: z.int().describe('How many fields it was meant to be.'),
    barrier: barrierSchema.nullable().describe('What ended it; null when nothing did.'),
  }),
  ItemsHandled: event(
    'TABLE',
    cited('Someone drops, stows or draws something.', 'VIG-36', 'VIG-37'),
    {
      ...about,
      drop: item.describe('What is dropped.'),
      stow: item.describe('What is stowed.'),
      draw: item.describe('What is drawn.'),
      dropName: itemName.describe('The name of what is dropped.'),
      stowName: itemName.describe('The name of what is stowed.'),
      drawName: itemName.describe('The name of what is drawn.'),
    },
  ),
  WeaponLoaded: routine(event('TABLE', cited('A weapon is loaded.', 'VIG-36'), weapon)),
  WeaponDischarged: routine(
    event('TABLE', cited('A weapon must be loaded again.', 'VIG-36'), weapon),
  ),
  CoverTaken: aboutCombatant(cited('Someone is behind a shield.', 'VIG-67')),
} satisfies EventDeclarations;

/** What happened, with the faces that were rolled, who learns of it, and by which rule it came. */
export const events = withRules(declared, {
  TurnStarted: 'VIG-26',
  RoundStarted: 'VIG-26',
  TurnEnded: 'VIG-26',
  CombatantYielded: 'VIG-26',
  CombatantFightsOn: 'VIG-26',
  FightGoesOn: 'VIG-23',
  EncounterEnded: 'VIG-26',
  RankChanged: 'VIG-29',
  CombatantMoved: 'VIG-34',
});

export type Event = EventOf<typeof events>;
/** What a cost is paid for. */
export type Payment = Pick<EventOfType<'CostPaid'>, keyof typeof paidFor>;
export const noPayment: Payment = { paidFor: null, paidAction: null };
export type EventOfType<T extends Event['type']> = Extract<Event, { type: T }>;
