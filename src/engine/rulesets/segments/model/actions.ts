import * as z from 'zod';
import { formulaSchema } from './formulas.ts';

/** SEG-20: what an action takes, dearest first; SEG-30 lowers it along this list. */
export const kinds = ['FULL', 'STANDARD', 'MOVE', 'SWIFT', 'FREE'] as const;
export type Kind = (typeof kinds)[number];

/** Feet on the battlefield; one hex is 5 ft (SEG-55). */
export const FEET_PER_HEX = 5;

const key = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens, e.g. air-blast.')
  .max(60);

const feet = (max: number) => z.int().min(0).max(max).multipleOf(FEET_PER_HEX);
const speed = z.int().min(1).max(100);

/** One way to use an action (SEG-26): several attacks fall one a segment. */
const useSchema = z.strictObject({
  kind: z.enum(kinds),
  attacks: z.int().min(1).max(3).default(1),
  /** SEG-94: rounds, counted from the round after the use. */
  cooldown: z.int().min(0).max(1000).default(0),
});

/** How far from its user an area reaches at most, or its middle lies: every such hex is listed. */
const AREA_RANGE = 100;

/** SEG-61, 62: the hexes that an attack fills. The user chooses where; a radius needs no choice. */
const areaSchema = z.discriminatedUnion('shape', [
  /** The line to a hex within the range. */
  z.strictObject({ shape: z.literal('LINE') }),
  /** As far as the range goes, spread around the direction of a hex. */
  z.strictObject({ shape: z.literal('CONE'), degrees: z.literal([30, 60, 90]) }),
  /** All around the user, as far as the range goes; with 5 ft a bloom. */
  z.strictObject({ shape: z.literal('RADIUS') }),
  /** All around a hex within the range: so many feet across. */
  z.strictObject({
    shape: z.literal('DIAMETER'),
    diameter: feet(AREA_RANGE).min(FEET_PER_HEX),
  }),
]);

const attackSchema = z.strictObject({
  type: z.literal('ATTACK'),
  /**
   * A melee attack has a hard reach; a projectile flies until it meets its target; an area
   * reaches everyone in its hexes.
   */
  form: z.enum(['MELEE', 'PROJECTILE', 'AREA']),
  range: feet(10_000).min(FEET_PER_HEX),
  speed,
  /** SEG-63: whether the user may choose a lower speed. */
  slower: z.boolean().default(false),
  /** With the form `AREA` only. */
  area: areaSchema.nullable().default(null),
  /**
   * SEG-67: the kind of weapon it is made with, if any. The range of a long-ranged one is its
   * increment, that of the others a hard maximum.
   */
  weapon: z.enum(['MELEE', 'SHORT', 'LONG']).nullable().default(null),
  offensive: formulaSchema,
  damage: formulaSchema.nullable().default(null),
  damageType: z.string().min(1).max(40).nullable().default(null),
  /** SEG-68: feet the target is pushed, at the action's speed. */
  pushback: feet(500).default(0),
  inflicts: z
    .array(
      z.strictObject({
        condition: key,
        /** SEG-88; null, or left out, until it is healed. */
        rounds: z.int().min(1).max(1000).nullable().default(null),
      }),
    )
    .max(10)
    .default([]),
  /** SEG-16: places the target's rank moves up (positive) or down (negative). */
  rankShift: z.int().min(-10).max(10).default(0),
  /** SEG-99: whether a projectile serves for maneuvers; a melee attack always does. */
  maneuvers: z.boolean().default(false),
});

const effectSchema = z.discriminatedUnion('type', [
  attackSchema,
  z.strictObject({
    type: z.literal('MOVEMENT'),
    mode: z.enum(['MOVE', 'DASH', 'DODGE', 'SWIM', 'STEP']),
  }),
  /** A condition on the user until the round ends. */
  z.strictObject({ type: z.literal('STANCE'), condition: key }),
  /** SEG-60: something solid that appears `speed` hexes a segment, at most `size` hexes. */
  z.strictObject({
    type: z.literal('STRUCTURE'),
    /** Every free hex within it is listed as an option. */
    range: feet(200).min(FEET_PER_HEX),
    speed,
    /** SEG-63: whether the user may choose a lower speed. */
    slower: z.boolean().default(false),
    size: z.int().min(1).max(100),
  }),
  /** Of use as a defense only. */
  z.strictObject({ type: z.literal('GUARD') }),
]);

/** SEG-23: a Swift spent to change the action it is declared with. */
const modifierSchema = z.strictObject({
  key,
  name: z.string().min(1).max(80),
  offensiveDice: z.int().min(0).max(20).default(0),
  damageDice: z.int().min(0).max(20).default(0),
  speed: z.int().min(0).max(20).default(0),
  pushback: feet(100).default(0),
});

export const actionSchema = z
  .strictObject({
    key,
    name: z.string().min(1).max(80),
    summary: z.string().max(500).default(''),
    uses: z.array(useSchema).min(1).max(5),
    /** SEG-43: what it rolls when it answers an attack; null when it cannot. */
    defensive: formulaSchema.nullable().default(null),
    effect: effectSchema,
    modifiers: z.array(modifierSchema).max(5).default([]),
  })
  .check(({ value, issues }) => {
    const repeated = (list: readonly string[]) => new Set(list).size < list.length;
    const problem = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (repeated(value.uses.map(({ kind }) => kind)))
      problem('uses', 'An action has at most one use of each kind.');
    if (repeated(value.modifiers.map((modifier) => modifier.key)))
      problem('modifiers', 'The modifiers of an action have different keys.');
    if (value.effect.type !== 'ATTACK' && value.uses.some(({ attacks }) => attacks > 1))
      problem('uses', 'Only an attack can be made more than once.');
    if (value.effect.type === 'GUARD' && !value.defensive)
      problem('defensive', 'An action that only defends needs a defensive formula.');
    for (const message of problemsOfAttack(value)) problem('effect', message);
  });

interface Attacking {
  readonly effect: z.output<typeof effectSchema>;
  readonly uses: readonly z.output<typeof useSchema>[];
  readonly modifiers: readonly z.output<typeof modifierSchema>[];
}

/** What does not go together in an attack. */
function problemsOfAttack({ effect, uses, modifiers }: Attacking): readonly string[] {
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

export type Action = z.output<typeof actionSchema>;
export type ActionInput = z.input<typeof actionSchema>;
export type Use = Action['uses'][number];
export type AttackEffect = z.output<typeof attackSchema>;
export type Area = z.output<typeof areaSchema>;
export type MovementMode = Extract<Action['effect'], { type: 'MOVEMENT' }>['mode'];
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
    case 'MOVEMENT':
    case 'STRUCTURE':
    case 'GUARD':
      return [];
  }
}
