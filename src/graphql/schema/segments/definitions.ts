import {
  formatFormula,
  type SegmentsAction as Action,
  type SegmentsCondition as Condition,
} from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { ActionInterface, ConditionInterface, type Definition } from '../catalogue/definition.ts';
import { ActionKind } from '../enums.ts';
import {
  AreaShape,
  AttackForm,
  Circumstance,
  DamageMoment,
  MovementMode,
  RollKind,
  RollOf,
  Weapon,
} from './enums.ts';

type Effect = Action['effect'];
type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

const Inflicts = builder.objectRef<EffectOf<'ATTACK'>['inflicts'][number]>('Infliction').implement({
  description: 'A condition that a hit inflicts.',
  fields: (t) => ({
    condition: t.exposeString('condition', { description: 'The key of the condition.' }),
    rounds: t.exposeInt('rounds', {
      nullable: true,
      description: 'Rounds, each of three segments (SEG-88); null until it is healed.',
    }),
  }),
});

type Area = NonNullable<EffectOf<'ATTACK'>['area']>;

const AreaType = builder.objectRef<Area>('Area').implement({
  description: 'The hexes that an attack fills (SEG-61, 62).',
  fields: (t) => ({
    shape: t.field({ type: AreaShape, description: 'Their shape.', resolve: (a) => a.shape }),
    degrees: t.int({
      nullable: true,
      description: 'How wide it is, for a cone.',
      resolve: (area) => (area.shape === 'CONE' ? area.degrees : null),
    }),
    diameter: t.int({
      nullable: true,
      description: 'Feet across, for a diameter.',
      resolve: (area) => (area.shape === 'DIAMETER' ? area.diameter : null),
    }),
  }),
});

const AttackEffect = builder.objectRef<EffectOf<'ATTACK'>>('AttackEffect').implement({
  description: 'An attack on one target, or on everyone in an area.',
  fields: (t) => ({
    form: t.field({ type: AttackForm, description: 'How it comes.', resolve: (e) => e.form }),
    range: t.exposeInt('range', {
      description: 'Feet: the reach, the range without penalty, or how far an area goes.',
    }),
    speed: t.exposeInt('speed', { description: 'Hexes a segment (SEG-58).' }),
    slower: t.exposeBoolean('slower', {
      description: 'Whether a lower speed may be chosen (SEG-63).',
    }),
    area: t.field({
      type: AreaType,
      nullable: true,
      description: 'The hexes that it fills; null when its form is no area.',
      resolve: ({ area }) => area,
    }),
    weapon: t.field({
      type: Weapon,
      nullable: true,
      description: 'The kind of weapon it is made with, if any (SEG-67).',
      resolve: ({ weapon }) => weapon,
    }),
    offensive: t.string({
      description: 'The offensive formula.',
      resolve: ({ offensive }) => formatFormula(offensive),
    }),
    damage: t.string({
      nullable: true,
      description: 'The damage formula; null for none.',
      resolve: ({ damage }) => (damage ? formatFormula(damage) : null),
    }),
    damageType: t.exposeString('damageType', { nullable: true, description: 'Its kind.' }),
    pushback: t.exposeInt('pushback', { description: 'Feet that a hit pushes (SEG-68).' }),
    inflicts: t.field({
      type: [Inflicts],
      description: 'The conditions that a hit inflicts.',
      resolve: (e) => e.inflicts,
    }),
    maneuvers: t.boolean({
      description: 'Whether it serves for maneuvers (SEG-99): a melee attack always does.',
      resolve: ({ form, maneuvers }) => form === 'MELEE' || maneuvers,
    }),
    rankShift: t.exposeInt('rankShift', {
      description: "Places that a hit moves the target's rank: up, or down when negative (SEG-16).",
    }),
  }),
});

const MovementEffect = builder.objectRef<EffectOf<'MOVEMENT'>>('MovementEffect').implement({
  description: 'A movement of the user.',
  fields: (t) => ({
    mode: t.field({ type: MovementMode, description: 'How.', resolve: ({ mode }) => mode }),
  }),
});

const StanceEffect = builder.objectRef<EffectOf<'STANCE'>>('StanceEffect').implement({
  description: 'A condition on the user until the round ends.',
  fields: (t) => ({
    condition: t.exposeString('condition', { description: 'The key of the condition.' }),
  }),
});

const StructureEffect = builder.objectRef<EffectOf<'STRUCTURE'>>('StructureEffect').implement({
  description: 'Something solid that appears hex by hex (SEG-60).',
  fields: (t) => ({
    range: t.exposeInt('range', { description: 'Feet: how far off at most.' }),
    speed: t.exposeInt('speed', { description: 'Hexes a segment.' }),
    slower: t.exposeBoolean('slower', {
      description: 'Whether a lower speed may be chosen (SEG-63).',
    }),
    size: t.exposeInt('size', { description: 'Hexes at most.' }),
  }),
});

const GuardEffect = builder.objectRef<EffectOf<'GUARD'>>('GuardEffect').implement({
  description: 'Of use as a defense only.',
  fields: (t) => ({
    use: t.string({ description: 'What it is for.', resolve: () => 'DEFENSE' }),
  }),
});

const effectTypes = {
  ATTACK: AttackEffect,
  MOVEMENT: MovementEffect,
  STANCE: StanceEffect,
  STRUCTURE: StructureEffect,
  GUARD: GuardEffect,
} as const;

const ActionEffect = builder.unionType('ActionEffect', {
  description: 'What an action does.',
  types: Object.values(effectTypes),
  resolveType: (effect) => effectTypes[effect.type],
});

const Use = builder.objectRef<Action['uses'][number]>('ActionUse').implement({
  description: 'One way to use an action (SEG-26).',
  fields: (t) => ({
    kind: t.field({ type: ActionKind, description: 'What it takes.', resolve: (u) => u.kind }),
    attacks: t.exposeInt('attacks', { description: 'How many attacks, one a segment.' }),
    cooldown: t.exposeInt('cooldown', { description: 'Rounds until the next use (SEG-94).' }),
  }),
});

const Modifier = builder.objectRef<Action['modifiers'][number]>('ActionModifier').implement({
  description: 'A Swift spent to change the action it is declared with (SEG-23).',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it in a command.' }),
    name: t.exposeString('name', { description: 'For people.' }),
    offensiveDice: t.exposeInt('offensiveDice', { description: 'Dice more to hit.' }),
    damageDice: t.exposeInt('damageDice', { description: 'Dice more of damage.' }),
    speed: t.exposeInt('speed', { description: 'Hexes a segment more.' }),
    pushback: t.exposeInt('pushback', { description: 'Feet of pushback more.' }),
  }),
});

builder.objectRef<Action & Definition>('SegmentsAction').implement({
  description: 'An action of the ruleset SEGMENTS.',
  interfaces: [ActionInterface],
  fields: (t) => ({
    uses: t.field({ type: [Use], description: 'The ways to use it.', resolve: (a) => a.uses }),
    defensive: t.string({
      nullable: true,
      description: 'The defensive formula; null when it cannot defend.',
      resolve: ({ defensive }) => (defensive ? formatFormula(defensive) : null),
    }),
    effect: t.field({ type: ActionEffect, description: 'What it does.', resolve: (a) => a.effect }),
    modifiers: t.field({
      type: [Modifier],
      description: 'What a Swift can change about it.',
      resolve: ({ modifiers }) => modifiers,
    }),
  }),
});

type ConditionEffect = Condition['effects'][number];

const SpeedHalved = builder.objectRef<ConditionEffect>('SpeedHalvedEffect').implement({
  description: 'Movement speed is halved (SEG-92).',
  fields: (t) => ({
    factor: t.float({ description: 'What speed is multiplied by.', resolve: () => 0.5 }),
  }),
});

const RollsEffect = builder
  .objectRef<Extract<ConditionEffect, { type: 'ROLLS' }>>('RollsEffect')
  .implement({
    description: 'Dice more or fewer (SEG-81).',
    fields: (t) => ({
      of: t.field({ type: RollOf, description: 'Whose rolls.', resolve: (e) => e.of }),
      rolls: t.field({ type: [RollKind], description: 'Which.', resolve: (e) => e.rolls }),
      circumstance: t.field({
        type: Circumstance,
        description: 'Which way.',
        resolve: (e) => e.circumstance,
      }),
    }),
  });

const ConditionDamageEffect = builder
  .objectRef<Extract<ConditionEffect, { type: 'DAMAGE' }>>('ConditionDamageEffect')
  .implement({
    description: 'Damage: 1 for each damage die of the attack that caused it (SEG-93).',
    fields: (t) => ({
      when: t.field({ type: DamageMoment, description: 'When.', resolve: (e) => e.when }),
    }),
  });

const OneActionEffect = builder.objectRef<ConditionEffect>('OneActionEffect').implement({
  description: 'In a round a Standard or a Move, not both, and no Full (SEG-93).',
  fields: (t) => ({
    actions: t.int({ description: 'How many, besides Swifts.', resolve: () => 1 }),
  }),
});

const conditionEffectTypes = {
  SPEED_HALVED: SpeedHalved,
  ROLLS: RollsEffect,
  DAMAGE: ConditionDamageEffect,
  ONE_ACTION: OneActionEffect,
} as const;

const ConditionEffectType = builder.unionType('ConditionEffect', {
  description: 'What a condition changes.',
  types: Object.values(conditionEffectTypes),
  resolveType: (effect) => conditionEffectTypes[effect.type],
});

builder.objectRef<Condition & Definition>('SegmentsCondition').implement({
  description: 'A condition of the ruleset SEGMENTS.',
  interfaces: [ConditionInterface],
  fields: (t) => ({
    effects: t.field({
      type: [ConditionEffectType],
      description: 'What it changes; a label that the GM interprets when empty.',
      resolve: ({ effects }) => effects,
    }),
  }),
});
