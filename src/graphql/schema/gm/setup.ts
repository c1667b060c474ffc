import { builder } from '../../plumbing/builder.ts';
import { commandMutation, envelope, type InputOf } from '../../plumbing/command.ts';
import { HexInput } from '../encounter/hex.ts';
import { secondsDefinitions, SecondsDefinitionsInput } from '../seconds/catalogue.ts';
import { SecondsSheetInput } from '../seconds/sheet-input.ts';
import { segmentsDefinitions, SegmentsDefinitionsInput } from '../segments/catalogue.ts';
import { SegmentsSheetInput } from '../segments/sheet-input.ts';
import { vigilanceDefinitions, VigilanceDefinitionsInput } from '../vigilance/catalogue.ts';
import { vigilanceSheet, VigilanceSheetInput } from '../vigilance/sheet-input.ts';

const DefinitionsInput = builder.inputType('DefinitionsInput', {
  description: "What to add, in the terms of the encounter's ruleset: exactly one of these.",
  isOneOf: true,
  fields: (t) => ({
    segments: t.field({
      type: SegmentsDefinitionsInput,
      required: false,
      description: 'For the ruleset SEGMENTS.',
    }),
    vigilance: t.field({
      type: VigilanceDefinitionsInput,
      required: false,
      description: 'For the ruleset VIGILANCE.',
    }),
    seconds: t.field({
      type: SecondsDefinitionsInput,
      required: false,
      description: 'For the ruleset SECONDS.',
    }),
  }),
});

commandMutation({
  name: 'defineActions',
  description: 'Adds actions and conditions to the catalogue of the encounter.',
  input: builder.inputType('DefineActionsInput', {
    description: 'What to add to the catalogue. Definitions are final.',
    fields: (t) => ({
      ...envelope(t),
      definitions: t.field({ type: DefinitionsInput, description: 'What to add.' }),
    }),
  }),
  toFields: ({ definitions: { segments, vigilance, seconds } }) => ({
    ...(segments && segmentsDefinitions(segments)),
    ...(vigilance && vigilanceDefinitions(vigilance)),
    ...(seconds && secondsDefinitions(seconds)),
  }),
});

export const SheetInput = builder.inputType('SheetInput', {
  description: "A sheet in the terms of the encounter's ruleset: exactly one of these.",
  isOneOf: true,
  fields: (t) => ({
    segments: t.field({
      type: SegmentsSheetInput,
      required: false,
      description: 'For the ruleset SEGMENTS.',
    }),
    vigilance: t.field({
      type: VigilanceSheetInput,
      required: false,
      description: 'For the ruleset VIGILANCE.',
    }),
    seconds: t.field({
      type: SecondsSheetInput,
      required: false,
      description: 'For the ruleset SECONDS.',
    }),
  }),
});

/** A sheet in the form of its ruleset. */
export const sheetFields = ({ segments, vigilance, seconds }: InputOf<typeof SheetInput>) => ({
  ...segments,
  ...(vigilance && vigilanceSheet(vigilance)),
  ...seconds,
});

const Combatant = builder.inputType('CombatantInput', {
  description: 'Someone to join the encounter.',
  fields: (t) => ({
    name: t.string({ description: 'For people.' }),
    side: t.string({ description: 'Combatants of different sides are hostile.' }),
    position: t.field({ type: HexInput, description: 'A free hex.' }),
    sheet: t.field({ type: SheetInput, description: 'Everything else.' }),
  }),
});

const Creature = builder.inputType('CreatureInput', {
  description: 'A ready-made combatant to join the encounter, with all that it needs.',
  fields: (t) => ({
    creature: t.string({ description: 'The key of a creature of the `bestiary`.' }),
    name: t.string({ required: false, description: 'For people; its own name if left out.' }),
    side: t.string({ description: 'Combatants of different sides are hostile.' }),
    position: t.field({ type: HexInput, description: 'A free hex.' }),
  }),
});

commandMutation({
  name: 'addCombatants',
  description:
    'Brings combatants into the encounter, into a running fight too. The event CombatantsAdded, or CombatantsHidden, has their ids, in the order of the input, creatures last.',
  input: builder.inputType('AddCombatantsInput', {
    description: 'Who joins.',
    fields: (t) => ({
      ...envelope(t),
      combatants: t.field({
        type: [Combatant],
        required: false,
        description: 'Who joins with a sheet of their own.',
      }),
      creatures: t.field({
        type: [Creature],
        required: false,
        description:
          'Who joins from the `bestiary`. Actions and conditions that they need are added to the catalogue; what it has under the same key stays.',
      }),
      hidden: t.boolean({
        required: false,
        description:
          'True for those who are to wait in the wings, unknown to the table and no part of the fight, until `revealCombatants`.',
      }),
    }),
  }),
  toFields: ({ combatants, creatures, hidden }, { encounters }) => {
    const id = () => encounters.newId('cmb');
    return {
      combatants: (combatants ?? []).map(({ sheet, ...who }) => ({
        ...who,
        ...sheetFields(sheet),
        id: id(),
      })),
      creatures: creatures?.map((creature) => ({ ...creature, id: id() })),
      hidden,
    };
  },
});
