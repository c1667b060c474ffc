import { builder } from '../../plumbing/builder.ts';
import type { InputOf } from '../../plumbing/command.ts';
import {
  AttackCheck,
  BoostAgainst,
  BoostOf,
  ItemAspect,
  OpposedReach,
  PlainEffect,
  Slot,
} from './enums.ts';
import { Counters } from './sheet-input.ts';

const Attack = builder.inputType('VigilanceAttackEffectInput', {
  description: 'An attack with what is in hand (VIG-57).',
  fields: (t) => ({
    form: t.field({ type: AttackCheck, description: 'Its check.' }),
    dice: t.int({ required: false, description: 'Advantage dice of its own.' }),
    inflicts: t.field({
      type: [Counters],
      required: false,
      description: 'What damage brings with it.',
    }),
  }),
});

const Check = builder.inputType('VigilanceCheckEffectInput', {
  description: 'A check whose total the table judges.',
  fields: (t) => ({
    ability: t.string({
      required: false,
      description: 'Of which ability, e.g. `athletics`; of the choice of the user if left out.',
    }),
  }),
});

const Opposed = builder.inputType('VigilanceOpposedEffectInput', {
  description: 'A check against the defense of someone near.',
  fields: (t) => ({
    ability: t.string({ description: 'Of which ability, e.g. `dexterity`.' }),
    reach: t.field({ type: OpposedReach, description: 'How far.' }),
    prevents: t.field({
      type: Slot,
      required: false,
      description:
        'The kind of action that it answers and prevents; none in particular if left out.',
    }),
    inflicts: t.field({ type: [Counters], required: false, description: 'On success.' }),
    push: t.int({ required: false, description: 'Fields that the target is pushed away.' }),
  }),
});

const Aid = builder.inputType('VigilanceAidEffectInput', {
  description: 'Something for allies, who may refuse it (VIG-05).',
  fields: (t) => ({
    range: t.int({ description: 'Fields.' }),
    gives: t.field({ type: [Counters], description: 'What; something at least.' }),
  }),
});

const Boost = builder.inputType('VigilanceBoostEffectInput', {
  description: 'Improves another action, or a defense (VIG-41, 44).',
  fields: (t) => ({
    of: t.field({ type: BoostOf, description: 'What it improves.' }),
    dice: t.int({ required: false, description: 'Advantage dice.' }),
    against: t.field({
      type: BoostAgainst,
      required: false,
      description: 'Against whom they count.',
    }),
    aspect: t.field({
      type: ItemAspect,
      required: false,
      description: 'The aspect of an item that it takes.',
    }),
    secondWeapon: t.boolean({
      required: false,
      description: 'Whether a second weapon gives its dice and aspects, too.',
    }),
    forcesPassive: t.boolean({
      required: false,
      description: 'Whether the attack cannot be actively defended.',
    }),
    asShield: t.boolean({
      required: false,
      description: 'Whether missiles can be actively defended as with a shield.',
    }),
    moves: t.int({ required: false, description: 'Fields to move after the defense, 0 or 1.' }),
    onDamage: t.field({
      type: [Counters],
      required: false,
      description: 'What the attacker gains when the attack does damage.',
    }),
  }),
});

const Effect = builder.inputType('VigilanceEffectInput', {
  description: 'What an action does: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    attack: t.field({ type: Attack, required: false, description: 'Attacks someone.' }),
    check: t.field({ type: Check, required: false, description: 'Checks an ability.' }),
    opposed: t.field({ type: Opposed, required: false, description: 'Works on someone near.' }),
    aid: t.field({ type: Aid, required: false, description: 'Helps an ally.' }),
    boost: t.field({ type: Boost, required: false, description: 'Improves something else.' }),
    plain: t.field({ type: PlainEffect, required: false, description: 'Needs no figures.' }),
  }),
});

const Action = builder.inputType('VigilanceActionInput', {
  description: 'An action for the catalogue of an encounter.',
  fields: (t) => ({
    key: t.string({ description: 'Names it in a command: lower-case words with hyphens.' }),
    name: t.string({ description: 'For people.' }),
    summary: t.string({ required: false, description: 'One line.' }),
    slot: t.field({ type: Slot, description: 'What it takes; BOOST with the effect `boost`.' }),
    vigor: t.int({ required: false, description: 'Vigor that it costs; 0 if left out.' }),
    focus: t.int({ required: false, description: 'Focus that it costs; 0 if left out.' }),
    effect: t.field({ type: Effect, description: 'What it does.' }),
  }),
});

const Disadvantage = builder.inputType('VigilanceDisadvantageInput', {
  description: 'Dice that are subtracted, however many counters there are.',
  fields: (t) => ({
    abilities: t.stringList({ description: 'Of which checks.' }),
    dice: t.int({ description: 'How many d6.' }),
  }),
});

const Checks = builder.inputType('VigilanceChecksInput', {
  description: 'Checks that are better or worse for each counter.',
  fields: (t) => ({
    abilities: t.stringList({ description: 'Of which abilities.' }),
    perCounter: t.int({ description: 'How much, -10 to 10.' }),
  }),
});

const ConditionEffect = builder.inputType('VigilanceConditionEffectInput', {
  description: 'What a condition changes: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    movementHalved: t.boolean({
      required: false,
      description: 'Halves movement; set it to true (VIG-24).',
    }),
    disadvantage: t.field({ type: Disadvantage, required: false, description: 'Worse checks.' }),
    checks: t.field({ type: Checks, required: false, description: 'Other totals of checks.' }),
    regularActions: t.int({
      required: false,
      description: 'Regular actions fewer in a round, for each counter.',
    }),
    vigilance: t.int({ required: false, description: 'More vigilance for each counter (VIG-27).' }),
  }),
});

const Condition = builder.inputType('VigilanceConditionInput', {
  description: 'A condition for the catalogue of an encounter, which comes in counters.',
  fields: (t) => ({
    key: t.string({ description: 'Names it in an action: lower-case words with hyphens.' }),
    name: t.string({ description: 'For people.' }),
    summary: t.string({ required: false, description: 'One line.' }),
    fades: t.boolean({
      required: false,
      description:
        'Whether its bearer loses one counter as each of its turns ends; true if left out.',
    }),
    effects: t.field({
      type: [ConditionEffect],
      required: false,
      description: 'What it changes; a label that the GM interprets when left out.',
    }),
  }),
});

export const VigilanceDefinitionsInput = builder.inputType('VigilanceDefinitionsInput', {
  description: 'Actions and conditions of the ruleset VIGILANCE.',
  fields: (t) => ({
    actions: t.field({ type: [Action], required: false, description: 'Actions, at most 100.' }),
    conditions: t.field({
      type: [Condition],
      required: false,
      description: 'Conditions, at most 100.',
    }),
  }),
});

/** The same as the engine takes it. */
export const vigilanceDefinitions = ({
  actions,
  conditions,
}: InputOf<typeof VigilanceDefinitionsInput>) => ({
  actions: actions?.map(({ vigor, focus, effect, ...action }) => ({
    ...action,
    cost: { vigor, focus },
    effect: actionEffect(effect),
  })),
  conditions: conditions?.map((condition) => ({
    ...condition,
    effects: condition.effects?.map(conditionEffect),
  })),
});

/** The engine tells effects apart by their type; GraphQL by which one of them is given. */
function actionEffect(input: InputOf<typeof Effect>) {
  const { attack, check, opposed, aid, boost, plain } = input;
  if (attack) return { type: 'ATTACK', ...attack };
  if (check) return { type: 'CHECK', ...check };
  if (opposed) return { type: 'OPPOSED', ...opposed };
  if (aid) return { type: 'AID', ...aid };
  return boost ? { type: 'BOOST', ...boost } : { type: plain };
}

/** One that is given as false is none, which the engine refuses. */
function conditionEffect(input: InputOf<typeof ConditionEffect>) {
  const { movementHalved, disadvantage, checks, regularActions, vigilance } = input;
  if (disadvantage) return { type: 'DISADVANTAGE', ...disadvantage };
  if (checks) return { type: 'CHECKS', ...checks };
  if (typeof regularActions === 'number') return { type: 'REGULAR_ACTIONS', lost: regularActions };
  if (typeof vigilance === 'number') return { type: 'VIGILANCE', perCounter: vigilance };
  return { type: movementHalved ? 'MOVEMENT_HALVED' : 'NONE' };
}
