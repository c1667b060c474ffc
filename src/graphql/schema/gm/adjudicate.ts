import { builder } from '../../plumbing/builder.ts';
import { commandMutation, envelope, type InputFields } from '../../plumbing/command.ts';
import { event, field, id, text } from '../../plumbing/event.ts';
import { HexInput, HexType } from '../encounter/hex.ts';
import { Json } from '../../plumbing/json.ts';
import { SecondsFiguresInput } from '../seconds/figures-input.ts';
import { SegmentsFiguresInput } from '../segments/figures-input.ts';
import { VigilanceFiguresInput } from '../vigilance/figures-input.ts';

export const Adjudicated = event('Adjudicated', 'The GM has ruled on a combatant.', {
  combatantId: id('On whom.'),
  reason: text('Why.'),
  position: field(HexType, true)('Where it is now; null when that stays.'),
  figures: field(
    Json,
    true,
  )(
    "The figures of its sheet that were set, in its ruleset's terms; null for whoever may not know.",
  ),
});

/** A condition as the GM gives it. */
const infliction = (t: InputFields) => ({
  condition: t.string({ description: 'The key of the condition.' }),
  segments: t.int({
    required: false,
    description:
      'How many segments it covers, this one the first (SEG-88); until it is ended if left out.',
  }),
  once: t.boolean({
    required: false,
    description: 'Whether it ends with the first roll that it changes.',
  }),
  dice: t.int({
    required: false,
    description: 'The damage dice behind it, for what hurts by them (SEG-93); 0 if left out.',
  }),
  count: t.int({ required: false, description: 'How many counters (VIG-06); 1 if left out.' }),
});

commandMutation({
  name: 'inflictCondition',
  description:
    'Gives someone a condition, or grants advantage, disadvantage or leverage in the form of one, e.g. `advantage-attack` (SEG-81, 86, 93). Only the GM may.',
  input: builder.inputType('InflictConditionInput', {
    description: 'Which, to whom, and for how long.',
    fields: (t) => ({
      ...envelope(t),
      targetId: t.id({ description: 'Who gets it.' }),
      ...infliction(t),
    }),
  }),
});

commandMutation({
  name: 'endCondition',
  description:
    'Ends a condition that someone has, by healing or as the GM sees fit (SEG-93). Only the GM may.',
  input: builder.inputType('EndConditionInput', {
    description: 'Which, of whom.',
    fields: (t) => ({
      ...envelope(t),
      targetId: t.id({ description: 'Who has it.' }),
      condition: t.string({ description: 'The key of the condition.' }),
    }),
  }),
});

const FiguresInput = builder.inputType('FiguresInput', {
  description: "Figures of a sheet, in the terms of the encounter's ruleset: exactly one of these.",
  isOneOf: true,
  fields: (t) => ({
    segments: t.field({
      type: SegmentsFiguresInput,
      required: false,
      description: 'For the ruleset SEGMENTS.',
    }),
    vigilance: t.field({
      type: VigilanceFiguresInput,
      required: false,
      description: 'For the ruleset VIGILANCE.',
    }),
    seconds: t.field({
      type: SecondsFiguresInput,
      required: false,
      description: 'For the ruleset SECONDS.',
    }),
  }),
});

const GivenCondition = builder.inputType('GivenConditionInput', {
  description: 'A condition to give, and for how long.',
  fields: infliction,
});

commandMutation({
  name: 'adjudicate',
  description:
    'The GM rules on a combatant, whatever the rules say; the table sees why. What follows from it by the rules follows: without hit points it is down. Only the GM may.',
  input: builder.inputType('AdjudicateInput', {
    description: 'On whom, why, and at least one thing that is ruled.',
    fields: (t) => ({
      ...envelope(t),
      targetId: t.id({ description: 'On whom.' }),
      reason: t.string({ description: 'Why, 1 to 500 characters, for everybody to read.' }),
      position: t.field({
        type: HexInput,
        required: false,
        description: 'Where it is from now on: a free hex.',
      }),
      lift: t.stringList({
        required: false,
        description: 'Keys of conditions that it has and that end.',
      }),
      inflict: t.field({
        type: [GivenCondition],
        required: false,
        description: 'Conditions that it gets, after those that end.',
      }),
      rank: t.int({
        required: false,
        description: 'Its place in the order of the fight, 1 for the first.',
      }),
      figures: t.field({
        type: FiguresInput,
        required: false,
        description: 'What is set on its sheet.',
      }),
    }),
  }),
  toFields: ({ targetId, reason, position, lift, inflict, rank, figures }) => ({
    targetId,
    reason,
    position,
    lift,
    inflict,
    rank,
    figures: figures?.segments ?? figures?.vigilance ?? figures?.seconds,
  }),
});
