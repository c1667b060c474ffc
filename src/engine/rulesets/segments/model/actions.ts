import * as z from 'zod';
import { definitionFields, keySchema } from '../../../core/catalogue/definitions.ts';
import { cited, named, object, oneOf, type TypeOf, union } from '../../../core/schema/describe.ts';
import { conditionKey } from '../../../core/schema/keys.ts';
import { formulaSchema } from './formulas.ts';

/** SEG-20: what an action takes, dearest first; SEG-30 lowers it along this list. */
export const kindSchema = oneOf('ActionKind', 'What an action takes of a round, dearest first.', {
  FULL: 'Most of the round.',
  STANDARD: 'Takes one segment to initiate.',
  MOVE: 'Takes one segment to initiate.',
  SWIFT: 'Takes one segment to initiate; two a round.',
  FREE: 'Takes nothing.',
});
export const kinds = kindSchema.options;
export type Kind = (typeof kinds)[number];

/** Feet on the battlefield; one hex is 5 ft (SEG-55). */
export const FEET_PER_HEX = 5;

const feet = (max: number) => z.int().min(0).max(max).multipleOf(FEET_PER_HEX);
const speed = z.int().min(1).max(100).meta(cited('Hexes a segment.', 'SEG-58'));
/** Of an effect; that of an aid may be null. */
const effectSpeed = speed.meta({ shownNullable: true });
const slower = z.boolean().default(false);
const lowerSpeed = 'Whether a lower speed may be chosen (SEG-63)';

export const barsSchema = oneOf(
  'SegmentsCooldownScope',
  cited('What a cooldown bars.', 'SEG-94', 'SEG-96'),
  {
    TALENT: 'Every use of the talent.',
    USE: 'Only the use that started it.',
  },
);

const useSchema = object('SegmentsActionUse', cited('One way to use an action.', 'SEG-26'), {
  kind: kindSchema.describe('What it takes.'),
  attacks: z.int().min(1).max(3).default(1).describe('How many attacks, one a segment; 1 to 3.'),
  cooldown: z
    .int()
    .min(0)
    .max(1000)
    .default(0)
    .meta(cited('Rounds until the next use, counted from the round after it.', 'SEG-94')),
  bars: barsSchema.default('TALENT').describe('What must wait meanwhile.'),
  delay: z
    .int()
    .min(0)
    .max(30)
    .default(0)
    .meta(cited('Segments from its initiation to its effect; with FULL only.', 'SEG-112')),
});

/** How far from its user an area reaches at most, or its middle lies: every such hex is listed. */
const AREA_RANGE = 100;

const areaSchema = union(
  'SegmentsArea',
  cited('The hexes that an attack fills.', 'SEG-61', 'SEG-62'),
  'shape',
  [
    object('SegmentsLineArea', 'The line from the user to the chosen hex, within the range.', {
      shape: z.literal('LINE'),
    }),
    object(
      'SegmentsConeArea',
      'From the user in the direction of the chosen hex, as far as the range: so many degrees wide.',
      { shape: z.literal('CONE'), degrees: z.literal([30, 60, 90]).describe('30, 60 or 90.') },
    ),
    object(
      'SegmentsRadiusArea',
      'All around the user, as far as the range, with 5 ft a bloom; no hex is chosen.',
      { shape: z.literal('RADIUS') },
    ),
    object(
      'SegmentsDiameterArea',
      'All around the chosen hex, which is within the range: so many feet across.',
      {
        shape: z.literal('DIAMETER'),
        diameter: feet(AREA_RANGE).min(FEET_PER_HEX).describe('Feet across.'),
      },
    ),
  ],
);

const hitConditionSchema = object('SegmentsHitCondition', 'A condition that a hit inflicts.', {
  condition: conditionKey.describe('The key of the condition.'),
  rounds: z
    .int()
    .min(1)
    .max(1000)
    .nullable()
    .default(null)
    .meta(cited('For how many rounds, each of three segments; null until it is healed.', 'SEG-88')),
});

const attackSchema = object(
  'SegmentsAttackEffect',
  'An attack on one target, or on everyone in an area.',
  {
    type: z.literal('ATTACK'),
    form: oneOf('SegmentsAttackForm', 'How an attack comes to its target.', {
      MELEE: 'Within a hard reach.',
      PROJECTILE: 'By flight, segment after segment, until it meets its target.',
      AREA: 'By filling hexes: it reaches everyone in them but its user.',
    }).describe('How it comes to its target.'),
    range: feet(10_000)
      .min(FEET_PER_HEX)
      .describe(
        'Feet: the reach, the range without penalty, or how far an area goes, at most 100.',
      ),
    speed: effectSpeed,
    slower: slower.describe(`${lowerSpeed}; not with a pushback.`),
    area: areaSchema
      .nullable()
      .default(null)
      .describe('The hexes that it fills; with the form AREA only.'),
    weapon: oneOf('SegmentsWeapon', cited('The kinds of weapon.', 'SEG-67'), {
      MELEE: 'Its range is a hard maximum.',
      SHORT: 'Short-ranged: its range is a hard maximum.',
      LONG: 'Long-ranged: its range is an increment, each further one costs 1 on the attack score.',
    })
      .nullable()
      .default(null)
      .meta(cited('The kind of weapon it is made with, if any.', 'SEG-67')),
    offensive: formulaSchema.describe('The offensive formula, e.g. `AB + Dex + 2d6`.'),
    damage: formulaSchema
      .nullable()
      .default(null)
      .describe('The damage formula, e.g. `Strength x 2 + 3d6`; null for none.'),
    damageType: z
      .string()
      .min(1)
      .max(40)
      .nullable()
      .default(null)
      .describe('Its kind, e.g. `Bludgeoning`.'),
    pushback: feet(500)
      .default(0)
      .meta(cited("Feet that a hit pushes, at the action's speed.", 'SEG-68')),
    push: oneOf('SegmentsPush', cited('Which way a hit pushes.', 'SEG-71'), {
      AWAY: 'A pushback: away, along the line of the attack.',
      CHOSEN: cited(
        'A reposition: over hexes that the attacker chooses once it has hit.',
        'SEG-113',
      ),
    })
      .default('AWAY')
      .describe('Which way it pushes.')
      .meta({ shownAs: 'pushDirection' }),
    inflicts: z
      .array(hitConditionSchema)
      .max(10)
      .default([])
      .describe('The conditions that a hit inflicts.'),
    rankShift: z
      .int()
      .min(-10)
      .max(10)
      .default(0)
      .meta(
        cited("Places that a hit moves the target's rank: up, or down when negative.", 'SEG-16'),
      ),
    maneuvers: z
      .boolean()
      .default(false)
      .meta(cited('Whether a projectile serves for maneuvers, as melee attacks do.', 'SEG-99')),
  },
);

/** SEG-111: `nH+b`. */
const paceSchema = object('SegmentsPace', cited('A speed of its own, `nH+b`.', 'SEG-111'), {
  style: oneOf('SegmentsStyle', 'How a movement at a speed of its own goes.', {
    WALK: 'On foot.',
    SWIM: 'By swimming, for those who can.',
    LEAP: 'Past combatants who stand in between.',
  }).describe('How it moves.'),
  perSegment: speed,
  bonus: z.int().min(0).max(100).default(0).describe('Hexes more, once.'),
  segments: z.int().min(1).max(9).describe('How many segments it lasts.'),
  range: feet(500)
    .min(FEET_PER_HEX)
    .nullable()
    .default(null)
    .describe('Feet in all at most; as far as the speed carries it if null.'),
});

const aidSchema = object(
  'SegmentsAidEffect',
  cited('Something done for its user or for others that is no attack.', 'SEG-114'),
  {
    type: z.literal('AID'),
    whom: oneOf('SegmentsAidWhom', 'Whom an aid can reach.', {
      USER: 'Its user alone.',
      ALLIES: 'Another of the side of its user.',
      SIDE: 'Its user, or another of that side.',
      ANYONE: 'Its user, or any other combatant.',
    }).describe('Whom it can reach.'),
    range: feet(10_000).default(0).describe('Feet: how far off at most.'),
    speed: speed.nullable().default(null).describe('Hexes a segment; null for at once.'),
    healing: formulaSchema
      .nullable()
      .default(null)
      .describe('The healing formula, e.g. `Resolve x 2 + 6d6`; null for none.'),
    times: z
      .int()
      .min(1)
      .max(10)
      .default(1)
      .describe('How often it heals, in one segment after the other.'),
    gives: z
      .array(
        object('SegmentsGift', 'A condition that an aid gives.', {
          condition: conditionKey.describe('The key of the condition.'),
          segments: z
            .int()
            .min(1)
            .max(3000)
            .nullable()
            .default(null)
            .describe('For how many segments, this one the first; null until it is ended.'),
        }),
      )
      .max(10)
      .default([])
      .describe('The conditions that it gives.'),
  },
);

const effectSchema = union('SegmentsActionEffect', 'What an action does.', 'type', [
  attackSchema,
  object('SegmentsMovementEffect', 'A movement of the user.', {
    type: z.literal('MOVEMENT'),
    mode: oneOf('SegmentsMovementMode', cited('The ways to move.', 'SEG-52'), {
      MOVE: 'The base speed over two segments.',
      DASH: 'A straight run in one segment.',
      DODGE: 'A short movement in one segment.',
      SWIM: 'The swim speed over three segments.',
      STEP: 'One hex.',
      OWN: cited('At a speed of its own.', 'SEG-111'),
    }).describe('How it moves.'),
    pace: paceSchema.nullable().default(null).describe('That speed; with the mode OWN only.'),
  }),
  object('SegmentsStanceEffect', 'A condition on the user for a while.', {
    type: z.literal('STANCE'),
    condition: conditionKey.describe('The key of the condition.'),
    segments: z
      .int()
      .min(1)
      .max(3000)
      .nullable()
      .default(null)
      .meta(
        cited('For how many segments, this one the first; null until the round ends.', 'SEG-114'),
      ),
  }),
  aidSchema,
  object('SegmentsStructureEffect', cited('Something solid that appears hex by hex.', 'SEG-60'), {
    type: z.literal('STRUCTURE'),
    // Every free hex within it is listed as an option.
    range: feet(200).min(FEET_PER_HEX).describe('Feet: how far off at most.'),
    speed: effectSpeed,
    slower: slower.describe(`${lowerSpeed}.`),
    size: z.int().min(1).max(100).describe('Hexes at most.'),
  }),
  object('SegmentsGuardEffect', 'Of use as a defense only.', { type: z.literal('GUARD') }),
]);

const modifierSchema = object(
  'SegmentsActionModifier',
  cited('A Swift spent to change the action it is declared with.', 'SEG-23'),
  {
    key: keySchema.describe('Names it in a command.'),
    name: z.string().min(1).max(80).describe('Its name for people.'),
    offensiveDice: z.int().min(0).max(20).default(0).describe('Dice more to hit.'),
    damageDice: z.int().min(0).max(20).default(0).describe('Dice more of damage.'),
    speed: z.int().min(0).max(20).default(0).describe('Hexes a segment more.'),
    pushback: feet(100).default(0).describe('Feet of pushback more.'),
  },
);

const actionFields = z.strictObject({
  ...definitionFields,
  uses: z.array(useSchema).min(1).max(5).describe('The ways to use it, one at least.'),
  defensive: formulaSchema
    .nullable()
    .default(null)
    .meta(cited('The defensive formula, if it can answer an attack.', 'SEG-43')),
  effect: effectSchema.describe('What it does.'),
  modifiers: z
    .array(modifierSchema)
    .max(5)
    .default([])
    .describe('What a Swift can change about it.'),
});

export const actionSchema = named(
  'SegmentsAction',
  'An action of the ruleset SEGMENTS.',
  actionFields.check(({ value, issues }) => {
    for (const { field, message } of problemsOf(value))
      issues.push({ code: 'custom', input: value, path: [field], message });
  }),
);

interface Problem {
  readonly field: string;
  readonly message: string;
}

/** What does not go together in an action. */
function problemsOf(action: Action): readonly Problem[] {
  const { uses, modifiers, effect, defensive } = action;
  const repeated = (list: readonly string[]) => new Set(list).size < list.length;
  const severalTimes = uses.some(({ attacks }) => attacks > 1);
  const problems = [
    repeated(uses.map(({ kind }) => kind)) && {
      field: 'uses',
      message: 'An action has at most one use of each kind.',
    },
    repeated(modifiers.map(({ key }) => key)) && {
      field: 'modifiers',
      message: 'The modifiers of an action have different keys.',
    },
    effect.type !== 'ATTACK' &&
      severalTimes && { field: 'uses', message: 'Only an attack can be made more than once.' },
    effect.type === 'GUARD' &&
      !defensive && {
        field: 'defensive',
        message: 'An action that only defends needs a defensive formula.',
      },
    uses.some(({ kind, delay }) => delay > 0 && kind !== 'FULL') && {
      field: 'uses',
      message: 'SEG-112: only a Full action takes effect later.',
    },
    ...problemsOfOthers(action).map((message) => ({ field: 'effect', message })),
    ...problemsOfAttack(action).map((message) => ({ field: 'effect', message })),
  ];
  return problems.filter((problem) => problem !== false);
}

/** What does not go together in a movement, or an aid. */
function problemsOfOthers({ effect }: Action): readonly string[] {
  if (effect.type === 'MOVEMENT')
    return (effect.mode === 'OWN') === (effect.pace !== null)
      ? []
      : ['The mode OWN, and no other, has a speed of its own.'];
  if (effect.type !== 'AID') return [];
  const { healing, gives, times, whom, range } = effect;
  const problems = [
    !healing && gives.length === 0 && 'An aid heals, or gives a condition.',
    !healing && times > 1 && 'Only what heals does so more than once.',
    (whom === 'USER') !== (range === 0) && 'An aid has a range, unless it is for its user alone.',
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

/** What does not go together in an attack. */
function problemsOfAttack({ effect, uses, modifiers }: Action): readonly string[] {
  if (effect.type !== 'ATTACK') return [];
  const { form, range, area, slower, weapon } = effect;
  const pushes = effect.pushback > 0 || modifiers.some(({ pushback }) => pushback > 0);
  const repeated = uses.some(({ attacks }) => attacks > 1);
  const problems = [
    (form === 'AREA') !== (area !== null) && 'An area, and nothing else, has a shape.',
    area && range > AREA_RANGE && `An area reaches ${AREA_RANGE} ft at most.`,
    area?.shape === 'RADIUS' && repeated && 'An area around its user is filled once a use.',
    slower && pushes && 'SEG-63: what pushes back is not used below its base speed.',
    slower && form === 'MELEE' && 'A melee attack has no speed to choose.',
    weapon && form !== formOf[weapon] && `This kind of weapon makes a ${formOf[weapon]} attack.`,
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

const formOf = { MELEE: 'MELEE', SHORT: 'PROJECTILE', LONG: 'PROJECTILE' } as const;

export type Action = TypeOf<typeof actionFields>;
export type ActionInput = z.input<typeof actionSchema>;
export type Use = Action['uses'][number];
export type AttackEffect = TypeOf<typeof attackSchema>;
export type Area = TypeOf<typeof areaSchema>;
export type MovementEffect = Extract<Action['effect'], { type: 'MOVEMENT' }>;
export type AidEffect = TypeOf<typeof aidSchema>;
/** The ways to move by the speeds of the sheet. */
export type MovementMode = Exclude<MovementEffect['mode'], 'OWN'>;
export type Modifier = Action['modifiers'][number];

/** SEG-30: the kind `levels` steps further down, Free at the lowest. */
export function reducedKind(kind: Kind, levels: number): Kind {
  return kinds[Math.min(kinds.indexOf(kind) + levels, kinds.length - 1)] ?? 'FREE';
}

/** The keys of the conditions that an action brings. */
export function conditionsOf({ effect }: Action): readonly string[] {
  switch (effect.type) {
    case 'ATTACK':
      return effect.inflicts.map(({ condition }) => condition);
    case 'STANCE':
      return [effect.condition];
    case 'AID':
      return effect.gives.map(({ condition }) => condition);
    case 'MOVEMENT':
    case 'STRUCTURE':
    case 'GUARD':
      return [];
  }
}
