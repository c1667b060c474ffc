import type { VigilanceAction, VigilanceCondition } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { ActionInterface, ConditionInterface, type Definition } from '../catalogue/definition.ts';
import {
  AttackCheck,
  BoostAgainst,
  BoostOf,
  CounterEffect,
  ItemAspect,
  OpposedReach,
  PlainEffect,
  Slot,
} from './enums.ts';

type Effect = VigilanceAction['effect'];
type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;
type Plain = Exclude<Effect['type'], 'ATTACK' | 'CHECK' | 'OPPOSED' | 'AID' | 'BOOST'>;

const Counters = builder
  .objectRef<EffectOf<'AID'>['gives'][number]>('VigilanceCounters')
  .implement({
    description: 'Counters of a condition.',
    fields: (t) => ({
      condition: t.exposeString('condition', { description: 'The key of the condition.' }),
      count: t.exposeInt('count', { description: 'How many.' }),
    }),
  });

const AttackEffect = builder.objectRef<EffectOf<'ATTACK'>>('VigilanceAttackEffect').implement({
  description: 'An attack with what is in hand (VIG-57).',
  fields: (t) => ({
    form: t.field({ type: AttackCheck, description: 'Its check.', resolve: ({ form }) => form }),
    dice: t.exposeInt('dice', { description: 'Advantage dice of its own.' }),
    inflicts: t.field({
      type: [Counters],
      description: 'What damage brings with it.',
      resolve: ({ inflicts }) => inflicts,
    }),
  }),
});

const CheckEffect = builder.objectRef<EffectOf<'CHECK'>>('VigilanceCheckEffect').implement({
  description: 'A check whose total the table judges.',
  fields: (t) => ({
    ability: t.exposeString('ability', {
      nullable: true,
      description: 'Of which ability; null for one of your choice.',
    }),
  }),
});

const OpposedEffect = builder.objectRef<EffectOf<'OPPOSED'>>('VigilanceOpposedEffect').implement({
  description: 'A check against the defense of someone near.',
  fields: (t) => ({
    ability: t.exposeString('ability', { description: 'Of which ability.' }),
    reach: t.field({ type: OpposedReach, description: 'How far.', resolve: ({ reach }) => reach }),
    prevents: t.field({
      type: Slot,
      nullable: true,
      description: 'The kind of action that it answers and prevents; null for none in particular.',
      resolve: ({ prevents }) => prevents,
    }),
    inflicts: t.field({
      type: [Counters],
      description: 'What success inflicts.',
      resolve: ({ inflicts }) => inflicts,
    }),
    push: t.exposeInt('push', { description: 'Fields that the target is pushed away.' }),
  }),
});

const AidEffect = builder.objectRef<EffectOf<'AID'>>('VigilanceAidEffect').implement({
  description: 'Something for allies, who may refuse it (VIG-05).',
  fields: (t) => ({
    range: t.exposeInt('range', { description: 'Fields.' }),
    gives: t.field({ type: [Counters], description: 'What.', resolve: ({ gives }) => gives }),
  }),
});

const BoostEffect = builder.objectRef<EffectOf<'BOOST'>>('VigilanceBoostEffect').implement({
  description: 'Improves another action, or a defense (VIG-41, 44).',
  fields: (t) => ({
    of: t.field({ type: BoostOf, description: 'What it improves.', resolve: (e) => e.of }),
    dice: t.exposeInt('dice', { description: 'Advantage dice.' }),
    against: t.field({
      type: BoostAgainst,
      description: 'Against whom they count.',
      resolve: ({ against }) => against,
    }),
    aspect: t.field({
      type: ItemAspect,
      nullable: true,
      description: 'The aspect of an item that it takes.',
      resolve: ({ aspect }) => aspect,
    }),
    secondWeapon: t.exposeBoolean('secondWeapon', {
      description: 'Whether a second weapon gives its dice and aspects, too.',
    }),
    forcesPassive: t.exposeBoolean('forcesPassive', {
      description: 'Whether the attack cannot be actively defended.',
    }),
    asShield: t.exposeBoolean('asShield', {
      description: 'Whether missiles can be actively defended as with a shield.',
    }),
    moves: t.exposeInt('moves', { description: 'Fields to move after the defense.' }),
    onDamage: t.field({
      type: [Counters],
      description: 'What the attacker gains when the attack does damage.',
      resolve: ({ onDamage }) => onDamage,
    }),
  }),
});

const PlainEffectType = builder.objectRef<EffectOf<Plain>>('VigilancePlainEffect').implement({
  description: 'Something that needs no figures.',
  fields: (t) => ({
    does: t.field({ type: PlainEffect, description: 'What.', resolve: ({ type }) => type }),
  }),
});

const effectTypes = {
  ATTACK: AttackEffect,
  CHECK: CheckEffect,
  OPPOSED: OpposedEffect,
  AID: AidEffect,
  BOOST: BoostEffect,
  PREPARE: PlainEffectType,
  TRAVEL: PlainEffectType,
  SWITCH_WEAPONS: PlainEffectType,
  RELOAD: PlainEffectType,
  STAND_UP: PlainEffectType,
  TAKE_COVER: PlainEffectType,
} as const satisfies Record<Effect['type'], object>;

const EffectType = builder.unionType('VigilanceEffect', {
  description: 'What an action does.',
  types: [AttackEffect, CheckEffect, OpposedEffect, AidEffect, BoostEffect, PlainEffectType],
  resolveType: (effect) => effectTypes[effect.type],
});

builder.objectRef<VigilanceAction & Definition>('VigilanceAction').implement({
  description: 'An action of the ruleset VIGILANCE.',
  interfaces: [ActionInterface],
  fields: (t) => ({
    slot: t.field({ type: Slot, description: 'What it takes.', resolve: ({ slot }) => slot }),
    vigor: t.int({ description: 'Vigor that it costs.', resolve: ({ cost }) => cost.vigor }),
    focus: t.int({ description: 'Focus that it costs.', resolve: ({ cost }) => cost.focus }),
    effect: t.field({ type: EffectType, description: 'What it does.', resolve: (a) => a.effect }),
  }),
});

type ConditionEffect = VigilanceCondition['effects'][number];

/** The figure of an effect, where it has one. */
function amountOf(effect: ConditionEffect): number | null {
  switch (effect.type) {
    case 'MOVEMENT_HALVED':
      return null;
    case 'DISADVANTAGE':
      return effect.dice;
    case 'REGULAR_ACTIONS':
      return effect.lost;
    case 'CHECKS':
    case 'VIGILANCE':
      return effect.perCounter;
  }
}

const ConditionEffectType = builder
  .objectRef<ConditionEffect>('VigilanceConditionEffect')
  .implement({
    description: 'What a condition changes.',
    fields: (t) => ({
      kind: t.field({ type: CounterEffect, description: 'What.', resolve: ({ type }) => type }),
      abilities: t.stringList({
        description: 'Of which checks; empty where it is not about checks.',
        resolve: (effect) => ('abilities' in effect ? [...effect.abilities] : []),
      }),
      amount: t.int({
        nullable: true,
        description: 'How much; null where there is no figure.',
        resolve: amountOf,
      }),
    }),
  });

builder.objectRef<VigilanceCondition & Definition>('VigilanceCondition').implement({
  description: 'A condition of the ruleset VIGILANCE, which comes in counters.',
  interfaces: [ConditionInterface],
  fields: (t) => ({
    fades: t.exposeBoolean('fades', {
      description: 'Whether its bearer loses one counter as each of its turns ends.',
    }),
    effects: t.field({
      type: [ConditionEffectType],
      description: 'What it changes; a label that the GM interprets when empty.',
      resolve: ({ effects }) => effects,
    }),
  }),
});
