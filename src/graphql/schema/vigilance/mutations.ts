import { builder } from '../../plumbing/builder.ts';
import { commandMutation, envelope } from '../../plumbing/command.ts';
import { DyingOutcome, GainedAction, TieAnswer } from './enums.ts';

commandMutation({
  name: 'settleTie',
  description: 'Says something to a tie of vigilance, when asked to (VIG-28).',
  input: builder.inputType('SettleTieInput', {
    description: 'Who says what.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who is asked.' }),
      answer: t.field({ type: TieAnswer, description: 'What.' }),
      order: t.idList({
        required: false,
        description: 'The order that is proposed or agreed to; with AGREE only.',
      }),
    }),
  }),
});

commandMutation({
  name: 'giveUpAction',
  description: 'Gives up the regular action of the turn for another one (VIG-33).',
  input: builder.inputType('GiveUpActionInput', {
    description: 'Who, and for what.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Whose turn it is.' }),
      for: t.field({ type: GainedAction, description: 'What is gained.' }),
    }),
  }),
});

commandMutation({
  name: 'amplifyCheck',
  description:
    'Pays for the check that is about to be rolled, or nothing; then the dice fall (VIG-13).',
  input: builder.inputType('AmplifyCheckInput', {
    description: 'Who pays what.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who rolls.' }),
      vigor: t.int({ required: false, description: 'Vigor to pay, 0 to 10.' }),
      focus: t.int({ required: false, description: 'Focus to pay, 0 to 10.' }),
    }),
  }),
});

commandMutation({
  name: 'answerAid',
  description: 'Accepts or refuses what an ally would do for one (VIG-05).',
  input: builder.inputType('AnswerAidInput', {
    description: 'Who, and which.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who is helped.' }),
      accepts: t.boolean({ description: 'Whether it is accepted.' }),
    }),
  }),
});

commandMutation({
  name: 'settleDying',
  description: 'Says what becomes of someone who is dying (VIG-22). Only the GM may.',
  input: builder.inputType('SettleDyingInput', {
    description: 'Of whom, and what.',
    fields: (t) => ({
      ...envelope(t),
      targetId: t.id({ description: 'Who is dying.' }),
      outcome: t.field({ type: DyingOutcome, description: 'What becomes of them.' }),
    }),
  }),
});

commandMutation({
  name: 'rollPercent',
  description: 'Rolls whether something of this chance happens (VIG-08). Only the GM may.',
  input: builder.inputType('RollPercentInput', {
    description: 'How likely it is.',
    fields: (t) => ({
      ...envelope(t),
      chance: t.int({ description: 'Percent, 0 to 100.' }),
    }),
  }),
});
