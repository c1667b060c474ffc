import { builder } from '../../plumbing/builder.ts';
import { commandMutation, envelope, type InputFields } from '../../plumbing/command.ts';
import { HexInput } from '../encounter/hex.ts';
import { aim } from '../mutations.ts';
import { Ability, Circumstance, Maneuver, StandingOrder } from './enums.ts';

const granted = (t: InputFields) =>
  t.field({
    type: [Circumstance],
    required: false,
    description: 'What the table grants the roll (SEG-81, 86).',
  });

const abilityRoll = (t: InputFields) => ({
  combatantId: t.id({ description: 'Who rolls.' }),
  ability: t.field({ type: Ability, description: 'With which ability.' }),
  pool: t.int({ required: false, description: 'How many dice, where the table knows better.' }),
  granted: granted(t),
});

commandMutation({
  name: 'rollAbilityCheck',
  description: 'Rolls an ability check: 5s and 6s against a difficulty or an opponent (SEG-04).',
  input: builder.inputType('RollAbilityCheckInput', {
    description: 'Who rolls, and against what: a difficulty or an opponent.',
    fields: (t) => ({
      ...envelope(t),
      ...abilityRoll(t),
      difficulty: t.int({ required: false, description: 'How many successes it takes.' }),
      opponent: t.field({
        type: builder.inputType('OpponentInput', {
          description: 'Who rolls against it; a tie is lost.',
          fields: abilityRoll,
        }),
        required: false,
        description: 'Who rolls against it, instead of a difficulty.',
      }),
    }),
  }),
});

commandMutation({
  name: 'rollSkillCheck',
  description: 'Rolls a skill check: 4d6 and more, sixes against a target (SEG-03).',
  input: builder.inputType('RollSkillCheckInput', {
    description: 'Who rolls, and against what.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who rolls.' }),
      skill: t.string({ description: 'The name of the skill.' }),
      bonusDice: t.int({ required: false, description: 'Dice more, or fewer when negative.' }),
      hidingFromId: t.id({
        required: false,
        description: 'Whom a Stealth check is to deceive (SEG-80).',
      }),
      target: t.int({ description: 'How many sixes it takes; 0 is easy.' }),
      granted: granted(t),
    }),
  }),
});

commandMutation({
  name: 'continueBinding',
  description:
    'Outside a fight: the Strength check after another hour of continuous binding (SEG-97).',
  input: builder.inputType('ContinueBindingInput', {
    description: 'Who binds.',
    fields: (t) => ({ ...envelope(t), combatantId: t.id({ description: 'Who.' }) }),
  }),
});

commandMutation({
  name: 'takeLongRest',
  description: "Outside a fight: a full night's rest, which sets the DC of binding back (SEG-97).",
  input: builder.inputType('TakeLongRestInput', {
    description: 'Who rests.',
    fields: (t) => ({ ...envelope(t), combatantId: t.id({ description: 'Who.' }) }),
  }),
});

commandMutation({
  name: 'setStandingOrder',
  description: 'Says how a combatant meets attacks without being asked.',
  input: builder.inputType('SetStandingOrderInput', {
    description: 'Who, and how.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who.' }),
      order: t.field({ type: StandingOrder, description: 'How attacks are met.' }),
    }),
  }),
});

commandMutation({
  name: 'spendManeuverPoints',
  description:
    'The attacker of a maneuver that has succeeded spends its points, all or some, on any mix (SEG-100 to 103).',
  input: builder.inputType('SpendManeuverPointsInput', {
    description: 'What the points buy.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Whose maneuver it is.' }),
      attackId: t.id({ description: 'The attack: the subject of the decision.' }),
      maneuvers: t.field({
        type: [Maneuver],
        required: false,
        description: 'What a point each is spent on.',
      }),
      to: t.field({
        type: HexInput,
        required: false,
        description: 'Where the target is repositioned to, a point for each hex (SEG-101).',
      }),
    }),
  }),
});

commandMutation({
  name: 'releaseReadiedAction',
  description: "Does at once, on anybody's turn, what was readied (SEG-27).",
  input: builder.inputType('ReleaseReadiedActionInput', {
    description: 'Who acts, and the aim.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who acts.' }),
      ...aim(t),
    }),
  }),
});

commandMutation({
  name: 'advanceSegment',
  description:
    'Plays on: without open turns the next segment, or round, begins (SEG-09). Stops at the first decision that is due.',
  input: builder.inputType('AdvanceSegmentInput', {
    description: 'What to do about open turns.',
    fields: (t) => ({
      ...envelope(t),
      passOpenTurns: t.boolean({
        required: false,
        description: 'End the turns that are still open instead of refusing.',
      }),
    }),
  }),
});
