import { builder } from '../../plumbing/builder.ts';
import type { InputOf } from '../../plumbing/command.ts';
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

const Infliction = builder.inputType('InflictionInput', {
  description: 'A condition that a hit inflicts.',
  fields: (t) => ({
    condition: t.string({ description: 'The key of the condition.' }),
    rounds: t.int({
      required: false,
      description:
        'For how many rounds, each of three segments (SEG-88); until it is healed if left out.',
    }),
  }),
});

const Area = builder.inputType('AreaInput', {
  description: 'The hexes that an attack fills (SEG-61, 62).',
  fields: (t) => ({
    shape: t.field({ type: AreaShape, description: 'Their shape.' }),
    degrees: t.int({ required: false, description: '30, 60 or 90; with CONE only.' }),
    diameter: t.int({ required: false, description: 'Feet across; with DIAMETER only.' }),
  }),
});

const Attack = builder.inputType('AttackEffectInput', {
  description: 'An attack on one target, or on everyone in an area.',
  fields: (t) => ({
    form: t.field({ type: AttackForm, description: 'How it comes to its target.' }),
    range: t.int({
      description:
        'Feet: the reach, the range without penalty, or how far an area goes, at most 100.',
    }),
    speed: t.int({ description: 'Hexes a segment (SEG-58).' }),
    slower: t.boolean({
      required: false,
      description: 'Whether a lower speed may be chosen (SEG-63); not with a pushback.',
    }),
    area: t.field({
      type: Area,
      required: false,
      description: 'The hexes that it fills; with the form AREA only.',
    }),
    weapon: t.field({
      type: Weapon,
      required: false,
      description: 'The kind of weapon it is made with, if any (SEG-67).',
    }),
    offensive: t.string({ description: 'The offensive formula, e.g. `AB + Dex + 2d6`.' }),
    damage: t.string({
      required: false,
      description: 'The damage formula, e.g. `Strength x 2 + 3d6`.',
    }),
    damageType: t.string({ required: false, description: 'E.g. `Bludgeoning`.' }),
    pushback: t.int({ required: false, description: 'Feet that a hit pushes (SEG-68).' }),
    inflicts: t.field({
      type: [Infliction],
      required: false,
      description: 'The conditions that a hit inflicts.',
    }),
    rankShift: t.int({
      required: false,
      description: "Places that a hit moves the target's rank (SEG-16).",
    }),
    maneuvers: t.boolean({
      required: false,
      description: 'Whether a projectile serves for maneuvers, as melee attacks do (SEG-99).',
    }),
  }),
});

const Structure = builder.inputType('StructureEffectInput', {
  description: 'Something solid that appears hex by hex (SEG-60).',
  fields: (t) => ({
    range: t.int({ description: 'Feet: how far off at most.' }),
    speed: t.int({ description: 'Hexes a segment.' }),
    slower: t.boolean({
      required: false,
      description: 'Whether a lower speed may be chosen (SEG-63).',
    }),
    size: t.int({ description: 'Hexes at most.' }),
  }),
});

const Effect = builder.inputType('ActionEffectInput', {
  description: 'What an action does: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    attack: t.field({ type: Attack, required: false, description: 'Attacks someone.' }),
    movement: t.field({ type: MovementMode, required: false, description: 'Moves the user.' }),
    stance: t.string({
      required: false,
      description: 'Gives the user the condition of this key until the round ends.',
    }),
    structure: t.field({ type: Structure, required: false, description: 'Fills hexes.' }),
    guard: t.boolean({ required: false, description: 'Only defends; set it to true.' }),
  }),
});

const Use = builder.inputType('ActionUseInput', {
  description: 'One way to use an action (SEG-26).',
  fields: (t) => ({
    kind: t.field({ type: ActionKind, description: 'What it takes.' }),
    attacks: t.int({ required: false, description: 'How many attacks, one a segment; 1 to 3.' }),
    cooldown: t.int({ required: false, description: 'Rounds until the next use (SEG-94).' }),
  }),
});

const Modifier = builder.inputType('ActionModifierInput', {
  description: 'A Swift spent to change the action it is declared with (SEG-23).',
  fields: (t) => ({
    key: t.string({ description: 'Names it in a command.' }),
    name: t.string({ description: 'For people.' }),
    offensiveDice: t.int({ required: false, description: 'Dice more to hit.' }),
    damageDice: t.int({ required: false, description: 'Dice more of damage.' }),
    speed: t.int({ required: false, description: 'Hexes a segment more.' }),
    pushback: t.int({ required: false, description: 'Feet of pushback more.' }),
  }),
});

const Action = builder.inputType('ActionInput', {
  description: 'An action for the catalogue of an encounter.',
  fields: (t) => ({
    key: t.string({ description: 'Names it in a command: lower-case words with hyphens.' }),
    name: t.string({ description: 'For people.' }),
    summary: t.string({ required: false, description: 'One line.' }),
    uses: t.field({ type: [Use], description: 'The ways to use it, one at least.' }),
    defensive: t.string({
      required: false,
      description: 'The defensive formula, if it can answer an attack (SEG-43).',
    }),
    effect: t.field({ type: Effect, description: 'What it does.' }),
    modifiers: t.field({
      type: [Modifier],
      required: false,
      description: 'What a Swift can change about it.',
    }),
  }),
});

const Rolls = builder.inputType('RollsEffectInput', {
  description: 'Dice more or fewer (SEG-81).',
  fields: (t) => ({
    of: t.field({ type: RollOf, description: 'Whose rolls.' }),
    rolls: t.field({ type: [RollKind], description: 'Which.' }),
    circumstance: t.field({ type: Circumstance, description: 'Which way.' }),
  }),
});

const ConditionEffect = builder.inputType('ConditionEffectInput', {
  description: 'What a condition changes: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    speedHalved: t.boolean({ required: false, description: 'Halves speed; set it to true.' }),
    rolls: t.field({ type: Rolls, required: false, description: 'Changes rolls.' }),
    damage: t.field({
      type: DamageMoment,
      required: false,
      description: 'Does 1 damage for each damage die of the attack that caused it (SEG-93).',
    }),
    oneAction: t.boolean({
      required: false,
      description: 'Leaves a Standard or a Move a round, no Full (SEG-93); set it to true.',
    }),
  }),
});

const Condition = builder.inputType('ConditionInput', {
  description: 'A condition for the catalogue of an encounter.',
  fields: (t) => ({
    key: t.string({ description: 'Names it in an action: lower-case words with hyphens.' }),
    name: t.string({ description: 'For people.' }),
    summary: t.string({ required: false, description: 'One line.' }),
    effects: t.field({
      type: [ConditionEffect],
      required: false,
      description: 'What it changes; a label that the GM interprets when left out.',
    }),
  }),
});

export const SegmentsDefinitionsInput = builder.inputType('SegmentsDefinitionsInput', {
  description: 'Actions and conditions of the ruleset SEGMENTS.',
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
export const segmentsDefinitions = ({
  actions,
  conditions,
}: InputOf<typeof SegmentsDefinitionsInput>) => ({
  actions: actions?.map((action) => ({ ...action, effect: actionEffect(action.effect) })),
  conditions: conditions?.map((condition) => ({
    ...condition,
    effects: condition.effects?.map(conditionEffect),
  })),
});

/**
 * The engine tells effects apart by their type; GraphQL by which one of them is given. One that is
 * given as false is none, which the engine refuses.
 */
function actionEffect({ attack, movement, stance, structure, guard }: InputOf<typeof Effect>) {
  if (attack) return { type: 'ATTACK', ...attack };
  if (movement) return { type: 'MOVEMENT', mode: movement };
  if (typeof stance === 'string') return { type: 'STANCE', condition: stance };
  if (structure) return { type: 'STRUCTURE', ...structure };
  return { type: guard ? 'GUARD' : 'NONE' };
}

function conditionEffect(input: InputOf<typeof ConditionEffect>) {
  const { rolls, speedHalved, damage, oneAction } = input;
  if (rolls) return { type: 'ROLLS', ...rolls };
  if (damage) return { type: 'DAMAGE', when: damage };
  if (oneAction) return { type: 'ONE_ACTION' };
  return { type: speedHalved ? 'SPEED_HALVED' : 'NONE' };
}
