import * as z from 'zod';
import { definitionFields, keySchema } from '../../../core/catalogue/definitions.ts';
import { cited, named, object, oneOf, type TypeOf, union } from '../../../core/schema/describe.ts';
import { featureKind } from '../../../core/schema/battlefield.ts';
import { abilitySchema } from './combatant/abilities.ts';
import { conditionSchema, countersUpTo } from './conditions.ts';
import { aspectSchema } from './combatant/items.ts';

/** VIG-30: what a round's allowance has room for; boosts take none of it. */
const slotMeanings = {
  REGULAR: "A regular action: one a turn, on one's own turn (VIG-32).",
  MOVEMENT: "A movement action: one a turn, on one's own turn (VIG-34).",
  QUICK: 'A quick action: one a round, at any time (VIG-45).',
};

export const slotSchema = oneOf(
  'ActionKind',
  'What an action takes of a round, dearest first.',
  slotMeanings,
);
export const slots = slotSchema.options;
export type Slot = (typeof slots)[number];

const slotOrBoost = oneOf('VigilanceSlot', cited('What an action takes of a round.', 'VIG-30'), {
  ...slotMeanings,
  BOOST: cited('Nothing: it goes with another action.', 'VIG-41'),
});

const points = z.int().min(0).max(20).default(0);
const counters = z.array(countersUpTo(20)).max(10);

const costSchema = object('VigilanceCost', cited('What an action costs.', 'VIG-17', 'VIG-18'), {
  vigor: points.describe('Points of vigor.'),
  focus: points.describe('Points of focus.'),
});

const attackCheck = oneOf('VigilanceAttackCheck', cited('The check of an attack.', 'VIG-57'), {
  ASSAULT: 'In melee.',
  SHOOTING: 'From afar.',
});

const opposedReach = oneOf('VigilanceReach', 'How far a maneuver reaches.', {
  ADJACENT: 'One field.',
  WEAPON: 'As far as a weapon in hand.',
  TORCH: 'As far as a burning torch in hand.',
  FIELDS: 'As many fields as `fields` says, with a clear line.',
  ANYWHERE: cited('Anywhere, in sight or not.', 'VIG-50'),
});

const opposition = union('VigilanceOpposition', 'What a check must reach.', 'kind', [
  object('VigilanceAgainstAbility', 'A check of the target.', {
    kind: z.literal('ABILITY'),
    ability: abilitySchema.describe('The ability; a creature has its defend difficulty.'),
  }),
  object('VigilanceAgainstDifficulty', 'A number.', {
    kind: z.literal('DIFFICULTY'),
    difficulty: z.int().min(0).max(200).describe('The number to reach.'),
  }),
]);

const boosted = oneOf('VigilanceBoosted', cited('What a boost goes with.', 'VIG-41', 'VIG-44'), {
  ASSAULT: 'Assaults.',
  SHOOTING: 'Shots.',
  CHECK: 'Ability checks that are no attack.',
  REGULAR: 'Any regular action but preparing.',
  MOVEMENT: 'Any movement action.',
  QUICK: 'Any quick action.',
  DEFENSE: 'An active defense.',
});

const moveWay = oneOf('VigilanceMoveWay', 'Where a movement action leads.', {
  UP: "So many fields up, above one's own field.",
  DOWN: 'So many fields down, at most to the ground.',
  ACROSS: 'Up to so many fields away, over whatever stands between.',
});

const moveCheck = object('VigilanceMoveCheck', 'The check that a movement action asks for.', {
  ability: abilitySchema.describe('The ability.'),
  difficulty: z.int().min(0).max(200).describe('What it must reach.'),
});

const boostAgainst = oneOf('VigilanceBoostAgainst', 'Against whom the dice of a boost count.', {
  ANYONE: 'Anyone.',
  SHIELD: 'Who has a shield.',
  ARMOR: 'Who wears armor.',
});

const effectSchema = union('VigilanceEffect', 'What an action does.', 'type', [
  object('VigilanceAttackEffect', cited('An attack with what is in hand.', 'VIG-57'), {
    type: z.literal('ATTACK'),
    form: attackCheck.describe('Its check.').meta({ shownAs: 'attackCheck' }),
    dice: points.describe('Advantage dice of its own.'),
    inflicts: counters.default([]).describe('What damage brings with it.'),
  }),
  object('VigilanceCheckEffect', 'A check whose total the table judges.', {
    type: z.literal('CHECK'),
    ability: abilitySchema.describe('The ability.').meta({ shownNullable: true }),
  }),
  object(
    'VigilanceOpenCheckEffect',
    'A check of an ability that the user chooses; the table judges its total.',
    { type: z.literal('OPEN_CHECK') },
  ),
  object('VigilanceOpposedEffect', 'Something done to someone near, with a check or without.', {
    type: z.literal('OPPOSED'),
    ability: abilitySchema
      .nullable()
      .describe('The ability of its check; null where it succeeds without one.'),
    against: opposition.default({ kind: 'ABILITY', ability: 'DEFEND' }).meta({
      description: 'What the check must reach.',
      ifLeftOut: 'a defend check of the target',
    }),
    reach: opposedReach.describe('How far it reaches.').meta({ shownAs: 'reachKind' }),
    fields: z.int().min(0).max(100).default(1).describe('How many fields, with the reach FIELDS.'),
    prevents: z
      .array(slotSchema)
      .max(slots.length)
      .meta(cited('The kinds of actions that it answers and prevents; [] for none.', 'VIG-53')),
    inflicts: counters.default([]).describe('What success inflicts.'),
    push: z.int().min(0).max(10).default(0).describe('Fields that the target is pushed away.'),
  }),
  object('VigilanceAidEffect', cited('Something for allies, who may refuse it.', 'VIG-05'), {
    type: z.literal('AID'),
    range: z.int().min(0).max(100).describe('How many fields it reaches.'),
    gives: counters
      .min(1, 'An aid gives something.')
      .describe('The counters that it gives, at least one.'),
  }),
  object('VigilancePrepareEffect', cited('Prepares another action.', 'VIG-52'), {
    type: z.literal('PREPARE'),
  }),
  object(
    'VigilanceTravelEffect',
    cited('Travels, dropping and drawing on the way.', 'VIG-34', 'VIG-37'),
    {
      type: z.literal('TRAVEL'),
    },
  ),
  object(
    'VigilanceMoveEffect',
    cited('Moves otherwise than on foot, by a check or without.', 'VIG-36'),
    {
      type: z.literal('MOVE'),
      check: moveCheck
        .nullable()
        .default(null)
        .describe('The check; if it fails, nothing happens. Null where it succeeds without one.'),
      way: moveWay.describe('Where it leads.'),
      fields: z.int().min(1).max(100).describe('How many fields it leads.'),
      // Left out, not null by default: definitions of before it was there are the same without it.
      needs: featureKind
        .nullish()
        .meta(cited('The feature that it begins in or beside; null for none.', 'VIG-36')),
    },
  ),
  object('VigilanceSwitchWeaponsEffect', cited('Stows one weapon and takes another.', 'VIG-36'), {
    type: z.literal('SWITCH_WEAPONS'),
  }),
  object('VigilanceReloadEffect', cited('Loads a weapon.', 'VIG-36'), {
    type: z.literal('RELOAD'),
  }),
  object('VigilanceStandUpEffect', cited('Stands up.', 'VIG-36'), { type: z.literal('STAND_UP') }),
  object('VigilanceTakeCoverEffect', cited('Takes cover behind a shield.', 'VIG-67'), {
    type: z.literal('TAKE_COVER'),
  }),
  object(
    'VigilanceBoostEffect',
    cited('Improves another action, or a defense.', 'VIG-41', 'VIG-44'),
    {
      type: z.literal('BOOST'),
      fits: z.array(boosted).max(7).default([]).describe('The kinds of actions that it goes with.'),
      keys: z.array(keySchema).max(20).default([]).describe('The keys of further actions.'),
      dice: points.describe('Advantage dice.'),
      result: points.describe('What it adds to the total of the check.'),
      reach: points
        .describe('Fields by which it lengthens the reach in melee, or of a maneuver.')
        .meta({ shownAs: 'addedReach' }),
      fields: points.describe('Fields by which it lengthens a way.'),
      push: z
        .int()
        .min(0)
        .max(10)
        .default(0)
        .describe('Fields that the target is pushed away, further than without it.'),
      damage: points
        .describe('What it adds to the damage of an attack that does some.')
        .meta({ shownAs: 'addedDamage' }),
      saves: costSchema.prefault({}).describe('What it takes off the cost of the action itself.'),
      against: boostAgainst
        .default('ANYONE')
        .describe('Against whom the dice count.')
        .meta({ shownAs: 'countsAgainst' }),
      aspect: aspectSchema
        .nullable()
        .default(null)
        .describe('The aspect that it takes: of the weapon, or of something worn for a bare hand.'),
      secondWeapon: z
        .boolean()
        .default(false)
        .describe('Whether a second weapon gives its dice and aspects, too.'),
      forcesPassive: z
        .boolean()
        .default(false)
        .describe('Whether the attack cannot be actively defended.'),
      asShield: z
        .boolean()
        .default(false)
        .describe('Whether missiles can be actively defended as with a shield.'),
      moves: z.int().min(0).max(1).default(0).describe('Fields to move after the defense, 0 or 1.'),
      onDamage: counters
        .default([])
        .describe('What the attacker gains when the attack does damage.'),
      // Left out, not empty by default: definitions of before it was there are the same without it.
      gains: counters.optional().meta({
        ...cited('What its user gains as the action resolves.', 'VIG-37'),
        ifLeftOut: 'nothing',
      }),
    },
  ),
]);

export const actionSchema = named(
  'VigilanceAction',
  'An action of the ruleset VIGILANCE.',
  z
    .strictObject({
      ...definitionFields,
      slot: slotOrBoost.describe('What it takes; BOOST with the effect `boost`.'),
      cost: costSchema.prefault({}).meta({ description: 'What it costs.', ifLeftOut: 'nothing' }),
      effect: effectSchema.describe('What it does.'),
    })
    .check(({ value, issues }) => {
      const { slot, effect } = value;
      const wrong = (message: string, ...path: string[]) =>
        issues.push({ code: 'custom', input: value, path, message });
      if ((slot === 'BOOST') !== (effect.type === 'BOOST'))
        wrong('A boost has the slot BOOST and the effect BOOST.', 'slot');
      if (effect.type === 'BOOST' && effect.fits.length + effect.keys.length === 0)
        wrong('A boost goes with some action: name kinds, or keys.', 'effect', 'fits');
    }),
);

export const definitionsSchema = object(
  'VigilanceDefinitions',
  'Actions and conditions of the ruleset VIGILANCE.',
  {
    actions: z.array(actionSchema).max(100).default([]).describe('Actions, at most 100.'),
    conditions: z.array(conditionSchema).max(100).default([]).describe('Conditions, at most 100.'),
  },
);

export type Definitions = TypeOf<typeof definitionsSchema>;
export type Action = TypeOf<typeof actionSchema>;
export type ActionInput = z.input<typeof actionSchema>;
export type Effect = Action['effect'];
export type EffectKind = Effect['type'];
export type EffectOf<T extends EffectKind> = Extract<Effect, { type: T }>;
export type Boost = EffectOf<'BOOST'>;
export type Cost = Action['cost'];
export type Counters = readonly { readonly condition: string; readonly count: number }[];
