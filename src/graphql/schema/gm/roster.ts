import { builder } from '../../plumbing/builder.ts';
import { commandMutation, envelope, type InputFields } from '../../plumbing/command.ts';
import { event, field, id, ids, text } from '../../plumbing/event.ts';
import { HexInput } from '../encounter/hex.ts';
import { sheetFields, SheetInput } from './setup.ts';

/** Everything about who is there, as every ruleset tells it. */
export const rosterEvents = [
  event('CombatantsHidden', 'Combatants wait in the wings, unknown to the table.', {
    combatantIds: ids('Who, in the order of the input.', 'newcomers.*.combatant.id'),
  }),
  event('CombatantUpdated', 'The GM has changed a combatant.', {
    combatantId: id('Who.'),
    name: field('String', true)('What it is called now; null when that stays.'),
    side: field('String', true)('Which side it is of now; null when that stays.'),
  }),
  event('CombatantRemoved', 'The GM has taken a combatant off the table.', {
    combatantId: id('Who.'),
    name: text('What it was called.'),
    reason: field('String', true)('Why, as far as the GM says.'),
  }),
  event('HiddenCombatantRemoved', 'The GM has done away with a hidden combatant.', {
    combatantId: id('Who.'),
    name: text('What it was called.'),
    reason: field('String', true)('Why, as far as the GM says.'),
  }),
];

const NewPosition = builder.inputType('NewPositionInput', {
  description: 'Where a combatant is to appear.',
  fields: (t) => ({
    combatantId: t.id({ description: 'Who; one of `combatantIds`.' }),
    position: t.field({ type: HexInput, description: 'A free hex.' }),
  }),
});

commandMutation({
  name: 'revealCombatants',
  description:
    'Brings hidden combatants to the table, where they join like anybody who comes at that moment. Only the GM may.',
  input: builder.inputType('RevealCombatantsInput', {
    description: 'Who appears.',
    fields: (t) => ({
      ...envelope(t),
      combatantIds: t.idList({ description: 'Who, in the order in which they join.' }),
      positions: t.field({
        type: [NewPosition],
        required: false,
        description: 'Where some of them appear instead of where they were put.',
      }),
    }),
  }),
});

const target = (t: InputFields) => t.id({ description: 'Who, hidden or not.' });

commandMutation({
  name: 'updateCombatant',
  description:
    'Changes a combatant: its name and side at any time, its sheet before the fight or while it is hidden. Only the GM may.',
  input: builder.inputType('UpdateCombatantInput', {
    description: 'At least one thing to change.',
    fields: (t) => ({
      ...envelope(t),
      targetId: target(t),
      name: t.string({ required: false, description: 'What it is called from now on.' }),
      side: t.string({ required: false, description: 'Which side it is of from now on.' }),
      sheet: t.field({
        type: SheetInput,
        required: false,
        description: 'Its new sheet, in place of the whole old one.',
      }),
    }),
  }),
  toFields: ({ targetId, name, side, sheet }) => ({
    targetId,
    name,
    side,
    sheet: sheet && sheetFields(sheet),
  }),
});

commandMutation({
  name: 'removeCombatant',
  description:
    'Takes a combatant off the table for good. All that it does, and all that is under way to it, ends. Only the GM may.',
  input: builder.inputType('RemoveCombatantInput', {
    description: 'Who goes.',
    fields: (t) => ({
      ...envelope(t),
      targetId: target(t),
      reason: t.string({
        required: false,
        description: 'Why, for whoever knew of it; at most 500 characters.',
      }),
    }),
  }),
});
