import { builder } from '../../plumbing/builder.ts';
import type { InputOf } from '../../plumbing/command.ts';
import { ItemAspect, ItemKind, WeaponForm } from './enums.ts';
import { abilityNames } from './sheet.ts';

const Abilities = builder.inputType('VigilanceAbilitiesInput', {
  description: 'The modifier of every ability, -20 to 20; 0 where it is left out (VIG-10).',
  fields: (t) =>
    Object.fromEntries(
      Object.entries(abilityNames).map(([key, description]) => [
        key,
        t.int({ required: false, description }),
      ]),
    ),
});

const Character = builder.inputType('VigilanceCharacterInput', {
  description: 'A combatant with abilities.',
  fields: (t) => ({
    abilities: t.field({ type: Abilities, required: false, description: 'Modifiers.' }),
    vigor: t.int({ required: false, description: 'What is left of it; full if left out.' }),
    focus: t.int({ required: false, description: 'What is left of it; full if left out.' }),
    damageLimitBonus: t.int({ required: false, description: 'What talents add to the limit.' }),
    stressLimitBonus: t.int({ required: false, description: 'What talents add to the limit.' }),
  }),
});

const Creature = builder.inputType('VigilanceCreatureInput', {
  description: 'A combatant with fixed numbers (VIG-14, 25).',
  fields: (t) => ({
    attackDifficulty: t.int({ description: 'What it attacks with.' }),
    defendDifficulty: t.int({ description: 'What it defends with.' }),
    movement: t.int({ required: false, description: 'Fields of one travel; 5 if left out.' }),
    damageLimit: t.int({ required: false, description: 'Where it falls; 40 if left out.' }),
    stressLimit: t.int({ required: false, description: 'Where it panics; 40 if left out.' }),
  }),
});

const Nature = builder.inputType('VigilanceNatureInput', {
  description: 'A character or a creature: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    character: t.field({ type: Character, required: false, description: 'With abilities.' }),
    creature: t.field({ type: Creature, required: false, description: 'With fixed numbers.' }),
  }),
});

const Item = builder.inputType('VigilanceItemInput', {
  description: 'Something that a combatant has with it.',
  fields: (t) => ({
    kind: t.field({ type: ItemKind, description: 'What it is.' }),
    key: t.string({ description: 'Names it in a command.' }),
    name: t.string({ description: 'For people.' }),
    advantageDice: t.int({
      required: false,
      description: 'Dice that it gives: by habit light 1, medium 2, heavy 3; 0 if left out.',
    }),
    aspects: t.field({
      type: [ItemAspect],
      required: false,
      description: 'What it can do besides.',
    }),
    form: t.field({
      type: WeaponForm,
      required: false,
      description: 'What a weapon is for; each weapon needs it.',
    }),
    hands: t.int({ required: false, description: 'Hands that a weapon takes; 1 if left out.' }),
    held: t.boolean({
      required: false,
      description: 'Whether a weapon is in hand; true if left out.',
    }),
    loaded: t.boolean({
      required: false,
      description: 'Whether a weapon is loaded; true if left out.',
    }),
  }),
});

export const Counters = builder.inputType('VigilanceCountersInput', {
  description: 'Counters of a condition.',
  fields: (t) => ({
    condition: t.string({ description: 'The key of the condition.' }),
    count: t.int({ description: 'How many.' }),
  }),
});

export const VigilanceSheetInput = builder.inputType('VigilanceSheetInput', {
  description: 'A sheet of the ruleset VIGILANCE.',
  fields: (t) => ({
    vigilance: t.int({ description: 'Who has more comes first (VIG-26, 27).' }),
    nature: t.field({ type: Nature, description: 'A character or a creature.' }),
    damage: t.int({ required: false, description: 'Taken already; 0 if left out.' }),
    stress: t.int({ required: false, description: 'The same; 0 if left out.' }),
    items: t.field({ type: [Item], required: false, description: 'What it has with it.' }),
    learnt: t.stringList({
      required: false,
      description: 'The keys of the actions that it knows besides the basic ones.',
    }),
    conditions: t.field({
      type: [Counters],
      required: false,
      description: 'The counters that it comes with.',
    }),
  }),
});

/** The same as the engine takes it: a nature is told apart by its kind. */
export function vigilanceSheet({ nature, ...sheet }: InputOf<typeof VigilanceSheetInput>) {
  const { character, creature } = nature;
  return {
    ...sheet,
    nature: character ? { kind: 'CHARACTER', ...character } : { kind: 'CREATURE', ...creature },
  };
}
