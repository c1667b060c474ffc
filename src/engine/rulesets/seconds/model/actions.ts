import * as z from 'zod';
import { definitionFields } from '../../../core/catalogue/definitions.ts';
import { cited, named, object, oneOf, type TypeOf, union } from '../../../core/schema/describe.ts';
import { formulaSchema } from './formulas.ts';

/** SEC-07: seconds in a turn, and in a round. */
export const SECONDS_PER_TURN = 6;
/** SEC-09, 38: a single attack, a combo, and most spells. */
export const ATTACK_SECONDS = 4;
/** SEC-50: four seconds for each of twenty steps of scale, and for the first. */
export const LONGEST_ACTION = 84;

export const postureSchema = oneOf(
  'SecondsPosture',
  cited('How a combatant holds itself.', 'SEC-34'),
  {
    UPRIGHT: 'On its feet.',
    CROUCHING: 'Crouching.',
    PRONE: 'Lying.',
  },
);
export type Posture = TypeOf<typeof postureSchema>;

export const handlingSchema = oneOf(
  'SecondsHandling',
  'What is done with a weapon, or another object.',
  {
    DRAWN: 'It is taken in hand.',
    SHEATHED: 'It is put away.',
    DROPPED: 'It is let fall.',
  },
);

export type Handling = TypeOf<typeof handlingSchema>;

const weaponDamage = formulaSchema
  .meta(cited('Its damage, e.g. `d8`, without the bonus of the sheet.', 'SEC-45'))
  .meta({ shownNullable: true });

/** What an encounter can define: weapons, spells, and things to do that need no rule. */
const definable = [
  object('SecondsMeleeWeapon', 'A melee weapon: strikes someone.', {
    type: z.literal('MELEE'),
    reach: z
      .int()
      .min(0)
      .max(20)
      .default(1)
      .meta(cited('Hexes: 0 close, 1 standard, 2 long.', 'SEC-47')),
    damage: weaponDamage,
    natural: z
      .boolean()
      .default(false)
      .describe('Whether it belongs to the body, so that it is never drawn or dropped.'),
  }),
  object('SecondsRangedWeapon', 'A ranged weapon: shoots at someone.', {
    type: z.literal('RANGED'),
    increment: z.int().min(1).max(100).meta(cited('Metres without a penalty.', 'SEC-48')),
    damage: weaponDamage,
    capacity: z
      .int()
      .min(0)
      .max(100)
      .default(0)
      .meta(cited('Shots between two reloads; 0 needs none.', 'SEC-50')),
    scale: z.int().min(-10).max(10).default(0).describe('Larger ones reload longer.'),
  }),
  object('SecondsSpell', 'A spell: is cast.', {
    type: z.literal('SPELL'),
    range: z.int().min(0).max(40).describe('Metres.'),
    radius: z
      .int()
      .min(0)
      .max(10)
      .nullable()
      .default(null)
      .describe('Metres around the place where it happens; null for a single target.'),
    damage: formulaSchema
      .nullable()
      .default(null)
      .meta(cited('Its damage; null for an effect without.', 'SEC-43')),
    knocksProne: z.boolean().default(false).describe('Whether it throws people down.'),
  }),
  object('SecondsActivity', 'Takes its time, and the table says what comes of it.', {
    type: z.literal('ACTIVITY'),
  }),
] as const;

const basicEffect = oneOf(
  'SecondsBasicKind',
  'What every combatant can do by the rules themselves.',
  {
    MOVE: cited('To move.', 'SEC-32'),
    RUN: cited('To run.', 'SEC-32'),
    AIM: cited('To aim with a ranged weapon.', 'SEC-49'),
    QUICK_AIM: cited('To aim right before a ranged attack.', 'SEC-49'),
    COMBO: cited('To make a combo.', 'SEC-51'),
    RELOAD: cited('To reload a weapon.', 'SEC-50'),
    HELP_RELOAD: cited('To help another combatant reload a weapon.', 'SEC-50'),
    STABILIZE: cited('To stabilize a dying combatant.', 'SEC-53'),
    FETCH: cited('To take an object in hand.', 'SEC-31'),
  },
);

/** What everyone can do; which weapon, and where to, comes with the declaration. */
const basic = [
  object('SecondsPostureChange', 'Another posture is taken.', {
    type: z.literal('POSTURE'),
    posture: postureSchema.describe('The posture that is taken.'),
  }),
  object('SecondsWeaponHandling', 'A weapon is drawn or put away; anything held is dropped.', {
    type: z.literal('HANDLE'),
    how: handlingSchema.describe('Which of it.'),
  }),
  object('SecondsBasicEffect', 'What the rules themselves say.', {
    type: basicEffect.describe('Which of the basic actions it is.').meta({ shownAs: 'basic' }),
  }),
] as const;

const fields = {
  ...definitionFields,
  seconds: z
    .int()
    .min(0)
    .max(60)
    .default(ATTACK_SECONDS)
    .meta(cited('How long it takes, as a rule.', 'SEC-09')),
  delay: z
    .int()
    .min(0)
    .max(600)
    .default(0)
    .meta(cited("Seconds of its user's turns until its effect.", 'SEC-17')),
  consecutive: z
    .boolean()
    .default(true)
    .meta(
      cited(
        'Whether its seconds must be consecutive. False if it can pause, and go on with any later second of its user’s turns.',
        'SEC-12',
      ),
    ),
};

const definableEffect = union('SecondsEffect', 'What an action does.', 'type', definable);
const effectSchema = union('SecondsEffect', 'What an action of the ruleset SECONDS does.', 'type', [
  ...definable,
  ...basic,
]);

/** An action that an encounter defines. */
export const actionSchema = named(
  'SecondsAction',
  'An action for the catalogue of an encounter.',
  z
    .strictObject({ ...fields, effect: definableEffect.describe('What it does.') })
    .check(({ value, issues }) => {
      const { effect, seconds, delay } = value;
      const problem = (path: string, message: string) =>
        issues.push({ code: 'custom', input: value, path: [path], message });
      const isWeapon = effect.type === 'MELEE' || effect.type === 'RANGED';
      if (isWeapon && seconds !== ATTACK_SECONDS)
        problem('seconds', `A single attack takes ${ATTACK_SECONDS} seconds (SEC-38).`);
      if (isWeapon && delay > 0) problem('delay', 'Only spells and activities have delays.');
      if (effect.type === 'SPELL' && seconds === 0)
        problem('seconds', 'A spell takes a second at least.');
    }),
);

/** An action of the catalogue, a basic one or a defined one. */
export const knownActionSchema = object('SecondsAction', 'An action of the ruleset SECONDS.', {
  ...fields,
  effect: effectSchema.describe('What it does.'),
});

export const definitionsSchema = object(
  'SecondsDefinitions',
  'Weapons, spells and activities of the ruleset SECONDS.',
  { actions: z.array(actionSchema).max(100).default([]).describe('Actions, at most 100.') },
);

export type DefinedAction = TypeOf<typeof actionSchema>;
export type ActionInput = z.input<typeof actionSchema>;
export type Action = TypeOf<typeof knownActionSchema>;
export type Effect = Action['effect'];
export type EffectOf<T extends Effect['type']> = Extract<Effect, { readonly type: T }>;

/** SEC-56: whether a movement is several moves of one second each, declared as one way. */
export const isWay = ({ type }: Effect, seconds: number): boolean => type === 'MOVE' && seconds > 1;

/** What makes attack rolls: weapons and spells. */
export type AttackEffect = EffectOf<'MELEE' | 'RANGED' | 'SPELL'>;

export const isAttack = (effect: Effect): effect is AttackEffect =>
  effect.type === 'MELEE' || effect.type === 'RANGED' || effect.type === 'SPELL';

/** SEC-43: whether it attacks everyone within a radius. */
export const isArea = (effect: AttackEffect): boolean =>
  effect.type === 'SPELL' && effect.radius !== null;
